"""Moving cards: drawing, revealing, trashing, acquiring; Intrigue cards; refilling the Imperium Row."""

from __future__ import annotations

from typing import Final

from sandtable.core.events import EVERYONE
from sandtable.imperium.language.effects import GAIN, NO_NODE, PERSUASION, SWORDS, TO_DECK, TO_DISCARD, TO_HAND
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import (
    EACH_ACQUIRED,
    NODES,
    OF_CARD,
    OF_INTRIGUE,
    ON_ACQUIRE,
    ON_DISCARD,
    ON_TRASH,
    REVEAL_PARTS,
    REVEAL_PERSUASION,
    REVEAL_REST,
    REVEAL_SOLARI,
    REVEAL_SPICE,
    REVEAL_SWORDS,
    REVEAL_WATER,
)
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.sides import opposed, receiver
from sandtable.imperium.rules.state import (
    DECK_LUCK,
    INTRIGUE_LUCK,
    NOBODY,
    REVEAL_TURN,
    STEAL_LUCK,
    Player,
    State,
)

ROW_SIZE: Final = 5
SIFTED: Final = 3  # cards on top of the deck that a player sifts (UPR-3.12)


def reveal_card(s: State, seat: int, p: Player, kind: int, step: str = "") -> None:
    """Reveal a card in the Reveal turn: give fixed gains at once and add the rest to the turn's menu (IMP-8.3)."""
    p.play.append(kind)
    p.persuasion += REVEAL_PERSUASION[kind]
    if REVEAL_SWORDS[kind]:
        if s.rules.when_receives:
            s.players[receiver(s, seat)].swords += REVEAL_SWORDS[kind]
        else:
            p.swords += REVEAL_SWORDS[kind]
        s.armed += 1
    if REVEAL_SOLARI[kind]:
        p.solari += REVEAL_SOLARI[kind]
    if REVEAL_SPICE[kind]:
        p.spice += REVEAL_SPICE[kind]
        s.spice_gained += REVEAL_SPICE[kind]
    if REVEAL_WATER[kind]:
        p.water += REVEAL_WATER[kind]
    rest = REVEAL_REST[kind]
    if rest:
        word = s.rules.box_word[kind]
        for part in rest:
            s.todo.append((word, part))
    if s.journal is not None:
        s.cause = OF_CARD | kind
        s.note("revealed_card", seat, 1, OF_CARD | kind, step=step)
        for amount, what in (
            (REVEAL_PERSUASION[kind], "persuasion"),
            (REVEAL_SWORDS[kind], "swords"),
            (REVEAL_SOLARI[kind], "solari"),
            (REVEAL_SPICE[kind], "spice"),
            (REVEAL_WATER[kind], "water"),
        ):
            if amount:
                s.note(what, receiver(s, seat) if what == "swords" else seat, amount, step="revealed")
    for module in s.rules.when_gained:
        for resource, amount in enumerate((REVEAL_SOLARI[kind], REVEAL_SPICE[kind], REVEAL_WATER[kind])):
            if amount:
                module.gained(s, seat, resource, amount)
    if s.trace is not None:
        s.trace.update(q for q in REVEAL_PARTS[kind] if NODES[q].op in (PERSUASION, SWORDS, GAIN))


def draw_cards(s: State, seat: int, n: int, step: str = "") -> None:
    """Draw `n` cards; the discard pile is shuffled only when a draw needs it (IMP-2.4). In the seat's own Reveal turn a
    drawn card is revealed at once (IMP-8.11)."""
    p = s.players[seat]
    revealing = s.turn_kind == REVEAL_TURN and s.turn_seat == seat
    for _ in range(n):
        if not p.deck:
            if not p.discard:
                break
            shuffle_discards(s, seat, p)
        kind = p.deck.pop()
        s.learnt += 1
        known = p.shown_deck > 0
        if known:
            p.shown_deck -= 1
        if s.journal is not None:
            s.note("draw", seat, 1, OF_CARD | kind, EVERYONE if known else 1 << seat, step)
        if revealing:
            reveal_card(s, seat, p, kind, "drawn")
        else:
            p.hand.append(kind)
            if known:
                p.shown_hand.append(kind)


