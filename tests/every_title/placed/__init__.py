"""Positions that play hardly ever reaches, one file per title: `placed(table)` yields names and states at rest."""
