"""Moments that come often reach the modules that have something to do at them, and no others."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.imperium.rules.capabilities import Turns, acting
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.ruleset import Ruleset

OFTEN = (
    "turn_begins", "agent_sent", "settles", "turn_ends", "climbed", "acquired", "discarded", "reveals", "opens",
    "unblocks",
)  # fmt: skip


def rules_of(title: str, **options: object) -> Ruleset:
    state = sandtable.new(title, seats=4, seed=1, **options)
    rules = getattr(state, "rules")  # noqa: B009 - of the family's own states, not of the contract
    assert isinstance(rules, Ruleset)
    return rules


def test_every_module_that_overrides_a_moment_is_called_then() -> None:
    rules = rules_of("uprising", choam=True)
    for moment in OFTEN:
        own = [each.module for each in rules.capabilities if _overrides(each, moment)]
        assert [each.module for each in getattr(rules, f"when_{moment}")] == own, moment
    assert [each.module for each in rules.when_settles] == ["choam"]
    assert [each.module for each in rules.when_unblocks] == ["spies"]


def _overrides(capability: Capability, moment: str) -> bool:
    own = [cls for cls in type(capability).__mro__ if cls.__module__ != "sandtable.imperium.rules.capabilities"]
    return any(moment in vars(cls) for cls in own)


@pytest.mark.parametrize("moment", OFTEN)
def test_a_game_of_the_first_box_calls_hardly_anybody(moment: str) -> None:
    called = [each.module for each in getattr(rules_of("imperium"), f"when_{moment}")]
    assert called == (["barred_spaces"] if moment == "turn_begins" else [])


def test_inherited_methods_count_as_overridden() -> None:
    class Settles(Turns):
        def settles(self, s: object, seat: int) -> None: ...

    class Another(Settles): ...

    idle, settles, another = Turns(), Settles(), Another()
    assert acting([idle, settles, another], "settles") == [settles, another]
    assert acting([idle, settles, another], "turn_ends") == []
