"""Questions of the menu of a turn, and choices among effects (IMP-4.8, 5.4, 8.4)."""

from __future__ import annotations

from sandtable.imperium.language.pieces import NO_COST
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy
from sandtable.imperium.rules.catalog import CARD_COST, NODES
from sandtable.imperium.rules.intrigue import PLOT, add_playable, play
from sandtable.imperium.rules.menu import (
    begin_end,
    holds_back,
    masterstroke,
    masterstroke_open,
    numbered,
    open_parts,
    resolve_box,
    resolve_part,
)
from sandtable.imperium.rules.question import (
    ABOUT_BOX,
    ABOUT_NODE,
    PICKED,
    SHOWS_EFFECTS,
    SHOWS_OFFERS,
    Question,
    declare,
)
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.reveal import ASIDE_DISCOUNT, buy, price_of
from sandtable.imperium.rules.state import NO_CARD, NOWHERE, REVEAL_TURN, Frame, State
from sandtable.imperium.rules.units import GARRISON
from sandtable.imperium.rules.vocabulary import (
    ABILITY,
    ACQUIRE_ASIDE,
    DEPLOY_0,
    END,
    OPTION_0,
    PART_0,
    W_ACQUIRE,
    W_DEPLOY,
    W_INTRIGUE,
    W_UNIT,
)


class Menu(Question):
    """Open effects, cards to acquire, troops to deploy, Plot cards, a Leader's power, the end of the turn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_MENU, "menu", "IMP-4.8", window=PLOT, shows=SHOWS_OFFERS | SHOWS_EFFECTS)

    def options(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        p = s.players[seat]
        out: list[int] = []
        must = False
        for word, part in s.todo:
            node = NODES[part]
            if can(s, seat, node):
                if word not in out:
                    out.append(word)
                must = must or holds_back(s, seat, node)
        if s.turn_kind == REVEAL_TURN:
            persuasion = p.persuasion
            for kind in s.row:
                if CARD_COST[kind] <= persuasion:
                    word = s.rules.acquire_word[kind]
                    if word not in out:
                        out.append(word)
            for module in s.rules.when_offers:
                for kind in module.offers(s, seat):
                    word = s.rules.acquire_word[kind]
                    if CARD_COST[kind] <= persuasion and word not in out:
                        out.append(word)
            for slot, kind in enumerate(s.rules.reserve_cards):
                if s.reserve[slot] and CARD_COST[kind] != NO_COST and price_of(s, kind) <= persuasion:
                    out.append(s.rules.acquire_word[kind])
            if p.aside != NO_CARD and CARD_COST[p.aside] - ASIDE_DISCOUNT <= persuasion:
                out.append(ACQUIRE_ASIDE)
        if s.allowance and p.garrison and not s.deploy_ban:
            most = s.allowance if s.allowance < p.garrison else p.garrison
            for n in range(1, most + 1):
                out.append(DEPLOY_0 + n)
        if s.rules.deployable and s.allowance and not s.deploy_ban:
            for at in s.rules.deployable:
                if s.rules.units[at].count(s, seat, GARRISON):
                    out.append(s.rules.unit_word[at])
        if p.intrigue:
            add_playable(s, seat, PLOT, out)
        if masterstroke_open(s, p):
            out.append(ABILITY)
        if not must:
            out.append(END)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == END:
            begin_end(s, seat)
            return
        s.stack.append((frames.MENU, seat, 0, 0, 0))
        sort = s.rules.sort[action]
        if sort == W_DEPLOY:
            s.allowance -= s.rules.kind[action]
            s.cause = s.rules.space_thing[s.turn_space] if s.turn_space != NOWHERE else 0
            deploy(s, seat, s.rules.kind[action], "" if s.combat_turn else "elsewhere")
        elif sort == W_UNIT:
            s.allowance -= 1
            s.cause = s.rules.space_thing[s.turn_space] if s.turn_space != NOWHERE else 0
            deploy(s, seat, 1, "" if s.combat_turn else "elsewhere", s.rules.units[s.rules.kind[action]])
        elif sort == W_INTRIGUE:
            play(s, seat, s.rules.kind[action], PLOT)
        elif sort == W_ACQUIRE:
            buy(s, seat, action)
        elif action == ABILITY:
            masterstroke(s, seat)
        else:
            resolve_box(s, seat, action)

    def step(self, s: State, frame: Frame) -> str:
        return "reveal_turn" if s.turn_kind == REVEAL_TURN else ""


class Part(Question):
    """Which of several open effects of a box comes first."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_PART, "part", "IMP-4.8", ABOUT_BOX)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [PART_0 + number for number, _ in numbered(open_parts(s, frame[1], frame[2]))]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        for number, part in numbered(open_parts(s, frame[1], frame[2])):
            if number == action - PART_0:
                resolve_part(s, frame[1], frame[2], part)
                return

    def step(self, s: State, frame: Frame) -> str:
        return "reveal_turn" if s.turn_kind == REVEAL_TURN else ""


class Option(Question):
    """One of the effects of a choice; several are all named before any is resolved."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_OPTION, "option", "IMP-2.7", ABOUT_NODE, PICKED)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        return [OPTION_0 + i for i, kid in enumerate(node.kids) if not (frame[3] >> i) & 1 and can(s, frame[1], kid)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        picked = frame[3] | 1 << (action - OPTION_0)
        if picked.bit_count() < node.a:
            s.stack.append((frames.ASK_OPTION, frame[1], node.id, picked, 0))
            return
        if s.trace is not None:
            s.trace.add(node.id)
        for i in range(len(node.kids) - 1, -1, -1):
            if (picked >> i) & 1:
                s.stack.append((frames.DO, frame[1], node.kids[i].id, 0, 0))


declare(Menu(), Part(), Option())
