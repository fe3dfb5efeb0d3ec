"""Playing Intrigue cards in their windows (IMP-13)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import COMBAT, ENDGAME, PLOT
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import INTRIGUE, INTRIGUE_HAS_COST, OF_INTRIGUE, follow
from sandtable.imperium.rules.draws import forget_played
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import ABOUT_INTRIGUE, Step, declare
from sandtable.imperium.rules.resolve import can, can_pay, holds, lies_open, pay_cost
from sandtable.imperium.rules.state import REVEAL_TURN, Frame, State

# The windows for cards that are played after winning or after losing troops: not the Combat window itself (IMP-10.4).
WON: Final = 8
LOST: Final = 16

_WINDOWS: Final[list[int]] = []
_LIES_OPEN: Final[list[bool]] = []  # face up until the Reveal turn of this round is over (UPR-15.5)
_IN_VAIN: Final[list[bool]] = []  # it may be played even if it has nothing to do (UPR-15.6)


def _grow() -> None:
    for card in INTRIGUE[len(_WINDOWS) :]:
        _WINDOWS.append(WON if card.won else LOST if card.lost else card.windows)
        _LIES_OPEN.append(lies_open(card.effect))
        _IN_VAIN.append(KINDS[card.effect.op].in_vain)


follow(_grow)


def effect_of(kind: int, window: int) -> Effect:
    card = INTRIGUE[kind]
    if window == COMBAT and card.combat.op != fx.NOTHING:
        return card.combat
    return card.endgame if window == ENDGAME and card.windows != ENDGAME else card.effect


def _playable(s: State, seat: int, kind: int, window: int) -> bool:
    """Tell whether the card's condition and cost are met and its effect can do something (IMP-13.5, 13.6), for any
    party that the seat may choose to act for."""
    for module in s.rules.when_plays:
        return module.playable(s, seat, kind, window)
    return playable_now(s, seat, kind, window)


def playable_now(s: State, seat: int, kind: int, window: int) -> bool:
    """Tell whether the card's condition and cost are met and its effect can do something, for the party that the seat
    acts for now."""
    card = INTRIGUE[kind]
    if card.first and not s.fresh:
        return False
    if card.condition is not None and not holds(s, seat, card.condition, OF_INTRIGUE | kind):
        return False
    if INTRIGUE_HAS_COST[kind] and not can_pay(s, seat, card.cost):
        return False
    return _IN_VAIN[kind] or can(s, seat, effect_of(kind, window))


def playable(s: State, seat: int, kind: int, window: int) -> bool:
    """Tell whether this seat may play the card in this window now (IMP-13.3)."""
    return bool(_WINDOWS[kind] & window) and _playable(s, seat, kind, window)


def add_playable(s: State, seat: int, window: int, out: list[int]) -> None:
    """Append the word of each Intrigue card that the seat may play now, each kind once (IMP-13.3)."""
    held = s.players[seat].intrigue
    for kind in held:
        if _WINDOWS[kind] & window:
            word = s.rules.intrigue_word[kind]
            if word not in out and _playable(s, seat, kind, window):
                out.append(word)


def play(s: State, seat: int, kind: int, window: int) -> None:
    """Play an Intrigue card: show it, pay its cost, resolve it, then discard it."""
    for module in s.rules.when_plays:
        if module.plays(s, seat, kind, window):
            return
    play_now(s, seat, kind, window)


def play_now(s: State, seat: int, kind: int, window: int) -> None:
    p = s.players[seat]
    p.intrigue.remove(kind)
    forget_played(s, seat, kind)
    s.fresh = False
    s.cause = OF_INTRIGUE | kind
    if s.journal is not None:
        s.note("intrigue_played", seat, 1, OF_INTRIGUE | kind)
    effect = effect_of(kind, window)
    if effect.op == fx.IN_REVEAL_TURN and s.turn_kind != REVEAL_TURN:
        p.open_intrigue.append(kind)  # stays face up until then (IMP-13.7)
        return
    if _LIES_OPEN[kind]:
        p.open_intrigue.append(kind)
    else:
        s.stack.append((frames.DISCARD_INTRIGUE, seat, kind, 0, 0))
    s.stack.append((frames.DO, seat, effect.id, 0, 0))
    if INTRIGUE_HAS_COST[kind]:
        pay_cost(s, seat, INTRIGUE[kind].cost)


def _discard_step(s: State, frame: Frame) -> None:
    s.intrigue_discard.append(frame[2])


declare(Step(frames.DISCARD_INTRIGUE, "discard_intrigue", _discard_step, ABOUT_INTRIGUE))

__all__ = ["COMBAT", "ENDGAME", "LOST", "PLOT", "WON", "add_playable", "play", "playable"]
