"""One file per decision."""
