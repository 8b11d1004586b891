"""What single things are worth at Yokohama."""
