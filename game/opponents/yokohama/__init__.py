"""How opponents think at Yokohama."""
