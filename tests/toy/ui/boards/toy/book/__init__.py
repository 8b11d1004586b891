"""Pebbles away from its table."""
