"""What the title says of its things: names, tooltips, the clauses they open."""
