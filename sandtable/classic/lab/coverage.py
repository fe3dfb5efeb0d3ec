"""The coverage of the classic game: readable ids of all that can occur in games, and of all that did occur.

This file fulfils `sandtable.core.parts.CoveragePart`. An id is one of
- `decision:bid`, `event:worm`: a question that was asked, an event;
- `treachery:kulon held`, `treachery:lasgun planned`, `treachery:hajr played`, `spice:shai_hulud turned`;
- `leader:stilgar planned`: in a plan that was shown;
- `stop:atr_see_bid`: an ability that a Karama stopped; `power:harkonnen`: a Karama power that was used;
- `voice:play_lasgun`, `technology:axlotl_tanks taken`, `battle:arrakeen`, `faction:fremen won`, `end:prediction`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sandtable.classic.content.factions import (
    ABILITIES,
    ABILITY_FACTION,
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    HARKONNEN,
    IXIANS,
    LEADER_FACTION,
    LEADERS,
    SPACING_GUILD,
    TLEILAXU,
)
from sandtable.classic.content.map import STRONGHOLDS, TERRITORIES
from sandtable.classic.content.pieces import ALLIANCE, BASIC, KARAMA_POWER
from sandtable.classic.content.spice import SANDTROUT, SPICE
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.treachery import NO_SLOT, TREACHERY, VOICE
from sandtable.classic.meta import META
from sandtable.classic.rules.choice import CHOSEN, GIVEN, Choice, choice_for
from sandtable.classic.rules.event_rules import EVENT_RULES
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.mentat import REASONS
from sandtable.classic.rules.question import declared
from sandtable.classic.rules.words import LEADER, TERRITORY, TREACHERY_WORD, thing_name
from sandtable.core.decisions import Decision
from sandtable.core.events import Event

# The options required for something to occur, in the words of `_there`, or the id of a faction that must be in play.
_WHEN: Final[dict[str, str]] = {
    # Questions.
    "decision:faction": "chosen", "decision:prediction": "bene_gesserit", "decision:divide": "fremen",
    "decision:place": "bene_gesserit advanced", "decision:keep_card": "ixians", "decision:point": "ixians",
    "decision:stronghold_moves": "ixians", "decision:storm_loss": "fremen advanced",
    "decision:place_worm": "fremen advanced", "decision:call_worm": "fremen advanced",
    "decision:spare_ally": "fremen", "decision:ride": "fremen", "decision:harvester": "more",
    "decision:sort_row": "ixians", "decision:swap_card": "ixians advanced", "decision:swap_which": "ixians advanced",
    "decision:redraw": "ixians", "decision:reveal": "deals",
    "decision:gift": "emperor", "decision:extra_revival": "emperor",
    "decision:grant_revival": "fremen", "decision:raise_limit": "tleilaxu", "decision:early_leader": "tleilaxu",
    "decision:leader_price": "tleilaxu", "decision:buy_leader": "tleilaxu", "decision:face_swap": "tleilaxu",
    "decision:face_swapped": "tleilaxu", "decision:face_dancer": "tleilaxu", "decision:take_place": "tleilaxu",
    "decision:stop_revival": "tleilaxu advanced", "decision:come_along": "bene_gesserit",
    "decision:war": "bene_gesserit advanced", "decision:intrusion": "bene_gesserit advanced",
    "decision:arms": "bene_gesserit advanced", "decision:guild_now": "spacing_guild advanced",
    "decision:stop_shipment": "spacing_guild advanced", "decision:voice": "bene_gesserit",
    "decision:prescience": "atreides", "decision:show_element": "atreides", "decision:see_plan": "atreides advanced",
    "decision:stop_in_battle": "advanced", "decision:poison_tooth": "more",
    "decision:take_cards": "harkonnen advanced", "decision:give_back": "harkonnen advanced",
    "decision:captive": "harkonnen advanced", "decision:exchange": "ixians", "decision:take_token": "technology",
    # Events.
    "event:prediction": "bene_gesserit", "event:dancer": "tleilaxu", "event:token": "technology",
    "event:advisors": "bene_gesserit advanced", "event:fighters": "bene_gesserit advanced",
    "event:leader_home": "harkonnen advanced", "event:storm_card": "fremen advanced",
    "event:storm_drawn": "fremen advanced", "event:stronghold_points": "ixians", "event:sandtrout": "sandtrout",
    "event:rode": "fremen", "event:row_looked": "ixians",
    "event:row_sorted": "ixians", "event:card_seen": "atreides",
    "event:swapped": "ixians advanced", "event:limit_raised": "tleilaxu", "event:revival_granted": "fremen",
    "event:leader_wanted": "tleilaxu", "event:leader_priced": "tleilaxu", "event:spice_peek": "atreides",
    "event:arrived": "fremen", "event:shipped_across": "spacing_guild", "event:shipped_back": "spacing_guild",
    "event:shipment_stopped": "spacing_guild advanced", "event:came_along": "bene_gesserit",
    "event:voice": "bene_gesserit", "event:prescience": "atreides",
    "event:foreseen": "atreides", "event:plan_seen": "atreides advanced", "event:taken_back": "more",
    "event:haderach": "atreides advanced", "event:exchanged": "ixians", "event:captured": "harkonnen advanced",
    "event:leader_kept": "harkonnen advanced", "event:face_dancer": "tleilaxu", "event:sent_back": "tleilaxu",
    "event:left": "tleilaxu", "event:took_place": "tleilaxu", "event:dancer_returned": "tleilaxu",
    "event:power": "advanced", "event:revival_stopped": "tleilaxu advanced",
    "event:cards_taken": "harkonnen advanced", "event:cards_given": "harkonnen advanced",
    "event:offering": "emperor", "event:offered": "deals", "event:deal": "deals", "event:deal_refused": "deals",
    "event:withdrawn": "deals", "event:agreed": "deals", "event:deal_void": "deals", "event:promise": "deals",
    "event:promise_void": "deals more", "event:bribe_taken": "deals", "event:calling_off": "deals",
    "event:not_calling_off": "deals", "event:called_off": "deals", "event:terms_off": "deals",
    "event:showing": "deals", "event:shown": "deals",
    # Endings.
    "end:prediction": "bene_gesserit", "end:fremen": "fremen", "end:guild": "spacing_guild",
}  # fmt: skip
_FACTION_OF: Final = {
    "atreides": ATREIDES, "bene_gesserit": BENE_GESSERIT, "emperor": EMPEROR, "fremen": FREMEN,
    "harkonnen": HARKONNEN, "spacing_guild": SPACING_GUILD, "ixians": IXIANS, "tleilaxu": TLEILAXU,
}  # fmt: skip


def _there(rules: Choice) -> set[str]:
    """Return the names of the conditions that games with these options fulfil, such as a faction or `advanced`; `_WHEN`
    gives the conditions under which a coverage id can occur."""
    pool = rules.given if rules.way == GIVEN else rules.pool
    found = {name for name, number in _FACTION_OF.items() if number in pool}
    says = {
        "advanced": rules.advanced, "more": rules.more, "sandtrout": rules.sandtrout, "deals": rules.deals,
        "technology": rules.technology, "chosen": rules.way == CHOSEN, "": rules.seats > 2,
    }  # fmt: skip
    return found | {name for name, is_so in says.items() if is_so}


def needed(options: Mapping[str, Any], title: str = META.id) -> list[str]:
    """Return the coverage ids (see this module) that must occur in games with these options."""
    rules = choice_for(title, options)
    there = _there(rules)
    out = [f"decision:{question.name}" for question in declared()]
    out += [f"event:{kind}" for kind in EVENT_RULES]
    out += [f"end:{reason}" for reason in REASONS]
    out = [id for id in out if there.issuperset(_WHEN.get(id, "").split())]
    if {"fremen", "spacing_guild"} <= there and (rules.way == GIVEN or len(rules.pool) == rules.seats):
        out.remove("end:most_strongholds")  # one of them wins before that (CLA-12.7, CLA-12.8)
    pool = rules.given if rules.way == GIVEN else rules.pool
    for kind, card in enumerate(TREACHERY):
        if rules.copies[kind]:
            out.append(f"treachery:{card.id} held")
            out.append(f"treachery:{card.id} {'planned' if card.slots != NO_SLOT else 'played'}")
    out += [f"spice:{_bare(card.id)} turned" for n, card in enumerate(SPICE) if n != SANDTROUT or rules.sandtrout]
    for leader, faction in enumerate(LEADER_FACTION):
        if faction in pool:
            out.append(f"leader:{LEADERS[leader].id} planned")
    for ability, faction in zip(ABILITIES, ABILITY_FACTION, strict=True):
        has_mode = ability.mode in (BASIC, ALLIANCE) or rules.advanced
        if faction not in pool or not has_mode:
            continue
        if ability.mode == KARAMA_POWER:
            out.append(f"power:{FACTIONS[faction].id}")
        elif ability.karama:
            out.append(f"stop:{ability.id}")
    if "bene_gesserit" in there:
        named = [called.id for called in VOICE if _in_deck(called.id, rules)]
        out += [f"voice:{how}_{id}" for how in ("play", "refuse") for id in named]
    if rules.technology:
        out += [f"technology:{token.id} taken" for token in TECHNOLOGY]
    out += [f"battle:{TERRITORIES[n].id}" for n in STRONGHOLDS]
    return out + [f"faction:{FACTIONS[faction].id} won" for faction in pool]


def _bare(id: str) -> str:
    return id.removeprefix("spice_")


def _in_deck(called: str, rules: Choice) -> bool:
    """Tell whether the Voice's target is in the deck, if it is a single card; kinds of cards always are."""
    return all(rules.copies[kind] for kind, card in enumerate(TREACHERY) if card.id == called)


