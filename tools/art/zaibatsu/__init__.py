"""The art of Nippon: Zaibatsu."""
