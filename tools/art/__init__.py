"""Build-time drawing of every picture in Comptoir; the program itself only blits what this package wrote."""
