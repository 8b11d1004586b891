"""The art of Singapore."""
