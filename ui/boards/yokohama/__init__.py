"""Yokohama's table."""
