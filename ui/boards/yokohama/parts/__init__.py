"""The parts Yokohama's board is made of."""
