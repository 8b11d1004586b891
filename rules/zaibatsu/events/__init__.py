"""Facts, by what they are about."""
