"""`View`: the part of a position that a seat may know; and `resample`, random full positions consistent with it.

A view is an allow-list: a blank state into which only the information that the seat may know is copied. Anything that
is not copied here stays hidden. `resample` fills the gaps from the view alone, so it cannot know more than the seat
does.

Public: everything on the board, the row, Reserve, discard piles, cards in play, resources, numbers of cards anywhere;
all cards that a player owns (they are bought and trashed in public), and so the cards of hand and deck together; deck
tops and hand cards that came there in public. Hidden: hands, the order of decks, Intrigue cards held (IMP-13.1), and
what the components of modules hide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core.chance import Chance, key_of
from sandtable.core.contract import State as AnyState
from sandtable.core.decisions import Decision
from sandtable.core.errors import DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.language.pieces import TRAITS, trait_bits, trait_names
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    KIND_OF,
    LEADERS,
    RIVALS,
    thing_name,
)
from sandtable.imperium.rules.draws import without
from sandtable.imperium.rules.question import ABOUT_INTRIGUE, QUESTION, STEP
from sandtable.imperium.rules.state import (
    HIDDEN,
    NO_CARD,
    NO_CONFLICT,
    NO_LEADER,
    NOBODY,
    PHASES,
    Frame,
    Player,
    State,
    streams_of,
)
from sandtable.imperium.rules.table_module import TableComponent

PRESCIENCE: Final = TRAITS.index("prescience")


class View:
    """A position as a seat knows it.

    `known` is the position with HIDDEN for unseen cards. The pools list the cards that are hidden, without their
    places.
    """

    __slots__ = ("seat", "known", "decision", "pools", "intrigue_pool", "imperium_pool", "_fill")

    def __init__(
        self,
        seat: int,
        known: State,
        decision: Decision | None,
        pools: list[list[int]],
        intrigue_pool: list[int],
        imperium_pool: list[int],
        fill: Callable[[State], AnyState],
    ) -> None:
        self.seat = seat
        self.known = known
        self.decision = decision
        self.pools = pools
        self.intrigue_pool = intrigue_pool
        self.imperium_pool = imperium_pool
        self._fill = fill

    def resample(self, rng: Rng) -> AnyState:
        return self._fill(resample(self, rng))

    def pack(self) -> dict[str, Any]:
        data = self.known.pack()
        data["seat"] = self.seat
        data["pools"] = self.pools
        data["intrigue_pool"] = self.intrigue_pool
        data["imperium_pool"] = self.imperium_pool
        data["decision"] = None if self.decision is None else [self.decision.kind, self.decision.options]
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self) -> dict[str, Any]:
        """Return the view as a dict for JSON; pieces are named by their ids."""
        return as_dict(self)


def _hide(n: int) -> list[int]:
    return [HIDDEN] * n


def _known_top(p: Player, own: bool, peeking: int) -> int:
    """Return the number of cards on top of a player's deck that the viewer knows. `own`: the viewer is this player;
    `peeking`: the number of cards that the player is looking at."""
    if own and (p.has(PRESCIENCE) or peeking) and p.deck:
        return max(1, peeking, p.shown_deck)
    return p.shown_deck


def view_of(s: State, seat: int, decision: Decision | None, fill: Callable[[State], AnyState]) -> View:
    """Return the view of a seat; NOBODY is a spectator, who sees only public information. `fill` turns the known part
    of the position into an object of the game's class."""
    known = State(s.seats, s.rules)
    s.show_fields(known)
    known.parts = [part.seen_by(s, seat) for part in s.parts]
    known.imperium_deck = _hide(len(s.imperium_deck))
    known.intrigue_deck = _hide(len(s.intrigue_deck))
    known.conflict_deck = _hide(len(s.conflict_deck))
    known.seen_intrigue = [seen for seen in s.seen_intrigue if seen[0] == seat]
    peeking = QUESTION[s.stack[-1][0]].peeked(s.stack[-1]) if s.stack and s.stack[-1][1] == seat else 0
    known.players = []
    pools = []
    for other, p in enumerate(s.players):
        q, pool = _view_of_player(s, p, other == seat, peeking if other == seat else 0)
        q.intrigue = sorted(p.intrigue) if other == seat else _seen_intrigue(known, other, len(p.intrigue))
        for module in s.rules.when_face_down if other != seat else ():
            pool = sorted(pool + module.face_down(s, other))
        known.players.append(q)
        pools.append(pool)
    mine = s.players[seat].intrigue if seat != NOBODY else []
    unseen = without(s.rules.intrigue_cards, mine + s.intrigue_discard + s.intrigue_trashed)
    for p in s.players:
        unseen = without(unseen, p.open_intrigue)
    # A card being resolved is on the table, not yet in the discard pile.
    unseen = without(unseen, [frame[2] for frame in s.stack if _being_played(frame)])
    return View(seat, known, decision, pools, unseen, sorted(s.imperium_deck), fill)


