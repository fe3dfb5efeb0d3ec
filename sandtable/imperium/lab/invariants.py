"""Check invariants: conditions that must hold in every position of a game; used by tests and soak runs only.

    check(state)                 pieces conserved, nothing negative, everything in a possible place
    check_decision(state, d)     the question put to a seat is valid
    check_options(state)         every legal option can be applied, tried on a clone
    trial(title, number)         options of games that together show everything
    points_ledger(seats, events) the points of each party by the events: its start and its "vp" events

Each check raises `InvariantBroken` with a message that names the fault. `check` is fast enough to be called after every
decision of thousands of games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.errors import BadOption
from sandtable.core.events import Event
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.lab.invariant_pieces import InvariantBroken as InvariantBroken
from sandtable.imperium.lab.invariant_pieces import (
    check_agents,
    check_cards,
    check_conflicts,
    check_influence,
    check_intrigue,
    check_player,
    fail,
    is_question,
    record_of,
)
from sandtable.imperium.rules.catalog import (
    CARDS,
    NODES,
)
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import QUESTION
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.setup import STREAMLINED_GAME
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import (
    AGENT_TURN,
    COMBAT,
    ENDGAME,
    HUMAN,
    NO_CARD,
    NO_CONFLICT,
    NO_TURN,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    OVER,
    REVEAL_TURN,
    RIVAL,
    ROUND_START,
    SETUP,
    STREAMLINED,
    TURNS,
    State,
)
from sandtable.imperium.rules.turn_cards import still_there
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE, BOX_SPACE

# The parties by number of seats.
_BESIDE: Final = {1: 2, 2: 1}  # the number of Rivals with cards of their own, by the number of players (UPR-R1.1)
_PARTIES: Final[dict[int, list[int]]] = {
    1: [HUMAN, RIVAL, RIVAL],
    2: [HUMAN, HUMAN, OBSTACLE],
    3: [HUMAN] * 3,
    4: [HUMAN] * 4,
    6: [HUMAN] * 6,
}


def check(s: State) -> None:
    """Raise `InvariantBroken` if this position cannot occur in a game."""
    for module, part in zip(s.rules.modules, s.parts, strict=True):
        if fault := part.fault(s):
            fail(f"{module.id}: {fault}")
    _check_parties(s)
    _check_stack(s)
    check_cards(s)
    check_intrigue(s)
    check_conflicts(s)
    for seat, p in enumerate(s.players):
        check_player(s, seat, p)
    check_influence(s)
    check_agents(s)
    _check_turn(s)
    _check_phase(s)


# --- parties -----------------------------------------------------------------------------
def _check_parties(s: State) -> None:
    """Check that the right parties are at the table, in the right order.

    Players come first, then House Hagal in games of two players, or two Rivals in solo games (IMP-18.1, 19.1); with
    Rival cards, one Rival in games of two players (UPR-R1.1).
    """
    rivals = [p.rival for p in s.players]
    if s.seats not in _PARTIES or rivals != _parties(s):
        fail(f"{s.seats} seats, and parties {rivals}")
    if s.circle != (len(s.players) if s.rules.rivals or s.seats == 1 else s.seats) or (s.rules.level is not None) != (
        s.seats == 1
    ):
        fail(f"{s.circle} parties in the circle, level {s.rules.choice.difficulty!r}")


def _parties(s: State) -> list[int]:
    """Return the sort of party that each place at the table must have, in order: a player, House Hagal or a Rival."""
    if not s.rules.rivals:
        return _PARTIES[s.seats]
    sort = STREAMLINED if STREAMLINED_GAME in s.rules.variants else RIVAL
    return [HUMAN] * s.seats + [sort] * _BESIDE[s.seats]


# --- frames ------------------------------------------------------------------------------
def _check_stack(s: State) -> None:
    stack = s.stack
    if not stack:
        if s.phase != OVER:
            fail("the game is not over, and nothing is pending")
        return
    if s.phase == OVER:
        fail(f"the game is over, and {stack[-1]} is pending")
    if not is_question(stack[-1]):
        fail(f"a step is left undone: {stack[-1]}")
    for frame in stack:
        fault = record_of(frame).fault(s, frame)
        if fault:
            fail(f"frame {frame} {fault}")
    for word, part in s.todo:
        if not 0 <= part < len(NODES):
            fail(f"open effect {(word, part)} is none")


# --- turns and phases --------------------------------------------------------------------
def _check_turn(s: State) -> None:
    """Check that the fields about the current turn are valid, and that they are empty while it is nobody's turn."""
    if s.allowance < 0 or s.deployed < 0 or s.paid < 0 or s.discount < 0:
        fail(f"allowance {s.allowance}, deployed {s.deployed}, paid {s.paid}, discount {s.discount}")
    if not 0 <= s.recruits_ready <= s.recruits:
        fail(f"{s.recruits} recruits before the card, {s.recruits_ready} of them for any turn")
    seat = s.turn_seat
    if seat == NOBODY:
        if (
            s.turn_kind != NO_TURN or s.turn_cards or s.turn_card_left or s.turn_space != NOWHERE or s.fresh
            or s.joining or s.combat_turn or s.allowance or s.deployed or s.entered or s.deploy_ban or s.opened
            or s.paid or s.discount_card != NO_CARD or s.discount or s.topdeck or s.recruits
            or s.revealed_from or s.armed or s.discarded != NO_CARD
        ):  # fmt: skip
            fail("it is nobody's turn, and something of a turn is left")
        if s.todo and (s.phase != COMBAT or any(word >= 0 for word, _ in s.todo)):
            fail(f"it is nobody's turn, and effects are open: {s.todo}")
        return
    if not 0 <= seat < len(s.players) or s.players[seat].revealed:
        fail(f"the turn of seat {seat}, which can have none")
    if s.players[seat].rival and (s.turn_kind != NO_TURN or s.fresh or s.allowance or s.opened):
        fail(f"the turn of Rival {seat} as if it were a player's")
    if s.turn_kind == NO_TURN:
        if s.turn_cards or s.turn_space != NOWHERE or s.todo:
            fail("the turn has not been chosen, and it has a card, a space or open effects")
    elif s.fresh:
        fail("the turn has begun and counts as fresh")
    elif s.turn_kind == AGENT_TURN:  # Urgent Mission may have taken the Agent away again
        if not s.turn_cards or not 0 <= s.turn_space < len(s.rules.spaces) or s.joining:
            fail(f"an Agent turn with cards {s.turn_cards} at space {s.turn_space}")
        for kind in s.turn_cards:
            if not 0 <= kind < len(CARDS):
                fail(f"an Agent turn with card {kind}")
            if still_there(s, kind) > s.players[seat].play.count(kind):
                fail(f"the card of the turn, {CARDS[kind].id}, is not in play")
    elif s.turn_kind == REVEAL_TURN:
        kept = len(s.players[seat].shown_hand)  # cards publicly taken into the hand this turn, for the next round
        if len(s.players[seat].hand) > kept or s.turn_cards or s.turn_space != NOWHERE or s.combat_turn:
            fail("a Reveal turn with cards in hand or with an Agent")
    else:
        fail(f"no such kind of turn: {s.turn_kind}")
    for word, _ in s.todo:
        if word < 0 or (s.turn_kind == REVEAL_TURN and word in (BOX_SPACE, BOX_INFLUENCE)):
            fail(f"open effects of another place: {s.todo}")


