"""Yokohama's board, tested."""
