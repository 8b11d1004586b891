"""What there is to say about the things of the table."""
