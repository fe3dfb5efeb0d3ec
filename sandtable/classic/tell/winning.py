"""Data about the ways to win the classic game, made from its rules: reasons, sources of points, factions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    FACTIONS,
    FREMEN,
    SPACING_GUILD,
    STRONGHOLDS_TO_WIN,
    STRONGHOLDS_TO_WIN_ALLIED,
)
from sandtable.classic.content.map import MOBILE, TERRITORIES
from sandtable.classic.content.pieces import MIRROR, Faction
from sandtable.classic.rules.board import IS_STRONGHOLD
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.mentat import BY_FREMEN, BY_GUILD, BY_PREDICTION, REASONS
from sandtable.classic.tell.naming import dashed

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

Data = dict[str, Any]
TECHNOLOGY: Final = "technology"
MOST_FACTS: Final = 2

# Reasons that need a faction.
_NEEDS: Final = {
    REASONS[BY_PREDICTION]: BENE_GESSERIT,
    REASONS[BY_FREMEN]: FREMEN,
    REASONS[BY_GUILD]: SPACING_GUILD,
}
# What a faction has from the beginning, by the message that tells it.
_FACTS: Final[dict[str, Callable[[Faction], int]]] = {
    "spice": lambda faction: faction.spice,
    "revival": lambda faction: faction.free_revival,
    "forces": lambda faction: faction.divided + sum(start.plain + start.starred for start in faction.start),
    "leaders": lambda faction: sum(leader.strength for leader in faction.leaders if leader.strength != MIRROR),
}


def ways(title: str) -> list[Data]:
    """Return the sets of options, besides the default options, for which statistics are counted separately."""
    more = {"ixians_tleilaxu": True, "treachery_more": True, "technology": True}
    return [{"advanced": True}, {"advanced": True, **more}]


def sources(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return the sources of points: strongholds, and all technology tokens together (CLA-24.5)."""
    rules = choice_for(title, options)
    ids = [
        f"territory:{territory.id}"
        for number, territory in enumerate(TERRITORIES)
        if IS_STRONGHOLD[number] and (rules.box or number != MOBILE)
    ]
    ids += [TECHNOLOGY] if rules.technology else []
    return [{"id": id, "name": named(id, words), "points": 1} for id in ids]


def named(id: str, words: Words) -> str:
    """Return the name of a source of points in the reader's language."""
    _, _, territory = id.partition(":")
    return words.say(f"classic-territory-{dashed(territory)}") if territory else words.say("classic-win-technology")


def reasons(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return the reasons for which a game can be won, each with the text of its rule."""
    pool = choice_for(title, options).pool
    numbers = {"own": STRONGHOLDS_TO_WIN, "allied": STRONGHOLDS_TO_WIN_ALLIED}
    return [
        {"id": reason, "text": words.say(f"classic-win-{dashed(reason)}", **numbers)}
        for reason in REASONS
        if reason not in _NEEDS or _NEEDS[reason] in pool
    ]


def strengths(title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return the factions, each with texts of the numbers in which it starts furthest above the mean."""
    pool = choice_for(title, options).pool
    return [
        {
            "id": FACTIONS[number].id,
            "name": words.say(f"classic-faction-{dashed(FACTIONS[number].id)}"),
            "thing": f"faction:{FACTIONS[number].id}",
            "gives": [],
            "facts": _facts(FACTIONS[number], [FACTIONS[each] for each in pool], words),
        }
        for number in pool
    ]


def _facts(faction: Faction, every: list[Faction], words: Words) -> list[str]:
    """Return texts of the numbers in which this faction starts furthest above the mean of all factions."""
    ahead = []
    for name, count in _FACTS.items():
        mean = sum(count(each) for each in every) / len(every)
        if count(faction) > mean:
            ahead.append((mean / count(faction), name))
    return [words.say(f"classic-win-fact-{name}", n=_FACTS[name](faction)) for _, name in sorted(ahead)[:MOST_FACTS]]
