"""What the title says: names, tooltips, clauses, reasons."""
