"""What is asked, what moves would do, what the log tells."""

from rules.core.target import Target
from rules.harbour.rewards import Reward
from rules.yokohama.events.people import PresidentMoved
from rules.yokohama.events.turns import EndTriggered, StartingOrderReturned
from rules.yokohama.moves import ALL, WALK
from rules.yokohama.places import COUNTER
from rules.yokohama.reckoning.moment import in_hand
from rules.yokohama.reckoning.ways import Route
from rules.yokohama.steps.movement import payments
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import RULES
from tests.titles.yokohama.rules.speaking import log, phrases, plain, prompt
from tests.titles.yokohama.rules.test_areas import rewarded
from tests.titles.yokohama.rules.test_movement import moving
from tests.titles.yokohama.rules.test_setup import dealt

RICH = {"copper": 9, "silk": 9, "tea": 9, "fish": 9}


def phase(harbour: Harbour) -> str:
    return plain(harbour.rules.phase(harbour.state)).removeprefix("phase.")


def role(harbour: Harbour) -> str:
    return plain(harbour.rules.role(harbour.state)).removeprefix("role.")


def helped(harbour: Harbour) -> str:
    return plain(harbour.rules.help(harbour.state)).removeprefix("help.")


# ------------------------------------------------------------ before the first turn
def test_starting_orders() -> None:
    state = dealt(2)
    assert plain(RULES.prompt(state)) == "prompt.keep"
    assert plain(RULES.phase(state)) == "phase.start"
    assert plain(RULES.help(state)) == "help.keep"
    moves = RULES.legal_moves(state)
    assert len(moves) == 2
    assert plain(RULES.describe(state, moves[0])).startswith("do.keep(order=an_order(")
    reason = RULES.why_not(state, Target("area", "bank"))
    assert plain(reason) == "refuse.keep_first"
    RULES.apply(state, moves[0])
    assert [target.kind for target in in_hand(state, state.pending[-1].decider(state))] == ["order"]
    assert in_hand(RULES.seen_by(state, 1), 0) == (), "which one is nobody else's business"
    assert plain(RULES.describe(state, RULES.legal_moves(state)[-1])) == "do.keep_end_turn"
    assert [type(move).__name__ for move in RULES.search_moves(state)] == ["Button"]
    secret = StartingOrderReturned(0, 3)
    assert plain(secret.seen_by(1).text()) == "log.started(seat=seat/0, order=back.order)"
    assert secret.seen_by(0) == secret


# ------------------------------------------------------------ placement and movement
def test_placement_speaks() -> None:
    harbour = Harbour().men(bank=1).president(1, "bank").own(yen=2).begin()
    assert (prompt(harbour), helped(harbour), role(harbour)) == ("open(n=3)", "open(n=2)", "open")
    assert phase(harbour) == "round(round=1, step=step.placement)"
    assert "place(area=area/tea_1, power=2)" in phrases(harbour)
    assert "place_paid(area=area/bank, power=3, n=1)" in phrases(harbour)
    harbour.place("bank")
    assert log(harbour) == ["placed_paid(seat=seat/0, area=area/bank, paid=toll(seat=seat/1, n=1))"]
    assert (prompt(harbour), role(harbour)) == ("placing_first(area=area/bank, n=2)", "placing")
    assert phrases(harbour)[-1] == "placing_done"
    harbour.place("tea")
    assert prompt(harbour) == "placing(n=1)"
    assert log(harbour) == ["placed(seat=seat/0, area=area/tea_1)"]
    event = harbour.last[0]
    assert (event.goes_on(), plain(event.tail())) == (True, "log.placed_too(area=area/tea_1)")
    few = Harbour().hold(assistant=2).begin().place("tea")
    assert prompt(few) == "placing_first(area=area/tea_1, n=1)"
    none = Harbour().hold(assistant=0).orders(0, 1).begin()
    assert (prompt(none), helped(none), phrases(none)) == ("open_none", "None", ["open_done"])
    wire = Harbour().techs(0, "telegram").begin().place("tea", "tea")
    assert prompt(wire) == "telegram(area=area/tea_1)"


