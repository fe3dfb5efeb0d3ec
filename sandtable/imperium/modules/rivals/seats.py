"""Setup of Rivals and House Hagal, from the options to the first round (IMP-18.2 to 19.9, UPR-R2)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.errors import BadOption
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.family import RIVAL as RIVAL_CARD
from sandtable.imperium.modules.rivals.deck import shuffle_deck
from sandtable.imperium.rules.catalog import LEADERS, OF_LEADER, RIVALS
from sandtable.imperium.rules.draws import draw_intrigue
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.setup import STREAMLINED_GAME, kind_named, take_leader
from sandtable.imperium.rules.state import OBSTACLE, RIVAL, RIVAL_LUCK, STREAMLINED, Player, State

SOLO_RIVALS: Final = 2
RIVAL_GARRISON: Final = 3  # garrison of a Rival with a card beside two players (UPR-R2.4)
BESIDE: Final = {1: 2, 2: 1}  # number of Rivals with cards, by the number of players (UPR-R1.1)


def check_chosen(rules: Ruleset, seats: int, given: Any, leaders: list[int]) -> list[int]:
    """Check the option `rivals` (`given`) and return the kinds of the Leaders, or of the Rival cards, that it names; an
    empty list means that they are chosen at random. Raise BadOption if the choice is not allowed. `leaders` are the
    kinds of the players' Leaders."""
    if given is None or given == "random" or (seats != 1 and not rules.rivals):
        return []
    if rules.rivals:
        return _check_cards(rules, seats, given)
    if isinstance(given, str) or not isinstance(given, list | tuple) or len(given) != SOLO_RIVALS:
        raise BadOption(f"option 'rivals' takes 'random' or a list of {SOLO_RIVALS} leader ids; not {given!r}")
    kinds = [kind_named(rules.leader, name) for name in given]
    for kind in kinds:
        if not LEADERS[kind].rival_ok:
            allowed = ", ".join(LEADERS[k].id for k in rules.leaders if LEADERS[k].rival_ok)
            raise BadOption(f"{LEADERS[kind].id!r} cannot be a Rival (IMP-19.3); allowed are {allowed}")
    if len(set(kinds + leaders)) != len(kinds + leaders):
        raise BadOption("option 'rivals': each Leader can be in the game only once")
    return kinds


def _check_cards(rules: Ruleset, seats: int, given: Any) -> list[int]:
    """Check the option `rivals` (`given`) and return the kinds of the Rival cards that it names: two beside one player,
    one beside two, from the pool of the game (UPR-R2.1 to 2.3). Raise BadOption if the choice is not allowed."""
    n = BESIDE[seats]
    if isinstance(given, str) or not isinstance(given, list | tuple) or len(given) != n:
        raise BadOption(
            f"option 'rivals' takes 'random' or a list of {n} {'ids' if n > 1 else 'id'} of Rivals; not {given!r}"
        )
    kinds = [kind_named(rules.rival, name, "Rival") for name in given]
    for kind in kinds:
        if kind not in rival_pool(rules):
            allowed = ", ".join(RIVALS[k].id for k in rival_pool(rules))
            why = (
                "plays in the streamlined game of two alone" if not RIVALS[kind].can_win else "can win: not streamlined"
            )
            raise BadOption(f"{RIVALS[kind].id!r} {why} (UPR-R2.3, R13.2); allowed are {allowed}")
    if len(set(kinds)) != len(kinds):
        raise BadOption("option 'rivals': there is one card of each Rival")
    return kinds


def rival_pool(rules: Ruleset) -> list[int]:
    """Return the kinds of Rival cards that this game can use: in the streamlined game those that cannot win, otherwise
    those that can."""
    return [kind for kind in rules.rivals if RIVALS[kind].can_win != (STREAMLINED_GAME in rules.variants)]


