"""What the games of the harbour share."""
