"""What the two titles of the harbour share: buildings, crates, prints of the places, technologies."""
