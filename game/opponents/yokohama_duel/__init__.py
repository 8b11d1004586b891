"""How opponents think at Yokohama Duel."""
