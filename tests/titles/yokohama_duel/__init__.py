"""Yokohama Duel: its kit, placed positions, reader and tests."""
