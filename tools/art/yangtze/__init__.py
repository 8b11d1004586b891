"""The art of Yangtze."""
