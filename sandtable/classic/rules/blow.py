"""Phase 2: spice blow and worms (CLA-5, CLA-18.2, CLA-19.5, CLA-21.5, CLA-21.6)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import FREMEN
from sandtable.classic.content.map import PART_TERRITORY, TERRITORIES, TERRITORY_PARTS
from sandtable.classic.content.spice import BLOW, SANDTROUT, SPICE
from sandtable.classic.content.treachery import HARVESTER
from sandtable.classic.rules import aid, frames
from sandtable.classic.rules.board import IS_SAND, stormy
from sandtable.classic.rules.goods import kill_all, play_card
from sandtable.classic.rules.karama import ability, might_hold, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, SPICE_LUCK, Frame, State
from sandtable.classic.rules.words import NO, PART, PASS, SPICE_WORD, TERRITORY, TREACHERY_WORD, YES

WORM_SAFE: Final = ability("fre_worm_safe")
ALLY_WORM: Final = ability("fre_ally_worm")
PLACE_WORM: Final = ability("fre_place_worm")


def _blow_phase(s: State, f: Frame) -> None:
    """Start one spice blow, or two in the advanced game. After a Thumper (`s.nexus` is THUMPED), its worm is the first
    of pile A (CLA-21.5)."""
    s.push(frames.BLOW_CLOSE)
    if s.rules.advanced:
        s.push(frames.BLOW, NOBODY, 1)
    s.push(frames.BLOW, NOBODY, 0)


def pile_of(s: State, pile: int) -> list[int]:
    return s.pile_b if pile else s.pile_a


def fill_deck(s: State) -> None:
    """Rebuild an empty spice deck from both discard piles (CLA-1.4, CLA-5.8)."""
    if not s.spice_deck:
        s.spice_deck = sorted(s.pile_a + s.pile_b)
        s.pile_a = []
        s.pile_b = []
        s.chance.shuffle(SPICE_LUCK, s.spice_deck)
        s.tell("spice_reshuffled", NOBODY, len(s.spice_deck))


def turn_card(s: State) -> int:
    """Turn over the top card of the spice deck, and return it."""
    fill_deck(s)
    s.spice_seen = 0
    s.learnt += 1
    card = s.spice_deck.pop()
    s.tell("turned", NOBODY, 0, SPICE_WORD + card)
    return card


def _blow(s: State, f: Frame) -> None:
    """Turn over a spice card for pile `a`; `b` is the number of worms turned so far in this blow."""
    pile, worms = f[2], f[3]
    if s.nexus == THUMPED and pile == 0 and worms == 0:
        if s.trout == 1:  # counts as a worm that was turned, so the Sandtrout cancels it too (R-CLA-35)
            s.nexus = 0
            s.trout = 2
            s.pile_a.append(SANDTROUT)
            s.push(frames.BLOW, NOBODY, pile, worms)
            return
        s.nexus = 1
        s.push(frames.BLOW, NOBODY, pile, 1)
        worm_comes(s, pile)
        return
    if not s.spice_deck and not s.pile_a and not s.pile_b:
        s.push(frames.BLOW_END, NOBODY, pile)
        return
    card = turn_card(s)
    if SPICE[card].type == BLOW:
        s.push(frames.BLOW_PUT, NOBODY, pile, card)
        if s.rules.more:
            s.push(frames.ASK_HARVEST, NOBODY, pile, card)
        return
    s.push(frames.BLOW, NOBODY, pile, worms)
    if s.turn == 1:
        s.aside.append(card)  # CLA-5.5: no effect
    elif card == SANDTROUT:
        s.trout = 1
        s.tell("sandtrout", NOBODY)
        for seat in range(s.seats):
            s.ally[seat] = NOBODY
            aid.forget(s, seat)
    elif s.trout == 1:  # the worm after a Sandtrout has no effect; a blow right after it is doubled (CLA-21.6)
        s.trout = 2
        pile_of(s, pile).extend([card, SANDTROUT])
    else:
        s.trout = 0
        s.stack.pop()
        s.push(frames.BLOW, NOBODY, pile, worms + 1)
        s.nexus = 1
        if worms == 0:
            worm_comes(s, pile)
            pile_of(s, pile).append(card)
        else:
            pile_of(s, pile).append(card)
            if s.rules.advanced and s.seat_of[FREMEN] != NOBODY:
                s.push(frames.ASK_WORM, s.seat_of[FREMEN])


THUMPED: Final = 2


def worm_comes(s: State, pile: int) -> None:
    """Let the first worm of a blow devour the territory named by the topmost territory card of the pile (CLA-5.3,
    CLA-5.7)."""
    for card in reversed(pile_of(s, pile)):
        if SPICE[card].type == BLOW:
            s.push(frames.DEVOUR, NOBODY, PART_TERRITORY[SPICE[card].part])
            return


class PlaceWorm(Question):
    """Ask where the Fremen place an additional worm (CLA-19.5)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_WORM, "place_worm", "CLA-19.5")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [TERRITORY + n for n in range(len(TERRITORIES)) if IS_SAND[n]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.push(frames.WORM_PLACED, f[1], given[f[1]][0] - TERRITORY)
        offer_stop(s, PLACE_WORM, f[1])


def _worm_placed(s: State, f: Frame) -> None:
    if not s.stopped:
        s.push(frames.DEVOUR, NOBODY, f[2])


# --- effects of a worm -------------------------------------------------------------------
def _devour(s: State, f: Frame) -> None:
    """Begin the devouring of a territory (CLA-5.3). The Fremen there are safe unless a Karama stops that, and decide
    whether their ally is (CLA-16.4, CLA-25.6)."""
    territory = f[2]
    s.tell("worm", NOBODY, 0, TERRITORY + territory)
    s.push(frames.DEVOUR_ALLY, NOBODY, territory)
    s.stopped = 0
    fremen = s.seat_of[FREMEN]
    if fremen != NOBODY and s.inside(fremen, territory):
        offer_stop(s, WORM_SAFE, fremen)


def _devour_ally(s: State, f: Frame) -> None:
    territory = f[2]
    fremen = s.seat_of[FREMEN]
    eaten = s.stopped
    s.stopped = 0
    s.push(frames.DEVOURED, NOBODY, territory, eaten)
    if fremen != NOBODY:
        ally = s.ally[fremen]
        if ally != NOBODY and s.inside(ally, territory):
            s.push(frames.ASK_SPARE, fremen, territory)
        else:
            s.stopped = 1
    else:
        s.stopped = 1


class Spare(Question):
    """Ask whether the Fremen protect their ally from the worm (CLA-16.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SPARE, "spare_ally", "CLA-16.4")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            offer_stop(s, ALLY_WORM, f[1])
        else:
            s.stopped = 1

    def cause(self, s: State, f: Frame) -> int:
        return TERRITORY + f[2]


def _devoured(s: State, f: Frame) -> None:
    """Remove the spice and forces that a worm devours. `b`: the Fremen die too; `s.stopped`: their ally dies too."""
    territory, eaten = f[2], f[3]
    fremen = s.seat_of[FREMEN]
    spared = s.ally[fremen] if fremen != NOBODY and not s.stopped else NOBODY
    for part in TERRITORY_PARTS[territory]:
        if s.spice_on[part]:
            s.tell("spice_gone", NOBODY, s.spice_on[part], PART + part)
            s.spice_on[part] = 0
    for seat in range(s.seats):
        if (seat == fremen and not eaten) or seat == spared:
            continue
        kill_all(s, seat, TERRITORY_PARTS[territory])
    if fremen != NOBODY:  # another worm may still carry them here (CLA-16.4)
        s.worms.append(territory)


# --- the blow ----------------------------------------------------------------------------
class Harvest(Question):
    """Ask the seats that may hold a Harvester whether they double this blow with it (CLA-21.5)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_HARVEST, "harvester", "CLA-21.5", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        if stormy(s, SPICE[f[3]].part):
            return []
        return [seat for seat in range(s.seats) if might_hold(s, seat, HARVESTER)]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, TREACHERY_WORD + HARVESTER] if HARVESTER in s.hands[seat] else [PASS]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if given[seat] and given[seat][0] != PASS:
                play_card(s, seat, HARVESTER)
                s.learnt += 1
                s.stack.pop()  # the undoubled blow
                s.push(frames.BLOW_PUT, NOBODY, f[2], f[3], 1)
                return

    def cause(self, s: State, f: Frame) -> int:
        return SPICE_WORD + f[3]


