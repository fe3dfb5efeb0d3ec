"""Helpers for records that draw effects as a row of icons; `tell/drawing` says what the tokens are."""

from __future__ import annotations

from sandtable.imperium.language.effects import ANY, TRACK_ICONS


def number(n: int) -> list[str]:
    """A number before its glyph, left out where it is 1."""
    return [str(n)] if n != 1 else []


def faction_tokens(faction: int) -> list[str]:
    return ["influence-any"] if faction == ANY else ["influence", TRACK_ICONS[faction]]


def spread(groups: list[list[str]], between: str) -> list[str]:
    out: list[str] = []
    for group in groups:
        if out:
            out.append(between)
        out += group
    return out
