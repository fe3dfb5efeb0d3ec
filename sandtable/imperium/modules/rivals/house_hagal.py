"""The module of House Hagal: it implements the interface of `rules/automata` for all automated parties.

`deck` has its component, the House Hagal deck; the kind of each party is in `Player.rival` and `Player.rival_card`.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.errors import BadOption
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.rivals import questions as questions  # registers the questions
from sandtable.imperium.modules.rivals.choices import choose_faction, rival_recruit
from sandtable.imperium.modules.rivals.deck import ID, MOST_PLAYERS, HagalModule
from sandtable.imperium.modules.rivals.seats import (
    BESIDE,
    SOLO_RIVALS,
    add_rivals,
    check_chosen,
    join_swordmasters,
    rival_pool,
    rivals_start,
    take_chosen,
)
from sandtable.imperium.modules.rivals.trades import collects, trade_in, untraded
from sandtable.imperium.modules.rivals.turns import reveal_swords, reward
from sandtable.imperium.rules.automata import Automata
from sandtable.imperium.rules.module import register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.setup import STREAMLINED_GAME
from sandtable.imperium.rules.state import OBSTACLE, RIVAL, STREAMLINED, Player, State


class HouseHagal(Automata):
    """The rules for all automated parties: House Hagal beside two players, two Rivals against one player, and Rivals
    that play by Rival cards."""

    def parties(self, rules: Ruleset, seats: int) -> list[int]:
        if seats > MOST_PLAYERS:
            return []
        if rules.rivals:
            return [STREAMLINED if STREAMLINED_GAME in rules.variants else RIVAL] * BESIDE[seats]
        return [RIVAL] * SOLO_RIVALS if seats == 1 else [OBSTACLE]

    def may_begin(self, rules: Ruleset, seats: int) -> int:
        if seats != 1:
            return seats
        if not rules.rivals:
            raise BadOption("option 'first' is not for seats=1: the Rival on your left begins (IMP-19.8)")
        return seats + BESIDE[seats]  # a Rival may have the marker (UPR-R4.2)

    def chosen(self, rules: Ruleset, seats: int, given: Any, leaders: list[int]) -> list[int]:
        return check_chosen(rules, seats, given, leaders)

    def pool(self, rules: Ruleset) -> list[int]:
        return rival_pool(rules)

    def join(self, s: State, troops: int) -> None:
        if s.seats <= MOST_PLAYERS:
            add_rivals(s, troops)

    def seat(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        if s.rules.rivals:
            take_chosen(s, chosen, leaders)
        elif s.seats == 1:
            s.first = 1  # the Rival on your left (IMP-19.8)
            take_chosen(s, chosen, leaders)

    def take(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        take_chosen(s, chosen, leaders)

    def start(self, s: State) -> None:
        if s.rules.level is not None:
            rivals_start(s)

    def conflict_opened(self, s: State) -> None:
        join_swordmasters(s)
        for seat, p in enumerate(s.players):
            if p.rival:
                trade_in(s, seat)  # a Rival that saved its spice may spend it now (IX-9.15)

    def collects(self, p: Player) -> bool:
        return collects(p)

    def gained(self, s: State, seat: int) -> None:
        trade_in(s, seat)

    def recruit(self, s: State, seat: int, n: int, combat: bool) -> None:
        rival_recruit(s, seat, n, combat)

    def choose_faction(self, s: State, seat: int, node: Effect, barred: int, left: int) -> None:
        choose_faction(s, seat, node, barred, left)

    def reveal_swords(self, s: State) -> None:
        reveal_swords(s)

    def reward(self, s: State, seat: int, tree: Effect, place: int) -> None:
        reward(s, seat, tree, place)

    def fault(self, s: State, seat: int, p: Player) -> str:
        return untraded(s, seat, p)


register(
    HagalModule(ID),
    HouseHagal(),
    judged_by=("sandtable.imperium.modules.rivals.liking",),
    told_by="sandtable.imperium.modules.rivals.telling",
)
