"""A table without its window: what is offered, chosen, thought and said."""
