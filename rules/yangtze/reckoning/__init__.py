"""Pure questions about a state, asked by steps, words, boards and opponents."""
