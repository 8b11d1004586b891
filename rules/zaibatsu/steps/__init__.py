"""What is decided or happens, one file per subject."""
