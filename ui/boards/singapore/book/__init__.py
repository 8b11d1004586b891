"""The pictures of Singapore's rules."""
