"""Yokohama: what its tests have in common, and its tests."""
