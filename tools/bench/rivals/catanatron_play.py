"""Random games of catanatron: `catanatron_play.py SEATS SECONDS FIRST_SEED` prints decisions a second."""

import sys
import time

from catanatron import Color, Game, RandomPlayer

seats, seconds, seed = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:seats]
decisions = 0
start = time.process_time()
while time.process_time() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    decisions += len(game.state.actions)
    seed += 1
print(decisions / (time.process_time() - start))
