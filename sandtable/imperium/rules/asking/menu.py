"""Questions of the menu of a turn, and choices among effects (IMP-4.8, 5.4, 8.4)."""

from __future__ import annotations

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.entries import add_entries, depends_on_hidden
from sandtable.imperium.rules.intrigue import PLOT, add_playable, play
from sandtable.imperium.rules.markets import acquire, kind_of, market_of
from sandtable.imperium.rules.menu import (
    begin_end,
    holds_back,
    numbered,
    open_parts,
    open_power,
    resolve_box,
    resolve_part,
    use_power,
)
from sandtable.imperium.rules.question import (
    ABOUT_BOX,
    ABOUT_NODE,
    FLAG,
    PICKED,
    SHOWS_EFFECTS,
    SHOWS_OFFERS,
    Question,
    declare,
)
from sandtable.imperium.rules.resolve import can, can_pay, pay_cost
from sandtable.imperium.rules.state import NOWHERE, REVEAL_TURN, Frame, State
from sandtable.imperium.rules.units import deployable_now, use_allowance
from sandtable.imperium.rules.vocabulary import (
    ABILITY,
    DEPLOY_0,
    END,
    OPTION_0,
    PART_0,
    W_ACQUIRE,
    W_DEPLOY,
    W_ENTRY,
    W_INTRIGUE,
    W_UNIT,
    add_once,
)


class Menu(Question):
    """Choose what to do next in a turn: an open effect, a card to acquire, troops to deploy, a Plot card, a Leader's
    power, an entry of a module, or the end of the turn."""

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
                add_once(out, 0, word)
                must = must or holds_back(s, seat, node)
        for market in s.rules.markets if s.turn_kind == REVEAL_TURN else s.rules.own_markets:
            market.add_words(s, seat, out)
        if s.rules.menus:
            add_entries(s, seat, out)
        if s.allowance and p.garrison and not s.deploy_ban:
            most = s.allowance if s.allowance < p.garrison else p.garrison
            for n in range(1, most + 1):
                out.append(DEPLOY_0 + n)
        if s.rules.deployable and not s.deploy_ban:
            for at in deployable_now(s, seat):
                out.append(s.rules.unit_word[at])
        if p.intrigue:
            add_playable(s, seat, PLOT, out)
        if p.traits & s.rules.power_traits and open_power(s, seat) is not None:
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
            unit = s.rules.units[s.rules.kind[action]]
            use_allowance(s, seat, unit)
            s.cause = s.rules.space_thing[s.turn_space] if s.turn_space != NOWHERE else 0
            deploy(s, seat, 1, "" if s.combat_turn else "elsewhere", unit)
        elif sort == W_INTRIGUE:
            play(s, seat, s.rules.kind[action], PLOT)
        elif sort == W_ACQUIRE:
            acquire(s, seat, market_of(s, seat, action), kind_of(s, seat, action))
        elif sort == W_ENTRY:
            s.rules.menu_of[action].take(s, seat, action)
        elif action == ABILITY:
            use_power(s, seat)
        else:
            resolve_box(s, seat, action)

    def step(self, s: State, frame: Frame) -> str:
        return "reveal_turn" if s.turn_kind == REVEAL_TURN else ""

    def hidden(self, s: State, seat: int) -> bool:
        return depends_on_hidden(s, seat)


class Part(Question):
    """Choose which of several open effects in one effect box to resolve next."""

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

    def hidden(self, s: State, seat: int) -> bool:
        return depends_on_hidden(s, seat)


class Option(Question):
    """Choose one of several effects or costs. If the effect takes several of them, the seat names all before any is
    resolved."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_OPTION, "option", "IMP-2.7", ABOUT_NODE, PICKED, FLAG)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        if frame[4]:
            kids = enumerate(node.kids)
            return [OPTION_0 + i for i, kid in kids if not (frame[3] >> i) & 1 and can_pay(s, frame[1], kid)]
        return [OPTION_0 + i for i, kid in enumerate(node.kids) if not (frame[3] >> i) & 1 and can(s, frame[1], kid)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        picked = frame[3] | 1 << (action - OPTION_0)
        if picked.bit_count() < node.a:
            s.stack.append((frames.ASK_OPTION, frame[1], node.id, picked, frame[4]))
            return
        if s.trace is not None:
            s.trace.add(node.id)
        if frame[4]:
            s.cause = node.thing
            for i, kid in enumerate(node.kids):
                if (picked >> i) & 1:
                    pay_cost(s, frame[1], kid)
            return
        for i in range(len(node.kids) - 1, -1, -1):
            if (picked >> i) & 1:
                s.stack.append((frames.DO, frame[1], node.kids[i].id, 0, 0))


declare(Menu(), Part(), Option())