def unreached(options: Mapping[str, Any], reached: set[str], title: str = META.id) -> list[str]:
    return [id for id in needed(options, title) if id not in reached]


# Ids that random games may miss even in hundreds of games; scenarios cover them (checked by a test).
RARE: Final = (
    "decision:call_worm", "decision:free_revival", "decision:see_plan", "event:plan_seen", "event:shipment_stopped",
    "event:spice_reshuffled", "power:atreides", "power:emperor", "power:fremen", "power:harkonnen", "power:ixians",
    "power:spacing_guild", "power:tleilaxu", "stop:atr_ally_prescience", "stop:atr_kwisatz_haderach",
    "stop:atr_prescience", "stop:bg_ally_voice", "stop:bg_intrusion", "stop:bg_take_arms",
    "stop:bg_worthless_karama", "stop:emp_ally_revival", "stop:emp_sardaukar", "stop:fre_ally_worm",
    "stop:fre_fedaykin", "stop:fre_no_spice", "stop:fre_place_worm", "stop:fre_ride", "stop:fre_storm_half",
    "stop:fre_worm_safe", "stop:gui_ship_kinds", "stop:har_ally_traitor", "stop:har_capture", "stop:ix_ally_redraw",
    "stop:ix_cyborgs", "stop:ix_substitution", "stop:tle_early_leader", "stop:tle_gholas",
)  # fmt: skip

