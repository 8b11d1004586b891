"""Time budgets: generous, so that only a real slip breaks them. The true figures are those of `make bench`."""
