"""Yokohama Duel's board, tested."""
