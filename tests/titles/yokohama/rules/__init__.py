"""The rules of Yokohama, clause by clause."""
