"""Nippon: Zaibatsu: its kit, placed positions, reader and tests."""
