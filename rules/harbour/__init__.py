"""What the games set in the harbour of Yokohama have in common: rewards, rows by level, prices of two kinds."""
