"""The opponents of Pebbles."""
