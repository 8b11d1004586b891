"""How opponents think about Nippon: Zaibatsu."""
