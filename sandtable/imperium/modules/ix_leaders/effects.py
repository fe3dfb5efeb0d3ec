"""Effects and questions of the module `ix_leaders` (IX-7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import ARROW, Effect
from sandtable.imperium.modules.ix_leaders.language import ID, SLOTS
from sandtable.imperium.modules.ix_leaders.leaders import (
    ASK_INTELLIGENCE,
    ASK_SET_ASIDE,
    LOOK,
    LOOKED_AT,
    SNOOP,
    keep_of_two,
    look_step,
    set_aside,
    slots_of,
    tokens_of,
)
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import OF_INTRIGUE, OF_LEADER
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import gain_influence, mover
from sandtable.imperium.rules.question import (
    ABOUT_NODE,
    ABOUT_NOTHING,
    NO_ANSWER,
    Question,
    Step,
    declare,
    holds_unseen,
)
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.state import NOBODY, Frame, State
from sandtable.imperium.rules.vocabulary import NO, YES, each_once

BONUS_LEVEL: Final = 4  # the level whose bonus a slot may give
ASK_SNOOPED: Final = given(ID, "snooped")
ASK_SLOT: Final = given(ID, "slot")  # a: the node of an arrow


# --- Snooper tokens ----------------------------------------------------------------------
def reached_tracks(s: State) -> list[int]:
    reached = tokens_of(s).reached
    return [track for track in range(s.rules.board_tracks) if (reached >> track) & 1]


def snoop_step(s: State, frame: Frame) -> None:
    """Move to slots of the Leader's card the Snooper tokens whose level of Influence the player has reached; if there
    are several, the player chooses the order."""
    tracks = reached_tracks(s)
    if len(tracks) > 1:
        s.stack.append((ASK_SNOOPED, frame[1], 0, 0, 0))
    elif tracks:
        move_token(s, frame[1], tracks[0])


def move_token(s: State, seat: int, track: int) -> None:
    """Move the Snooper token of an Influence track to the topmost free slot of the Leader's card, where it stays
    (IX-7.3), and open the reward of that slot."""
    part = tokens_of(s)
    part.left &= ~(1 << track)
    part.reached &= ~(1 << track)
    part.faction = track
    slot = slots_of(s)[part.filled]
    part.filled += 1
    s.cause = OF_LEADER | s.players[seat].leader
    if s.journal is not None:
        s.note("snooper", seat, part.filled, s.rules.track_thing[track])
    if part.reached:
        s.stack.append((SNOOP, seat, 0, 0, 0))
    reward = SLOTS[slot].reward
    if not can(s, seat, reward):
        return
    if reward.op == ARROW:
        s.stack.append((ASK_SLOT, seat, reward.id, 0, 0))
    else:
        s.stack.append((frames.DO, seat, reward.id, 0, 0))


class Snooped(Question):
    """Ask which of several Snooper tokens to move to a slot of the Leader's card first (IX-7.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SNOOPED, "snooped", "IX-7.5", rare="tessia_reaches_several_snoopers")

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.faction_word[track] for track in reached_tracks(s)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        move_token(s, frame[1], s.rules.kind[action])


class TakeSlot(Question):
    """Ask whether to pay the cost of the reward of a Snooper slot to get this reward."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SLOT, "snooper_slot", "IX-7.2", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            s.stack.append((frames.DO, frame[1], frame[2], 0, 0))


class TrackBonus(Leaf):
    """Effect: gain the bonus that is printed at level 4 of an Influence track; the track is the one from which the last
    Snooper token was moved."""

    name = "track_bonus"

    def bonus(self, s: State) -> Effect | None:
        faction = tokens_of(s).faction
        return s.rules.tracks[faction].bonus_at[BONUS_LEVEL] if faction != NOBODY else None

    def can(self, s: State, seat: int, node: Effect) -> bool:
        bonus = self.bonus(s)
        return bonus is not None and can(s, seat, bonus)

    def do(self, s: State, seat: int, node: Effect) -> None:
        bonus = self.bonus(s)
        if bonus is not None:
            s.stack.append((frames.DO, seat, bonus.id, 0, 0))

    def tokens(self, node: Effect) -> list[str]:
        return [*number(BONUS_LEVEL), "influence-any"]


class SnoopedInfluence(Leaf):
    """Effect: gain `a` Influence with the faction from whose track the last Snooper token was moved."""

    name = "snooped_influence"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return tokens_of(s).faction != NOBODY

    def do(self, s: State, seat: int, node: Effect) -> None:
        faction = tokens_of(s).faction
        if faction != NOBODY:
            gain_influence(s, seat, faction, node.a, "chosen")

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        faction = tokens_of(s).faction
        return s.players[mover(s, seat, faction)].influence[faction] >= s.rules.tracks[faction].top

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "influence-any"]


class InfluenceWithSnooper(Leaf):
    """Effect: gain `a` Influence with a faction of the player's choice whose track still has a Snooper token
    (IX-7.5)."""

    name = "influence_with_snooper"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return tokens_of(s).left != 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        left = tokens_of(s).left
        if left:
            barred = ((1 << len(s.rules.tracks)) - 1) & ~left
            s.stack.append((frames.ASK_FACTION, seat, node.id, barred, 1))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # this Leader is never a Rival

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "influence-any", "snooper"]


# --- a card set aside, a card kept -------------------------------------------------------
class SetAside(Question):
    """Ask which card of the hand the Leader sets aside at the start of the round (IX-7.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SET_ASIDE, "set_aside", "IX-7.1", ABOUT_NOTHING)

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.players[frame[1]].hand, s.rules.card_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        set_aside(s, frame[1], s.rules.kind[action])

    def thing(self, s: State, frame: Frame) -> int:
        return OF_LEADER | s.players[frame[1]].leader

    def hidden(self, s: State, seat: int) -> bool:
        return holds_unseen(s.players[seat])


class Intelligence(Question):
    """Ask which of two Intrigue cards to keep; the other goes back on top of the deck (IX-8.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_INTELLIGENCE, "intelligence", "IX-8.4", ABOUT_NOTHING)

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.intrigue_deck[-LOOKED_AT:], s.rules.intrigue_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        kind = s.rules.kind[action]
        s.cause = self.thing(s, frame)
        keep_of_two(s, frame[1], kind)
        if s.journal is not None:
            s.note("intrigue", frame[1], 1, OF_INTRIGUE | kind, 1 << frame[1])

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER

    def thing(self, s: State, frame: Frame) -> int:
        return OF_LEADER | s.players[frame[1]].leader

    def hidden(self, s: State, seat: int) -> bool:
        return True


add_records([TrackBonus(), SnoopedInfluence(), InfluenceWithSnooper()])
declare(
    Snooped(),
    TakeSlot(),
    SetAside(),
    Intelligence(),
    Step(SNOOP, "snoop", snoop_step),
    Step(LOOK, "look", look_step),
    module=ID,
)
