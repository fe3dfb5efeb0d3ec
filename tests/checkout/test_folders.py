"""The folders of tests: what is said of them in `tests/conftest.py` and `tests/README.md` is there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conformance.every import cases
from tests.conftest import HERE, PLAIN, box_of, boxes, is_plain


def test_files_marked_plain_exist() -> None:
    assert [part for part in PLAIN if not (HERE / part).exists()] == []
    assert is_plain(HERE / "locale" / "test_terms.py")
    assert not is_plain(HERE / "core" / "test_rng.py")


def test_a_box_is_a_folder_of_its_family() -> None:
    assert {"base", "trial"} <= set(boxes())
    assert box_of(HERE / "imperium" / "base" / "rules" / "test_twins.py") == "base"
    assert box_of(HERE / "imperium" / "test_views.py") is None
    assert box_of(Path("/elsewhere/imperium/base/test_x.py")) is None
    assert {case.box for case in cases() if case.box} == set(boxes())  # every box plays in the kit


def test_every_folder_is_told_of() -> None:
    text = (HERE / "README.md").read_text(encoding="utf-8")
    folders = {path.parent.name for path in HERE.glob("*/__init__.py")}
    assert [name for name in sorted(folders) if f"`{name}/`" not in text] == []
    kit = {path.stem for path in (HERE / "conformance").glob("test_*.py")}
    assert set(re.findall(r"^\| `(test_\w+)` \|", text, re.MULTILINE)) == kit
