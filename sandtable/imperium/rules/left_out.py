"""Leave cards of an added box out of the decks, where an option lets the players choose among them (UPR-24.2).

The words of such a card stay in the ruleset. Its copies lie out of the game from the start, like trashed cards, so
everybody knows that no deck and no hand has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.errors import BadOption
from sandtable.imperium import listed
from sandtable.imperium.language.family import CARD, INTRIGUE
from sandtable.imperium.language.sorts import BY_ID
from sandtable.imperium.listing import ALL_CARDS, CARD_SORTS
from sandtable.imperium.rules.catalog import BOXES
from sandtable.imperium.rules.chosen import shared_pieces
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State

_DECKS: Final[dict[str, str]] = dict(zip((CARD.id, INTRIGUE.id), CARD_SORTS, strict=True))


def leave_out(s: State, options: Mapping[str, Any]) -> None:
    """Put the cards that the options leave out of the decks out of the game."""
    for added in listed.additions(s.rules.title):
        wanted = options[added.cards] if added.cards else ALL_CARDS
        if wanted == ALL_CARDS or added.box not in options["boxes"]:
            continue
        there = choosable(s.rules, added.brings)
        kept = _kept(there, wanted, added.cards)
        for name, (sort, kind) in there.items():
            if name not in kept and sort == CARD.id:
                s.trashed += [kind] * s.rules.imperium_cards.count(kind)
            elif name not in kept:
                s.intrigue_trashed += [kind] * s.rules.intrigue_cards.count(kind)


def choosable(rules: Ruleset, box: str) -> dict[str, tuple[str, int]]:
    """Return the cards that a box brings into the Imperium deck and the Intrigue deck, as sort and kind by their name
    in an option: `card:stilgar`, `intrigue:windfall`."""
    own = [(sort.id, kind) for sort in (CARD, INTRIGUE) for kind in BOXES[box].kinds(sort)]
    decks = {CARD.id: set(rules.imperium_cards), INTRIGUE.id: set(rules.intrigue_cards)}
    return {
        f"{sort}:{BY_ID[sort].pieces[kind].id}": (sort, kind)
        for sort, kind in (*own, *shared_pieces(BOXES[box]))
        if sort in decks and kind in decks[sort]
    }


def choices_of(rules: Ruleset) -> dict[str, dict[str, list[str]]]:
    """Return by option, and by deck, the names of the cards among which the players of this game may choose."""
    found: dict[str, dict[str, list[str]]] = {}
    for added in listed.additions(rules.title):
        if added.cards and added.brings in rules.choice.boxes:
            decks = found[added.cards] = {deck: [] for deck in CARD_SORTS}
            for name, (sort, _) in choosable(rules, added.brings).items():
                decks[_DECKS[sort]].append(name)
    return found


def _kept(there: Mapping[str, tuple[str, int]], wanted: Any, option: str) -> list[str]:
    """Return the names of the cards of a box that are shuffled in if an option has the value `wanted`; `there` has all
    its cards by name. Raise `BadOption`, which names the option, for a wrong value."""
    if isinstance(wanted, str) and wanted in CARD_SORTS:
        return [name for name, (sort, _) in there.items() if _DECKS[sort] == wanted]
    if not isinstance(wanted, list | tuple):
        allowed = ", ".join(repr(word) for word in (ALL_CARDS, *CARD_SORTS))
        raise BadOption(f"option {option!r} takes {allowed} or a list of cards; not {wanted!r}")
    for name in wanted:
        if not isinstance(name, str) or name not in there:
            raise BadOption(f"option {option!r}: there is no {name!r}; there are {', '.join(there)}")
        if wanted.count(name) > 1:
            raise BadOption(f"option {option!r}: {name!r} is given twice; one name means all copies of a card")
    return list(wanted)
