"""The module of grafting: a Graft card is played with another card and one Agent (IMM-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.modules.grafting import effects
from sandtable.imperium.modules.grafting.component import Grafting, grafting_of
from sandtable.imperium.modules.grafting.language import ID
from sandtable.imperium.modules.grafting.pairs import (
    GRAFTS_ROW,
    IGNORES_AGENTS,
    IS_GRAFT,
    RETURNS,
    from_hand,
    from_row,
    gains_icons,
    icon_spaces,
    partners,
    reach_of_pair,
)
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import return_to_hand
from sandtable.imperium.rules.capabilities import Access, Detours, Setup, Turns
from sandtable.imperium.rules.catalog import (
    COPIED,
    COPIES,
    GAINS_ICONS,
    NODES,
    OF_CARD,
    SIGNET_PARTS,
    USES_SIGNET,
    parts_of,
)
from sandtable.imperium.rules.draws import refill_row, trash_card
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.playing import Playing, add_playing
from sandtable.imperium.rules.question import ABOUT_HAND, Question, declare, holds_unseen
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, Frame, State
from sandtable.imperium.rules.turn_cards import being_played, join, lend, partner_of
from sandtable.imperium.rules.turns import PASSIVE, choose_space
from sandtable.imperium.rules.vocabulary import W_CARD, each_once
from sandtable.scenario_expect import SEATS, each, many

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_PARTNER: Final = given(ID, "partner")  # a: the Graft card
ASK_ENVOY: Final = given(ID, "envoy")  # a: the Graft card


# --- playing a pair ----------------------------------------------------------------------
class Pairs(Playing):
    """Decides which cards can be grafted: a Graft card can be played with another card of the hand and, if it says so,
    with a card of the Imperium Row."""

    def reaches(self, s: State, seat: int, kind: int, alone: int, payable: int, blocked: int) -> int:
        if not IS_GRAFT[kind]:
            return alone
        mask = 0
        for other in from_hand(s, seat, kind):
            mask |= reach_of_pair(s, seat, kind, other, False, payable, blocked)
        for other in from_row(s, kind):
            mask |= reach_of_pair(s, seat, kind, other, True, payable, blocked)
        return mask

    def needs_others(self, s: State, seat: int, kind: int) -> bool:
        return IS_GRAFT[kind]

    def joins(self, s: State, seat: int, kind: int) -> bool:
        if IS_GRAFT[kind]:
            s.stack.append((ASK_PARTNER, seat, kind, 0, 0))
        return IS_GRAFT[kind]

    def why_not(self, s: State, seat: int, kind: int, words: Words) -> list[dict[str, str]]:
        if not IS_GRAFT[kind] or from_hand(s, seat, kind) or from_row(s, kind):
            return []
        return [{"text": words.say("closed-graft-alone"), "rule": "IMM-7.14"}]


class Partner(Question):
    """Ask which card to play with a Graft card. The word of an answer is `card:` for a card of the hand and `acquire:`
    for one of the Imperium Row."""

    def __init__(self) -> None:
        super().__init__(ASK_PARTNER, "graft_partner", "IMM-7.2", ABOUT_HAND, asked_by=("graft",))

    def options(self, s: State, frame: Frame) -> list[int]:
        hand, row = partners(s, frame[1], frame[2])
        return each_once(hand, s.rules.card_word) + each_once(row, s.rules.acquire_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, kind, _, _ = frame
        other = s.rules.kind[action]
        if s.rules.sort[action] == W_CARD:
            join(s, seat, kind, other)
        else:
            lend(s, other)
        if s.opened and other != kind:
            s.stack.append((ASK_ENVOY, seat, kind, 0, 0))
        else:
            if s.opened:
                grafting_of(s).envoy = kind
            choose_space(s, seat, kind)

    def hidden(self, s: State, seat: int) -> bool:
        return holds_unseen(s.players[seat])


class Envoy(Question):
    """Ask which card of the grafted pair gets the icons of Dispatch an Envoy (IMM-14.2)."""

    def __init__(self) -> None:
        super().__init__(ASK_ENVOY, "graft_envoy", "IMM-14.2", ABOUT_HAND, asked_by=("hook:dispatch_an_envoy",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(being_played(s, frame[2]), s.rules.card_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        grafting_of(s).envoy = s.rules.kind[action]
        choose_space(s, frame[1], frame[2])


# --- the turn ----------------------------------------------------------------------------
class GraftingSetup(Setup):
    def laid_out(self, s: State) -> None:
        grafting_of(s).returns = [[] for _ in s.players]


class GraftingTurns(Turns):
    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """Do two things after the seat has sent an Agent with a grafted pair: open the copied Agent box if a card of
        the pair copies the other card's, and note the cards that go back to the hand later."""
        if len(s.turn_cards) < 2:
            return
        for at, kind in enumerate(s.turn_cards):
            other = s.turn_cards[1 - at]
            returns = RETURNS[kind]
            if COPIES[kind] and not COPIES[other]:
                self._open_copy(s, seat, kind, other)
                returns = RETURNS[other]
            if returns and not (s.turn_card_left >> (1 - at)) & 1:
                grafting_of(s).returns[seat].append(other)

    def _open_copy(self, s: State, seat: int, kind: int, other: int) -> None:
        if USES_SIGNET[other]:
            parts = SIGNET_PARTS[s.players[seat].leader]
        else:
            parts = parts_of(COPIED[kind, other]) if (kind, other) in COPIED else []
        for part in parts:
            if not PASSIVE[part]:
                s.todo.append((s.rules.box_word[kind], part))
            elif s.trace is not None:
                s.trace.add(part)

    def reveal_begins(self, s: State, seat: int) -> None:
        """Put back into the seat's hand the cards that Chairdog returns, even if Chairdog itself has been trashed
        (IMM-7.12, 16.12)."""
        part = grafting_of(s)
        cards, part.returns[seat] = part.returns[seat], []
        for kind in cards:
            if kind in s.players[seat].play:
                s.cause = 0
                return_to_hand(s, seat, kind)

    def turn_ends(self, s: State, seat: int) -> None:
        grafting_of(s).envoy = NO_CARD


