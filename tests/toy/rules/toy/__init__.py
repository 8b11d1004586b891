"""Pebbles: the smallest whole title. Two to four seats gather pebbles from a row and a bag."""