def take_chosen(s: State, rivals: list[int], leaders: list[int]) -> None:
    """Assign to the Rivals the Leaders or Rival cards whose kinds are in `rivals`, or random ones if the list is empty;
    `leaders` are the kinds of the players' Leaders.

    Of a Rival's Leader only the Signet ability counts (IMP-19.3). A random Rival is never the person that a player has
    as Leader (R-UPR-30).
    """
    if s.rules.rivals:
        if not rivals:
            persons = [LEADERS[kind].name for kind in leaders]
            pool = [kind for kind in rival_pool(s.rules) if RIVALS[kind].name not in persons]
            s.chance.shuffle(RIVAL_LUCK, pool)
            rivals = pool[: BESIDE[s.seats]]
        for seat, kind in enumerate(rivals, s.seats):
            take_rival_card(s, seat, kind)
        return
    if not rivals:
        pool = [kind for kind in s.rules.leaders if LEADERS[kind].rival_ok and kind not in leaders]
        s.chance.shuffle(RIVAL_LUCK, pool)
        rivals = pool[:SOLO_RIVALS]
    for seat, kind in enumerate(rivals, 1):
        take_leader(s, seat, kind)
        s.players[seat].traits = 0


def add_rivals(s: State, troops: int) -> None:
    """Add the automated parties of the game: House Hagal beside two players, two Rivals against one player (IMP-18.2,
    19.4), or Rivals with Rival cards."""
    if s.rules.rivals:
        _add_with_cards(s, troops)
    elif s.seats == 2:
        hagal = Player(len(s.rules.tracks))
        hagal.rival = OBSTACLE
        hagal.supply = troops
        hagal.swordmaster = True
        hagal.agents = 3
        s.players.append(hagal)
    elif s.seats == 1:
        level = s.rules.level
        assert level is not None
        for _ in range(2):
            p = Player(len(s.rules.tracks))
            p.rival = RIVAL
            p.garrison = level.rival_garrison
            p.supply = troops - level.rival_garrison
            p.agents = 2
            p.water = 1
            s.players.append(p)
        s.circle = 3
    shuffle_deck(s)


def _add_with_cards(s: State, troops: int) -> None:
    """Add Rivals that play by Rival cards, with their water, two Agents and a garrison; the cards are assigned later
    (UPR-R2.4 to 2.6)."""
    level = s.rules.level
    garrison = level.rival_garrison if level is not None else RIVAL_GARRISON
    for _ in range(BESIDE[s.seats]):
        p = Player(len(s.rules.tracks))
        p.rival = RIVAL
        p.garrison = garrison
        p.supply = troops - garrison
        p.agents = 2
        p.water = 1
        s.players.append(p)
    s.circle = len(s.players)


def take_rival_card(s: State, seat: int, kind: int) -> None:
    p = s.players[seat]
    p.rival_card = RIVAL_CARD.thing | kind
    p.rival = RIVAL if RIVALS[kind].can_win else STREAMLINED


def rivals_start(s: State) -> None:
    """Give the player and the Rivals the starting bonuses of the level of the solo game (IMP-19.9)."""
    level = s.rules.level
    assert level is not None
    if s.trace is not None:
        s.trace.add(level.your_extra.id)
    for part in level.your_extra.parts():
        do(s, 0, part)
    for seat, p in enumerate(s.players):
        if p.rival:
            s.cause = 0
            s.source = fx.NO_NODE
            draw_intrigue(s, seat, level.rival_intrigue)


def join_swordmasters(s: State) -> None:
    """Give each Rival its third Agent, if this round reveals the last of the Conflict cards that lie above the Rivals'
    third Agents in the deck (IMP-19.6)."""
    level = s.rules.level
    if level is not None and s.round == level.conflicts_above_swordmasters:
        for seat, p in enumerate(s.players):
            if p.rival == RIVAL:
                p.swordmaster = True
                p.agents += 1
                s.cause = OF_LEADER | p.leader
                if s.journal is not None:
                    s.note("swordmaster", seat, 1)
