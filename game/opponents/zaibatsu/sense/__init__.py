"""What no sane player of Nippon: Zaibatsu does, by where it happens."""
