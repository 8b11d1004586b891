"""How a turn of Singapore is planned: ways, deeds, openings, and the moves they come to."""
