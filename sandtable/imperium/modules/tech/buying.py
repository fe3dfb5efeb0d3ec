"""Acquiring Tech tiles, with discounts and negotiators, and placing negotiators (IX-3.1 to IX-3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import NOTHING, PAY, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.tech.language import ID, REVEAL, TECH, TILES
from sandtable.imperium.modules.tech.tiles import for_rivals, tech_of, turn_up_next
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import pay_resources
from sandtable.imperium.rules.catalog import NODES, parts_of
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.offers import Market, add_market
from sandtable.imperium.rules.question import ABOUT_NODE, MOST, Question, declare
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import REVEAL_TURN, Frame, State
from sandtable.imperium.rules.vocabulary import NONE, NUMBER_0, OPTION_0

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_TILE: Final = given(ID, "tile")  # a: node
ASK_NEGOTIATORS: Final = given(ID, "negotiators")  # a: node, b: kind of the tile
ASK_CURRENCY: Final = given(ID, "currency")  # a: node, b: kind of the tile, c: negotiators that return

# Answers to the question of the currency.
IN_SPICE: Final = OPTION_0
IN_SOLARI: Final = OPTION_0 + 1

_PRICES: Final[dict[int, Effect]] = {}


def in_spice(n: int) -> Effect:
    """Return the effect of paying `n` spice, as the price of a tile."""
    price = _PRICES.get(n)
    if price is None:
        price = _PRICES[n] = Effect(PAY, 0, n) if n else Effect(NOTHING)
    return price


# --- prices ------------------------------------------------------------------------------
def negotiators_of(s: State, seat: int) -> int:
    """Return the number of negotiators that the seat may return to pay: its own, or for a commander those of the ally
    for whom he acts (IX-11.9)."""
    return tech_of(s).negotiators[receiver(s, seat)]


def price_of(kind: int, discount: int) -> int:
    """Return the price in spice of the tile `kind` after the discount of the icon by which it is acquired, never below
    0 (IX-3.4, IX-3.5)."""
    return max(0, TILES[kind].cost - discount)


def funds(s: State, seat: int, or_solari: bool) -> int:
    """Return the most that the seat can pay in a single currency: its spice or, with `or_solari`, the larger of its
    spice and its Solari (IX-13.1)."""
    p = s.players[seat]
    return max(p.spice, p.solari) if or_solari else p.spice


def within_reach(s: State, seat: int, discount: int, or_solari: bool = False) -> list[int]:
    """Return the kinds of the open tiles that the seat could pay for at this discount if it returned all its
    negotiators; for a Rival only those that it may take. With `or_solari` the price may be paid in Solari."""
    most = funds(s, seat, or_solari) + negotiators_of(s, seat)
    found = [kind for kind in tech_of(s).open() if price_of(kind, discount) <= most]
    if s.players[seat].rival:  # only tiles with the mark of House Hagal (IX-9.13)
        return [kind for kind in found if for_rivals(s) and TILES[kind].rival]
    return found


class Stacks(Market):
    """The market of Tech tiles: the open tiles of the three stacks. They are acquired by an Acquire Tech icon, never
    from the menu (IX-3.1)."""

    def kinds(self, s: State, seat: int) -> list[int]:
        return tech_of(s).open()

    def price(self, s: State, seat: int, kind: int) -> Effect:
        """Return the printed price of a tile; while the seat is choosing a tile by an icon with a discount, less that
        discount."""
        frame = s.stack[-1] if s.stack else None
        asking = frame is not None and frame[0] == ASK_TILE and frame[1] == seat
        return in_spice(price_of(kind, NODES[frame[2]].a if frame is not None and asking else 0))

    def open(self, s: State, seat: int) -> bool:
        return False

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        gain_tile(s, seat, kind)


STACKS_MARKET: Final = Stacks("tech", TECH, "acquire_tech", rule="IX-3.2", later="closed-tech-later")


def gain_tile(s: State, seat: int, kind: int) -> None:
    """Give a seat a tile that it has paid for, turn up the next one of the stack and do the acquire effect of the tile
    (IX-3.2).

    If the tile's ability belongs to Reveal turns and this is its owner's Reveal turn, the ability joins the open
    effects at once.
    """
    part = tech_of(s)
    tile = TILES[kind]
    if s.journal is not None:
        s.note("tech", seat, 1, TECH.thing | kind)
    turn_up_next(s, kind)
    part.owned[seat].append(kind)
    if tile.when == REVEAL and s.turn_kind == REVEAL_TURN and seat == s.turn_seat:
        open_reveal(s, kind)
    for node in reversed(parts_of(tile.acquire)):
        s.stack.append((frames.RIVAL_DO if s.players[seat].rival else frames.DO, seat, node, 0, 0))


def open_reveal(s: State, kind: int) -> None:
    """Add the Reveal-turn ability of a tile to the open effects of the turn."""
    word = s.rules.of(TECH).words["tech"][kind]
    s.todo += [(word, part) for part in parts_of(TILES[kind].ability)]


# --- negotiators -------------------------------------------------------------------------
def place_negotiators(s: State, seat: int, n: int) -> None:
    """Move `n` troops from the supply to the Ix board as negotiators, or all troops of the supply if there are fewer
    (IX-3.6, IX-3.15)."""
    whose = receiver(s, seat)
    p = s.players[whose]
    n = min(n, p.supply)
    p.supply -= n
    tech_of(s).negotiators[whose] += n
    if s.journal is not None and n:
        s.note("negotiator", whose, n)


def return_negotiators(s: State, seat: int, n: int) -> None:
    """Move `n` negotiators from the Ix board back to the supply in payment for a tile (IX-3.7)."""
    whose = receiver(s, seat)
    tech_of(s).negotiators[whose] -= n
    s.players[whose].supply += n
    if s.journal is not None and n:
        s.note("negotiator_home", whose, n)


# --- paying ------------------------------------------------------------------------------
def buy(s: State, seat: int, node: Effect, kind: int) -> None:
    """Let the seat pay for the tile `kind`, which it acquires by the effect `node`, and take it; ask how many
    negotiators to return and which currency to use if there is a choice."""
    have = negotiators_of(s, seat)
    least = max(0, price_of(kind, node.a) - funds(s, seat, node.b == 1))
    if least < have:
        s.stack.append((ASK_NEGOTIATORS, seat, node.id, kind, 0))
    else:
        _choose_currency(s, seat, node, kind, have)


def _choose_currency(s: State, seat: int, node: Effect, kind: int, used: int) -> None:
    p = s.players[seat]
    price = max(0, price_of(kind, node.a) - used)
    if node.b and 0 < price <= min(p.spice, p.solari):
        s.stack.append((ASK_CURRENCY, seat, node.id, kind, used))
    else:
        pay_for(s, seat, node, kind, used, price > p.spice)


def pay_for(s: State, seat: int, node: Effect, kind: int, used: int, solari: bool) -> None:
    """Return `used` negotiators of the seat to the supply, pay the rest of the price in spice (in Solari if `solari` is
    true) and give the tile `kind` to the seat; `node` is the effect that acquires it."""
    s.cause = node.thing
    price = max(0, price_of(kind, node.a) - used)
    return_negotiators(s, seat, used)
    pay_resources(s, seat, price if solari else 0, 0 if solari else price, 0, "tech")
    gain_tile(s, seat, kind)


class ChooseTile(Question):
    """Ask which open tile to acquire by an icon; the seat may decline unless the effect requires a tile (IX-3.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TILE, "tech", "IX-3.2", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        words = s.rules.of(TECH).words["acquire_tech"]
        out = [words[kind] for kind in within_reach(s, frame[1], node.a, node.b == 1)]
        if not node.c:
            out.append(NONE)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            buy(s, frame[1], NODES[frame[2]], s.rules.kind[action])


class Negotiators(Question):
    """Ask how many negotiators return to the supply in payment for a tile (IX-3.7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_NEGOTIATORS, "negotiators", "IX-3.7", ABOUT_NODE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        seat, node = frame[1], NODES[frame[2]]
        least = max(0, price_of(frame[3], node.a) - funds(s, seat, node.b == 1))
        return [NUMBER_0 + n for n in range(least, negotiators_of(s, seat) + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _choose_currency(s, frame[1], NODES[frame[2]], frame[3], action - NUMBER_0)


class Currency(Question):
    """Ask whether to pay for a tile in spice or in Solari; mixing the two is not allowed (IX-13.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CURRENCY, "tech_currency", "IX-13.1", ABOUT_NODE, MOST, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [IN_SPICE, IN_SOLARI]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        pay_for(s, frame[1], NODES[frame[2]], frame[3], frame[4], action == IN_SOLARI)


# --- icons -------------------------------------------------------------------------------
class AcquireTech(NodeKind):
    """Effect: acquire one open tile for `a` spice less. If `b` is 1, the price may be paid in Solari; if `c` is set,
    the effect is only possible if a tile can be acquired."""

    name = "acquire_tech"
    for_receiver = True
    rival_takes = True
    rival_wants = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(within_reach(s, seat, node.a, node.b == 1)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.stack.append((ASK_TILE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Let a Rival take the most expensive tile that it can pay for; among equally expensive ones, that of the
        topmost stack (IX-9.13). Its negotiators pay first (IX-9.16)."""
        kinds = within_reach(s, seat, node.a)
        if kinds:
            dearest = max(price_of(kind, node.a) for kind in kinds)
            kind = next(kind for kind in kinds if price_of(kind, node.a) == dearest)
            pay_for(s, seat, node, kind, min(negotiators_of(s, seat), dearest), False)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        told = {"voice": how.voice, "then": yes(how.then), "solari": yes(node.b > 0), "must": yes(node.c > 0)}
        return words.say("effect-acquire-tech", n=node.a, **told)

    def tokens(self, node: Effect) -> list[str]:
        less = ["minus", str(node.a), "spice"] if node.a else []
        return ["tech", *less, *(["(", "spice", "or", "solari", ")"] if node.b else [])]


class Negotiator(NodeKind):
    """Effect: place `a` troops from the supply on the Ix board as negotiators."""

    name = "negotiator"
    beside = True
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[receiver(s, seat)].supply > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        place_negotiators(s, seat, node.a)

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return node.a

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Place troops of a Rival as negotiators, if Rivals acquire tiles in this game (IX-9.12, 9.16)."""
        if for_rivals(s):
            place_negotiators(s, seat, node.a)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-negotiator", n=node.a, voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "negotiator"]


declare(ChooseTile(), Negotiators(), Currency(), module=ID)
declare_event("tech", "IX-3.2", ID)
declare_event("tech_open", "IX-3.2", ID)
declare_event("tech_cleared", "IX-9.14", ID)
declare_event("negotiator", "IX-3.6", ID)
declare_event("negotiator_home", "IX-3.7", ID)
cite({"pay by tech": "IX-3.2", "effect by tech acquire": "IX-3.8", "tech_open by nothing": "IX-1.3"})
add_market(ID, STACKS_MARKET)
add_records([AcquireTech(), Negotiator()])
