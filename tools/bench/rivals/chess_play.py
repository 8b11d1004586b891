"""Random games of python-chess: `chess_play.py SECONDS FIRST_SEED` prints moves a second."""

import random
import sys
import time

import chess

seconds, seed = float(sys.argv[1]), int(sys.argv[2])
decisions = 0
start = time.process_time()
while time.process_time() - start < seconds:
    choice = random.Random(seed).choice
    board = chess.Board()
    while (moves := list(board.legal_moves)) and board.halfmove_clock < 150 and not board.is_insufficient_material():
        board.push(choice(moves))
        decisions += 1
    seed += 1
print(decisions / (time.process_time() - start))