def test_movement_speaks() -> None:
    harbour = moving(church=1, customs=1).president(0, "bank").president(1, "church").own(yen=1).begin()
    assert (prompt(harbour), helped(harbour), phase(harbour)) == (
        "movement",
        "movement",
        "round(round=1, step=step.movement)",
    )
    assert phrases(harbour) == ["go_paid(area=area/customs, power=2, n=1)", "movement_home"]
    harbour.go("customs")
    assert log(harbour)[0] == "went_paid(seat=seat/0, area=area/customs, paid=toll(seat=seat/1, n=1))"
    home = moving(church=1).begin()
    assert phrases(home) == ["go(area=area/church, power=2)", "movement_people"]
    assert prompt(home) == "movement_hand", "he cannot be taken home from there"
    assert log(home.home()) == ["stayed_home(seat=seat/0)"]
    assert (prompt(home), phrases(home)) == ("bring", ["return(area=area/church)", "bring_all", "bring_done"])
    assert log(home.make(ALL)) == ["returned(seat=seat/0, area=area/church, n=1)"]
    board = moving().president(0, "bank").begin().home()
    assert log(board) == ["taken_back(seat=seat/0, area=area/bank)"]


def test_ways_and_walks_speak() -> None:
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=3)
    harbour.president(0, "bank").president(1, "church").president(2, "laboratory_a").begin()
    harbour.go("customs")
    assert prompt(harbour) == "way(area=area/customs)"
    assert phrases(harbour) == ["way(paid=toll(seat=seat/1, n=1))", "way(paid=toll(seat=seat/2, n=1))"]
    walk = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=5)
    walk.president(0, "bank").president(1, "church").begin()
    assert "movement_walk" in phrases(walk)
    assert WALK not in walk.rules.search_moves(walk.state)
    walk.make(WALK)
    assert (prompt(walk), phrases(walk)) == (
        "walk",
        ["enter_paid(area=area/church, n=1)", "enter(area=area/laboratory_a)"],
    )
    walk.make(walk.legal[1])
    assert log(walk) == ["went_walk(seat=seat/0, area=area/laboratory_a)"]
    assert phrases(walk)[-1] == "walk_done"


def test_fares_are_told_with_the_canal() -> None:
    def told(*paid: tuple[int, int], how: str = "walk") -> str:
        return plain(PresidentMoved(0, 1, (2, 8), paid, how).text()).removeprefix("log.")

    assert told((-1, 1)) == "went_canal(seat=seat/0, area=area/bank, n=1)"
    both = "went_paid_canal(seat=seat/0, area=area/bank, paid=toll(seat=seat/2, n=1), n=1)"
    assert told((2, 1), (-1, 1)) == both
    paid = plain(payments(Route((17, 8), ((2, 1), (-1, 1)), "walk")))
    assert paid == "common.list(first=toll(seat=seat/2, n=1), rest=toll_canal(n=1))"
    assert [told(how=how) for how in ("walk", "hand", "tram", "station")] == [
        f"went_{how}(seat=seat/0, area=area/bank)" for how in ("walk", "hand", "tram", "station")
    ]


# ------------------------------------------------------------ actions
def test_actions_speak() -> None:
    trade = Harbour().own(yen=2, tea=1).at("chinatown", 2)
    assert (prompt(trade), role(trade)) == ("exchange(n=2)", "exchange")
    assert "buy(what=gain.copper(n=1), price=2)" in phrases(trade)
    assert "sell(what=gain.tea(n=1), price=1)" in phrases(trade)
    assert log(trade.sell("tea")) == ["sold(seat=seat/0, what=gain.tea(n=1), price=1)"]
    assert log(trade.buy("fish"))[0] == "bought(seat=seat/0, what=gain.fish(n=1), price=1)"
    hire = Harbour().own(yen=9).at("employment_agency", 4)
    assert (prompt(hire), phase(hire)) == ("hire(n=3)", "round(round=1, step=step.warehouse)")
    assert phrases(hire) == ["hire_assistant", "hire_shop(price=2)", "hire_house(price=4)", "hire_done"]
    assert log(hire.hire("assistant")) == ["hired(seat=seat/0)"]
    assert log(hire.hire("shop")) == ["hired_shop(seat=seat/0, price=2)"]
    assert log(hire.hire("house"))[0] == "hired_house(seat=seat/0, price=4)"


