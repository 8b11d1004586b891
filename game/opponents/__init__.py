"""Opponents: title-free ways of choosing, and for each title a judge of what positions are worth."""
