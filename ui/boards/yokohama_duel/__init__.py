"""Yokohama Duel on the table: ten places of the harbour, the displays, two slips, tray and panels."""
