"""How opponents think about Yangtze."""
