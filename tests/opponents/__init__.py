"""Opponents, title by title."""
