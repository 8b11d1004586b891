"""The parts Yangtze's board is made of."""
