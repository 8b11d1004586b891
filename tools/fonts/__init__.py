"""The typefaces that stand in where our own have no sign, cut down from Noto."""
