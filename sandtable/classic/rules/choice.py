"""`Choice`: the options of a game, checked once and shared by all its positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sandtable.classic.content.factions import FACTION_NUMBER, FACTIONS
from sandtable.classic.content.pieces import BASE
from sandtable.classic.content.treachery import TREACHERY
from sandtable.core.errors import BadOption

RANDOM: Final = 0
CHOSEN: Final = 1
SUGGESTED: Final = 2
GIVEN: Final = 3
WAYS: Final = ("random", "chosen", "suggested")


class Choice:
    """The options of a game. Each option for a rule on which the printed sources differ (CLA-26) is False for the
    default reading."""

    __slots__ = (
        "title", "options", "key", "seats", "way", "given", "pool", "advanced", "box", "more", "sandtrout",
        "technology", "turns", "deals", "aloud", "revival_price", "opener_next", "start_struck", "ally_entry",
        "mover_loses", "worm_on_sand", "takes_all", "stops_all_revival", "traitors_beside", "spice_in_plan",
        "loser_keeps_spice", "betrayed_pays", "caller_free", "powers_in_phase", "copies",
    )  # fmt: skip

    def __init__(self, title: str, options: Mapping[str, Any]) -> None:
        self.title: str = title
        self.options: dict[str, Any] = dict(options)
        self.key: str = json.dumps(self.options, sort_keys=True)
        self.seats: int = options["seats"]
        self.advanced: bool = options["advanced"]
        self.box: bool = options["ixians_tleilaxu"]
        self.more: bool = options["treachery_more"]
        self.sandtrout: bool = options["sandtrout"]
        self.technology: bool = options["technology"]
        self.turns: int = options["turns"]
        self.deals: bool = options["deals"]
        self.aloud: bool = options["deal_terms"] == "aloud"
        self.revival_price: int = options["revival_price"]
        self.opener_next: bool = options["next_opener"] == "opener"
        self.start_struck: bool = options["storm_strikes"] == "start"
        self.ally_entry: bool = options["ally_entry"] == "leave"
        self.mover_loses: bool = options["ally_loses"] == "mover"
        self.worm_on_sand: bool = options["fremen_worm"] == "sand"
        self.takes_all: bool = options["harkonnen_takes"] == "all"
        self.stops_all_revival: bool = options["tleilaxu_stops"] == "all"
        self.traitors_beside: bool = options["returned_traitors"] == "beside"
        self.spice_in_plan: bool = options["dial_spice"] == "plan"
        self.loser_keeps_spice: bool = options["loser_spice"] == "keeps"
        self.betrayed_pays: bool = options["traitor_spice"] == "betrayed"
        self.caller_free: bool = options["leader_after_traitor"] == "free"
        self.powers_in_phase: bool = options["karama_powers"] == "phase"
        # The factions that may be in play, and the number of copies of each card in the deck.
        self.pool: list[int] = [n for n, faction in enumerate(FACTIONS) if self.box or faction.box == BASE]
        self.copies: list[int] = [card.copies + (card.more if self.more else 0) for card in TREACHERY]
        self.way: int = GIVEN
        self.given: list[int] = []
        factions = options["factions"]
        if isinstance(factions, str) and factions in WAYS:
            self.way = WAYS.index(factions)
        else:
            self.given = self._listed(factions)

    def _listed(self, factions: Any) -> list[int]:
        """Return the numbers of the listed factions; refuse them unless there is one for each seat, all different."""
        if not isinstance(factions, list) or len(factions) != self.seats:
            raise BadOption(
                f"option 'factions' of {self.title} takes 'random', 'chosen', 'suggested' or a list of "
                f"{self.seats} factions; not {factions!r}"
            )
        found: list[int] = []
        for id in factions:
            number = FACTION_NUMBER.get(id, -1) if isinstance(id, str) else -1
            if number not in self.pool or number in found:
                there = ", ".join(FACTIONS[n].id for n in self.pool)
                raise BadOption(f"option 'factions' of {self.title} takes different ones of {there}; not {id!r}")
            found.append(number)
        return found


_CHOICES: Final[dict[str, Choice]] = {}


def choice_for(title: str, options: Mapping[str, Any]) -> Choice:
    """Return the `Choice` for complete options; equal options share one object."""
    key = json.dumps([title, dict(options)], sort_keys=True)
    found = _CHOICES.get(key)
    if found is None:
        found = Choice(title, options)
        if len(_CHOICES) < 1000:
            _CHOICES[key] = found
    return found
