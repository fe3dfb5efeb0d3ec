"""`make audit` fails if there is a known advisory, but not if the advisory databases cannot be reached."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import audit

KNOWN = {"name": "sand", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
FINE = {"name": "spice", "version": "2.0", "vulns": []}


def test_advisories_of_python_packages() -> None:
    assert audit.of_python(json.dumps({"dependencies": [FINE]})) == []
    assert audit.of_python(json.dumps({"dependencies": [FINE, KNOWN]})) == ["sand 1.0: PYSEC-1, fixed in 1.1"]
    for nothing in ("", "Traceback", "[]", "{}"):
        assert audit.of_python(nothing) is None


def test_advisories_of_page_packages() -> None:
    assert audit.of_page(json.dumps({"vulnerabilities": {}})) == []
    assert audit.of_page(json.dumps({"vulnerabilities": {"worm": {"severity": "high"}}})) == ["worm: high"]
    assert audit.of_page(json.dumps({"message": "request failed", "error": {"code": "ENOTFOUND"}})) is None


@pytest.mark.parametrize(
    ("said", "status", "told"),
    [
        ({"dependencies": [FINE]}, 0, "Python libraries: no advisory"),
        ({"dependencies": [KNOWN]}, 1, "1 advisories"),
        (None, 0, "NOT CHECKED"),
    ],
)
def test_only_an_advisory_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    said: object, status: int, told: str,
) -> None:  # fmt: skip
    program = tmp_path / "pip-audit"
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(said) if said else ''}\nEND\n")
    program.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert audit.main(str(program)) == status
    assert told in capsys.readouterr().out


def test_a_program_that_is_not_there_is_nobody_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert audit.main("/nowhere/pip-audit") == 0
