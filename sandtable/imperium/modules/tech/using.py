"""The abilities of Tech tiles, by moment: own turn, Reveal turn, start of a round, winning, end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import PER, RECRUIT, WHEN, Effect
from sandtable.imperium.modules.shipping.moments import Freight
from sandtable.imperium.modules.tech.buying import open_reveal
from sandtable.imperium.modules.tech.language import FLIP, ID, REVEAL, ROUND_START, TECH, TILES, WIN
from sandtable.imperium.modules.tech.rivals import TechRivals, ship_for_rival
from sandtable.imperium.modules.tech.tiles import STACKS, USABLE, TechModule, clear_market, tech_of, with_rule
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import recruit
from sandtable.imperium.rules.capabilities import Combat, Endgame, Gains, Holdings, Rounds, Setup, Turns
from sandtable.imperium.rules.catalog import DEPLOYS_RECRUITS, NODES, parts_of
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.entries import Menu, add_menu
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import register
from sandtable.imperium.rules.records import COUNTS, do
from sandtable.imperium.rules.resolve import can, holds
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import acts_for_nobody, of_turn, opposed, receiver
from sandtable.imperium.rules.state import AGENT_TURN, NO_TURN, NOBODY, State, luck_of
from sandtable.imperium.rules.turn_cards import any_played

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

FIRST_PLACE: Final = 1


# --- in the own turn ---------------------------------------------------------------------
class UseTile(Menu):
    """Menu entry: use a tile at any time of the player's own turn, if its ability has a flip icon or no moment is
    printed for it (IX-3.9, IX-3.13)."""

    def words(self, rules: Ruleset) -> list[int]:
        words = rules.of(TECH).words["use_tech"]
        return [words[kind] for kind in rules.of(TECH).kinds]

    def entries(self, s: State, seat: int) -> list[int]:
        part = tech_of(s)
        words = s.rules.of(TECH).words["use_tech"]
        found: list[int] = []
        alone = len(s.rules.sides) > 0 and acts_for_nobody(s, seat)
        for kind in part.owned[seat]:
            if USABLE[kind] and kind not in part.down and can(s, seat, TILES[kind].ability):
                if not (alone and recruits(TILES[kind].ability)):  # a commander first needs an ally for the troops
                    found.append(words[kind])
        return found

    def take(self, s: State, seat: int, word: int) -> None:
        kind = s.rules.kind[word]
        if TILES[kind].when == FLIP:
            tech_of(s).down.append(kind)
            if s.journal is not None:
                s.note("tech_flipped", seat, 1, TECH.thing | kind)
        for node in reversed(parts_of(TILES[kind].ability)):
            s.stack.append((frames.DO, seat, node, 0, 0))

    def label(self, word: str, words: Words, known: State | None) -> str:
        return words.say("do-use-tech", name=words.say("tech-" + word.partition(":")[2].replace("_", "-")))


def recruits(node: Effect) -> bool:
    """Tell whether an effect or one of its child effects recruits troops."""
    return node.op == RECRUIT or any(recruits(kid) for kid in node.kids)


class TechTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        tech_of(s).spent = 0

    def reveals(self, s: State, seat: int) -> None:
        """Add the abilities that the seat's tiles have for Reveal turns to the open effects (IX-3.10)."""
        for kind in tech_of(s).owned[seat]:
            if TILES[kind].when == REVEAL:
                open_reveal(s, kind)

    def turn_ends(self, s: State, seat: int) -> None:
        tech_of(s).spent = 0


class TechGains(Gains):
    def persuasion_spent(self, s: State, seat: int, n: int) -> None:
        tech_of(s).spent += n

    def may_top_deck(self, s: State, seat: int, kind: int) -> bool:
        """Tell whether a tile lets the seat put each acquired card on top of its deck."""
        tiles = with_rule(s, seat, "may_put_acquired_on_deck")
        if tiles and s.trace is not None:
            s.trace.add(TILES[tiles[0]].ability.id)
        return len(tiles) > 0


# --- round and Combat --------------------------------------------------------------------
class TechRounds(Rounds):
    def round_begins(self, s: State) -> None:
        """Turn all tiles face up (IX-3.9), then do the tiles' abilities for the start of a round, seat by seat from the
        First Player on."""
        part = tech_of(s)
        s.cause = 0
        for kind in part.down:
            if s.journal is not None:
                s.note("tech_up", _owner(s, kind), 1, TECH.thing | kind)
        part.down = []
        for step in range(len(s.players) - 1, -1, -1):
            _push(s, s.after(s.first, step), ROUND_START)


class TechCombat(Combat):
    def rewarded(self, s: State, seat: int, place: int) -> None:
        """If the seat has won the Conflict, do the abilities of its tiles for the moment of winning; a tile gained as
        part of this reward counts too (IX-13.19)."""
        if place == FIRST_PLACE:
            _push(s, seat, WIN)


def _push(s: State, seat: int, moment: str) -> None:
    """Push frames that do the abilities of the seat's tiles for this moment (one of `MOMENTS`), in the order of
    acquiring."""
    what = frames.RIVAL_DO if s.players[seat].rival else frames.DO
    for kind in reversed(tech_of(s).owned[seat]):
        if TILES[kind].when == moment:
            for node in reversed(parts_of(TILES[kind].ability)):
                if what == frames.RIVAL_DO or can(s, seat, NODES[node]):
                    s.stack.append((what, seat, node, 0, 0))