def _being_played(frame: Frame) -> bool:
    """Tell whether the frame belongs to an Intrigue card that is being played and lies on the table."""
    return STEP[frame[0]].about == ABOUT_INTRIGUE or QUESTION[frame[0]].about == ABOUT_INTRIGUE


def open_view(s: State, fill: Callable[[State], AnyState]) -> View:
    """Return a view of a finished game with every hand, Intrigue card and token; cards not yet drawn stay hidden.
    `fill` is as for `view_of`."""
    view = view_of(s, NOBODY, None, fill)
    for p, q in zip(s.players, view.known.players, strict=True):
        q.hand = sorted(p.hand)
        q.intrigue = sorted(p.intrigue)
    view.known.parts = [part.opened(s) for part in s.parts]
    return view


def _seen_intrigue(known: State, owner: int, held: int) -> list[int]:
    seen = sorted(entry[2] for entry in known.seen_intrigue if entry[1] == owner)
    return seen + _hide(held - len(seen))


def _view_of_player(s: State, p: Player, own: bool, peeking: int) -> tuple[Player, list[int]]:
    """Return a player as the viewer knows it, and a list of the cards whose places the viewer does not know."""
    q = Player(len(s.rules.tracks))
    p.show_fields(q)
    q.shown_hand = sorted(p.shown_hand)
    top = _known_top(p, own, peeking)
    cut = len(p.deck) - top
    q.deck = _hide(cut) + p.deck[cut:]
    if own:
        q.hand = sorted(p.hand)
        return q, sorted(p.deck[:cut])
    q.hand = q.shown_hand + _hide(len(p.hand) - len(q.shown_hand))
    return q, sorted(without(p.hand, p.shown_hand) + p.deck[:cut])


def resample(view: View, rng: Rng) -> State:
    """Return a full state drawn at random from all those that this view could be of."""
    s = State(view.known.seats, view.known.rules)
    view.known.copy_into(s)
    for owner, (p, pool) in enumerate(zip(s.players, view.pools, strict=True)):
        cards = pool[:]
        rng.shuffle(cards)
        p.deck = _fill_hidden(p.deck, cards)
        p.hand = _fill_hidden(p.hand, cards)
        for module in s.rules.when_face_down if owner != view.seat else ():
            module.lay_face_down(s, owner, cards)
    secrets = without(view.intrigue_pool, [seen[2] for seen in s.seen_intrigue])
    rng.shuffle(secrets)
    for p in s.players:
        p.intrigue = _fill_hidden(p.intrigue, secrets)
    s.intrigue_deck = _fill_hidden(s.intrigue_deck, secrets)
    if secrets:
        raise DamagedData(f"{len(secrets)} Intrigue cards have no place in this view")
    deck = view.imperium_pool[:]
    rng.shuffle(deck)
    s.imperium_deck = deck
    s.conflict_deck = _random_conflicts(s, rng)
    for part in s.parts:
        part.resample(s, view.seat, rng)
    s.chance = Chance(key_of(rng.spread()), streams_of(s.rules))
    return s


def _fill_hidden(cards: list[int], pool: list[int]) -> list[int]:
    return [pool.pop() if kind == HIDDEN else kind for kind in cards]


def _random_conflicts(s: State, rng: Rng) -> list[int]:
    """Return a random deck of Conflicts not yet revealed, with as many of each level as the deck must still have
    (IMP-1.5)."""
    left = len(s.conflict_deck)
    deck: list[int] = []
    levels = s.rules.conflict_levels
    for level in sorted(set(levels), reverse=True):
        n = min(left, levels.count(level))
        unseen = [k for k in s.rules.conflicts if CONFLICTS[k].level == level and k not in s.conflicts_seen]
        rng.shuffle(unseen)
        deck += unseen[:n]
        left -= n
    return deck