def _put(s: State, f: Frame) -> None:
    """Put the spice of a blow on the part of the territory that has its icon, unless the storm is there (CLA-5.2)."""
    pile, card, doubled = f[2], f[3], f[4]
    part = SPICE[card].part
    amount = SPICE[card].spice
    if doubled:
        amount *= 2
    if s.trout == 2:
        amount *= 2
        s.trout = 0
    if not stormy(s, part):
        s.spice_on[part] += amount
        s.tell("blow", NOBODY, amount, PART + part)
    pile_of(s, pile).append(card)
    s.push(frames.BLOW_END, NOBODY, pile)


def _blow_end(s: State, f: Frame) -> None:
    """Hold a Nexus if a worm was turned over (CLA-5.6, CLA-25.8), then the rides of the Fremen."""
    s.push(frames.RIDES)
    if s.nexus:
        s.nexus = 0
        s.push(frames.NEXUS)


def _blow_close(s: State, f: Frame) -> None:
    """Shuffle the worms of the first turn back into the deck (CLA-5.5)."""
    if s.aside:
        s.spice_deck = sorted(s.spice_deck + s.aside)
        s.aside = []
        s.chance.shuffle(SPICE_LUCK, s.spice_deck)
        s.learnt += 1
        s.tell("spice_shuffled_back", NOBODY, len(s.spice_deck))


declare(PlaceWorm(), Spare(), Harvest())
steps(
    {
        frames.BLOW_PHASE: _blow_phase,
        frames.BLOW: _blow,
        frames.BLOW_PUT: _put,
        frames.BLOW_END: _blow_end,
        frames.BLOW_CLOSE: _blow_close,
        frames.DEVOUR: _devour,
        frames.DEVOUR_ALLY: _devour_ally,
        frames.DEVOURED: _devoured,
        frames.WORM_PLACED: _worm_placed,
    }
)