class GraftingDetours(Detours):
    def ends(self, s: State, seat: int) -> bool:
        """Before the turn ends, trash the card of the Imperium Row that was played in a grafted pair, which may open
        effects of trashing it (IMM-14.13).

        Return True if there was such a card; a step pushed here then ends the turn.
        """
        kind = s.lent
        if kind == NO_CARD or s.turn_kind != AGENT_TURN:
            return False
        s.lent = NO_CARD
        if kind not in s.row:
            return False
        s.stack.append((frames.ENDING, seat, 0, 0, 0))
        s.cause = OF_CARD | partner_of(s, kind)
        s.row.remove(kind)
        trash_card(s, seat, kind)
        refill_row(s)
        return True


class GraftingAccess(Access):
    def concerns(self, kind: int) -> bool:
        return IGNORES_AGENTS[kind] or GAINS_ICONS[kind] != NO_NODE

    def passes(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, that the card may enter although they hold Agents of others: all spaces if the
        card, or a card grafted with it, ignores enemy Agents, otherwise none."""
        cards = (kind, *s.joining, *s.turn_cards)
        return s.rules.all_spaces if any(IGNORES_AGENTS[each] for each in cards) else 0

    def opens(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, that the card opens by the Agent icons that it has only under a condition; 0 if
        that condition does not hold now."""
        if GAINS_ICONS[kind] == NO_NODE or not gains_icons(s, seat, kind):
            return 0
        return icon_spaces(s, NODES[GAINS_ICONS[kind]].a)


# --- the module --------------------------------------------------------------------------
class GraftingModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Grafting:
        return Grafting(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        cards = len(rules.cards)
        return [
            ("grafted_with", cards, 2, "cards played together with the first card of the turn"),
            ("lent_by_row", cards, 1, "the card of the Imperium Row that is used in this turn"),
            ("envoy_card", cards, 1, "the card that has the icons of an envoy"),
            ("coming_back", rules.parties * cards, 8, "by party: cards that come back for its Reveal turn"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"returns": each(rules.card, SEATS), "lent": many(rules.card)}


declare(Partner(), Envoy(), module=ID)
add_playing(ID, Pairs())
register(
    GraftingModule(ID),
    GraftingSetup(),
    GraftingTurns(),
    GraftingDetours(),
    GraftingAccess(),
    judged_by=("sandtable.imperium.modules.grafting.worth", "sandtable.imperium.modules.grafting.liking"),
    told_by="sandtable.imperium.modules.grafting.telling",
)

__all__ = ["ASK_ENVOY", "ASK_PARTNER", "GRAFTS_ROW", "Pairs", "effects"]
