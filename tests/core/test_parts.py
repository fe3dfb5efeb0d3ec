"""A title's parts have all required names; a missing one is reported at its first use."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from sandtable.core.errors import NoSuchPart
from sandtable.core.parts import PROTOCOLS, lacking, wanted
from sandtable.core.titles import PARTS, Meta, Option, meta


def test_a_protocol_names_what_is_wanted() -> None:
    assert wanted(PROTOCOLS["rules"]) == ["from_bytes", "new"]
    assert wanted(PROTOCOLS["observation"]) == ["VERSION", "layout", "layout_of"]
    assert wanted(PROTOCOLS["coverage"]) == ["Coverage", "unreached"]
    assert set(PROTOCOLS) == set(PARTS)
    assert all(wanted(protocol) for protocol in PROTOCOLS.values())


@pytest.fixture
def half() -> Any:
    """Return a title whose observation has a version and no layout."""
    module = ModuleType("half_of_a_title")
    module.VERSION = 3  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    yield Meta("half", "Half", (2,), 1, (Option("seats", 2, "two", (2,)),), {"observation": module.__name__})
    del sys.modules[module.__name__]


def test_missing_functions_of_a_part_are_named_at_its_first_use(half: Meta) -> None:
    with pytest.raises(NoSuchPart, match=r"the observation of the title 'half' \(half_of_a_title\) lacks layout"):
        half.part("observation")
    module: Any = sys.modules["half_of_a_title"]
    module.layout = module.layout_of = print
    assert half.part("observation") is module
    assert lacking(module, PROTOCOLS["observation"]) == []


def test_a_part_that_is_not_there_is_said_with_what_it_is_for(half: Meta) -> None:
    with pytest.raises(NoSuchPart, match="the title 'half' has no printer: pieces and positions"):
        half.part("printer")
    assert not half.has("printer")
    assert meta("imperium").has("printer")
