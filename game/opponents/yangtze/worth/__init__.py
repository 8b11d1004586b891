"""What single things are worth at Yangtze."""
