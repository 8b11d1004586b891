"""Things one sets and presses, drawn in the print's own manner and reachable by keys."""
