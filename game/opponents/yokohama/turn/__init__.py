"""How a turn of Yokohama is put together."""