def _owner(s: State, kind: int) -> int:
    for seat, own in enumerate(tech_of(s).owned):
        if kind in own:
            return seat
    return NOBODY


# --- the Shipping track ------------------------------------------------------------------
class TechFreight(Freight):
    def shipped_troops(self, s: State, seat: int, n: int) -> None:
        """Recruit the additional troops that the seat's tiles give when a reward of the Shipping track recruits troops.

        In the player's own turn all these troops may be deployed, whatever the space (R-IX-12).
        """
        if s.players[seat].rival:
            ship_for_rival(s, seat, n)
            return
        shipping = with_rule(s, seat, "more_shipped_troops")
        if s.turn_seat not in (NOBODY, seat) and receiver(s, s.turn_seat) == seat:
            shipping += with_rule(s, s.turn_seat, "more_shipped_troops")  # both have recruited (IX-11.10)
        for kind in shipping:
            node = TILES[kind].ability
            before = s.players[seat].supply
            s.cause = node.thing
            if s.trace is not None:
                s.trace.add(node.id)
            recruit(s, seat, node.a, False)
            n += before - s.players[seat].supply
            if of_turn(s, seat):
                _let_deploy(s, n)


def _let_deploy(s: State, n: int) -> None:
    """Allow `n` recruited troops to be deployed in this turn, in addition to others; do nothing if the space or the
    card of the turn allows this already."""
    if s.turn_kind == NO_TURN:
        s.recruits -= n
        s.allowance += n
    elif not s.combat_turn and not (s.turn_kind == AGENT_TURN and any_played(s, DEPLOYS_RECRUITS)):
        s.allowance += n


# --- the end -----------------------------------------------------------------------------
class TechEndgame(Endgame):
    def game_ends(self, s: State) -> None:
        """Apply the endgame effects of the tiles of all seats; none has a cost or a choice, so nobody is asked
        (IX-12.7)."""
        for seat in range(len(s.players)):
            for kind in tech_of(s).owned[seat]:
                for node in TILES[kind].endgame.parts():
                    score(s, seat, node)

    def breaks_tie(self, s: State) -> list[int]:
        """Return by seat 1 if the seat or a teammate has a tile that wins ties, otherwise 0; an empty list if no seat
        has such a tile (IX-13.15, IX-11.15)."""
        owners = [seat for seat in range(len(s.players)) if with_rule(s, seat, "win_ties")]
        if not owners:
            return []
        return [int(any(not opposed(s, seat, owner) for owner in owners)) for seat in range(len(s.players))]


def score(s: State, seat: int, node: Effect) -> None:
    """Do the endgame effect `node` for the seat at once; its conditions and counts are evaluated now."""
    if node.op == WHEN:
        assert node.cond is not None
        if holds(s, seat, node.cond, node.thing):
            if s.trace is not None:
                s.trace.add(node.id)
            score(s, seat, node.kids[0])
    elif node.op == PER:
        times = COUNTS[node.a].count(s, seat, node)
        if times and s.trace is not None:
            s.trace.add(node.id)
        for _ in range(times):
            score(s, seat, node.kids[0])
    else:
        do(s, seat, node)


# --- the module --------------------------------------------------------------------------
class TechSetup(Setup):
    def laid_out(self, s: State) -> None:
        """Shuffle the tiles into three stacks and turn up the top of each (IX-1.3)."""
        part = tech_of(s)
        part.owned = [[] for _ in s.players]
        part.negotiators = [0] * len(s.players)
        tiles = s.rules.of(TECH).kinds[:]
        s.chance.shuffle(luck_of(s.rules, ID), tiles)
        part.stacks = [tiles[number::STACKS] for number in range(STACKS)]
        if s.journal is not None:
            s.cause = 0
            for kind in part.open():
                s.note("tech_open", NOBODY, 1, TECH.thing | kind)
        clear_market(s)


class TechHoldings(Holdings):
    def troops(self, s: State, seat: int) -> int:
        return tech_of(s).negotiators[seat]


declare_event("tech_flipped", "IX-3.9", ID)
declare_event("tech_up", "IX-3.9", ID)
declare_event("tech_trashed", "IX-3.8", ID, ("trash_tile",))
cite(
    {
        "effect by tech": "IX-3.10",
        "effect by tech ability": "IX-3.10",
        "effect by tech endgame": "IX-12.7",
        "ask deck_top by module": "IX-3.8",
    }
)
add_menu(ID, UseTile())
register(
    TechModule(ID, has_luck=True),
    TechSetup(),
    TechTurns(),
    TechGains(),
    TechRounds(),
    TechCombat(),
    TechEndgame(),
    TechHoldings(),
    TechFreight(),
    TechRivals(),
    judged_by=(
        "sandtable.imperium.modules.tech.worth",
        "sandtable.imperium.modules.tech.pricing",
        "sandtable.imperium.modules.tech.liking",
    ),
    told_by="sandtable.imperium.modules.tech.telling",
)
