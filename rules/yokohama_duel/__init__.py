"""Yokohama Duel: two merchants, ten places, four rounds."""
