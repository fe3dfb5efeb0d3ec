"""Changes of the whole table as a sparse count, so that a test can state all of an effect and nothing more.

Keys as in the ledger of the base box: those of seat 0 without a prefix, of the others with theirs (`p1.hand`), of the
table; and what this box adds: `spies` on posts, `worms` in the Conflict, `contracts` held and completed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sandtable import yaml_files
from sandtable.imperium.rules.catalog import CARDS, INTRIGUE
from sandtable.imperium.rules.game import Game
from tests.imperium.base.rules.ledger import Change, deploys, draws, draws_intrigue, recruits, total

__all__ = [
    "SENT", "Change", "cards", "changes", "deploys", "draws", "draws_intrigue", "facts", "ledger", "recruits", "total",
]  # fmt: skip

FACTS = Path(__file__).parent.parent / "facts"
FACTIONS = ("emperor", "guild", "bene", "fremen")
_NUMBERS = ("solari", "spice", "water", "garrison", "supply", "conflict", "swords", "persuasion", "agents")
_LISTS = ("hand", "deck", "discard", "play", "intrigue", "open_intrigue")
_TABLE = ("trashed", "row", "imperium_deck", "intrigue_deck", "intrigue_discard", "intrigue_trashed")

# An Agent sent with a card.
SENT: Change = {"hand": -1, "play": 1, "agents": -1, "on_board": 1}


@cache
def facts(table: str) -> dict[str, dict[str, Any]]:
    """The entries of a fact table by id."""
    data = yaml_files.read((FACTS / f"{table}.yaml").read_text(encoding="utf-8"))
    return {entry["id"]: entry for entry in data["cards"]}


def ledger(game: Game) -> Change:
    """Everything countable."""
    told = {module.id: part.facts(game) for module, part in zip(game.rules.modules, game.parts, strict=True)}
    spies, worms, choam = told["spies"], told["worms"], told.get("choam")
    count: Change = {}
    for seat, p in enumerate(game.players):
        mine = f"p{seat}." if seat else ""
        for name in _NUMBERS:
            count[mine + name] = getattr(p, name)
        for name in _LISTS:
            count[mine + name] = len(getattr(p, name))
        for faction, level in zip(FACTIONS, p.influence, strict=True):
            count[mine + faction] = level
        count[mine + "points"] = p.vp
        count[mine + "on_board"] = len(p.agents_at)
        count[mine + "council"] = int(p.council)
        count[mine + "swordmaster"] = int(p.swordmaster)
        count[mine + "aside"] = int(p.aside >= 0)
        count[mine + "spies"] = 3 - spies["supply"][seat]
        count[mine + "worms"] = worms["sandworms"][seat]
        if choam is not None:
            owned = [*choam["held"].values(), *choam["done"].values()]
            count[mine + "contracts"] = sum(owners.count(seat) for owners in owned)
    count["wall"] = int(worms["wall"])
    for name in _TABLE:
        count[name] = len(getattr(game, name))
    for kind, left in zip(game.rules.reserve_cards, game.reserve, strict=True):
        count["reserve." + CARDS[kind].id] = left
    count["bonus_spice"] = sum(game.bonus_spice)
    return count


def changes(before: Change, game: Game) -> Change:
    """Return what is different now, without what is not."""
    return {key: now - before[key] for key, now in ledger(game).items() if now != before[key]}


def cards(game: Game, seat: int, zone: str) -> list[str]:
    """The cards of a player's zone by name; a deck from the top."""
    kinds = getattr(game.players[seat], zone)
    named = INTRIGUE if zone in ("intrigue", "open_intrigue") else CARDS
    return [named[kind].id for kind in (reversed(kinds) if zone == "deck" else kinds)]
