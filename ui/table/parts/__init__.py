"""The parts of a table: bars, slips, log, outlines, tooltips."""
