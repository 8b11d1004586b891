"""The pictures of Yangtze's rules."""
