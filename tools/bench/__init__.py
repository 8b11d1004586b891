"""The bench: how fast the program is, told as ratios wherever something else can stand beside it."""
