"""Questions about a state; nothing here changes anything."""
