"""The pictures of Nippon: Zaibatsu's rules."""
