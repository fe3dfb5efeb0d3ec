"""Texts about sandworms, Maker Hooks and the Shield Wall for the module 'worms'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.modules.worms import SANDWORM, summoning, worms_of
from sandtable.imperium.nodes.saying import dashed, join, yes
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.state import NO_CONFLICT, State
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told


class WormTelling(ModuleTelling):
    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return three notes for the page, under the keys `shield_wall`, `maker_hooks` and `sandworms`: what each does
        for the seat, or would do if it had them."""
        part = worms_of(s)
        guards = part.wall and s.conflict != NO_CONFLICT and CONFLICTS[s.conflict].wall
        spaces = [words.say("space-" + dashed(s.rules.spaces[slot].id)) for slot in summoning(s.rules)]
        where = join(spaces, words, "names-and")
        wall = words.say("note-wall", stands=yes(part.wall), guards=yes(guards))
        hooks = words.say("note-hooks", own=yes(part.hooks[seat]), spaces=where)
        worms = words.say("note-worms", n=part.worms[seat], strength=SANDWORM.strength, possible=yes(not guards))
        return {
            "shield_wall": [{"text": wall, "rule": "UPR-11.4"}],
            "maker_hooks": [{"text": hooks, "rule": "UPR-11.3"}],
            "sandworms": [{"text": worms, "rule": "UPR-16.10"}],
        }

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        hooks = seats_in_words(facts["hooks"], words) if facts["hooks"] else "–"
        worms = "/".join(str(n) for n in facts["sandworms"])
        return [words.say("text-wall", wall=yes(facts["wall"]), hooks=hooks, worms=worms)]


told("worms", WormTelling())
