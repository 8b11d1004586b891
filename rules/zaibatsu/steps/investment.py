"""The action Investment and contracts."""

from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import INVEST_GOODS, INVEST_STEPS, INVESTMENT, NONE, ON_FINANCE
from rules.zaibatsu.effects import holdings, stock
from rules.zaibatsu.moves import INVEST, Invest
from rules.zaibatsu.reckoning.means import goods_by_type
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import advance, perform
from rules.zaibatsu.steps.markets import SpendGoods
from rules.zaibatsu.tiles import CONTRACTS, GOOD_OF
from rules.zaibatsu.words.amounts import of_good


@dataclass(slots=True, unsafe_hash=True)
class InvestGoods(Activation):
    """1, 2, then 3 goods of different types (`used`) for contracts or steps on Finance."""

    contracts: int

    def action(self) -> int:
        return INVESTMENT

    def fulfilled(self) -> int:
        return self.contracts

    def modified_by(self, factory: int, closed: bool) -> Activation:
        modified = self.modified | 1 << factory
        return InvestGoods(self.seat, self.colour, self.count, self.used, modified, closed, self.contracts)

    def activations(self, state: ZaibatsuState) -> list[Move]:
        number = INVEST_GOODS[self.count]
        have, goods = goods_by_type(state, self.seat), state.goods[self.seat]
        done = state.contracts[self.seat]
        moves: list[Move] = []
        for factory, tile in enumerate(state.slots[self.seat]):
            good = GOOD_OF[tile]
            if goods[factory] and have[good] >= number and not self.used >> good & 1:
                table, spent = INVEST[self.seat][factory], self.used | 1 << good
                moves.append(table[NONE])
                for at, contract in enumerate(CONTRACTS):
                    if at not in done and (not contract.needs or contract.needs & spent):
                        moves.append(table[at])
        return moves

    def activate(self, state: ZaibatsuState, move: Invest, emit: Emit) -> None:
        good, number = GOOD_OF[state.slots[self.seat][move.factory]], INVEST_GOODS[self.count]
        contracts = self.contracts + (move.contract != NONE)
        used, count = self.used | 1 << good, self.count + 1
        state.pending += (
            InvestGoods(self.seat, self.colour, count, used, self.modified, self.closed, contracts),
            SETTLE[self.seat],
            InvestmentGain(self.seat, move.contract, good, number, INVEST_STEPS[self.count]),
            SpendGoods(self.seat, good, number - 1),
        )
        stock.take_goods(state, self.seat, move.factory, 1, emit)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if not isinstance(move, Invest):
            return Activation.phrase(self, state, move)
        good = GOOD_OF[state.slots[self.seat][move.factory]]
        goods = of_good(good, INVEST_GOODS[self.count])
        if move.contract == NONE:
            return say("zaibatsu.do.invest", goods=goods, n=INVEST_STEPS[self.count])
        return say("zaibatsu.do.contract", goods=goods, contract=places.CONTRACT[self.seat][move.contract])

    def kinds(self) -> tuple[str, ...]:
        return ("factory", "contract")

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target.kind in ("factory", "contract") and not str(target.key).startswith(f"{self.seat}/"):
            return Text("zaibatsu.refuse.of_other")
        if target.kind == "factory":
            return self._refuse_factory(state, places.FACTORY_SLOT[self.seat].index(target))
        if target.kind == "contract":
            contract = places.CONTRACT[self.seat].index(target)
            done = contract in state.contracts[self.seat]
            return Text("zaibatsu.refuse.contract_done" if done else "zaibatsu.refuse.contract_goods")
        return None

    def _refuse_factory(self, state: ZaibatsuState, factory: int) -> Text | None:
        slots = state.slots[self.seat]
        if factory >= len(slots):
            return Text("zaibatsu.refuse.no_factory")
        good = GOOD_OF[slots[factory]]
        if self.used >> good & 1:
            return Text("zaibatsu.refuse.other_type")
        return say("zaibatsu.refuse.goods_number", n=INVEST_GOODS[self.count])


@dataclass(slots=True, unsafe_hash=True)
class InvestmentGain(Step):
    """What the goods were spent for."""

    seat: Seat
    contract: int
    good: int
    number: int
    steps: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        goods = of_good(self.good, self.number)
        if self.contract == NONE:
            holdings.invest(state, self.seat, goods, emit)
            advance(state, self.seat, ON_FINANCE, self.steps, emit)
        else:
            holdings.fulfil(state, self.seat, self.contract, goods, emit)
            perform(state, self.seat, CONTRACTS[self.contract].effect, emit)