def test_boards_speak() -> None:
    harbour = Harbour().own(copper=2, tea=1, fish=1).at("church", 4)
    assert (prompt(harbour), helped(harbour), role(harbour)) == ("church(n=4)", "church", "church")
    assert phrases(harbour)[-1] == "space_skip"
    first = "space(space=space/church_1, rewards=common.list(first=gain.points(n=3), rest=gain.move(n=1)))"
    assert phrases(harbour)[0] == first
    harbour.take_space("church", 2)
    assert prompt(harbour) == "pay_space(power=4, given=1, have=5, cost=5)"
    assert phrases(harbour)[:2] == ["keep_item(what=gain.copper(n=1))", "from_hand"]
    assert phrases(harbour)[-1] == "pay_space_done"
    harbour.give("copper")
    assert prompt(harbour) == "pay_space(power=4, given=0, have=4, cost=5)"
    assert "give(what=gain.tea(n=1))" in phrases(harbour)
    harbour.give("tea").source("hand")
    assert {"from_area", "keep_item(what=gain.tea(n=1))"} <= set(phrases(harbour))
    harbour.stop()
    given = "common.list(first=gain.points(n=3), rest=gain.import(n=1))"
    assert log(harbour) == [
        f"space_paid(seat=seat/0, space=space/church_2, rewards={given}, price=gain.tea(n=1))",
    ]
    free = Harbour().at("church", 4).take_space("church", 1)
    assert prompt(free) == "pay_from(space=space/church_1)"
    assert log(free.stop())[0].startswith("space(seat=seat/0, space=space/church_1")
    customs = Harbour().own(imports=1).at("customs", 3)
    assert (prompt(customs), helped(customs), role(customs)) == ("customs(n=2)", "customs", "customs")


def test_laboratory_and_port_speak() -> None:
    study = Harbour().laboratory("a", "tram").own(yen=4, imports=1).at("laboratory_a", 3)
    assert (prompt(study), helped(study)) == ("technology(n=3)", "technology(yen=2, n=1)")
    assert phrases(study) == ["technology(technology=technology.tram, n=2)", "technology_skip"]
    study.choose("tram")
    assert prompt(study) == "pay_technology(technology=technology.tram, price=gain.yen(n=4))"
    assert phrases(study) == ["rather(what=gain.import(n=1))", "technology_free(technology=technology.tram)"]
    study.give("imports")
    assert phrases(study)[0] == "rather(what=gain.yen(n=2))"
    paid = "common.list(first=gain.import(n=1), rest=gain.yen(n=2))"
    assert log(study.stop())[0] == f"technology_paid(seat=seat/0, technology=technology.tram, price={paid})"
    free = Harbour().laboratory("a", "tram", "winery").at("laboratory_a", 5).choose("tram")
    assert prompt(free) == "take_technology(technology=technology.tram)"
    assert log(free.stop())[0] == "technology(seat=seat/0, technology=technology.tram)"
    assert log(free)[1].startswith("new_technology(technology=technology.")
    port = Harbour().port("a", 26, 29, 1).own(yen=2, imports=1).at("port_a", 2)
    assert (prompt(port), helped(port)) == ("port", "port(yen=2, n=1)")
    german = "an_order(country=country.german, goods=gain.copper(n=2))"
    assert phrases(port)[0] == f"order(order={german})"
    assert phrases(port)[-1] == "port_skip"
    port.take_order(26)
    assert (prompt(port), helped(port), phrases(port)[-1]) == ("port_second(yen=2, n=1)", "None", "port_done")
    port.take_order(29)
    assert prompt(port) == "pay_orders(price=gain.yen(n=2))"
    assert phrases(port) == ["rather(what=gain.import(n=1))", "pay_orders_done"]
    port.give("imports")
    assert (prompt(port), phrases(port)[0]) == ("pay_orders(price=gain.import(n=1))", "rather(what=gain.yen(n=2))")
    assert log(port.stop())[0].startswith("orders_taken(seat=seat/0, orders=common.list(first=an_order(")
    strong = Harbour().hold(assistant=0).men(port_a=4).begin().go("port_a")
    assert "gained(seat=seat/0, what=gain.points(n=3))" in log(strong)
    one = Harbour().port("a", 26).at("port_a", 2).take_order(26)
    assert prompt(one) == f"port_take(order={german})"
    assert log(one.stop())[0] == f"order_taken(seat=seat/0, orders={german})"
    assert log(one)[1].startswith("new_orders(orders=common.list(first=an_order(")


