"""Everything in the box of Nippon: Zaibatsu; what lies in it is read from the data of the rules."""

from functools import partial

from ..atlas import Sprite
from ..kit import ink, marks, palette
from . import automa, box, contracts, cuts, effects, factories, grounds, japan, pieces, plates, start_tokens, workers
from .signs import sign

ACTION_SIGNS = ("factory", "machines", "production", "ships", "trains", "local_markets", "investment", "contracts")
OTHER_SIGNS = ("foreign", "steps", "region", "cube", "hired", "expert", "space", "keep", "money", "vp", "coal", "silk")
BARRED_SIGNS = ("iron", "no_coal", "no_production", "flag", "flags", "ship", "machine", "train")
EDGE = 8  # of a ground that grows


def sprites() -> dict[str, Sprite]:
    """The atlas of Nippon: Zaibatsu."""
    named = {
        **_signs(),
        **_people(),
        **_pieces(),
        **_favours(),
        **_rounds(),
        **_japan(),
        **_quay(),
        **_factories(),
        **_zaibatsu(),
        **_papers(),
        **_solo(),
    }
    return {f"{box.TITLE}/{name}": sprite for name, sprite in named.items()}


def _square(size, draw, margin=3, **given):
    """A sprite of a drawing that takes a corner and a side."""
    return Sprite(size, size, partial(draw, x=0, y=0, s=size, **given), margin)


def _centred(size, draw, r, margin=3, **given):
    """A sprite of a drawing that takes a centre and a radius."""
    return Sprite(size, size, partial(draw, x=size / 2, y=size / 2, r=r, **given), margin)


def _grows(w, h, draw, edges=None, **given):
    """A nine-slice of a drawing that takes a size."""
    return Sprite(w, h, partial(draw, w=w, h=h, **given), 5, edges or (EDGE, EDGE, EDGE, EDGE))


def _signs():
    out = {}
    for good in box.kinds():
        out[f"good/{good}"] = _square(24, cuts.good, 2, name=good)
        out[f"good_small/{good}"] = _square(16, cuts.good, 2, name=good)
    named = {name: name for name in (*box.TRACKS, *ACTION_SIGNS, *OTHER_SIGNS, *BARRED_SIGNS)}
    named.update({f"track_{name}": f"track/{name}" for name in box.TRACKS})
    for name, drawn in named.items():
        out[f"sign/{name}"] = _square(24, sign, 2, name=drawn)
        out[f"sign_small/{name}"] = _square(16, sign, 2, name=drawn)
    out["flag/lower"] = Sprite(16, 20, partial(pieces.threshold, x=3, y=19.4, upper=False, s=18.6), 2)
    out["flag/upper"] = Sprite(24, 20, partial(pieces.threshold, x=3, y=19.4, upper=True, s=18.6), 2)
    out["plus"] = Sprite(14, 14, _plus, 1)
    return out


def _plus(c):
    """This service is improved."""
    ink.cut(c, ink.circle(7, 7, 6.4), palette.PINE, palette.INK, 0.9)
    ink.line(c, ink.path("M3.6 7 L10.4 7 M7 3.6 L7 10.4"), palette.PAPER, 1.6)


def _people():
    out = {}
    for colour in box.COLOURS:
        for name, expert in (("worker", False), ("expert", True)):
            out[f"{name}/{colour}"] = _square(40, workers.worker, 3, colour=colour, expert=expert)
            out[f"{name}_small/{colour}"] = _square(26, workers.worker, 2, colour=colour, expert=expert, lift=False)
        out[f"improvement/{colour}"] = _square(30, workers.improvement, 4, colour=colour)
        out[f"improvement_below/{colour}"] = _square(30, workers.improvement, 4, colour=colour, plus=False)
    for colour in (*box.COLOURS, "any"):
        out[f"service/{colour}"] = _centred(32, workers.service, 15, 2, colour=colour)
        out[f"service_small/{colour}"] = _centred(18, workers.service, 8.2, 2, colour=colour)
    out["worker_slot"] = _square(40, workers.worker_slot, 2)
    out["worker_slot_grey"] = _square(40, workers.worker_slot, 2, grey=True)
    return out


