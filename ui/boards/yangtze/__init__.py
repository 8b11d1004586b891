"""Yangtze on the table: the river print, the merchants' slips, the tray, the auction."""
