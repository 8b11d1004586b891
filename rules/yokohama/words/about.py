"""What things are, do, and would give now: cards, tokens, boards, what seats own."""

from typing import Any

from rules.core.target import HIDDEN, SEATS, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.harbour.addresses import seat_and_name
from rules.yokohama import places
from rules.yokohama.cards import (
    ACHIEVEMENTS,
    AMOUNT,
    COUNTRIES,
    FREE_REWARD,
    FREE_TOKEN,
    GOODS_PER_POINT,
    IMPORT_POINTS,
    ORDERS,
    REWARD_TOKENS,
    TECHNOLOGIES,
    TILES,
    TITLES,
    YEN_PER_POINT,
)
from rules.yokohama.components import (
    CHURCH,
    HAND_LIMIT,
    HOUSES_END,
    IN_STORE,
    ITEMS,
    MAJORITY,
    NONE,
    PIECES,
    RATES,
    SET_UP,
    SHOPS_END,
    SLOT_SURCHARGE,
    SPACES,
)
from rules.yokohama.effects.cards import agents_left
from rules.yokohama.free import achievement_points
from rules.yokohama.reckoning.prices import missing_goods, piece_price, production_cost
from rules.yokohama.reckoning.standing import cards_of, houses_built, icons, on_board, progress, shops_built
from rules.yokohama.scoring import board_standing, final_points, production_sum, sets_told
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.laboratory import ChooseTechnology
from rules.yokohama.steps.spaces import ChooseSpace, faith_missing, taken_by
from rules.yokohama.words.about_area import token_lines
from rules.yokohama.words.amounts import amount, country, demand, price, rewards


