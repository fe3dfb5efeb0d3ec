"""Companion of the module 'choam': what people are told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.module import listed
from sandtable.imperium.tell.modules import ModuleTelling, told


def _said(id: str, words: Words) -> str:
    return words.say("contract-" + dashed(id))


class ContractTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = [f"Contracts: {', '.join(_said(id, words) for id in facts['offer']) or '–'}; bank {facts['bank']}"]
        if facts["aside"]:
            lines.append(f"Contracts aside: {', '.join(_said(id, words) for id in facts['aside'])}")
        for title, key in (("Contracts held", "held"), ("Contracts completed", "done")):
            owned = [f"{_said(id, words)} {listed(seats)}" for id, seats in facts[key].items() if seats]
            if owned:
                lines.append(f"{title}: {'; '.join(owned)}")
        return lines


told("choam", ContractTelling())
