"""`Capable`: the capabilities of a game's modules, collected by subject and by moment when its ruleset is made."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.automata import Automata
from sandtable.imperium.rules.capabilities import (
    Access,
    Combat,
    Detours,
    Endgame,
    Gains,
    Holdings,
    Powers,
    Rounds,
    Setup,
    Sides,
    Turns,
    acting,
)
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.entries import Menu, menus_of
from sandtable.imperium.rules.offers import Market, markets_of
from sandtable.imperium.rules.playing import Playing, playing_of
from sandtable.imperium.rules.units import UNITS, Unit

MOST_PARTIES: Final = 4  # in games without teams


class Capable:
    """The capabilities of a ruleset. Each list `when_…` belongs to a moment that occurs often, and has only those that
    do something then."""

    __slots__ = (
        "capabilities", "automata", "setups", "rounds", "combats", "endgames", "holdings", "playing", "menus",
        "beside", "markets", "own_markets", "refilled", "when_controls", "when_face_down", "units", "deployable",
        "when_turn_begins", "when_agent_sent", "when_settles", "when_turn_ends", "when_turn_cleared",
        "when_reveal_begins", "when_follows", "when_reveals", "when_climbed", "when_stirs", "when_acquired",
        "when_discarded", "when_trashed", "when_gained", "when_reshuffled", "access", "powers", "power_traits",
        "when_opens", "when_unblocks", "when_frees", "when_closes", "when_passes", "when_affords", "when_cheapens",
        "when_top_decks", "when_spent", "when_goes", "when_recalled", "when_ends", "when_plays", "when_placed",
        "when_combat_card", "that_repeat", "when_receives", "when_cited", "weighing", "sides", "parties",
    )  # fmt: skip

    def collect(self, capabilities: list[Capability], modules: list[str]) -> None:
        """Fill the lists by subject and by moment from the capabilities of these modules."""
        self.capabilities: list[Capability] = capabilities
        self.automata: Automata = Automata()  # automated parties, from the last module that has some
        for capability in capabilities:
            if isinstance(capability, Automata):
                self.automata = capability
        self.setups: list[Setup] = [each for each in capabilities if isinstance(each, Setup)]
        self.rounds: list[Rounds] = [each for each in capabilities if isinstance(each, Rounds)]
        self.combats: list[Combat] = [each for each in capabilities if isinstance(each, Combat)]
        self.endgames: list[Endgame] = [each for each in capabilities if isinstance(each, Endgame)]
        self.holdings: list[Holdings] = [each for each in capabilities if isinstance(each, Holdings)]
        self.playing: list[Playing] = playing_of(modules)
        self.menus: list[Menu] = menus_of(modules)
        self.beside: list[Menu] = [each for each in self.menus if type(each).beside is not Menu.beside]
        markets, own = markets_of(modules)
        self.markets: list[Market] = markets
        self.own_markets: list[Market] = own  # the markets of modules
        self.refilled: list[Market] = [each for each in markets if type(each).refill is not Market.refill]
        self.when_controls: list[Holdings] = acting(self.holdings, "controls")
        self.when_face_down: list[Holdings] = acting(self.holdings, "face_down")
        # Units other than troops, in the order of their modules; the indices of those that may be deployed in a turn.
        self.units: list[Unit] = [unit for id in modules for unit in UNITS.values() if unit.module == id]
        self.deployable: list[int] = [at for at, unit in enumerate(self.units) if unit.deploys]
        self._collect_moments(capabilities)
        self._collect_sides(capabilities)

    def _collect_moments(self, capabilities: list[Capability]) -> None:
        turns = [each for each in capabilities if isinstance(each, Turns)]
        self.when_turn_begins: list[Turns] = acting(turns, "turn_begins")
        self.when_agent_sent: list[Turns] = acting(turns, "agent_sent")
        self.when_settles: list[Turns] = acting(turns, "settles")
        self.when_turn_ends: list[Turns] = acting(turns, "turn_ends")
        self.when_turn_cleared: list[Turns] = acting(turns, "turn_cleared")
        self.when_reveal_begins: list[Turns] = acting(turns, "reveal_begins")
        self.when_follows: list[Turns] = acting(turns, "follows")
        self.when_reveals: list[Turns] = acting(turns, "reveals")
        gains = [each for each in capabilities if isinstance(each, Gains)]
        self.when_climbed: list[Gains] = acting(gains, "climbed")
        self.when_stirs: list[Gains] = acting(gains, "stirs")
        self.when_acquired: list[Gains] = acting(gains, "acquired")
        self.when_discarded: list[Gains] = acting(gains, "discarded")
        self.when_trashed: list[Gains] = acting(gains, "trashed")
        self.when_gained: list[Gains] = acting(gains, "gained")
        self.when_reshuffled: list[Gains] = acting(gains, "intrigue_shuffled")
        self.access: list[Access] = [each for each in capabilities if isinstance(each, Access)]
        self.when_opens: list[Access] = acting(self.access, "opens")
        self.when_unblocks: list[Access] = acting(self.access, "unblocks")
        self.when_frees: list[Access] = acting(self.access, "frees")
        self.when_closes: list[Access] = acting(self.access, "closes")
        self.when_passes: list[Access] = acting(self.access, "passes")
        self.when_affords: list[Access] = acting(self.access, "affords")
        self.when_cheapens: list[Access] = acting(self.access, "spice_off")
        self.when_top_decks: list[Gains] = acting(gains, "may_top_deck")
        self.when_spent: list[Gains] = acting(gains, "persuasion_spent")
        self.powers: list[Powers] = [each for each in capabilities if isinstance(each, Powers)]
        self.power_traits: int = sum({1 << power.trait for power in self.powers})  # of the Leaders that have one
        detours = [each for each in capabilities if isinstance(each, Detours)]
        self.when_goes: list[Detours] = acting(detours, "goes")
        self.when_recalled: list[Detours] = acting(detours, "recalled")
        self.when_ends: list[Detours] = acting(detours, "ends")
        self.when_plays: list[Detours] = acting(detours, "plays")
        self.when_placed: list[Combat] = acting(self.combats, "places")
        self.when_combat_card: list[Combat] = acting(self.combats, "card_played")
        self.that_repeat: list[Combat] = acting(self.combats, "repeats")

    def _collect_sides(self, capabilities: list[Capability]) -> None:
        sides = [each for each in capabilities if isinstance(each, Sides)]
        self.when_receives: list[Sides] = acting(sides, "receives")
        self.when_cited: list[Sides] = acting(sides, "cited_as")
        self.weighing: object = None  # how bots judge the modules, set on demand (`judge/modules.py`)
        self.sides: list[int] = []  # by seat: the seats on its side, as bits; empty if everybody plays alone
        for teams in sides:
            self.sides = self.sides or teams.sides()
        self.parties: int = len(self.sides) or MOST_PARTIES  # the number of parties that an observation has room for
