"""How a turn of Nippon: Zaibatsu is put together: what to try at each step, and the lines that come of it."""
