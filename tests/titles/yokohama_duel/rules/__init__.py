"""The rules of Yokohama Duel, one test per clause."""
