"""What the board is made of."""
