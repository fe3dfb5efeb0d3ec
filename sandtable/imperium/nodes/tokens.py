"""Helpers for records that draw effects as a row of icons; `tell/drawing` defines the tokens."""

from __future__ import annotations

from sandtable.imperium.language.effects import ANY, TRACK_ICONS


def number(n: int) -> list[str]:
    """Return the number in front of an icon, omitted if it is 1."""
    return [str(n)] if n != 1 else []


def faction_tokens(faction: int) -> list[str]:
    return ["influence-any"] if faction == ANY else ["influence", TRACK_ICONS[faction]]


def spread(groups: list[list[str]], between: str) -> list[str]:
    """Join groups of tokens with a separator."""
    out: list[str] = []
    for group in groups:
        if out:
            out.append(between)
        out += group
    return out