# ------------------------------------------------------------ cards
def about_order(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Reward and country; for an own one, and one that lies open to be taken, what is missing."""
    if target == places.ORDER_BACK:
        return []
    order = places.ORDER.index(target)
    lines = [say("yokohama.about.order", goods=demand(order), rewards=rewards(ORDERS[order].rewards))]
    lines.append(_icons_line(state, seat, ORDERS[order].country))
    if order in state.hands[seat] or order in state.drawn[seat] or any(order in row for row in state.ports):
        missing = missing_goods(state, seat, order)
        if missing:
            lines.append(say("yokohama.about.order_missing", goods=price(missing)))
        else:
            lines.append(Text("yokohama.about.order_ready"))
    return lines


def _icons_line(state: YokohamaState, seat: Seat, number: int) -> Text:
    """A country: the icons of a seat, and the Agents left."""
    have, left = icons(state, seat)[number], agents_left(state, number)
    return say("yokohama.about.country", country=country(number), n=have, left=left)


def about_technology(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Effect, country, value; where it lies or what it would cost this seat now."""
    if target == places.TECHNOLOGY_BACK:
        return []
    card = places.TECHNOLOGY.index(target)
    each = TECHNOLOGIES[card]
    lines = [say(f"yokohama.about.technology.{TITLES[each.title]}", n=AMOUNT[each.title])]
    lines.append(_icons_line(state, seat, each.country))
    owner = next((other for other in range(state.seats) if state.techs[other] >> card & 1), NONE)
    if owner != NONE:
        return [*lines, say("yokohama.about.production_of", n=each.production, seat=SEATS[owner])]
    letter = next((number for number, row in enumerate(state.laboratories) if card in row), NONE)
    if letter == NONE:
        return [*lines, say("yokohama.about.production", n=each.production)]
    slot = state.laboratories[letter].index(card)
    lines.append(say("yokohama.about.cost", n=production_cost(card, slot), more=SLOT_SURCHARGE[slot]))
    step = state.pending[-1] if state.pending else None
    if isinstance(step, ChooseTechnology) and step.seat == seat and step.letter == letter:
        lines.append(say("yokohama.about.to_pay", n=len(step.dues(state, card))))
    return lines


def about_tile(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """The rewards of the spaces."""
    tile = TILES[places.TILE.index(target)]
    shops = [say("yokohama.about.site", rewards=rewards(each)) for each in tile.rewards[:-1] if each]
    return [*shops, say("yokohama.about.tile_house", rewards=rewards(tile.rewards[-1]))]


def about_five(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """What the token gives."""
    return token_lines(places.FIVE.index(target))


def about_achievement(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Points for the first and later ones, how far this seat is, who has completed it."""
    tile = places.ACHIEVEMENT.index(target)
    goal = ACHIEVEMENTS[tile]
    lines = [say("yokohama.about.achievement", first=goal.first, later=goal.later)]
    if tile not in state.achievements:
        return lines
    done = state.achieved[state.achievements.index(tile)]
    if seat in done:
        return [*lines, Text("yokohama.about.achieved")]
    for what, have, need in progress(state, seat, tile):
        key = what if goal.kind == "areas" else "any"
        lines.append(say(f"yokohama.about.progress_{key}", have=have, n=need))
    return [*lines, say("yokohama.about.achievement_now", n=achievement_points(state, tile))]


def about_reward(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """A flag, or a Free Agent."""
    number = REWARD_TOKENS[places.REWARD.index(target)].country
    return [Text("yokohama.about.free_agent")] if number == NONE else [_icons_line(state, seat, number)]


def about_agent(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """What an Agent is good for."""
    return [Text("yokohama.about.agent"), _icons_line(state, seat, COUNTRIES.index(str(target.key)))]


# ------------------------------------------------------------ boards
def about_space(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Reward, who stands there, what this seat would give, the majority."""
    board = 0 if target in places.SPACE[0] else 1
    space = places.SPACE[board].index(target)
    lines = [say("yokohama.about.gives", rewards=rewards(SPACES[board][space].rewards))]
    owner = state.boards[board][space]
    if owner != NONE:
        lines.append(taken_by(owner))
    step = state.pending[-1] if state.pending else None
    if isinstance(step, ChooseSpace) and step.seat == seat and step.board == board == CHURCH:
        lines.append(say("yokohama.about.faith_missing", n=faith_missing(space, step.number)))
    first, second = MAJORITY[board]
    have = board_standing(state, board, seat).number
    lines.append(say("yokohama.about.majority", first=first, second=second, n=have))
    told = SET_UP[state.seats]
    most = told.church_end if board == CHURCH else told.customs_end
    if on_board(state, board) >= most:
        return [*lines, say("yokohama.about.board_ended", most=most)]
    return [*lines, say("yokohama.about.board_end", have=on_board(state, board), most=most)]


def about_slot(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """A slot speaks for the card on it."""
    port = target.kind == "port_slot"
    slots, rows = (places.PORT_SLOT, state.ports) if port else (places.LABORATORY_SLOT, state.laboratories)
    letter = next(number for number, row in enumerate(slots) if target in row)
    card = rows[letter][slots[letter].index(target)] if letter < len(rows) else NONE
    if card == NONE:
        return [Text("yokohama.about.empty_slot")]
    if port:
        return about_order(rules, state, seat, places.ORDER[card])
    return [rules.name(places.TECHNOLOGY[card]), *about_technology(rules, state, seat, places.TECHNOLOGY[card])]


def about_deck(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How many cards are left, and what happens when there are none."""
    if target == places.ORDER_DECK:
        return [say("yokohama.about.deck", n=len(state.deck)), Text("yokohama.about.order_deck")]
    return [say("yokohama.about.deck", n=len(state.tech_deck))]


def about_achievement_row(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """The tile that lies there."""
    tile = places.ACHIEVEMENT[state.achievements[int(target.key)]]
    return [rules.name(tile), *about_achievement(rules, state, seat, tile)]


def about_reward_row(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How a reward is won."""
    return [Text("yokohama.about.reward_row")]


def about_supply(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Agents of a country left, and the next pair."""
    return [_icons_line(state, seat, COUNTRIES.index(str(target.key))), Text("yokohama.about.pair")]


# ------------------------------------------------------------ what a seat owns
def about_counter(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How many, and what they score at the end."""
    holder, name = seat_and_name(target)
    item = ITEMS.index(name)
    if name == "import":
        worth = say("yokohama.about.import_points", n=IMPORT_POINTS)
    elif name == "yen":
        worth = say("yokohama.about.yen_points", n=YEN_PER_POINT)
    else:
        worth = say("yokohama.about.goods_points", n=GOODS_PER_POINT)
    return [amount(item, state.stock[holder][item]), worth]


def about_store(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How many are left and what the next costs."""
    holder, name = seat_and_name(target)
    piece = PIECES.index(name)
    left = state.stock[holder][IN_STORE[piece]]
    lines = [say("yokohama.about.left", n=left)]
    if left:
        lines.append(say("yokohama.about.costs", n=piece_price(state, holder, piece)))
    return lines


def about_held(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Pieces in hand; how many are built of those that end the game."""
    holder, name = seat_and_name(target)
    if name == "president":
        return [Text("yokohama.about.president")]
    lines = [say("yokohama.about.in_hand", n=state.stock[holder][len(ITEMS) + PIECES.index(name)])]
    if name == "shop":
        lines.append(say("yokohama.about.built_of", have=shops_built(state, holder), most=SHOPS_END))
    elif name == "house":
        lines.append(say("yokohama.about.built_of", have=houses_built(state, holder), most=HOUSES_END))
    return lines


def about_piece(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """What a piece does."""
    return [Text(f"yokohama.about.{target.kind}")]


def about_agents(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Unused ones of a kind."""
    holder, _ = seat_and_name(target)
    kind = places.OWN_AGENTS[holder].index(target)
    free = kind in (FREE_TOKEN, FREE_REWARD)
    lines = [say("yokohama.about.unused", n=state.agents[holder][kind])]
    return [*lines, Text("yokohama.about.free_agent" if free else "yokohama.about.agent")]


def about_cards_of(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How many cards or tokens, and what they score as things stand."""
    holder = int(target.key)
    if target.kind == "hand":
        known = [order for order in state.hands[holder] if order != HIDDEN]
        told = [say("yokohama.about.order", goods=demand(o), rewards=rewards(ORDERS[o].rewards)) for o in known]
        return [say("yokohama.about.hand", n=len(state.hands[holder]), most=HAND_LIMIT), *told]
    if target.kind == "completed":
        lines = [say("yokohama.about.left", n=len(state.completed[holder]))]
        return [*lines, say("yokohama.about.countries", n=final_points(state, holder)["countries"])]
    if target.kind == "technologies":
        lines = [say("yokohama.about.technologies", n=len(cards_of(state, holder)), sum=production_sum(state, holder))]
        return [*lines, say("yokohama.about.technology_bonus", n=final_points(state, holder)["technology"])]
    counts = {
        "used_agents": sum(state.spent[holder]),
        "tokens": len(state.taken[holder]),
        "drawn": len(state.drawn[holder]),
        "rewards": int(state.flags[holder] != NONE),
    }
    return [say("yokohama.about.left", n=counts[target.kind])]


def about_icons(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Icons by country, and what sets of different countries score now."""
    counts = icons(state, int(target.key))
    if not any(counts):
        return [Text("yokohama.about.icons_none")]
    told = [say("yokohama.about.icons_of", country=country(n), n=number) for n, number in enumerate(counts) if number]
    return [listed(told), *sets_told(state, int(target.key))]


def about_seat(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Points now, and as if the game ended."""
    holder = int(target.key)
    total = rules.scores(state)[holder].total
    return [
        say("yokohama.about.points", n=state.points(holder)),
        say("yokohama.about.points_at_end", n=total),
    ]


def about_exchange(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """The rate."""
    rate = next((rate for rate in RATES if ITEMS[rate.item] == target.key), None)
    return [] if rate is None else [say(f"yokohama.about.{target.kind}", price=rate.yen)]
