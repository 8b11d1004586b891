"""Yangtze's opponents, tested."""
