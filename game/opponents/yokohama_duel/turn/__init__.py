"""How a turn of Yokohama Duel is played where it needs no thought."""
