"""The parts Yokohama Duel's board is made of."""
