"""The pictures of Yokohama's rules."""
