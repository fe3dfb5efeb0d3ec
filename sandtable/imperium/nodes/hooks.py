"""Records of hooks: the few rules that no effect tree can express. A test limits their number."""

from __future__ import annotations

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import OF_CARD
from sandtable.imperium.rules.draws import shuffle_discards
from sandtable.imperium.rules.influence import open_tracks
from sandtable.imperium.rules.records import HookKind, add_records
from sandtable.imperium.rules.sides import ask_for_rival, opponents_with_troops, opposed
from sandtable.imperium.rules.state import NO_TURN, State


class NotForRivals(HookKind):
    """The base class of hooks about cards or turns that Rivals do not have (IMP-17.2, 17.5); such a hook does nothing
    for Rivals."""

    def rival(self, s: State, seat: int, node: Effect) -> None:
        pass


class DoubleHarvest(HookKind):
    """Hook: double the base spice of a harvest; the harvesting code checks for it (`DOUBLES_HARVEST`)."""

    name = "double_harvest"
    passive = True


class KwisatzHaderach(HookKind):
    """Hook: send an Agent, even one already on the board, to any space, even one with another Agent or without an icon
    of the card; the code that sends Agents checks for it."""

    name = "kwisatz_haderach"
    passive = True


class Manipulate(NotForRivals):
    name = "manipulate"
    lies_open = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.row) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if s.row:
            s.stack.append((frames.ASK_ASIDE, seat, node.id, 0, 0))


class PrudentDiplomacy(HookKind):
    """Hook: gain Influence with a faction with which some opponent has more Influence than the player."""

    name = "prudent_diplomacy"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(prudent_factions(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_FACTION, seat, node.id, _all_but(s, prudent_factions(s, seat)), 1))

    def rival(self, s: State, seat: int, node: Effect) -> None:
        """Let the Rival gain Influence with a faction with which the player or the other Rival has more Influence than
        it."""
        s.rules.automata.choose_faction(s, seat, node, _all_but(s, prudent_factions(s, seat)), 1)


def prudent_factions(s: State, seat: int) -> list[int]:
    """Return the factions with which some opponent has more influence than this seat."""
    mine = s.players[seat].influence
    others = [p for other, p in enumerate(s.players) if opposed(s, seat, other)]
    return [f for f in open_tracks(s, seat) if any(other.influence[f] > mine[f] for other in others)]


def _all_but(s: State, factions: list[int]) -> int:
    """Return, as bits, the factions that are not in the list; they are barred as answers."""
    barred = (1 << len(s.alliance)) - 1
    for faction in factions:
        barred &= ~(1 << faction)
    return barred


class PeekDrawOrTrash(NotForRivals):
    name = "peek_draw_or_trash"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].deck) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        deck = s.players[seat].deck
        if deck:
            s.learnt += 1
            if s.journal is not None:
                s.note("peek", seat, 1, OF_CARD | deck[-1], 1 << seat)
            s.stack.append((frames.ASK_PEEK, seat, node.id, 0, 0))


class Refocus(NotForRivals):
    name = "refocus"
    sequence = -1  # the card is drawn from the reshuffled deck (IMP-20.52)

    def do(self, s: State, seat: int, node: Effect) -> None:
        shuffle_discards(s, seat, s.players[seat])


class BinduSuspension(NotForRivals):
    name = "bindu_suspension"
    sequence = 1  # the player draws the card before deciding (IMP-20.55)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_PASS_TURN, seat, node.id, 0, 0))


class DoubleCross(HookKind):
    name = "double_cross"
    sequence = -1

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(opponents_with_troops(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_VICTIM, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            ask_for_rival(s, frames.ASK_VICTIM, seat, node, 0)


class BeforeTheCard(NotForRivals):
    """The base class of hooks that open spaces to this turn's card, and so must be played before that card (ruling on
    IMP-20.6)."""

    before_card = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.turn_kind == NO_TURN


class DispatchAnEnvoy(BeforeTheCard):
    name = "dispatch_an_envoy"

    def opens(self, s: State) -> int:
        return s.rules.faction_icon_spaces

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.opened |= self.opens(s)


add_records([DoubleHarvest(), KwisatzHaderach(), Manipulate(), PrudentDiplomacy(), PeekDrawOrTrash()])
add_records([Refocus(), BinduSuspension(), DoubleCross(), DispatchAnEnvoy()])
