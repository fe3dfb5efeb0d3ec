"""The few rules that no tree can say: each hook's "can it" and "do it". A test counts them."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES, OF_CARD
from sandtable.imperium.rules.draws import shuffle_discards
from sandtable.imperium.rules.state import NO_TURN, Player, State

_DOUBLE_HARVEST: Final = fx.HOOKS.index("double_harvest")
_KWISATZ: Final = fx.HOOKS.index("kwisatz_haderach")
_VOICE: Final = fx.HOOKS.index("the_voice")
_MANIPULATE: Final = fx.HOOKS.index("manipulate")
_PRUDENT: Final = fx.HOOKS.index("prudent_diplomacy")
_PEEK: Final = fx.HOOKS.index("peek_draw_or_trash")
_REFOCUS: Final = fx.HOOKS.index("refocus")
_BINDU: Final = fx.HOOKS.index("bindu_suspension")
_DOUBLE_CROSS: Final = fx.HOOKS.index("double_cross")
_ENVOY: Final = fx.HOOKS.index("dispatch_an_envoy")
_INFILTRATE: Final = fx.HOOKS.index("infiltrate")

# Effects that change what the turn's space gives and are read there: nothing is left to resolve.
PASSIVE: Final[list[bool]] = [
    node.op == fx.SPACE_INFLUENCE or (node.op == fx.HOOK and node.a in (_DOUBLE_HARVEST, _KWISATZ)) for node in NODES
]


def can_hook(s: State, seat: int, p: Player, hook: int) -> bool:
    if hook == _MANIPULATE:
        return len(s.row) > 0
    if hook == _PRUDENT:
        return len(prudent_factions(s, seat)) > 0
    if hook == _PEEK:
        return len(p.deck) > 0
    if hook == _DOUBLE_CROSS:
        return any(other.conflict > 0 for other in s.players if other is not p)
    if hook == _ENVOY or hook == _INFILTRATE:
        return s.turn_kind == NO_TURN  # before the card of an Agent turn (ruling on IMP-20.6)
    return True


def prudent_factions(s: State, seat: int) -> list[int]:
    """Factions where some opponent has more influence than this seat (Prudent Diplomacy)."""
    mine = s.players[seat].influence
    return [f for f in range(len(mine)) if any(other.influence[f] > mine[f] for other in s.players)]


def do_hook(s: State, seat: int, p: Player, node: Effect) -> None:
    hook = node.a
    if hook == _VOICE:
        s.stack.append((frames.ASK_VOICE, seat, node.id, 0, 0))
    elif hook == _MANIPULATE:
        if s.row:
            s.stack.append((frames.ASK_ASIDE, seat, node.id, 0, 0))
    elif hook == _PRUDENT:
        barred = 15
        for faction in prudent_factions(s, seat):
            barred &= ~(1 << faction)
        s.stack.append((frames.ASK_FACTION, seat, node.id, barred, 1))
    elif hook == _PEEK:
        if p.deck:
            s.learnt += 1
            if s.journal is not None:
                s.note("peek", seat, 1, OF_CARD | p.deck[-1], 1 << seat)
            s.stack.append((frames.ASK_PEEK, seat, node.id, 0, 0))
    elif hook == _REFOCUS:
        shuffle_discards(s, seat, p)
    elif hook == _BINDU:
        s.stack.append((frames.ASK_PASS_TURN, seat, node.id, 0, 0))
    elif hook == _DOUBLE_CROSS:
        s.stack.append((frames.ASK_VICTIM, seat, node.id, 0, 0))
    elif hook == _ENVOY:
        s.envoy = True
    else:
        assert hook == _INFILTRATE, node
        s.infiltrating = True
