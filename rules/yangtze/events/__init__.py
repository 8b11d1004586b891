"""One small value per fact, by what it is about: turns, goods, cards, posts, emperors."""
