"""The art of Yokohama Duel."""
