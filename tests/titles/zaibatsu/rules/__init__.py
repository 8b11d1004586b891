"""Nippon: Zaibatsu, clause by clause."""
