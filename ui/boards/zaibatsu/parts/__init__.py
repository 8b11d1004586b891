"""Parts of the table of Nippon: Zaibatsu."""