def shuffle_discards(s: State, seat: int, p: Player) -> None:
    """Shuffle the discard pile into the deck, and forget which of its top cards were known."""
    p.deck += p.discard
    p.discard = []
    p.shown_deck = 0
    s.chance.shuffle(DECK_LUCK + seat, p.deck)
    if s.journal is not None:
        s.note("shuffle", seat, len(p.deck))


def draw_intrigue(s: State, seat: int, n: int, step: str = "") -> None:
    """Draw `n` Intrigue cards; if the deck is empty, the discard pile is shuffled into a new one (IMP-13.4)."""
    p = s.players[seat]
    if p.rival and not s.rules.automata.collects(p):
        return
    for _ in range(n):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                return
            s.intrigue_deck = s.intrigue_discard
            s.intrigue_discard = []
            s.chance.shuffle(INTRIGUE_LUCK, s.intrigue_deck)
            if s.journal is not None:
                s.note("intrigue_shuffle", seat, len(s.intrigue_deck))
            for module in s.rules.when_reshuffled:
                module.intrigue_shuffled(s)
        kind = s.intrigue_deck.pop()
        p.intrigue.append(kind)
        s.learnt += 1
        if s.journal is not None:
            s.note("intrigue", seat, 1, OF_INTRIGUE | kind, 1 << seat, step)
        if p.rival:
            s.rules.automata.gained(s, seat)


def forget_played(s: State, owner: int, kind: int) -> None:
    """Remove a played Intrigue card from the lists of what other seats know of its owner's hand."""
    if s.seen_intrigue:
        s.seen_intrigue = [seen for seen in s.seen_intrigue if seen[1] != owner or seen[2] != kind]


def _forget_stolen(s: State, victim: int, thief: int, kind: int) -> None:
    """Update what seats know of hands after a theft. The thief has seen the stolen card; all others forget the cards
    they knew in the victim's hand, because any of them may be gone."""
    kept = []
    for seen in s.seen_intrigue:
        if seen[1] != victim or (seen[0] == thief and seen[2] != kind):
            kept.append(seen)
    s.seen_intrigue = kept


def steal_intrigue(s: State, thief: int, limit: int) -> None:
    """Let the thief take one random Intrigue card from each opponent who holds `limit` or more of them (IMP-4.20)."""
    if s.players[thief].rival and not s.rules.automata.collects(s.players[thief]):
        return
    for step in range(1, len(s.players)):
        victim = s.after(thief, step)
        held = s.players[victim].intrigue
        if len(held) < limit or not opposed(s, thief, victim):
            continue
        kind = held.pop(s.chance.below(STEAL_LUCK, len(held)))
        _forget_stolen(s, victim, thief, kind)
        s.players[thief].intrigue.append(kind)
        if victim < s.seats:  # Rivals remember nothing
            s.seen_intrigue.append((victim, thief, kind))
        s.learnt += 1
        if s.journal is not None:
            s.note("intrigue_stolen", victim, 1, OF_INTRIGUE | kind, 1 << victim | 1 << thief)
    if s.players[thief].rival:
        s.rules.automata.gained(s, thief)


def give_up_intrigue(s: State, seat: int, kind: int, trashed: bool) -> None:
    """Move an Intrigue card from the hand to the discard pile, or out of the game if `trashed` (UPR-3.8)."""
    s.players[seat].intrigue.remove(kind)
    forget_played(s, seat, kind)
    if trashed:
        s.intrigue_trashed.append(kind)
    else:
        s.intrigue_discard.append(kind)
    if s.journal is not None:
        s.note("intrigue_trashed" if trashed else "intrigue_discarded", seat, 1, OF_INTRIGUE | kind)


