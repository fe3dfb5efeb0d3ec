"""Records of effects on influence with the factions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import ANY, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import faction_name, yes
from sandtable.imperium.nodes.tokens import faction_tokens, number, spread
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.beforehand import influence_may_be_changed
from sandtable.imperium.rules.catalog import KIND_OF, NODES, OF_TRACK, TRACKS
from sandtable.imperium.rules.influence import gain_influence, mover, open_tracks, readings
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import NodeKind, add_records, do
from sandtable.imperium.rules.resolve import resolves_itself
from sandtable.imperium.rules.sides import ask_for_rival
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


def named(node: Effect) -> str:
    """Return the id of the faction that the effect is about: that of the track that it is printed on, or else that of
    its icon."""
    if node.a != ANY and node.thing & ~KIND_OF == OF_TRACK:
        return TRACKS[node.thing & KIND_OF].id
    return faction_name(node.a)


def all_full(s: State, seat: int, tracks: list[int]) -> bool:
    """Tell whether the top of each of these tracks has been reached, so that a gain of influence would be lost
    (IMP-14.11)."""
    return all(s.players[mover(s, seat, f)].influence[f] >= s.rules.tracks[f].top for f in tracks)


def _reached(s: State, seat: int, node: Effect) -> list[Effect]:
    """Return the bonuses of those levels that this gain of Influence with one faction would reach."""
    track = s.rules.tracks[node.a]
    level = s.players[mover(s, seat, node.a)].influence[node.a]
    levels = range(level + 1, min(level + node.b, track.top) + 1)
    return [bonus for bonus in [track.bonus_at[reached] for reached in levels] if bonus is not None]


class WithFaction(NodeKind):
    """The base class of effects that change Influence by `b` steps with the faction `a`, or with one faction that the
    player names."""

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        faction = named(node)
        whose = {"faction": faction, "with": words.say("which-faction", faction=faction)}
        return words.say(
            "effect-" + self.name.replace("_", "-"),
            n=node.b,
            voice=how.voice,
            verb=yes(how.verb),
            then=yes(how.then),
            **whose,
        )


class Influence(WithFaction):
    name = "influence"
    amount = True
    before_plain = True
    rival_takes = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        if node.a == ANY or len(readings(s, seat, node)) > 1:
            s.stack.append((frames.ASK_FACTION, seat, node.id, 0, 1))
        else:
            gain_influence(s, seat, node.a, node.b)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: it is the only open one, nothing done earlier could
        depend on the level of Influence, and every bonus that the gain reaches is automatic too."""
        if node.a == ANY or len(s.todo) > 1 or len(readings(s, seat, node)) > 1 or influence_may_be_changed(s, seat):
            return False
        return all(resolves_itself(s, seat, bonus) for bonus in _reached(s, seat, node))

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        if node.a == ANY or len(readings(s, seat, node)) > 1:
            return False
        who = mover(s, seat, node.a)
        level = s.players[who].influence[node.a]
        now = min(level + node.b, s.rules.tracks[node.a].top)
        for module in s.rules.when_stirs:
            if module.stirs(s, who, node.a, level, now):
                return False
        return all(KINDS[bonus.op].silent(s, seat, bonus) for bonus in _reached(s, seat, node))

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return all_full(s, seat, open_tracks(s, seat) if node.a == ANY else readings(s, seat, node))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if node.a == ANY:
            s.rules.automata.choose_faction(s, seat, node, 0, 1)
        else:
            do(s, seat, node)

    def order_free(self, node: Effect) -> bool:
        return node.a != ANY

    def tokens(self, node: Effect) -> list[str]:
        if node.a != ANY and node.thing & ~KIND_OF == OF_TRACK:
            return [*number(node.b), "influence", named(node)]
        return [*number(node.b), *faction_tokens(node.a)]


class InfluenceDifferent(Leaf):
    """Effect: gain 1 influence with each of `a` different factions; if `b` is set, all are named before any is gained
    (UPR-23.4)."""

    name = "influence_different"
    amount = True
    rival_takes = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_FACTION, seat, node.id, 0, node.a))

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return all_full(s, seat, open_tracks(s, seat))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        s.rules.automata.choose_faction(s, seat, node, 0, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return spread([["influence-any"] for _ in range(node.a)], "differs")


class LoseInfluence(WithFaction):
    """Effect: lose `b` steps of Influence with a faction of the player's choice, and do so `c` times (0 means once)."""

    name = "lose_influence"
    minds_influence = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        held = [s.players[mover(s, seat, f)].influence[f] for f in open_tracks(s, seat)]
        if node.c:
            return sum(held) >= node.b * node.c
        return max(held, default=0) >= node.b  # IMP-14.10

    def do(self, s: State, seat: int, node: Effect) -> None:
        for _ in range(node.c or 1):
            s.stack.append((frames.ASK_LOSE_INFLUENCE, seat, node.id, 0, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        if not node.c:
            return super().clause(node, words, how)
        return words.say("effect-lose-influence-times", n=node.b, times=node.c, then=yes(how.then))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if any(s.players[seat].influence):
            ask_for_rival(s, frames.ASK_LOSE_INFLUENCE, seat, node, 0)

    def tokens(self, node: Effect) -> list[str]:
        once = ["minus", *number(node.b), *faction_tokens(node.a)]
        return spread([once] * (node.c or 1), ",")


class SpaceInfluence(Leaf):
    """Effect: gain `a` Influence instead of 1 from the faction space just used.

    Usually the code that opens the space's effects checks for this node. Behind an arrow, doing the node changes the
    space's Influence effect, which is then still open.
    """

    name = "space_influence"
    alone = True
    passive = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(word == BOX_INFLUENCE and NODES[part].b < node.a for word, part in s.todo)

    def do(self, s: State, seat: int, node: Effect) -> None:
        for i, (word, part) in enumerate(s.todo):
            if word == BOX_INFLUENCE and NODES[part].b < node.a:
                s.todo[i] = (word, s.rules.influence_nodes[NODES[part].a][node.a - 1].id)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: the space's Influence effect is still open, so it
        can be enlarged."""
        return self.can(s, seat, node)

    def tokens(self, node: Effect) -> list[str]:
        return ["board", *number(node.a), "influence"]


add_records([Influence(), InfluenceDifferent(), LoseInfluence(), SpaceInfluence()])
