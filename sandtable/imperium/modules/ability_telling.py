"""Companion of the module 'abilities': what people are told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.tell.modules import ModuleTelling, told


class AbilityTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for title, key in (("Steps on a Leader's track", "steps"), ("Memories", "memories")):
            if any(facts[key]):
                lines.append(f"{title}: {'/'.join(str(n) for n in facts[key])}")
        return lines


told("abilities", AbilityTelling())
