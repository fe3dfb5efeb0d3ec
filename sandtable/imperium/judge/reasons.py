"""The facts about positions behind the reasons for a suggested move (the part `reasons`).

They are points, Alliances, strength and goods.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.state import State

# Questions that complete the move before them: where the Agent goes, whose Influence, which half of an effect.
COMPLETES: Final = frozenset(
    {"space", "faction", "lose_influence", "option", "part", "number", "victim", "recall", "trash", "acquire", "aside"}
)
# What one more of each is worth, only to choose the weightiest facts.
WORTH: Final = {
    "points": 10.0,
    "rival-points": -7.0,
    "alliances": 4.0,
    "influence": 2.0,
    "council": 3.0,
    "swordmaster": 4.0,
    "strength": 0.8,
    "troops": 0.8,
    "intrigue": 1.5,
    "spice": 1.0,
    "solari": 0.7,
    "water": 1.2,
}


def soon(s: State, seat: int) -> dict[str, float]:
    """Return, by name, the facts about the seat that are compared at the end of its turn: its strength in the
    Conflict."""
    return {"strength": float(s.players[seat].strength())}


def later(s: State, seat: int) -> dict[str, float]:
    """Return, by name, the facts about the seat that are compared after a few more rounds: its points and those of its
    best opponent, Alliances, Influence, troops and goods."""
    p = s.players[seat]
    sides = s.rules.sides
    mates = next((side for side in sides if (side >> seat) & 1), 1 << seat)
    others = [float(q.vp) for at, q in enumerate(s.players) if not (mates >> at) & 1 and q.competes()]
    return {
        "points": float(p.vp),
        "rival-points": max(others, default=0.0),
        "alliances": float(sum(1 for holder in s.alliance if holder == seat)),
        "influence": float(sum(p.influence)),
        "council": 1.0 if p.council else 0.0,
        "swordmaster": 1.0 if p.swordmaster else 0.0,
        "troops": float(p.garrison + p.conflict),
        "intrigue": float(len(p.intrigue)),
        "spice": float(p.spice),
        "solari": float(p.solari),
        "water": float(p.water),
    }
