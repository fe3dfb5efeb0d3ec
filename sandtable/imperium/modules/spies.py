"""The module of Spies: a Spy on its observation post opens spaces, admits an Agent, or draws a card (UPR-10).

`spy_posts` holds the Spies' positions and moves them, `spy_effects` has the effects, conditions and counts about them,
`spy_questions` the questions to players, `spy_worth` the bots' estimates, and `spy_telling` the texts for the table.
This file declares when Spies act and re-exports the functions that other modules use.
"""

from __future__ import annotations

from typing import Any

from sandtable.imperium.language.effects import SPY
from sandtable.imperium.modules import spy_questions
from sandtable.imperium.modules.spy_language import POST
from sandtable.imperium.modules.spy_posts import (
    ASK_INFILTRATE,
    NO_POST,
    SPICE_MUST_FLOW,
    SPIES,
    PostTables,
    Spies,
    infiltrate,
    offer_to_gather,
    place,
    post_ids,
    posts_in,
    recall,
    spies_of,
    watched,
    watching,
)
from sandtable.imperium.rules.board import others_in_the_way
from sandtable.imperium.rules.capabilities import Access, Gains, Setup, Turns
from sandtable.imperium.rules.catalog import CARDS, ROAMS
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.turn_cards import any_played

__all__ = ["SPIES", "Spies", "place", "recall", "spies_of", "spy_questions", "watched", "watching"]


class SpyModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Spies:
        return Spies(seats)

    def tables(self, rules: Ruleset) -> PostTables:
        return PostTables(rules)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        posts = len(rules.of(POST).kinds)
        return [
            ("spies_supply", rules.parties, SPIES, "Spies in the supply of each party, the own first"),
            (
                "spies_at",
                rules.parties * posts,
                1,
                "for each party, the own first, and each post: whether its Spy is there",
            ),
            ("spy_recalled", 1, 1, "a Spy has been recalled this turn"),
            ("spy_flowed", 1, 1, "the card that a Guild Spy answers has been acquired this turn"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import FLAG, NUMBER, SEATS, by_seat, each, one_of

        posts = post_ids(rules)
        return {"at": each(posts, SEATS), "supply": by_seat(NUMBER), "recalled": FLAG, "placed": one_of(posts)}

    def fact_names(self) -> list[str]:
        return ["spies"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"spies": (0.22, -0.01)}


class SpySetup(Setup):
    def laid_out(self, s: State) -> None:
        spies_of(s).at = [0] * len(s.players)


class SpyTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        part = spies_of(s)
        part.recalled = False
        part.placed = NO_POST
        part.flowed = False

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """After the seat has sent an Agent, let it use Infiltrate first and then Gather Intelligence, both before every
        other effect (UPR-7.5)."""
        own = watching(s, seat, space)
        if not own:
            return
        if any_played(s, ROAMS) or not (others_in_the_way(s, seat) >> space) & 1:
            offer_to_gather(s, seat, space)
        elif own.bit_count() == 1:
            infiltrate(s, seat, posts_in(own)[0])
        else:
            s.stack.append((ASK_INFILTRATE, seat, space, 0, 0))


class SpyGains(Gains):
    def acquired(self, s: State, seat: int, kind: int) -> None:
        if seat == s.turn_seat and CARDS[kind].id == SPICE_MUST_FLOW:
            spies_of(s).flowed = True


class SpyAccess(Access):
    def opens(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, that the card opens by its Spy icon: all spaces connected to a post with a Spy of
        the seat (UPR-7.2); 0 without the icon."""
        return watched(s, seat) if SPY in CARDS[kind].icons else 0

    def unblocks(self, s: State, seat: int) -> int:
        """Return the spaces, as bits, that the seat may enter beside Agents of others by recalling a Spy (UPR-10.5);
        this may be the very Spy whose post opened the space (UPR-10.9)."""
        return watched(s, seat)


declare_event("spy_placed", "UPR-10.2", "spies")
declare_event("spy_taken_back", "UPR-10.4", "spies")
declare_event("spy_recalled", "UPR-3.7", "spies")
declare_event("infiltrated", "UPR-10.5", "spies")
declare_event("intelligence", "UPR-10.6", "spies")
cite({"draw by post": "UPR-10.6", "spy_placed by faction": "UPR-4.4"})
register(
    SpyModule("spies"),
    SpySetup(),
    SpyTurns(),
    SpyGains(),
    SpyAccess(),
    judged_by=(
        "sandtable.imperium.modules.spy_worth",
        "sandtable.imperium.modules.spy_liking",
        "sandtable.imperium.modules.spy_pricing",
    ),
    told_by="sandtable.imperium.modules.spy_telling",
)