def _defends(s: State, seat: int) -> bool:
    """Tell whether the seat controls the space of this Conflict; if so, it may have deployed a troop at the start of
    the round (IMP-3.3)."""
    space = s.rules.conflict_space[s.conflict]
    return space != NOWHERE and controller_of(s, space) == seat


def _check_phase(s: State) -> None:
    if not 0 <= s.first < (s.seats if s.seats == 2 else s.circle) or not 0 <= s.passes <= s.seats:
        fail(f"first player {s.first}, {s.passes} passes")
    if s.actions_taken < 0 or s.learnt < 0:
        fail(f"{s.actions_taken} actions, {s.learnt} times something was learnt")
    phase = s.phase
    if not SETUP <= phase <= OVER or s.round > len(s.rules.conflict_levels):
        fail(f"phase {phase} of round {s.round}")
    if (phase == TURNS) != (s.turn_seat != NOBODY):
        fail(f"phase {phase} with the turn of seat {s.turn_seat}")
    if (phase == SETUP) != (s.round == 0):
        fail(f"phase {phase} of round {s.round}")
    if phase <= ROUND_START:
        for seat, p in enumerate(s.players):
            defends = s.conflict != NO_CONFLICT and _defends(s, seat)
            if p.revealed or p.agents_at or p.swords or p.play or p.open_intrigue or p.units() > defends:
                fail(f"seat {seat}: something is left of the last round")
    elif phase >= COMBAT:
        for seat, p in enumerate(s.players):
            if not p.revealed and not p.rival:
                fail(f"seat {seat} has not revealed, and Player Turns are over")
            if phase >= ENDGAME and (p.units() or p.swords):
                fail(f"seat {seat}: troops or swords are left of the Conflict")
    if (phase == OVER) != (len(s.ended) == 3):
        fail(f"phase {phase}, and how it ended is {s.ended}")
    if phase == OVER:
        ranks, reason, _ = s.ended
        ranked = sum(1 for p in s.players if p.competes())
        if len(ranks) != ranked or min(ranks) != 1 or max(ranks) > ranked:
            fail(f"ranks {ranks}")
        if reason == "conflict_deck" and s.conflict_deck:
            fail("the Conflict deck is not empty")