def _pieces():
    out = {}
    for seat in box.SEATS:
        for kind in box.PIECES:
            out[f"{kind}/{seat}"] = _square(30, pieces.seat_piece, 4, kind=kind, seat=seat)
        for value in box.VALUES:
            out[f"influence/{seat}/{value}"] = _square(27, pieces.influence, 4, seat=seat, value=value)
        for value in box.data()["influence_tokens"]["locked"]:
            out[f"influence_locked/{seat}/{value}"] = _square(27, pieces.influence_locked, 4, seat=seat, value=value)
        out[f"marker/{seat}"] = Sprite(24, 34, partial(pieces.marker, seat=seat, x=12, y=17, w=23, h=33), 4)
    for kind in box.PIECES:
        out[f"ghost/{kind}"] = _square(30, pieces.ghost_piece, 2, kind=kind)
    for value in box.VALUES:
        out[f"influence_away/{value}"] = Sprite(27, 27, partial(grounds.dashed_token, value=value, s=27), 2)
    for value in box.data()["influence_tokens"]["locked"]:
        out[f"influence_sign/{value}"] = _square(22, pieces.influence, 2, seat=None, value=value, lift=False)
    return out


def _favours():
    out = {}
    for level in (1, 2, 3):
        out[f"favour/{level}"] = _centred(44, pieces.favour, 21, 4, level=level)
        out[f"favour_small/{level}"] = _centred(24, pieces.favour, 11, 3, level=level)
    out["favour_slot"] = _centred(40, pieces.favour_slot, 19, 2)
    out["badge"] = Sprite(26, 26, _badge, 3)
    return out


def _badge(c):
    """A blossom with a paper heart: the points something is worth now stand on it."""
    marks.points(c, 13, 13, 13)
    ink.fill(c, ink.circle(13, 13, 9), palette.PAPER)


def _rounds():
    out = {
        "round_marker": _centred(28, pieces.round_marker, 13),
        "last_marker": _centred(28, pieces.last_marker, 13),
    }
    for shade, colour in (("dark", 0xFF3A424B), ("light", 0xFFD8CDB4)):
        out[f"round/{shade}"] = Sprite(18, 18, partial(_round, colour=colour), 2)
    for number, name in enumerate(("I", "II", "III"), start=1):
        out[f"period/{number}"] = Sprite(24, 24, partial(_period, name=name), 2)
    return out


def _round(c, colour):
    ink.cut(c, ink.circle(9, 9, 8.4), colour, palette.alpha(palette.PAPER, 0.7), 1.1)


def _period(c, name):
    """The seal of a period."""
    ink.cut(c, ink.circle(12, 12, 11.2), palette.INDIGO, palette.INK, 1.2)
    ink.line(c, ink.circle(12, 12, 9), palette.alpha(palette.BUTTER, 0.7), 0.9)
    ink.text(c, name, 12, 16.6, 14 if len(name) < 3 else 12, "display", palette.PAPER, "centre")


def _japan():
    out = {"demand_back": Sprite(46, 46, partial(japan.demand_back, s=46), 4)}
    printed = {
        value
        for region in box.data()["regions"]["items"]
        for each in region["cities"]
        for value in each["printed"].values()
    }
    for value in sorted(printed):
        out[f"space/{value}"] = Sprite(japan.SPACE, japan.SPACE, partial(japan.space, printed=value), 2)
        out[f"space_lit/{value}"] = Sprite(japan.SPACE, japan.SPACE, partial(japan.space, printed=value, lit=True), 2)
    for tile in box.items("demand_tiles"):
        for quarter in range(4):
            draw = partial(japan.demand, tile=tile, quarter=quarter, s=46)
            out[f"demand/{tile}/{quarter}"] = Sprite(46, 46, draw, 4)
    for key, region in box.items("regions").items():
        out[f"region_bonus/{key}"] = Sprite(40, 25, partial(japan.region_bonus, bonus=region["bonus"]), 2)
        for at, each in enumerate(region["train_spaces"]):
            out[f"rail/{key}/{at}"] = Sprite(japan.RAIL, japan.RAIL, partial(japan.rail, bonus=each["bonus"]), 2)
    out["nine/region"] = _grows(40, 25, japan.cartouche)
    out["nine/places"] = _grows(32, 32, grounds.table)
    out["nine/chart"] = Sprite(48, 48, partial(grounds.chart, w=48, h=48), 5, (EDGE, EDGE, EDGE, EDGE), "washi")
    out["nine/destination"] = _grows(32, 32, grounds.destination)
    out["nine/lintel"] = _grows(24, 8, grounds.lintel, (5, 3, 5, 3))
    return out


