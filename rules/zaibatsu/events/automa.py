"""The automa's deeds, one by one, so that a player can check them."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.components import AUTOMA, TRAIN
from rules.zaibatsu.places import (
    ACTION_TOKEN,
    AUTOMA_ROW,
    AUTOMA_STOCK,
    BAG,
    HIRING,
    PIECE,
    PILE,
    PRIORITY,
    RAIL,
    REGION,
    REVEALED,
    SOLO_TOKEN,
    SPACE,
    TOKEN,
    WORKER,
)
from rules.zaibatsu.words.amounts import colour
from rules.zaibatsu.words.names import city_of_space, name, region_of_rail


@dataclass(slots=True, unsafe_hash=True)
class AutomaTurn(Event):
    """Its turn begins."""

    def text(self) -> Text:
        return Text("zaibatsu.log.automa_turn")

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class TokenRevealed(Event):
    """Step A."""

    token: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ACTION_TOKEN[self.token], 1, PILE, REVEALED),)

    def text(self) -> Text:
        return say("zaibatsu.log.token_revealed", token=ACTION_TOKEN[self.token])


@dataclass(slots=True, unsafe_hash=True)
class WorkerReturned(Event):
    """Step B."""

    space: int
    colour: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WORKER[self.colour], 1, HIRING[self.space], BAG),)

    def text(self) -> Text:
        return say("zaibatsu.log.worker_returned", space=HIRING[self.space], colour=colour(self.colour))


@dataclass(slots=True, unsafe_hash=True)
class NoWorkerReturned(Event):
    """The space of step B was empty."""

    def text(self) -> Text:
        return Text("zaibatsu.log.no_worker_returned")


@dataclass(slots=True, unsafe_hash=True)
class RegionPassed(Event):
    """A region in which the automa leads already, or in which it cannot act; `blocked` says which."""

    region: int
    own: int
    other: int
    blocked: bool

    def text(self) -> Text:
        if self.blocked:
            return say("zaibatsu.log.region_blocked", region=REGION[self.region])
        return say("zaibatsu.log.region_passed", region=REGION[self.region], own=self.own, other=self.other)


@dataclass(slots=True, unsafe_hash=True)
class AutomaTrain(Event):
    """Step C, Trains."""

    rail: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(PIECE[AUTOMA][TRAIN], 1, AUTOMA_STOCK, RAIL[self.rail]),)

    def text(self) -> Text:
        return say("zaibatsu.log.automa_train", place=region_of_rail(self.rail))


@dataclass(slots=True, unsafe_hash=True)
class AutomaDelivered(Event):
    """Step C, Local markets."""

    row: int
    space: int
    value: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[AUTOMA][self.value], 1, AUTOMA_ROW[self.row], SPACE[self.space]),)

    def text(self) -> Text:
        return say("zaibatsu.log.automa_delivered", city=city_of_space(self.space), value=self.value)


@dataclass(slots=True, unsafe_hash=True)
class AutomaIdle(Event):
    """Step C does nothing."""

    def text(self) -> Text:
        return Text("zaibatsu.log.automa_idle")


@dataclass(slots=True, unsafe_hash=True)
class TokensShuffled(Event):
    """Step D: the pile was empty. The priority area before and after, the tokens that go back."""

    before: tuple[int, ...]
    after: tuple[int, ...]
    tokens: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        found = [Shift(ACTION_TOKEN[token], 1, REVEALED, PILE) for token in self.tokens]
        for to, worker in enumerate(self.after):
            source = self.before.index(worker)
            if source != to:
                found.append(Shift(WORKER[worker], 1, PRIORITY[source], PRIORITY[to]))
        return tuple(found)

    def text(self) -> Text:
        return say("zaibatsu.log.shuffled", colours=listed([colour(each) for each in self.after]))


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveChecked(Event):
    """A solo objective at the end."""

    objective: int
    have: int
    target: int

    def text(self) -> Text:
        key = "objective_met" if self.have >= self.target else "objective_missed"
        objective = name(SOLO_TOKEN[self.objective])
        return say(f"zaibatsu.log.{key}", objective=objective, have=self.have, target=self.target)


@dataclass(slots=True, unsafe_hash=True)
class SoloLost(Event):
    """An objective was not met."""

    def text(self) -> Text:
        return Text("zaibatsu.log.solo_lost")


@dataclass(slots=True, unsafe_hash=True)
class SoloRated(Event):
    """The rating of a game won."""

    rating: str
    points: int

    def text(self) -> Text:
        return say("zaibatsu.log.solo_rated", rating=Text(f"zaibatsu.rating.{self.rating}"), n=self.points)
