"""What the games set in one harbour have in common: goods, yen and imports, orders, rewards, payment."""
