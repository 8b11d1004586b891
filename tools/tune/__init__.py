"""Learns what things are worth from games that opponents play among themselves."""
