"""All that changes the state; each change is announced."""
