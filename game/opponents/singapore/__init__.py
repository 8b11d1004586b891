"""How opponents think about Singapore."""
