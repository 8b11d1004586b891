"""Build-time synthesis of the few sounds of Comptoir; the program only plays what this package wrote."""
