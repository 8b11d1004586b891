"""What single things are worth at Nippon: Zaibatsu."""
