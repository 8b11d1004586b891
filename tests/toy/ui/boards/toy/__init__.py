"""Pebbles on the table."""
