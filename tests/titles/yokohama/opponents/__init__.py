"""Yokohama's opponents, tested."""
