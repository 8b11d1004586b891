"""Singapore's board, tested."""
