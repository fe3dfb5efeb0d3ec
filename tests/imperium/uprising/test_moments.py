"""Moments that come often reach the modules that have something to do at them, and no others."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.imperium.rules.module import Module, acting
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
        own = [module.id for module in rules.modules if _overrides(module, moment)]
        assert [module.id for module in getattr(rules, f"when_{moment}")] == own, moment
    assert [module.id for module in rules.when_settles] == ["choam"]
    assert [module.id for module in rules.when_unblocks] == ["spies"]


def _overrides(module: Module, moment: str) -> bool:
    return any(moment in vars(cls) for cls in type(module).__mro__ if cls not in (Module, object))


@pytest.mark.parametrize("moment", OFTEN)
def test_a_game_without_modules_asks_nobody(moment: str) -> None:
    assert getattr(rules_of("imperium"), f"when_{moment}") == []


def test_what_is_inherited_counts_as_overridden() -> None:
    class Settles(Module):
        def settles(self, s: object, seat: int) -> None: ...

    class Another(Settles): ...

    modules = [Module("idle"), Settles("settles"), Another("another")]
    assert [module.id for module in acting(modules, "settles")] == ["settles", "another"]
    assert acting(modules, "turn_ends") == []
