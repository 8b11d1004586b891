"""Nippon: Zaibatsu's opponents, tested."""
