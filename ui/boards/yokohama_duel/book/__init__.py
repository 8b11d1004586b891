"""The pictures of Yokohama Duel's rules."""
