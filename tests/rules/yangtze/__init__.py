"""Yangtze, clause by clause."""
