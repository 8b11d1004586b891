"""What single things are worth at Singapore."""
