"""Converts an effect tree to a row of icons, its *drawing*. No texts of any language are needed.

`draw(effect)` is a flat list of tokens. A token is one of

- a number ("2", or a range "2-5"), always before its glyph and omitted if it is 1;
- the name of a symbol of the icon sheet ("spice", "sword", "influence-any"): influence is "influence"
  and its faction, "pays" is the arrow between a cost and its effect, "minus" a loss, "right" a move
  from one location to another, "info" a rule to be read in words;
- a piece by its name: "card:the_spice_must_flow", "space:arrakeen";
- structure, `STRUCTURE`: "," between separate effects, "or" between options, "per" before the thing
  that is counted, "differs" between things that must not be the same, "up-to" and "any" before a
  number that may be smaller, "self" for the card itself; brackets "(" for a group, "cost(" around a
  payment, "if(" around a condition, "of(" after the number of options to be taken, "opponents("
  around the effects on every opponent; each is closed by ")".

Each kind of effect defines its tokens in its record (`nodes`).
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.base import tokens

STRUCTURE: Final = (",", "or", "per", "differs", "up-to", "any", "self", "(", "cost(", "if(", "of(", "opponents(", ")")


def draw(effect: Effect) -> list[str]:
    """Return an effect tree as a list of icon tokens; the module docstring explains the tokens."""
    return tokens(effect)