# --- options -----------------------------------------------------------------------------
def check_options(game: Game) -> None:
    """Check that a decision has options, and that each is a word of the vocabulary, occurs once and can be applied."""
    if game.over:
        if game.to_act:
            fail("the game is over, and a seat is to act")
        return
    seat = game.to_act[0]
    decision = game.decision(seat)
    options = decision.options
    if not options:
        fail(f"a decision without options: {decision!r}")
    if len(set(options)) != len(options):
        fail(f"an option stands twice: {decision!r}")
    for option in options:
        game.rules.vocabulary.check(option)
        copy = game.clone()
        copy.apply(seat, option)
        check(copy)
        if copy.actions_taken != game.actions_taken + 1:
            fail(f"{game.rules.vocabulary.words[option]} counted as {copy.actions_taken - game.actions_taken} actions")


def check_decision(s: State, decision: Decision) -> None:
    """Check that a decision has options, and that no Rival is asked.

    A Rival's turn asks the player only if the rules leave a choice (IMP-19.17). Rivals with Rival cards choose a
    faction by themselves (UPR-R10.2) and leave no choice in their own turns; a choice that is open in another turn is
    the player's (UPR-R10.4, R-UPR-39).
    """
    if not decision.options:
        fail(f"a decision without options: {decision!r}")
    if decision.party != NOBODY and len(decision.options) < 2:
        fail(f"a choice for a Rival without a choice: {decision!r}")
    if s.players[decision.seat].rival:
        fail(f"a Rival was asked: {decision!r}")
    if s.rules.rivals:
        if decision.party != NOBODY and not QUESTION[s.stack[-1][0]].left_open:
            fail(f"a choice for a Rival that has a card of its own: {decision!r}")
        if s.phase == TURNS and s.players[s.turn_seat].rival:
            fail(f"a choice in the turn of a Rival that has a card of its own: {decision!r}")


# --- games that show everything -----------------------------------------------------------
def trial(title: str, number: int) -> dict[str, Any]:
    """Return the options of trial game `number`.

    Of ten games in a row, four have three seats and four have four seats; if the title has teams, one of the latter has
    six seats instead. The other two have one and two seats if the title allows it. Every other option is drawn at
    random from the game's number, so that over many numbers all mixtures of boxes and all pairs of options occur.
    """
    place = number % 10
    there = meta(title).seats
    seats = 2 if place == 8 and 2 in there else 1 if place == 9 and 1 in there else 3 + number % 2
    if place == 7 and 6 in there:
        seats = 6
    drawn = Rng(number)
    options = _draw(title, seats, drawn)
    while not _playable(title, options):
        options = _draw(title, seats, drawn)
    return options


def _draw(title: str, seats: int, drawn: Rng) -> dict[str, Any]:
    """Return options with random values: a value for each option that exists for this number of seats, and any set of
    words for an option that takes several."""
    out: dict[str, Any] = {"seats": seats}
    for option in meta(title).options:
        if option.name in out or seats in option.always or seats not in (option.seats or (seats,)):
            continue
        if any(word not in out.get(other, ()) for other, word in option.needs.items()):
            continue
        values = [value for value in option.choices or option.named if value is not None]
        if option.several:
            out[option.name] = [word for word in option.several if drawn.below(2)]
        elif values:
            out[option.name] = values[drawn.below(len(values))]
    return out


def _playable(title: str, options: dict[str, Any]) -> bool:
    """Tell whether the title accepts these options together; it refuses some mixtures."""
    try:
        ruleset_for(title, meta(title).check(options))
    except BadOption:
        return False
    return True


# --- points ------------------------------------------------------------------------------
def points_ledger(seats: int, events: Iterable[Event]) -> list[int]:
    """Return the points of each party computed from the events: 1 at the start with four seats (IMP-1.11), plus every
    "vp" event."""
    points = [1 if seats == 4 else 0] * len(_PARTIES[seats])
    for event in events:
        if event.kind == "vp":
            points[event.seat] += event.amount
    return points
