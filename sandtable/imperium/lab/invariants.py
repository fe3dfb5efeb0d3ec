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
from functools import cache
from typing import Any, Final, NoReturn

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.titles import meta
from sandtable.imperium.language.pieces import IMPERIUM_DECK, TRAITS, trait_bits, trait_names
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.rules.board import barred
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    LEADERS,
    NODES,
)
from sandtable.imperium.rules.draws import ROW_SIZE
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import (
    ABOUT_INTRIGUE,
    ABOUT_TAKEN,
    ABOUT_TRACK,
    IS_QUESTION,
    NO_STEP,
    QUESTION,
    STEP,
    Pending,
)
from sandtable.imperium.rules.rounds import AGENTS
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.setup import CONFLICTS_USED, STREAMLINED_GAME, TOKENS_PICKED
from sandtable.imperium.rules.state import (
    AGENT_TURN,
    COMBAT,
    ENDGAME,
    HUMAN,
    NO_CARD,
    NO_LEADER,
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
    Frame,
    Player,
    State,
)
from sandtable.imperium.rules.turn_cards import still_there
from sandtable.imperium.rules.units import CONFLICT, TROOP, owned_by
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE, BOX_SPACE

MASTERSTROKE: Final = TRAITS.index("masterstroke")
LAST_ROUND: Final = sum(CONFLICTS_USED.values())
MOST_IN_HAND: Final = 40  # far more cards than a player can draw in a round

# The parties by number of seats.
_BESIDE: Final = {1: 2, 2: 1}  # the number of Rivals with cards of their own, by the number of players (UPR-R1.1)
_PARTIES: Final[dict[int, list[int]]] = {
    1: [HUMAN, RIVAL, RIVAL],
    2: [HUMAN, HUMAN, OBSTACLE],
    3: [HUMAN] * 3,
    4: [HUMAN] * 4,
    6: [HUMAN] * 6,
}