def leave_hand(p: Player, kind: int) -> None:
    p.hand.remove(kind)
    if p.shown_hand and kind in p.shown_hand:
        p.shown_hand.remove(kind)


def discard_from_hand(s: State, seat: int, kind: int) -> None:
    p = s.players[seat]
    leave_hand(p, kind)
    p.discard.append(kind)
    s.discarded = kind
    if s.journal is not None:
        s.note("discard", seat, 1, OF_CARD | kind)
    if ON_DISCARD[kind] != NO_NODE:
        s.stack.append((frames.DO, seat, ON_DISCARD[kind], 0, 0))
    for module in s.rules.when_discarded:
        module.discarded(s, seat, kind)


def trash_card(s: State, seat: int, kind: int) -> None:
    """Put a card that has just left its place out of the game; a Reserve card returns to its stack (IMP-2.5)."""
    slot = s.rules.reserve_slot[kind]
    if slot != NOT_IN:
        s.reserve[slot] += 1
    else:
        s.trashed.append(kind)
    if s.journal is not None:
        s.note("trash", seat, 1, OF_CARD | kind)
    if ON_TRASH[kind] != NO_NODE:
        s.stack.append((frames.DO, seat, ON_TRASH[kind], 0, 0))
    for module in s.rules.when_trashed:
        module.trashed(s, seat, kind)


def refill_row(s: State) -> None:
    """Refill the Imperium Row to five cards at once (IMP-9.5); when the deck is empty, the row shrinks (ruling
    R-IMP-1)."""
    while len(s.row) < ROW_SIZE and s.imperium_deck:
        kind = s.imperium_deck.pop()
        s.row.append(kind)
        s.learnt += 1
        if s.journal is not None:
            s.note("row", NOBODY, 1, OF_CARD | kind)


def put_acquired(s: State, seat: int, kind: int, place: int, step: str = "") -> None:
    """Put an acquired card in its destination `place`, refill the markets, and push the effects of its acquire box on
    the stack."""
    p = s.players[seat]
    if place == TO_DECK:
        p.deck.append(kind)
        p.shown_deck += 1
    elif place == TO_HAND:
        p.hand.append(kind)
        p.shown_hand.append(kind)
    else:
        p.discard.append(kind)
    if s.journal is not None:
        step = step or ("on_deck" if place == TO_DECK and not s.cause else "")
        s.note("acquire", seat, place, OF_CARD | kind, step=step)
    for market in s.rules.refilled:
        market.refill(s)
    if ON_ACQUIRE[kind] != NO_NODE:
        s.stack.append((frames.DO, seat, ON_ACQUIRE[kind], 0, 0))
    if p.open_intrigue and s.turn_kind == REVEAL_TURN and seat == s.turn_seat:
        for lying in p.open_intrigue:
            if EACH_ACQUIRED[lying] != NO_NODE:
                s.stack.append((frames.DO, seat, EACH_ACQUIRED[lying], 0, 0))
    for module in s.rules.when_acquired:
        module.acquired(s, seat, kind)


def settle_acquired(s: State, seat: int, kind: int, place: int, step: str = "") -> None:
    """Put a card that has been taken from a market in its destination, or ask for the destination if it may go on top
    of the deck."""
    if place == TO_DISCARD and may_top_deck(s, seat, kind):
        s.stack.append((frames.ASK_DECK_TOP, seat, kind, 0, 0))
    else:
        put_acquired(s, seat, kind, place, step)


def may_top_deck(s: State, seat: int, kind: int) -> bool:
    """Tell whether the seat may put an acquired card on top of the deck: in a Reveal turn after Recruitment Mission, or
    because a module allows it."""
    if s.topdeck and s.turn_kind == REVEAL_TURN:
        return True
    return any(module.may_top_deck(s, seat, kind) for module in s.rules.when_top_decks)


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Return the cards that are left when each card of `taken` is removed once; raise ValueError if one is not
    there."""
    left = cards[:]
    for kind in taken:
        left.remove(kind)
    return left
