"""Yokohama Duel's opponents, tested."""
