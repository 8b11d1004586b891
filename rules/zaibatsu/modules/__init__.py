"""The optional modules, one file each."""
