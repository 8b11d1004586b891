"""Singapore on the table: a map that grows, the offer, the bag, the track, slips and tray."""