class _Table:
    """All cards that must be on the table of a ruleset with this many seats; only their places change."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        stacks = [kind for kind in rules.reserve_cards for _ in range(CARDS[kind].copies)]
        decks = rules.starting_deck * (seats - len(rules.own_decks))
        for deck in rules.own_decks.values():
            decks += deck
        self.cards = sorted(rules.imperium_cards + stacks + decks)
        self.intrigue = sorted(rules.intrigue_cards)
        self.hagal = sorted(rules.hagal_decks[HAGAL_SOLO if seats == 1 else HAGAL_TWO]) if seats < 3 else []
        deck = rules.starting_deck
        self.starting = [(kind, deck.count(kind)) for kind in sorted(set(deck))]
        self.reserve = frozenset(rules.reserve_cards)
        self.not_control = [k for k in range(len(rules.spaces)) if k not in rules.control_spaces]
        self.not_maker = [k for k in range(len(rules.spaces)) if k not in rules.maker_spaces]


@cache
def _table(rules: Ruleset, seats: int) -> _Table:
    return _Table(rules, seats)


# From the bottom of the Conflict deck to its top (IMP-1.5).
_LEVELS: Final[list[int]] = [level for level in (3, 2, 1) for _ in range(CONFLICTS_USED[level])]


class InvariantBroken(AssertionError):
    """An impossible position."""


def _fail(what: str) -> NoReturn:
    raise InvariantBroken(what)


def check(s: State) -> None:
    """Raise `InvariantBroken` if this position cannot occur in a game."""
    for module, part in zip(s.rules.modules, s.parts, strict=True):
        if fault := part.fault(s):
            _fail(f"{module.id}: {fault}")
    _check_parties(s)
    _check_stack(s)
    _check_cards(s)
    _check_intrigue(s)
    _check_conflicts(s)
    for seat, p in enumerate(s.players):
        _check_player(s, seat, p)
    _check_influence(s)
    _check_agents(s)
    _check_turn(s)
    _check_phase(s)


# --- parties -----------------------------------------------------------------------------
def _check_parties(s: State) -> None:
    """Check the parties: players first, then House Hagal beside two players or two Rivals against one (IMP-18.1,
    19.1); with Rival cards, one Rival beside two players (UPR-R1.1)."""
    rivals = [p.rival for p in s.players]
    if s.seats not in _PARTIES or rivals != _parties(s):
        _fail(f"{s.seats} seats, and parties {rivals}")
    if s.circle != (len(s.players) if s.rules.rivals or s.seats == 1 else s.seats) or (s.rules.level is not None) != (
        s.seats == 1
    ):
        _fail(f"{s.circle} parties in the circle, level {s.rules.choice.difficulty!r}")
    if sorted(s.hagal_deck + s.hagal_discard) != _table(s.rules, s.seats).hagal:
        _fail("House Hagal cards are not conserved")


def _parties(s: State) -> list[int]:
    """Return the expected kind of each party."""
    if not s.rules.rivals:
        return _PARTIES[s.seats]
    sort = STREAMLINED if STREAMLINED_GAME in s.rules.variants else RIVAL
    return [HUMAN] * s.seats + [sort] * _BESIDE[s.seats]


# --- frames ------------------------------------------------------------------------------
def _check_stack(s: State) -> None:
    stack = s.stack
    if not stack:
        if s.phase != OVER:
            _fail("the game is not over, and nothing is pending")
        return
    if s.phase == OVER:
        _fail(f"the game is over, and {stack[-1]} is pending")
    if not _is_question(stack[-1]):
        _fail(f"a step is left undone: {stack[-1]}")
    for frame in stack:
        fault = _record(frame).fault(s, frame)
        if fault:
            _fail(f"frame {frame} {fault}")
    for word, part in s.todo:
        if not 0 <= part < len(NODES):
            _fail(f"open effect {(word, part)} is none")


def _is_question(frame: Frame) -> bool:
    return 0 <= frame[0] < len(IS_QUESTION) and IS_QUESTION[frame[0]]


def _record(frame: Frame) -> Pending:
    """Return the record of the question or step in a frame."""
    record: Pending = QUESTION[frame[0]] if _is_question(frame) else STEP[frame[0]] if frame[0] < len(STEP) else NO_STEP
    if record.number != frame[0]:
        _fail(f"there is no frame {frame}")
    return record


# --- cards -------------------------------------------------------------------------------
def _check_cards(s: State) -> None:
    """Check that every copy of a card is in exactly one place."""
    everything = s.imperium_deck + s.row + s.trashed
    for module in s.rules.holdings:
        everything += module.cards(s)
    for frame in s.stack:
        if _record(frame).about == ABOUT_TAKEN:
            everything.append(frame[2])
    for kind, n in zip(s.rules.reserve_cards, s.reserve, strict=True):
        if n < 0:
            _fail(f"{n} {CARDS[kind].id} in the Reserve")
        everything += [kind] * n
    for p in s.players:
        everything += p.hand
        everything += p.deck
        everything += p.discard
        everything += p.play
        if p.aside != NO_CARD:
            everything.append(p.aside)
    everything.sort()
    if everything != _table(s.rules, s.seats).cards:
        names = [card.id for card in CARDS]
        _fail(f"cards are not conserved: {_difference(everything, _table(s.rules, s.seats).cards, names)}")
    for kind in s.imperium_deck:
        if CARDS[kind].source != IMPERIUM_DECK:
            _fail(f"{CARDS[kind].id} is in the Imperium deck")
    for kind in s.row:
        if CARDS[kind].source != IMPERIUM_DECK:
            _fail(f"{CARDS[kind].id} is in the Imperium Row")
    for kind in s.trashed:
        if kind in _table(s.rules, s.seats).reserve:
            _fail(f"{CARDS[kind].id} was trashed and did not return to its stack")
    if len(s.row) != ROW_SIZE and s.imperium_deck:
        taken = len(s.stack) > 0 and _record(s.stack[-1]).about == ABOUT_TAKEN
        if not taken or len(s.row) != ROW_SIZE - 1 or CARDS[s.stack[-1][2]].source != IMPERIUM_DECK:
            _fail(f"{len(s.row)} cards in the Imperium Row, {len(s.imperium_deck)} in its deck")


def _difference(found: list[int], wanted: list[int], names: list[str]) -> str:
    """Return the kinds whose numbers differ, in words."""
    return ", ".join(
        f"{found.count(kind)} of {wanted.count(kind)} {names[kind] if 0 <= kind < len(names) else kind}"
        for kind in sorted(set(found) | set(wanted))
        if found.count(kind) != wanted.count(kind)
    )


def _check_intrigue(s: State) -> None:
    """Check that every Intrigue card is in the deck, on its discard pile, trashed, held, face up, or being played."""
    everything = s.intrigue_deck + s.intrigue_discard + s.intrigue_trashed
    for frame in s.stack:
        if _record(frame).about == ABOUT_INTRIGUE:
            everything.append(frame[2])
    for p in s.players:
        everything += p.intrigue
        everything += p.open_intrigue
    everything.sort()
    if everything != _table(s.rules, s.seats).intrigue:
        names = [card.id for card in INTRIGUE]
        _fail(f"Intrigue cards are not conserved: {_difference(everything, _table(s.rules, s.seats).intrigue, names)}")
    if s.seen_intrigue:
        for viewer in range(s.seats):
            for owner in range(len(s.players)):
                kinds = [seen[2] for seen in s.seen_intrigue if seen[0] == viewer and seen[1] == owner]
                if kinds and (viewer == owner or not _within(kinds, s.players[owner].intrigue)):
                    _fail(f"seat {viewer} knows that seat {owner} holds {[INTRIGUE[k].id for k in kinds]}: it does not")
        if any(not 0 <= seen[0] < s.seats or not 0 <= seen[1] < len(s.players) for seen in s.seen_intrigue):
            _fail(f"no such seats: {s.seen_intrigue}")


def _within(few: list[int], many: list[int]) -> bool:
    """Tell whether every item of `few`, with its count, is among `many`."""
    return all(few.count(kind) <= many.count(kind) for kind in few)


def _check_conflicts(s: State) -> None:
    """Check for ten different cards with the levels of IMP-1.5, and as many revealed cards as rounds begun."""
    order = s.conflict_deck + s.conflicts_seen[::-1]
    levels = [level for level in _LEVELS if any(CONFLICTS[kind].level == level for kind in s.rules.conflicts)]
    if [CONFLICTS[kind].level for kind in order] != levels or len(set(order)) != len(order):
        _fail(f"Conflict cards {[CONFLICTS[kind].id for kind in order]}")
    if s.round != len(s.conflicts_seen):
        _fail(f"round {s.round}, and {len(s.conflicts_seen)} Conflict cards were revealed")
    if s.conflict != (s.conflicts_seen[-1] if s.conflicts_seen else -1):
        _fail("the Conflict is not the last one that was revealed")


# --- players -----------------------------------------------------------------------------
def _check_player(s: State, seat: int, p: Player) -> None:
    away = sum(module.troops(s, seat) for module in s.rules.holdings)
    if p.garrison < 0 or p.supply < 0 or p.conflict < 0 or p.troops() + away != owned_by(s, seat, TROOP):
        _fail(
            f"seat {seat}: {p.garrison} + {p.supply} + {p.conflict} troops in garrison, supply and Conflict,"
            f" {away} elsewhere"
        )
    others = {unit.id: unit.count(s, seat, CONFLICT) for unit in s.rules.units}
    strength = sum(unit.strength * others[unit.id] for unit in s.rules.units)
    if (p.other_units, p.other_strength) != (sum(others.values()), strength):
        _fail(f"seat {seat}: {p.other_units} other units of strength {p.other_strength}; in the Conflict are {others}")
    if p.solari < 0 or p.spice < 0 or p.water < 0 or p.persuasion < 0 or p.swords < 0:
        _fail(
            f"seat {seat}: {p.solari} Solari, {p.spice} spice, {p.water} water,"
            f" {p.persuasion} Persuasion, {p.swords} swords"
        )
    if p.rival:
        _check_rival(s, seat, p)
        return
    if s.round:
        usual = trait_bits(LEADERS[p.leader].traits) if p.leader != NO_LEADER else 0
        later = trait_bits(LEADERS[p.leader].later) if p.leader != NO_LEADER else 0
        if p.leader == NO_LEADER or p.traits & ~(usual | later):
            _fail(f"seat {seat}: leader {p.leader} with traits {trait_names(p.traits)}")
        if not later and p.traits != usual:
            _fail(f"seat {seat}: leader {p.leader} has lost a trait, and has {trait_names(p.traits)}")
        if p.tokens.bit_count() != (TOKENS_PICKED if p.has(MASTERSTROKE) else 0):
            _fail(f"seat {seat}: tokens {p.tokens:04b}")
    if p.tokens < 0 or p.tokens > 15 or (p.tokens_shown and not p.has(MASTERSTROKE)):
        _fail(f"seat {seat}: tokens {p.tokens}, shown: {p.tokens_shown}")
    mine = p.hand + p.deck + p.discard + p.play
    for kind, copies in _table(s.rules, s.seats).starting:
        if mine.count(kind) > copies:
            _fail(f"seat {seat}: {mine.count(kind)} {CARDS[kind].id} of {copies}")
    if len(p.hand) > MOST_IN_HAND:
        _fail(f"seat {seat}: {len(p.hand)} cards in hand")
    if p.aside != NO_CARD and CARDS[p.aside].source != IMPERIUM_DECK:
        _fail(f"seat {seat}: {CARDS[p.aside].id} was set aside")
    if not 0 <= p.shown_deck <= len(p.deck):
        _fail(f"seat {seat}: {p.shown_deck} known cards on a deck of {len(p.deck)}")
    if p.shown_hand and not _within(p.shown_hand, p.hand):
        _fail(f"seat {seat}: cards known in hand that are not there")
    if p.voice != NOWHERE and not 0 <= p.voice < len(s.rules.spaces):
        _fail(f"seat {seat}: The Voice names space {p.voice}")
    if p.revealed and (p.play or p.persuasion or p.open_intrigue or p.aside != NO_CARD):
        _fail(f"seat {seat}: its Reveal turn is over and was not cleaned up")


def _check_rival(s: State, seat: int, p: Player) -> None:
    """Check that a Rival has no cards and no traits; a solo Rival trades in at once (IMP-19.16), House Hagal
    collects nothing (IMP-18.1)."""
    if p.hand or p.deck or p.discard or p.play or p.open_intrigue or p.aside != NO_CARD or p.traits or p.tokens:
        _fail(f"seat {seat}: a Rival with cards or with a Leader's left ability")
    if p.persuasion or p.council or p.revealed:
        _fail(f"seat {seat}: a Rival with Persuasion, a Council seat or a Reveal turn")
    if p.vp and not p.competes():
        _fail(f"seat {seat}: {p.vp} points of a party that gathers none")
    fault = s.rules.automata.fault(seat, p)
    if fault:
        _fail(fault)


def _check_influence(s: State) -> None:
    """Check levels, Alliances (IMP-14.4 to 14.8), and the points that depend on them."""
    start = 1 if s.seats == 4 else 0
    points = [start] * len(s.players)
    for f, holder in enumerate(s.alliance):
        best = 0
        track = s.rules.tracks[f]
        for seat, p in enumerate(s.players):
            level = p.influence[f]
            if not 0 <= level <= track.top:
                _fail(f"seat {seat}: influence {p.influence}")
            points[seat] += track.standing[level]
            if level > best:
                best = level
        if holder != NOBODY:
            points[holder] += track.alliance_points
        if any(_record(frame).about == ABOUT_TRACK and frame[2] == f for frame in s.stack):
            continue  # its holder is choosing the next holder
        if holder == NOBODY:
            if best >= track.alliance:
                _fail(f"Alliance {f}: nobody has it, and somebody stands at {best}")
        elif s.players[holder].influence[f] < track.alliance or s.players[holder].influence[f] < best:
            _fail(f"Alliance {f}: seat {holder} has it at {s.players[holder].influence[f]}, the highest is {best}")
    for seat, p in enumerate(s.players):
        if p.vp < points[seat] and p.competes():
            _fail(f"seat {seat}: {p.vp} points, and its influence and Alliances alone are worth {points[seat]}")


def _check_agents(s: State) -> None:
    for seat, p in enumerate(s.players):
        total = AGENTS + int(p.swordmaster) + int(s.mentat == seat)
        total -= sum(module.agents_gone(s, seat) for module in s.rules.rounds)
        if p.agents < 0 or p.agents + len(p.agents_at) != total:
            _fail(f"seat {seat}: {p.agents} Agents ready and {len(p.agents_at)} on the board; it has {total}")
        for space in p.agents_at:
            if not 0 <= space < len(s.rules.spaces):
                _fail(f"seat {seat}: an Agent at {space}")
        if seat != s.turn_seat and p.agents_at and not p.rival:
            for bit, by in s.rules.once:
                if bit.bit_length() - 1 in p.agents_at and not barred(p, bit, by):
                    _fail(
                        f"seat {seat}: an Agent at {s.rules.spaces[bit.bit_length() - 1].id} and nothing to show for it"
                    )
        if any(p.agents_at.count(bit.bit_length() - 1) > 1 for bit, _ in s.rules.once):
            _fail(f"seat {seat}: two Agents on a once-per-game space")
    if s.mentat == NOBODY:
        if s.mentat_at != NOWHERE or s.mentat_kept:
            _fail("nobody has the Mentat, and yet it is somewhere")
    elif s.mentat_at == NOWHERE:
        if not s.players[s.mentat].agents:
            _fail(f"the Mentat of seat {s.mentat} is ready, and no Agent of that seat is")
    elif s.mentat_at not in s.players[s.mentat].agents_at:
        _fail(f"the Mentat stands where seat {s.mentat} has no Agent")
    for space in _table(s.rules, s.seats).not_control:
        if s.control[space] != NOBODY:
            _fail(f"{s.rules.spaces[space].id} is controlled")
    for space in s.rules.control_spaces:
        holder = s.control[space]
        if holder != NOBODY and (not 0 <= holder < len(s.players) or s.players[holder].rival == OBSTACLE):
            _fail(f"{s.rules.spaces[space].id} is controlled by seat {holder}")
    for space in _table(s.rules, s.seats).not_maker:
        if s.bonus_spice[space]:
            _fail(f"bonus spice on {s.rules.spaces[space].id}")
    for space in s.rules.maker_spaces:
        if not 0 <= s.bonus_spice[space] <= s.round:
            _fail(f"{s.bonus_spice[space]} bonus spice on {s.rules.spaces[space].id} in round {s.round}")


# --- turns and phases --------------------------------------------------------------------
def _check_turn(s: State) -> None:
    """Check that the fields of a turn are only set during one."""
    if s.allowance < 0 or s.deployed < 0 or s.melange < 0 or s.discount < 0:
        _fail(f"allowance {s.allowance}, deployed {s.deployed}, melange {s.melange}, discount {s.discount}")
    if not 0 <= s.recruits_ready <= s.recruits:
        _fail(f"{s.recruits} recruits before the card, {s.recruits_ready} of them for any turn")
    seat = s.turn_seat
    if seat == NOBODY:
        if (
            s.turn_kind != NO_TURN or s.turn_cards or s.turn_card_left or s.turn_space != NOWHERE or s.fresh
            or s.joining or s.combat_turn or s.allowance or s.deployed or s.entered or s.deploy_ban or s.envoy
            or s.infiltrating or s.melange or s.discount_card != NO_CARD or s.discount or s.topdeck or s.recruits
            or s.revealed_from or s.armed or s.discarded != NO_CARD
        ):  # fmt: skip
            _fail("it is nobody's turn, and something of a turn is left")
        if s.todo and (s.phase != COMBAT or any(word >= 0 for word, _ in s.todo)):
            _fail(f"it is nobody's turn, and effects are open: {s.todo}")
        return
    if not 0 <= seat < len(s.players) or s.players[seat].revealed:
        _fail(f"the turn of seat {seat}, which can have none")
    if s.players[seat].rival and (s.turn_kind != NO_TURN or s.fresh or s.allowance or s.envoy or s.infiltrating):
        _fail(f"the turn of Rival {seat} as if it were a player's")
    if s.turn_kind == NO_TURN:
        if s.turn_cards or s.turn_space != NOWHERE or s.todo:
            _fail("the turn has not been chosen, and it has a card, a space or open effects")
    elif s.fresh:
        _fail("the turn has begun and counts as fresh")
    elif s.turn_kind == AGENT_TURN:  # Urgent Mission may have taken the Agent away again
        if not s.turn_cards or not 0 <= s.turn_space < len(s.rules.spaces) or s.joining:
            _fail(f"an Agent turn with cards {s.turn_cards} at space {s.turn_space}")
        for kind in s.turn_cards:
            if not 0 <= kind < len(CARDS):
                _fail(f"an Agent turn with card {kind}")
            if still_there(s, kind) > s.players[seat].play.count(kind):
                _fail(f"the card of the turn, {CARDS[kind].id}, is not in play")
    elif s.turn_kind == REVEAL_TURN:
        kept = len(s.players[seat].shown_hand)  # cards publicly taken into the hand this turn, for the next round
        if len(s.players[seat].hand) > kept or s.turn_cards or s.turn_space != NOWHERE or s.combat_turn:
            _fail("a Reveal turn with cards in hand or with an Agent")
    else:
        _fail(f"no such kind of turn: {s.turn_kind}")
    for word, _ in s.todo:
        if word < 0 or (s.turn_kind == REVEAL_TURN and word in (BOX_SPACE, BOX_INFLUENCE)):
            _fail(f"open effects of another place: {s.todo}")


def _check_phase(s: State) -> None:
    if not 0 <= s.first < (s.seats if s.seats == 2 else s.circle) or not 0 <= s.passes <= s.seats:
        _fail(f"first player {s.first}, {s.passes} passes")
    if s.actions_taken < 0 or s.learnt < 0:
        _fail(f"{s.actions_taken} actions, {s.learnt} times something was learnt")
    phase = s.phase
    if not SETUP <= phase <= OVER or s.round > LAST_ROUND:
        _fail(f"phase {phase} of round {s.round}")
    if (phase == TURNS) != (s.turn_seat != NOBODY):
        _fail(f"phase {phase} with the turn of seat {s.turn_seat}")
    if (phase == SETUP) != (s.round == 0):
        _fail(f"phase {phase} of round {s.round}")
    if phase <= ROUND_START:
        for seat, p in enumerate(s.players):
            if p.revealed or p.agents_at or p.swords or p.play or p.open_intrigue or p.units():
                _fail(f"seat {seat}: something is left of the last round")
    elif phase >= COMBAT:
        for seat, p in enumerate(s.players):
            if not p.revealed and not p.rival:
                _fail(f"seat {seat} has not revealed, and Player Turns are over")
            if phase >= ENDGAME and (p.units() or p.swords):
                _fail(f"seat {seat}: troops or swords are left of the Conflict")
    if (phase == OVER) != (len(s.ended) == 3):
        _fail(f"phase {phase}, and how it ended is {s.ended}")
    if phase == OVER:
        ranks, reason, _ = s.ended
        ranked = sum(1 for p in s.players if p.competes())
        if len(ranks) != ranked or min(ranks) != 1 or max(ranks) > ranked:
            _fail(f"ranks {ranks}")
        if reason == "conflict_deck" and s.conflict_deck:
            _fail("the Conflict deck is not empty")


# --- options -----------------------------------------------------------------------------
def check_options(game: Game) -> None:
    """Check that there are options, that each is a word of the vocabulary, occurs once and can be applied."""
    if game.over:
        if game.to_act:
            _fail("the game is over, and a seat is to act")
        return
    seat = game.to_act[0]
    decision = game.decision(seat)
    options = decision.options
    if not options:
        _fail(f"a decision without options: {decision!r}")
    if len(set(options)) != len(options):
        _fail(f"an option stands twice: {decision!r}")
    for option in options:
        game.rules.vocabulary.check(option)
        copy = game.clone()
        copy.apply(seat, option)
        check(copy)
        if copy.actions_taken != game.actions_taken + 1:
            _fail(f"{game.rules.vocabulary.words[option]} counted as {copy.actions_taken - game.actions_taken} actions")


def check_decision(s: State, decision: Decision) -> None:
    """Check that a decision has options, and that no Rival is asked.

    A Rival's turn asks the player only if the rules leave a choice (IMP-19.17). Rivals with cards of their own leave
    none (UPR-R10.2), neither in their own turns nor for them in the turns of others.
    """
    if not decision.options:
        _fail(f"a decision without options: {decision!r}")
    if decision.party != NOBODY and len(decision.options) < 2:
        _fail(f"a choice for a Rival without a choice: {decision!r}")
    if s.players[decision.seat].rival:
        _fail(f"a Rival was asked: {decision!r}")
    if s.rules.rivals:
        if decision.party != NOBODY:
            _fail(f"a choice for a Rival that has a card of its own: {decision!r}")
        if s.phase == TURNS and s.players[s.turn_seat].rival:
            _fail(f"a choice in the turn of a Rival that has a card of its own: {decision!r}")


# --- games that show everything -----------------------------------------------------------
def trial(title: str, number: int) -> dict[str, Any]:
    """Return the options of one trial game.

    Of ten games, four have three seats and four have four, one of which has six instead if the title has teams; two are
    with House Hagal if the title has it. Each optional part of a game is on in every other pair of games.
    """
    turn, place = divmod(number, 10)
    there = meta(title).seats
    seats = 2 if place == 8 and 2 in there else 1 if place == 9 and 1 in there else 3 + number % 2
    if place == 7 and 6 in there:
        seats = 6
    out: dict[str, Any] = {"seats": seats}
    for i, option in enumerate(meta(title).options):
        choices = [choice for choice in option.choices if choice is not None]
        if seats in option.seats and choices:  # an option of this mode only: each cycles at its own pace
            out[option.name] = choices[(turn + turn // 4 * i) % len(choices)]
        elif option.choices == (False, True) and not option.seats and seats not in option.always:
            out[option.name] = (turn if seats < 3 else number // 2) % 2 == 1
    return out


# --- points ------------------------------------------------------------------------------
def points_ledger(seats: int, events: Iterable[Event]) -> list[int]:
    """Return the points of each party by the events since the start: 1 with four seats (IMP-1.11), plus every "vp"
    event."""
    points = [1 if seats == 4 else 0] * len(_PARTIES[seats])
    for event in events:
        if event.kind == "vp":
            points[event.seat] += event.amount
    return points
