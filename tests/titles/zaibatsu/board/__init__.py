"""The table of Nippon: Zaibatsu."""
