"""The table: what all titles share of it."""
