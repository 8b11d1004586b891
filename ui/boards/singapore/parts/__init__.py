"""The parts Singapore's board is made of."""
