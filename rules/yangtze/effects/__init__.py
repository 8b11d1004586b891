"""The only functions that change the state; each announces what it did."""
