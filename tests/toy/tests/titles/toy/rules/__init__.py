"""Clause by clause."""
