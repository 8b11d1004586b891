"""Questions about a state, answered without changing it: asked by steps, words, boards and opponents."""
