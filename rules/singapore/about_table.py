"""Tooltips about what lies beside the town: stocks, tokens, the score track, the stack."""

from rules.core.target import HIDDEN, Seat, Target
from rules.core.text import Text, say
from rules.singapore import words
from rules.singapore.components import (
    BLACK_TOKENS,
    FINE_PER_OPIUM,
    FINE_PER_TOKEN,
    GOODS,
    OPIUM,
    OPIUM_LOST,
    SEAL_MONEY,
    SEALS,
    TILES,
    WHITE_TOKENS,
)
from rules.singapore.components import FLAGS as FLAGS_EACH
from rules.singapore.effects.raid import opium
from rules.singapore.effects.rounds import stack_size
from rules.singapore.places import TILE
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.street import streets_left
from rules.singapore.trade import stock


def about(state: SingaporeState, seat: Seat, target: Target) -> list[Text]:
    """One line each, the name first."""
    kind, key = target
    name = words.name(target)
    if kind == "worker":
        return [name, _worker(state, int(key))]
    if kind == "good":
        return _good(state, seat, str(key))
    if kind == "screen":
        return _screen(state, seat, int(key))
    if kind in ("tokens", "flags", "flag"):
        return [name, _pieces(state, kind, int(key))]
    if kind == "seat":
        return _seat(state, int(key))
    if kind == "marker":
        return [name, *_points(state, int(key))]
    if kind == "track":
        there = [other for other in state.track if state.vp[other] == int(key)]
        lines = [name, *(say("singapore.about.stands_here", seat=Target("seat", other)) for other in there)]
        return [*lines, Text("singapore.about.pile")] if len(there) > 1 else lines
    if kind == "seal":
        return [name, say("singapore.about.seal", n=SEAL_MONEY)]
    if kind in ("bag", "token"):
        black = BLACK_TOKENS - sum(state.tokens)
        return [name, say("singapore.about.bag", black=black, white=WHITE_TOKENS), _raid_now(state, seat)]
    if kind == "stack":
        return _stack(state, name)
    if target == Target("supply", "goods"):
        streets = say("singapore.about.streets_left", n=streets_left(state))
        return [name, say("singapore.about.supply", what=words.counted(state.supply)), streets]
    if target == Target("supply", "streets") or kind == "road":
        return [name, say("singapore.about.streets_left", n=streets_left(state))]
    if kind in ("raffles", "hut", "gone"):
        return [name, Text(f"singapore.about.{kind}")]
    return [name]


def _worker(state: SingaporeState, worker: int) -> Text:
    square = state.workers[worker] if worker < len(state.workers) else SET_ASIDE
    if square == SET_ASIDE:
        return Text("singapore.about.worker_aside")
    if square == WAITS:
        return Text("singapore.about.worker_waits")
    return say("singapore.about.worker_on", tile=TILE[state.tiles[square]])


def _good(state: SingaporeState, seat: Seat, good: str) -> list[Text]:
    kind = GOODS.index(good)
    lines = [words.name(Target("good", good))]
    held = stock(state, seat)[kind]
    if held != HIDDEN:
        lines.append(say("singapore.about.you_hold", n=held))
    lines.append(say("singapore.about.in_supply", n=state.supply[kind]))
    if kind == OPIUM:
        lines.append(Text("singapore.about.opium"))
    return lines


def _screen(state: SingaporeState, seat: Seat, other: int) -> list[Text]:
    name = words.name(Target("screen", other))
    if state.money[other] == HIDDEN:
        return [name, say("singapore.about.behind_screen", n=state.holes[other])]
    if other != seat:
        return [name]
    return [name, say("singapore.about.you_have", what=words.counted(stock(state, other), money=state.money[other]))]


def _pieces(state: SingaporeState, kind: str, colour: int) -> Text:
    if kind == "tokens":
        return say("singapore.about.tokens", n=state.tokens[colour])
    planned = state.flagged[colour] >= 0
    return say("singapore.about.flags_left", n=FLAGS_EACH - planned - state.owner.count(colour))


def _points(state: SingaporeState, seat: Seat) -> list[Text]:
    points = state.vp[seat]
    lines = [say("singapore.about.points", n=points)]
    if state.sealed[seat] < len(SEALS):
        lines.append(say("singapore.about.next_seal", seal=SEALS[state.sealed[seat]], n=SEAL_MONEY))
    return lines


def _seat(state: SingaporeState, seat: Seat) -> list[Text]:
    buildings = state.owner.count(seat)
    lines = [say("singapore.about.seat", seat=Target("seat", seat)), *_points(state, seat)]
    lines.append(say("singapore.about.buildings", n=buildings))
    lines.append(say("singapore.about.tokens", n=state.tokens[seat]))
    if state.track[0] == seat:
        lines.append(Text("singapore.about.furthest_back"))
    return lines


def _raid_now(state: SingaporeState, seat: Seat) -> Text:
    """What a raid would cost this seat, if it were the one raided."""
    tokens, held = state.tokens[seat], opium(state, seat)
    fine = tokens * FINE_PER_TOKEN + held * FINE_PER_OPIUM
    return say("singapore.about.raid_now", total=tokens + held, fine=fine, opium=OPIUM_LOST[held])


def draws(state: SingaporeState, key: str) -> Text:
    """That a token is drawn, and how many of those in the bag are white."""
    return say(key, white=WHITE_TOKENS, n=BLACK_TOKENS - sum(state.tokens) + WHITE_TOKENS)


def _stack(state: SingaporeState, name: Text) -> list[Text]:
    lines = [name, say("singapore.about.stack", n=stack_size(state))]
    for stage in sorted(dict.fromkeys(TILES[tile].stage for tile in state.stack)):
        number = sum(1 for tile in state.stack if TILES[tile].stage == stage)
        lines.append(say("singapore.about.stage_left", stage=Text(f"singapore.stage.{stage}"), n=number))
    return lines
