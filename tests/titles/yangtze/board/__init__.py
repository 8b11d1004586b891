"""Yangtze's board, tested."""
