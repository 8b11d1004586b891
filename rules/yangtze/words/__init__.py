"""What things are called and what there is to say about them."""