# Events about a piece, with the id made of its word.
_TOLD: Final = {
    "card": "{} held", "bought": "{} held", "turned": "{} turned", "voice": "{}", "stopped": "{}", "token": "{} taken",
}  # fmt: skip
# Ids by word, for pieces of battle plans and for cards played.
_PLANNED: Final[dict[int, str]] = {
    **{LEADER + n: f"leader:{leader.id} planned" for n, leader in enumerate(LEADERS)},
    **{TREACHERY_WORD + n: f"treachery:{card.id} planned" for n, card in enumerate(TREACHERY) if card.slots != NO_SLOT},
}
_PLAYED: Final[dict[int, str]] = {
    TREACHERY_WORD + n: f"treachery:{card.id} played" for n, card in enumerate(TREACHERY) if card.slots == NO_SLOT
}


class Coverage:
    """A collector of all that occurs in games. `trace` is passed to each new game, and stays empty in this title."""

    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.seen: set[str] = set()

    def decision(self, decision: Decision) -> None:
        self.seen.add("decision:" + decision.kind)

    def events(self, events: Iterable[Event], factions: list[int]) -> None:
        """Collect the coverage ids of these events; `factions` has the faction of each seat."""
        seen = self.seen
        for event in events:
            seen.add("event:" + event.kind)
            told = _TOLD.get(event.kind)
            if told is not None:
                seen.add(told.format(thing_name(event.thing)))
            elif event.kind == "plan":
                seen.update(_PLANNED[piece] for piece, _, _ in event.items if piece in _PLANNED)
            elif event.kind == "played" and event.thing in _PLAYED:  # not a worthless card played as a Karama
                seen.add(_PLAYED[event.thing])
            elif event.kind == "battle":
                if event.thing - TERRITORY in STRONGHOLDS:
                    seen.add(f"battle:{TERRITORIES[event.thing - TERRITORY].id}")
            elif event.kind == "power":
                seen.add(f"power:{FACTIONS[factions[event.seat]].id}")
            elif event.kind == "winner":
                seen.add(f"faction:{FACTIONS[factions[event.seat]].id} won")

    def game(self, game: Game) -> None:
        """Collect the coverage ids of a game's events and of its ending."""
        self.events(game.take_events(), game.factions)
        if game.outcome is not None:
            self.seen.add("end:" + game.outcome.reason)

    def reached(self) -> set[str]:
        return set(self.seen)
