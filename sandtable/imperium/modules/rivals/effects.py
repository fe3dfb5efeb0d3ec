"""Effects and conditions that only House Hagal cards and Rival cards have (UPR-R5, R6, R8, R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import ICONS, RIVAL_ALLIANCE, RIVAL_HIGHEST, RIVAL_LOWEST, Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.rivals.choices import foremost, lowest_factions, priority_of
from sandtable.imperium.modules.rivals.schemes import faction_posts, place_for_rival
from sandtable.imperium.modules.spy_posts import posts_of
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.catalog import CONFLICTS, HAGAL, KIND_OF
from sandtable.imperium.rules.influence import gain_influence
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.state import NO_CONFLICT, NOBODY, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

LAST_LEVEL: Final = 3
_WHICH: Final = {RIVAL_LOWEST: "lowest", RIVAL_HIGHEST: "highest", RIVAL_ALLIANCE: "alliance"}
_DRAWN: Final = {
    RIVAL_LOWEST: ["influence-any", "down"],
    RIVAL_HIGHEST: ["influence-any", "up"],
    RIVAL_ALLIANCE: ["influence-any", "right", "alliance"],
}  # fmt: skip


def faction_for(s: State, seat: int, which: int, steps: int) -> int:
    """Return the faction with which an effect lets a Rival gain `steps` Influence.

    `which` is either a place, from 1, in the order of factions on the Rival card, or one of RIVAL_LOWEST, RIVAL_HIGHEST
    and RIVAL_ALLIANCE: the faction where the Rival has the least or the most Influence, or wins the Alliance by this
    gain (UPR-R5.3, 10.2).
    """
    levels = s.players[seat].influence
    if which == RIVAL_HIGHEST:
        most = max(levels)
        return foremost(s, seat, [faction for faction, level in enumerate(levels) if level == most])
    if which == RIVAL_ALLIANCE:
        winning = [faction for faction in range(len(levels)) if _wins_alliance(s, seat, faction, steps)]
        if winning:
            least = min(levels[faction] for faction in winning)
            return foremost(s, seat, [faction for faction in winning if levels[faction] == least])
    if which in (RIVAL_LOWEST, RIVAL_ALLIANCE):
        return foremost(s, seat, lowest_factions(s, seat, 0))
    return priority_of(s, seat)[which - 1]


def _wins_alliance(s: State, seat: int, faction: int, steps: int) -> bool:
    track = s.rules.tracks[faction]
    holder = s.alliance[faction]
    now = min(track.top, s.players[seat].influence[faction] + steps)
    if holder == seat or now < track.alliance:
        return False
    return holder == NOBODY or now > s.players[holder].influence[faction]


class RivalInfluence(NodeKind):
    """Effect: the Rival gains `b` Influence with one faction.

    `a` chooses the faction, by a place in the order on the Rival card or by a constant such as RIVAL_LOWEST (see
    `faction_for`).
    """

    name = "rival_influence"
    amount = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        step = "chosen" if node.a == RIVAL_LOWEST else "" if node.a in _WHICH else "position"
        gain_influence(s, seat, faction_for(s, seat, node.a, node.b), node.b, step)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say(
            "effect-rival-influence",
            n=node.b,
            which=_WHICH.get(node.a, "position"),
            position=node.a,
            voice=how.voice,
            verb=yes(how.verb),
            then=yes(how.then),
        )

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.b), *_DRAWN.get(node.a, ["influence-any", "of(", str(node.a), ")"])]


class RivalSpy(NodeKind):
    """Effect: place a Spy of the Rival (UPR-R8.2, 8.3).

    `b` is an Agent icon, as a bit: the Spy goes to a post connected to a space with this icon, the first free one in
    the order that the House Hagal card gives. If `b` is 0, it goes to a post of a faction, in the order of factions on
    the Rival card.
    """

    name = "rival_spy"

    def do(self, s: State, seat: int, node: Effect) -> None:
        place_for_rival(s, seat, self.posts(s, seat, node))

    def posts(self, s: State, seat: int, node: Effect) -> list[int]:
        if not node.b:
            return faction_posts(s, seat)
        return [posts_of(s.rules).named[id] for id in HAGAL[node.thing & KIND_OF].posts]

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        icon = words.say("icon-" + ICONS[node.b.bit_length() - 1]) if node.b else ""
        return words.say("effect-rival-spy", icon=icon, where="icon" if node.b else "faction", then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        icon = ICONS[node.b.bit_length() - 1] if node.b else "influence"
        return ["spy", "right", "spice-trade" if icon == "spice" else icon]


class LastConflicts(Asked):
    """The condition that the current Conflict has level III (UPR-R6.2)."""

    name = "last_conflicts"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.conflict != NO_CONFLICT and CONFLICTS[s.conflict].level == LAST_LEVEL

    def tokens(self, cond: Cond) -> list[str]:
        return ["combat", "III"]


add_records([RivalInfluence(), RivalSpy()])
add_records([LastConflicts()])
