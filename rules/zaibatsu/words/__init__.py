"""What the rules say of things: names, tooltips, clauses."""
