"""One small value per fact, by what it is about."""