def _quay():
    out = {}
    for action in box.items("actions"):
        if action != "local_markets":
            out[f"cost/{action}"] = Sprite(86, 18, partial(japan.cost, action=action), 1)
            out[f"cost_low/{action}"] = Sprite(76, 16, partial(japan.cost, action=action, low=True), 1)
    out["market_table"] = Sprite(91, 64, japan.market_table, 1)
    out["market_table_low"] = Sprite(80, 62, partial(japan.market_table, low=True), 1)
    for name, full in (("on", True), ("off", False)):
        out[f"pip/{name}"] = Sprite(10, 10, partial(japan.pip, full=full), 1)
    salary = box.data()["worker_area"]["salary_per_color"]
    out["raise_coin"] = Sprite(18, 18, partial(japan.raise_coin, salary=salary), 2)
    out["nine/action"] = _grows(32, 32, grounds.action)
    out["nine/action_foot"] = _grows(32, 32, grounds.action, foot=True)
    out["nine/action_hot"] = Sprite(32, 32, partial(grounds.action, w=32, h=32, hot=True), 9, (EDGE, EDGE, EDGE, EDGE))
    for level in cuts.LEVEL_TINTS:
        out[f"nine/level_{level}"] = _grows(24, 24, grounds.by_level, level=level)
    return out


def _factories():
    out = {}
    for kind in box.kinds():
        for when in plates.GROUNDS:
            draw = partial(plates.ground, kind=kind, when=when)
            out[f"nine/plate_{kind}_{when}"] = _grows(40, 24, draw, (18, EDGE, EDGE, EDGE))
            out[f"nine/plate_tall_{kind}_{when}"] = _grows(32, 40, partial(draw, tall=True), (EDGE, 18, EDGE, EDGE))
        head = factories.HEAD + 2
        out[f"nine/factory_{kind}"] = _grows(40, 60, factories.on_zaibatsu, (EDGE, head, EDGE, EDGE), kind=kind)
        w, h = factories.HOUSE
        out[f"house/{kind}"] = Sprite(w, h, partial(factories.house, kind=kind, x=0.6, y=0.6, w=w - 1.2, h=h - 1.2), 1)
    out["house/old"] = Sprite(w, h, partial(factories.ruin, x=0.6, y=0.6, w=w - 1.2, h=h - 1.2), 1)
    out["nine/factory_old"] = _grows(46, 60, factories.old_on_zaibatsu, (EDGE, head, EDGE, EDGE))
    for key, tile in box.tiles().items():
        when = plates.timing(tile)
        out[f"tile/{key}"] = Sprite(*factories.LARGE, partial(factories.large, tile=tile), 5)
        out[f"effect/{key}"] = Sprite(plates.ROOM[when], plates.HIGH, partial(plates.run, tile=tile), 1)
        tall = plates.TALL[0], plates.TALL[1][when]
        out[f"effect_tall/{key}"] = Sprite(*tall, partial(plates.run_tall, tile=tile), 1)
        if effects.trigger(tile):
            out[f"trigger/{key}"] = Sprite(17, 24, partial(plates.tab, tile=tile, w=17, h=24), 1)
            out[f"trigger_tall/{key}"] = Sprite(40, 17, partial(plates.tab, tile=tile, w=40, h=17), 1)
    for kind in box.old_kinds():
        draw = partial(factories.old_large, kind=kind, most=box.data()["goods"]["capacity_per_factory"])
        out[f"tile/old_{kind}"] = Sprite(*factories.LARGE, draw, 5)
    for name, right in (("left", False), ("right", True)):
        out[f"machine_slot/{name}"] = Sprite(26, 26, partial(factories.machine_slot, s=26, right=right), 1)
    return out


