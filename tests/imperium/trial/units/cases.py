"""The games with thopters that the kit of `tests/conformance` plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sandtable.core.titles import FROM_ELSEWHERE, register
from tests.conformance.cases import About, Case
from tests.imperium import worlds
from tests.imperium.base import cases as base


@contextmanager
def enrolled() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FROM_ELSEWHERE, "", prepend=" ")
        register("hangar", "tests.imperium.trial.units.meta:HANGAR")
        yield


ABOUT = About(worlds.another_world, base.secrets, base.option, enrolled=enrolled)
CASES = [
    Case("hangar", ABOUT, "trial", seats=4),
    Case("hangar", ABOUT, "trial", seats=3, leaders="draft"),
    Case("hangar", ABOUT, "trial", seats=2),
    Case("hangar", ABOUT, "trial", seats=1, difficulty="mentat"),
]