def test_token_building_and_recovery_speak() -> None:
    harbour = Harbour().tile("tea", 9).token("tea", "five_yen_3").techs(0, "gaslight", "electrical_light", "telephone")
    harbour.hold(house=1).at("tea", 5)
    assert (prompt(harbour), phase(harbour)) == (
        "token(token=gain.yen(n=3))",
        "round(round=1, step=step.five_power_bonus)",
    )
    assert phrases(harbour) == ["token(token=gain.yen(n=3))", "token_skip"]
    assert log(harbour.take_token("tea")) == ["token(seat=seat/0, rewards=gain.yen(n=3))"]
    assert prompt(harbour) == "build(area=area/tea_1)"
    shop = "build_shop(rewards=common.list(first=gain.points(n=4), rest=gain.points(n=2)))"
    assert phrases(harbour)[0] == shop
    assert phrases(harbour)[4].startswith("build_house(rewards=common.list(first=gain.points(n=6)")
    assert phrases(harbour)[-1] == "build_skip"
    harbour.build("tea", 3)
    assert log(harbour) == [
        "built_shop(seat=seat/0, area=area/tea_1, rewards=common.nothing)",
        "technology_gave(seat=seat/0, technology=technology.gaslight, what=gain.points(n=2))",
    ]
    assert (prompt(harbour), phrases(harbour)) == ("recover(area=area/tea_1)", ["recover_leave_one", "recover_done"])
    assert log(harbour.leave_one()) == ["recovered_but(seat=seat/0, area=area/tea_1, n=3, left=1)"]
    plainer = Harbour().tile("tea", 9).token("tea", "").hold(house=1).at("tea", 4)
    assert phrases(plainer)[0] == "build_shop(rewards=gain.points(n=4))"
    house = Harbour().tile("tea", 9).token("tea", "").hold(house=1, shop=0).at("tea", 4).build("tea", 4)
    assert log(house)[0].startswith("built_house(seat=seat/0, area=area/tea_1")
    assert log(house)[1] == "recovered(seat=seat/0, area=area/tea_1, n=3)"
    assert prompt(Harbour().token("tea", "").hold(house=0).at("tea", 4)) == "build_shop(area=area/tea_1)"
    assert prompt(Harbour().token("tea", "").hold(house=1, shop=0).at("tea", 4)) == "build_house(area=area/tea_1)"
    quiet = Harbour(free_agents=True).token("tea", "five_free_agent").at("tea", 5).take_token("tea")
    assert log(quiet) == ["free_agent(seat=seat/0)"]


def test_a_token_is_told_within_a_sentence_as_what_it_gives() -> None:
    harbour = Harbour().token("tea", "five_any_2").at("tea", 5)
    assert prompt(harbour) == "token(token=gain.any_good(n=2))"
    free = Harbour(free_agents=True).token("tea", "five_free_agent").at("tea", 5)
    assert prompt(free) == "token(token=five.five_free_agent)", "what gives nothing has its name"