# --- for JSON ----------------------------------------------------------------------------
def card_names(kinds: list[int]) -> list[str]:
    return ["?" if kind == HIDDEN else CARDS[kind].id for kind in kinds]


def intrigue_names(kinds: list[int]) -> list[str]:
    return ["?" if kind == HIDDEN else INTRIGUE[kind].id for kind in kinds]


def player_dict(s: State, seat: int, p: Player) -> dict[str, Any]:
    """Return a player as a dict for JSON; pieces are named by their ids."""
    out: dict[str, Any] = {
        "seat": seat,
        "leader": LEADERS[p.leader].id if p.leader != NO_LEADER else None,
        "points": p.vp,
        "solari": p.solari,
        "spice": p.spice,
        "water": p.water,
        "influence": dict(zip(s.rules.track, p.influence, strict=True)),
        "garrison": p.garrison,
        "supply": p.supply,
        "conflict": p.conflict,
        "swords": p.swords,
        "strength": p.strength(),
        "persuasion": p.persuasion,
        "agents": p.agents,
        "agents_at": [s.rules.spaces[space].id for space in p.agents_at],
        "swordmaster": p.swordmaster,
        "council": p.council,
        "revealed": p.revealed,
        "hand": card_names(p.hand),
        "deck": card_names(p.deck),
        "discard": card_names(p.discard),
        "play": card_names(p.play),
        "intrigue": intrigue_names(p.intrigue),
        "open_intrigue": intrigue_names(p.open_intrigue),
        "aside": CARDS[p.aside].id if p.aside != NO_CARD else None,
        "rival": ("", "hagal", "rival", "rival")[p.rival],
    }
    for part in s.parts:
        if isinstance(part, TableComponent):
            out |= part.player_facts(s, seat)
    if p.rival_card:
        out["rival_card"] = RIVALS[p.rival_card & KIND_OF].id
    if p.leader != NO_LEADER and not p.rival and p.traits != trait_bits(LEADERS[p.leader].traits):
        out["traits"] = trait_names(p.traits)  # they differ from those of the Leader
    return out


def as_dict(view: View) -> dict[str, Any]:
    s = view.known
    decision = None
    if view.decision is not None:
        decision = {
            "kind": view.decision.kind,
            "number": view.decision.number,
            "cause": thing_name(view.decision.cause),
            "options": view.decision.words(),
            "party": view.decision.party if view.decision.party != NOBODY else None,
        }
    data: dict[str, Any] = {
        "title": s.title,
        "seat": view.seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "to_act": [s.stack[-1][1]] if s.stack else [],
        "turn": s.turn_seat if s.turn_seat != NOBODY else None,
        "conflict": CONFLICTS[s.conflict].id if s.conflict != NO_CONFLICT else None,
        "conflicts_seen": [CONFLICTS[k].id for k in s.conflicts_seen],
        "conflict_deck": len(s.conflict_deck),
        "row": card_names(s.row),
        "imperium_deck": len(s.imperium_deck),
        "reserve": {CARDS[kind].id: s.reserve[slot] for slot, kind in enumerate(s.rules.reserve_cards)},
        "trashed": card_names(s.trashed),
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": intrigue_names(s.intrigue_discard),
        "alliance": {name: holder for name, holder in zip(s.rules.track, s.alliance, strict=True) if holder != NOBODY},
        "control": {s.rules.spaces[k].id: holder for k, holder in enumerate(s.control) if holder != NOBODY},
        "bonus_spice": {s.rules.spaces[k].id: n for k, n in enumerate(s.bonus_spice) if n},
        "difficulty": s.rules.level.id if s.rules.level is not None else None,
        "mentat": s.mentat if s.mentat != NOBODY else None,
        "players": [player_dict(s, seat, p) for seat, p in enumerate(s.players)],
        "decision": decision,
    }
    if "trash_intrigue" in s.rules.kinds:
        data["intrigue_trashed"] = intrigue_names(s.intrigue_trashed)
    for module, part in zip(s.rules.modules, s.parts, strict=True):
        if isinstance(part, TableComponent):
            data |= part.table_facts(s, False)
        else:
            data[module.id] = part.facts(s)
    return data
