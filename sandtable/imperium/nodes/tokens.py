"""Helpers for records that draw effects as a row of icons; `tell/drawing` explains the tokens of such a row."""

from __future__ import annotations

from sandtable.imperium.language.effects import ANY, TRACK_ICONS


def number(n: int) -> list[str]:
    """Return the token for the number in front of an icon, as a list; empty if the number is 1, which is not drawn."""
    return [str(n)] if n != 1 else []


def faction_tokens(faction: int) -> list[str]:
    return ["influence-any"] if faction == ANY else ["influence", TRACK_ICONS[faction]]


def spread(groups: list[list[str]], between: str) -> list[str]:
    """Return the groups of tokens joined to one list, with the token `between` between them."""
    out: list[str] = []
    for group in groups:
        if out:
            out.append(between)
        out += group
    return out