def test_rewards_speak() -> None:
    harbour = rewarded(Harbour().men(bank=1), Reward("move", 2), Reward("any_good", 2))
    assert (prompt(harbour), role(harbour), phase(harbour)) == ("parts", "parts", "round(round=1, step=step.reward)")
    assert phrases(harbour) == ["part(part=part/move)", "part(part=part/any_good)"]
    harbour.make(harbour.legal[0])
    assert (prompt(harbour), helped(harbour)) == ("free(n=2)", "free")
    assert phrases(harbour) == ["free_from(area=area/bank)", "free_hand", "free_skip"]
    harbour.make(harbour.legal[0])
    assert prompt(harbour) == "free_to"
    assert phrases(harbour)[0] == "free_to(area=area/copper_mine_1)"
    harbour.make(harbour.legal[0])
    assert log(harbour) == ["freely_moved(seat=seat/0, source=area/bank, area=area/copper_mine_1)"]
    harbour.move_man("hand", "tea")
    assert log(harbour) == ["freely_placed(seat=seat/0, area=area/tea_1)"]
    assert (prompt(harbour), phrases(harbour)[0]) == ("wish(n=2)", "wish(what=gain.copper(n=1))")
    assert log(harbour.wish("silk")) == ["gained(seat=seat/0, what=gain.silk(n=1))"]


def test_additional_actions_speak() -> None:
    harbour = (
        Harbour().own(**RICH, yen=10).orders(0, 29).agents(british=1).men(bank=2).techs(0, "spinning", "university")
    )
    harbour.achievements("a_copper_5", "b_yen_10", "c_production_4").begin()
    told = phrases(harbour)
    assert "complete(goods=gain.copper(n=3), rewards=gain.points(n=6))" in told
    assert "achieve(tile=achievement/a_copper_5, n=10)" in told
    assert "agent(agent=agent/british)" in told
    assert "spin(price=gain.yen(n=2))" in told
    assert "study(price=gain.yen(n=1))" in told
    used = [target.key for move in harbour.legal for target in move.targets() if target.kind == "technology"]
    assert sorted(used) == ["spinning_mill_french", "university_german"], "each is clicked on its own card"
    assert log(harbour.complete(29)) == [
        "completed(seat=seat/0, country=country.german, goods=gain.copper(n=3), rewards=gain.points(n=6))",
        "agent(seat=seat/0, agent=agent/german)",
    ], "the University is German too"
    assert log(harbour.achieve("a_copper_5")) == ["achieved(seat=seat/0, tile=achievement/a_copper_5, n=10)"]
    assert log(harbour.spin()) == ["spun(seat=seat/0, price=gain.yen(n=2))"]
    assert log(harbour.study()) == ["studied(seat=seat/0, price=gain.yen(n=1))"]
    harbour.make(next(move for move in harbour.legal if type(move).__name__ == "UseAgent"))
    assert (prompt(harbour), phrases(harbour)) == ("agent(agent=agent/british)", ["send(area=area/bank, power=2)"])
    assert phase(harbour) == "round(round=1, step=step.additional)"
    harbour.make(harbour.legal[0])
    assert log(harbour)[:3] == [
        "agent_used(seat=seat/0, agent=agent/british, area=area/bank)",
        "acted(seat=seat/0, area=area/bank, power=2)",
        "gained(seat=seat/0, what=gain.yen(n=2))",
    ]
    harbour.place("bank").stop().home().stop()
    assert (prompt(harbour), phrases(harbour)[0]) == ("close", "close_end_turn")
    assert log(harbour.end()) == ["turn(round=1)"]


def test_before_the_turn_ends_it_is_named_what_may_still_be_done() -> None:
    idle = Harbour().begin().place("bank").stop().home().stop()
    assert (prompt(idle), helped(idle)) == ("close", "close")
    busy = Harbour().own(copper=3, silk=1).orders(0, 29).techs(0, "spinning")
    busy.begin().place("bank").stop().home().stop()
    assert helped(busy) == "close_free(acts=common.list(first=free.complete, rest=free.use))"


