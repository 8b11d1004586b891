"""Singapore's opponents, tested."""
