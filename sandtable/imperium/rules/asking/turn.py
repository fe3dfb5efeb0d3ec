"""Questions at the start of a turn: which card, which Agent, which space; and whether to pass (IMP-3, IMP-4)."""

from __future__ import annotations

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces, playable_to, reachable, reached_together
from sandtable.imperium.rules.catalog import NODES, ROAMS
from sandtable.imperium.rules.entries import add_entries, depends_on_hidden
from sandtable.imperium.rules.intrigue import PLOT, add_playable, play
from sandtable.imperium.rules.menu import open_power, use_power
from sandtable.imperium.rules.question import (
    ABOUT_HAND,
    ABOUT_NODE,
    GOAL,
    NO_ANSWER,
    ORIGIN,
    SHOWS_HAND,
    SHOWS_OFFERS,
    SHOWS_SPACES,
    SITE,
    Question,
    declare,
    holds_unseen,
)
from sandtable.imperium.rules.reveal import begin_reveal
from sandtable.imperium.rules.state import NO_CARD, NOWHERE, Frame, Player, State
from sandtable.imperium.rules.turns import READY, choose_space, send, send_agent
from sandtable.imperium.rules.vocabulary import (
    ABILITY,
    AGENT_READY,
    NO,
    NUMBER_0,
    REVEAL,
    W_CARD,
    W_ENTRY,
    YES,
    add_once,
)


class Turn(Question):
    """Choose how to begin a turn: with a card for an Agent turn, with the Reveal turn, or by playing a Plot card before
    either."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_TURN, "turn", "IMP-3.4", window=PLOT, shows=SHOWS_SPACES | SHOWS_HAND | SHOWS_OFFERS
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        p = s.players[seat]
        out: list[int] = []
        if _may_send(s, seat) and (p.agents or (p.agents_at and roaming_possible(s, p))):
            payable = payable_spaces(s, seat)
            blocked = blocked_spaces(s, seat)
            changed = s.rules.playing
            for kind in p.hand:
                if changed:
                    mask = playable_to(s, seat, kind, payable, blocked)
                elif p.agents or ROAMS[kind]:
                    mask = reachable(s, seat, kind, payable, blocked)
                else:
                    continue
                if mask:
                    add_once(out, 0, s.rules.card_word[kind])
        if s.rules.menus:
            add_entries(s, seat, out)
        if p.intrigue:
            add_playable(s, seat, PLOT, out)
        if p.traits & s.rules.power_traits and open_power(s, seat) is not None:
            out.append(ABILITY)
        out.append(REVEAL)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == REVEAL:
            for module in s.rules.when_goes:
                if module.goes(s, seat, NO_CARD, NOWHERE):
                    return
            begin_reveal(s, seat)
        elif s.rules.sort[action] == W_CARD:
            kind = s.rules.kind[action]
            p = s.players[seat]
            s.fresh = False
            if kind not in p.shown_hand:  # everybody sees the card while its space is chosen
                p.shown_hand.append(kind)
            for playing in s.rules.playing:
                if playing.joins(s, seat, kind):
                    return
            choose_space(s, seat, kind)
        else:
            s.stack.append(frame)
            if action == ABILITY:
                use_power(s, seat)
            elif s.rules.sort[action] == W_ENTRY:
                s.fresh = False
                s.rules.menu_of[action].take(s, seat, action)
            else:
                play(s, seat, s.rules.kind[action], PLOT)

    def hidden(self, s: State, seat: int) -> bool:
        """Tell whether the options depend on hidden information, such as the cards in hand.

        Without a ready Agent they do not: only Kwisatz Haderach can be played then, and everybody knows whether the
        player has it in hand or deck.
        """
        p = s.players[seat]
        roams = len(p.agents_at) > 0 and (any(ROAMS[kind] for kind in p.deck) or roaming_possible(s, p))
        return (holds_unseen(p) and (p.agents > 0 or roams)) or depends_on_hidden(s, seat)


def roaming_possible(s: State, p: Player) -> bool:
    """Tell whether the party could play a card that can send an Agent already on the board: one in hand, or one in the
    Imperium Row if a module lets it be played from there."""
    return any(ROAMS[kind] for kind in p.hand) or (bool(s.rules.playing) and any(ROAMS[kind] for kind in s.row))


def _may_send(s: State, seat: int) -> bool:
    """Tell whether the seat may send Agents, which modules can forbid."""
    return all(module.ready(s, seat) for module in s.rules.when_goes)


class Agent(Question):
    """Choose the Agent that Kwisatz Haderach sends: a ready one or one from the board."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_AGENT, "agent", "IMP-20.41", ABOUT_HAND, shows=SHOWS_SPACES, asked_by=("hook:kwisatz_haderach",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        out = [AGENT_READY] if p.agents else []
        for space in p.agents_at:
            if s.rules.space_word[space] not in out:
                out.append(s.rules.space_word[space])
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        origin = READY if action == AGENT_READY else s.rules.kind[action]
        s.stack.append((frames.ASK_SPACE, frame[1], frame[2], origin, 0))


class Space(Question):
    """Choose the space to which the card sends the Agent (IMP-4.1 to 4.7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_SPACE, "space", "IMP-4.1", ABOUT_HAND, ORIGIN, shows=SHOWS_SPACES)

    def options(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        if s.joining:
            mask = reached_together(s, seat, frame[2], payable_spaces(s, seat), blocked_spaces(s, seat))
        else:
            mask = reachable(s, seat, frame[2], payable_spaces(s, seat), blocked_spaces(s, seat))
        out = []
        space = 0
        while mask:
            if mask & 1:
                out.append(s.rules.space_word[space])
            mask >>= 1
            space += 1
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        space = s.rules.kind[action]
        if len(s.rules.ways[space]) > 1:
            s.stack.append((frames.ASK_MELANGE, frame[1], frame[2], frame[3], space))
        else:
            send(s, frame[1], frame[2], frame[3], space)


class Melange(Question):
    """Choose the amount to pay, or to sell, at a space that leaves it to the player (IMP-4.18)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_MELANGE, "melange", "IMP-4.18", ABOUT_HAND, ORIGIN, SITE, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        return [
            NUMBER_0 + way.a + way.b + way.c
            for way in s.rules.ways[frame[4]]
            if way.a <= p.solari and way.b <= p.spice and way.c <= p.water
        ]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.paid = action - NUMBER_0
        send(s, frame[1], frame[2], frame[3], frame[4])


class Figure(Question):
    """Choose whether to send the Mentat or another Agent, where it matters (R-IMP-5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_FIGURE,
            "figure",
            "IMP-4.15",
            ABOUT_HAND,
            GOAL,
            behind=frames.ASK_MELANGE,
            asked_by=("mentat",),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER  # not declining: the Mentat or another Agent goes

    def answer(self, s: State, frame: Frame, action: int) -> None:
        send_agent(s, frame[1], frame[2], READY, frame[3], action == YES)


class PassTurn(Question):
    """Choose whether to end the turn by Bindu Suspension; such a turn is neither an Agent turn nor a Reveal turn
    (IMP-20.55)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_PASS_TURN,
            "pass_turn",
            "IMP-20.55",
            ABOUT_NODE,
            by_effect=True,
            asked_by=("hook:bindu_suspension",),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NO:
            return
        s.stack = [f for f in s.stack if f[0] != frames.ASK_TURN]
        s.stack.insert(0, (frames.NEXT_TURN, frame[1], 0, 0, 0))
        if s.journal is not None:
            s.cause = NODES[frame[2]].thing
            s.note("turn_passed", frame[1], 1)


declare(Turn(), Agent(), Space(), Melange(), Figure(), PassTurn())
