"""What the rules say: names, explanations, clauses."""
