"""Singapore: build a town, walk its streets, trade in its houses, and do not be caught with the opium."""
