"""One small value per fact."""
