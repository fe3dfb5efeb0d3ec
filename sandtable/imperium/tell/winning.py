"""The sources of points in games of the family, read from its pieces, and what each Leader's abilities give.

Every effect that gives points, every level of an Influence track with points, every Alliance and every source that a
module declares (`declare_points`) is found here, so that the pieces of a new box need no list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.titles import meta
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.family import LEADER
from sandtable.imperium.language.sorts import Sort
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.event_rules import EVENT_MODULE, POINTS_AFTER
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.tell.drawing import STRUCTURE, draw
from sandtable.imperium.tell.pieces import telling_of
from sandtable.imperium.tell.table import source_name

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

Data = dict[str, Any]
ENDS: Final = ("points", "conflict_deck")  # the reasons why a game can end (IMP-11.2)
_NO_GAIN: Final = ("pays", "info", "minus", "right", "signet")
START: Final = "start"


def ways(title: str) -> list[Data]:
    """Return the options of a title for which statistics are kept separately, each as a dict such as `{"shuffled":
    True}`.

    They are the on/off options, apart from boxes, that exist for every number of players and are off by default.
    """
    about = meta(title)
    switches = [option for option in about.options if option.choices == (False, True) and not option.needs]
    return [{option.name: True} for option in switches if not option.seats and not option.default]


def sources(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return every source of points in games with these options, each with its `id`, its `name` and the most `points`
    that it gives at once."""
    rules = ruleset_for(title, options)
    found: dict[str, int] = {START: rules.first_point}
    for track in rules.tracks:
        found[f"influence:{track.id}"] = max(track.standing)
        if track.alliance_points:
            found[f"alliance:{track.id}"] = track.alliance_points
    for sort, kind in _pieces(rules):
        for _, tree in sort.trees_of(sort.pieces[kind]):
            points = [node.a for node in _nodes(tree.effect) if node.op == fx.VP]
            if points and sort.named:
                id = f"{sort.prefix}:{sort.pieces[kind].id}"
                found[id] = max(found.get(id, 0), *points)
    modules = {module.id for module in rules.modules}
    for event, (_, source) in POINTS_AFTER.items():
        if EVENT_MODULE.get(event, "") in modules:
            found[source] = 1
    return [{"id": id, "name": named(id, words), "points": points} for id, points in found.items() if points]


def named(id: str, words: Words) -> str:
    """Return the name, in the language of `words`, of a source of points."""
    return source_name(id, words)


def strengths(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return the Leaders of games with these options, each with its `id`, its `name`, its `thing` and, in `gives`, the
    icons of everything that its abilities give."""
    rules = ruleset_for(title, options)
    telling = telling_of(LEADER)
    found = []
    for kind in rules.of(LEADER).kinds:
        leader = LEADER.pieces[kind]
        if leader.back_of:
            continue
        icons: list[str] = []
        for _, tree in LEADER.trees_of(leader):
            for node in _nodes(tree.effect):
                icons += [icon for icon in _icons(node) if icon not in icons]
        found.append(
            {
                "id": leader.id,
                "name": telling.name(leader, words),
                "thing": f"leader:{leader.id}",
                "gives": icons,
                "facts": [],
            }
        )
    return found


def reasons(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return the reasons for which a game can end, each with its `id` and its `text`."""
    n = ruleset_for(title, options).points_to_end
    return [{"id": reason, "text": words.say(f"win-by-{dashed(reason)}", n=n)} for reason in ENDS]


def _pieces(rules: Ruleset) -> Iterator[tuple[Sort[Any], int]]:
    for sort in rules.sorts:
        sort.accompany()
        for kind in rules.of(sort).kinds:
            yield sort, kind


def _nodes(effect: Effect) -> Iterator[Effect]:
    """Yield a node of an effect tree and all nodes below it, but none that belongs to a cost."""
    yield effect
    for at, kid in enumerate(effect.kids):
        if effect.op != fx.ARROW or at > 0:
            yield from _nodes(kid)


def _icons(node: Effect) -> list[str]:
    """Return the icons of the gains in a node that has no child nodes."""
    if node.kids or node.op in (fx.NOTHING, fx.PAY):
        return []
    drawn = draw(node)
    if "minus" in drawn:
        return []
    return [icon for icon in drawn if icon not in STRUCTURE and icon not in _NO_GAIN and not icon[0].isdigit()]
