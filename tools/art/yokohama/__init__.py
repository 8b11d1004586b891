"""The art of Yokohama."""
