"""Singapore, clause by clause."""
