"""The toy in the whole program, which must have been started with its tree: see `tests/joining/test_toy.py`."""