def test_pairs_houses_and_rewards_are_told() -> None:
    harbour = Harbour().own(copper=9, tea=9).done(0, 26).orders(0, 29).begin().complete(29)
    assert log(harbour)[-1] == "agent(seat=seat/0, agent=agent/german)"
    house = Harbour().house(1, "bank").men(bank=1).hold(assistant=0).begin().go("bank")
    assert "house(seat=seat/1, area=area/bank, n=1)" in log(house)
    station = Harbour().laboratory("a", "station").own(yen=9).at("laboratory_a", 5).choose("station").stop()
    assert (prompt(station), phrases(station)[0]) == ("station", "station(area=area/copper_mine_1)")
    assert log(station.put_station("tea"))[0] == "station(seat=seat/0, area=area/tea_1)"
    reward = Harbour(achievement_rewards=True).achievements("a_copper_5", "b_yen_10", "c_production_4").own(copper=5)
    reward.achieved("b_yen_10", 0).achieved("c_production_4", 0)
    reward.state.reward_row = [1, 5]
    reward.begin().achieve("a_copper_5")
    assert (prompt(reward), role(reward), phase(reward)) == ("reward", "reward", "round(round=1, step=step.additional)")
    assert phrases(reward) == ["reward(reward=reward/reward_flag_american)", "reward(reward=reward/reward_free_agent)"]
    assert log(reward.take_reward(5)) == ["reward(seat=seat/0, reward=reward/reward_free_agent)"]


# ------------------------------------------------------------ the end
def test_the_end_is_announced() -> None:
    harbour = Harbour(2).hold(shop=0, house=1).store(house=0).token("tea", "").at("tea", 4).build("tea", 4)
    assert "cause_houses(seat=seat/0)" in log(harbour)
    assert phase(harbour) == "last_but_one(step=step.additional)"
    assert plain(harbour.rules.end_note(harbour.state)) == "end.turns(cause=cause.houses, n=4)"
    harbour.end().let_turn_pass()
    assert phase(harbour) == "last(step=step.placement)"
    assert plain(harbour.rules.end_note(harbour.state)) == "end.turns(cause=cause.houses, n=2)"
    harbour.let_turn_pass().let_turn_pass()
    assert harbour.is_over()
    assert log(harbour) == ["end_round"]
    assert harbour.last[-1].heading()
    assert phase(harbour) == "over"
    assert harbour.rules.end_note(harbour.state) is None
    assert plain(harbour.rules.why_not(harbour.state, COUNTER[0][0])) == "common.refuse.over"
    assert Harbour().begin().rules.end_note(Harbour().state) is None
    assert plain(EndTriggered(1, "shops").text()) == "log.cause_shops(seat=seat/1)"


def test_scores_tell_their_reasons() -> None:
    harbour = (
        Harbour().own(yen=5, imports=2, tea=4).agents(dutch=1).techs(0, "tram").done(0, 1).board("church", space_1=0)
    )
    rows = harbour.rules.scores(harbour.state)[0].rows
    assert [plain(row.category).removeprefix("score.") for row in rows] == [
        "orders", "achievements", "spaces", "buildings", "technologies", "areas",
        "church", "customs", "technology", "countries", "agents", "imports", "yen", "goods",
    ]  # fmt: skip
    reasons = [plain(row.reason).removeprefix("reason.") for row in rows]
    assert reasons[0] == "in_play_orders"
    assert reasons[6:] == [
        "board(n=1)", "board(n=0)", "technology(n=5)", "countries(n=1)", "agents(n=1)", "imports(n=2)", "yen(n=5)",
        "goods(n=4)",
    ]  # fmt: skip


def test_the_sheet_names_the_sets_of_countries() -> None:
    harbour = Harbour().techs(0, "tram").done(0, 1, 26, 27)
    row = next(row for row in harbour.rules.scores(harbour.state)[0].rows if row.category.key.endswith("countries"))
    sets = [dict(part.args) for part in row.parts]
    assert [plain(part).partition("(")[0] for part in row.parts] == ["about.icons_set"] * len(sets)
    assert row.reason.args == (("n", len(sets)),)
    assert len(sets) > 1
    assert sum(each["n"] for each in sets) == row.points
