"""Changes of the whole table as a sparse count, so that a test can state all of an effect and nothing more.

Keys are those of seat 0 without a prefix (`solari`, `hand`, `fremen`, …), of the others with theirs
(`p1.garrison`), and of the table (`trashed`, `intrigue_deck`, `reserve.foldspace`, …).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sandtable import yaml_files
from sandtable.imperium.modules.barred_spaces.module import bars_of
from sandtable.imperium.rules.game import Game
from tests.imperium.base.pieces import CARDS, INTRIGUE, SPACES

Change = dict[str, int]

FACTS = Path(__file__).parent.parent / "facts"
FACTIONS = ("emperor", "guild", "bene", "fremen")
RESERVE = ("arrakis_liaison", "the_spice_must_flow", "foldspace")
_NUMBERS = ("solari", "spice", "water", "garrison", "supply", "conflict", "swords", "persuasion", "agents")
_LISTS = ("hand", "deck", "discard", "play", "intrigue", "open_intrigue")
_TABLE = ("trashed", "row", "imperium_deck", "intrigue_deck", "intrigue_discard")


@cache
def facts(table: str) -> list[dict[str, Any]]:
    """The entries of a fact table."""
    data = yaml_files.read((FACTS / f"{table}.yaml").read_text(encoding="utf-8"))
    entries: list[dict[str, Any]] = data["spaces"] if table == "board" else data["cards"]
    return entries


def deck_cards() -> list[dict[str, Any]]:
    """Every card that can be in a player's deck."""
    return facts("starting_deck") + facts("imperium_cards") + facts("reserve")


def ledger(game: Game) -> Change:
    """Everything countable."""
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
        count[mine + "voice"] = int(bool(bars_of(game).spaces) and bars_of(game).spaces[seat] > 0)
        count[mine + "aside"] = int(p.aside >= 0)
    for name in _TABLE:
        count[name] = len(getattr(game, name))
    for name, left in zip(RESERVE, game.reserve, strict=True):
        count["reserve." + name] = left
    count["bonus_spice"] = sum(game.bonus_spice)
    count["mentat_taken"] = int(game.mentat >= 0)
    return count


def changes(before: Change, game: Game) -> Change:
    """Return what is different now, without what is not."""
    return {key: now - before[key] for key, now in ledger(game).items() if now != before[key]}


def total(*parts: Change) -> Change:
    """Several changes as one; what cancels out is left away."""
    out: Change = {}
    for part in parts:
        for key, n in part.items():
            out[key] = out.get(key, 0) + n
    return {key: n for key, n in out.items() if n}


# --- changes that always come together ---------------------------------------------------
def draws(n: int) -> Change:
    return {"hand": n, "deck": -n}


def recruits(n: int) -> Change:
    return {"garrison": n, "supply": -n}


def deploys(n: int) -> Change:
    return {"conflict": n, "garrison": -n}


def draws_intrigue(n: int) -> Change:
    return {"intrigue": n, "intrigue_deck": -n}


# --- cards by name -----------------------------------------------------------------------
def cards(game: Game, seat: int, zone: str) -> list[str]:
    """The cards of a player's zone by name; a deck from the top."""
    kinds = getattr(game.players[seat], zone)
    named = INTRIGUE if zone in ("intrigue", "open_intrigue") else CARDS
    return [named[kind].id for kind in (reversed(kinds) if zone == "deck" else kinds)]


def row(game: Game) -> list[str]:
    return [CARDS[kind].id for kind in game.row]


def trashed(game: Game) -> list[str]:
    return [CARDS[kind].id for kind in game.trashed]


def agents_at(game: Game, seat: int) -> list[str]:
    return [SPACES[space].id for space in game.players[seat].agents_at]
