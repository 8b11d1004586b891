"""Yangtze: buy goods on the river, sell them as cargoes, bid for trading posts, until the twelfth emperor comes."""