def _zaibatsu():
    out = {}
    for name, ground in (("", palette.WHITE), ("_butter", 0xFFFBE2A6)):
        out[f"nine/cell{name}"] = _grows(24, 24, grounds.cell, ground=ground)
    out["nine/track"] = _grows(24, 24, grounds.track)
    out["nine/slot"] = _grows(40, 40, grounds.dashed, colour=palette.ASH)
    out["nine/taken"] = _grows(40, 24, grounds.dashed, colour=palette.INK, dash=(3, 3))
    out["nine/button"] = _grows(32, 25, grounds.button)
    for track in box.TRACKS:
        for bonus in box.data()["tracks"][track]["bonuses"]:
            name = effects.terms(bonus["effects"])[0][1]
            out[f"track_bonus/{track}/{bonus['position'] - 1}"] = _square(22, sign, 2, name=name)
    for gap, row in enumerate(box.data()["piece_rows"]["gaps"]):
        for at, bonus in enumerate(row["bonuses"]):
            name = effects.terms(bonus)[0][1]
            out[f"gap/{gap}/{at}"] = Sprite(24, 24, partial(_gap, name=name), 2)
    return out


def _gap(c, name):
    """A bonus between two rows of pieces, on paper so that the spaces beside it do not cut it."""
    ink.fill(c, ink.circle(12, 12, 12), palette.PAPER)
    sign(c, name, 1.6, 1.6, 20.8)


def _papers():
    out = {}
    for key, spec in box.items("contracts").items():
        out[f"contract/{key}"] = Sprite(*contracts.SIZE, partial(contracts.contract, spec=spec), 4)
        out[f"contract_done/{key}"] = Sprite(*contracts.SIZE, partial(contracts.contract, spec=spec, done=True), 4)
    out["contract_back"] = Sprite(*contracts.SIZE, contracts.back, 4)
    points = box.data()["start_tokens_a_vp"]
    for key, token in box.items("start_tokens_a").items():
        draw = partial(start_tokens.token_a, token=token, points=points[key])
        out[f"start_a/{key}"] = Sprite(*start_tokens.SIZE, draw, 5)
    for key, token in box.items("start_tokens_b").items():
        out[f"start_b/{key}"] = Sprite(*start_tokens.SIZE, partial(start_tokens.token_b, token=token), 5)
    for letter in start_tokens.TONES:
        out[f"start_back/{letter}"] = Sprite(*start_tokens.BACK, partial(start_tokens.back, letter=letter), 5)
    out["start_sign"] = Sprite(24, 24, start_tokens.seal, 2)
    out["nine/start_chip"] = _grows(32, 25, start_tokens.chip)
    return out


def _solo():
    size = automa.TOKEN, automa.TOKEN
    out = {"action_token/back": Sprite(*size, automa.action_back, 4)}
    for key, token in box.items("solo_action_tokens").items():
        out[f"action_token/{key}"] = Sprite(*size, partial(automa.action, token=token), 4)
    for key, token in box.items("shared_objectives").items():
        out[f"shared/{key}"] = Sprite(*size, partial(automa.objective, measure=token["measure"]), 4)
    for key, token in box.items("solo_objectives").items():
        asked = partial(automa.objective, measure=token["measure"], target=token["target"])
        out[f"solo/{key}"] = Sprite(*size, asked, 4)
        for colour in automa.OUTLINE:
            out[f"solo/{key}/{colour}"] = Sprite(*size, partial(asked, colour=colour), 4)
    for colour in automa.OUTLINE:
        out[f"solo_slot/{colour}"] = Sprite(*size, partial(automa.slot, colour=colour), 2)
    return out
