"""Checks that the generated classes of state fields are up to date and that every field says who observes it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from make.fields import ROOT, declarations, generated
from sandtable.core.fields import Field
from sandtable.core.titles import meta

DECLARED = declarations()
# For each declaration, games that together have every field of an observation.
GAMES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "imperium": [("imperium", {"seats": 4}), ("uprising", {"seats": 4, "choam": True}), ("uprising", {"seats": 6})],
    "classic": [("classic", {"seats": 6})],
}


def of(path: Path) -> list[Field]:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return [field for record in import_module(name).RECORDS for field in record.fields]


@pytest.mark.parametrize("path", DECLARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_generated_classes_are_up_to_date(path: Path) -> None:
    out, source = generated(path)
    assert out.read_text(encoding="utf-8") == source, "run `make fields`"


@pytest.mark.parametrize("path", DECLARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_field_is_observed_or_says_why_not(path: Path) -> None:
    names: set[str] = set()
    for title, options in GAMES[path.relative_to(ROOT).parts[1]]:
        found = meta(title)
        names |= {field.name for field in found.part("observation").layout(title, found.check(options)).fields}
    generic = names | {"*." + name.partition(".")[2] for name in names}
    for field in of(path):
        assert bool(field.observed) != bool(field.unobserved), f"{field.name}: observed, or the reason why not"
        assert not field.observed or field.observed in generic, f"{field.name}: no observation has {field.observed!r}"
