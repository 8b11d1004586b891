"""Facts of the game, by subject."""
