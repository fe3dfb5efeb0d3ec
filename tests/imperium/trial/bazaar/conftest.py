"""Registers the title of the bazaar for the tests of this folder."""

from __future__ import annotations

import pytest

from sandtable.core.titles import FROM_ELSEWHERE, register


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FROM_ELSEWHERE, "", prepend=" ")
    register("bazaar", "tests.imperium.trial.bazaar.meta:META")
