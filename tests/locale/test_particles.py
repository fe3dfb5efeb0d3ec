"""Korean particles: the same cases as web/src/lib/particles.test.ts, and what messages do with them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sandtable.core.fluent import BadWords, Words, files, languages
from sandtable.core.particles import with_particle

CASES: list[tuple[str | int, str, str]] = json.loads(Path(__file__).with_name("particles.json").read_text("utf-8"))
CALL = re.compile(r'PARTICLE\([^,]+, "([^"]*)"\)')
PAIRS = {"을/를", "이/가", "은/는", "으로/로", "과/와", "과의/와의"}


@pytest.mark.parametrize(("word", "pair", "said"), CASES)
def test_the_particle_fits_the_last_sound(word: str | int, pair: str, said: str) -> None:
    assert with_particle(word, pair) == said


def test_a_pair_needs_both_forms() -> None:
    with pytest.raises(ValueError, match="no pair of particles"):
        with_particle("폴", "을")


def test_messages_call_it_with_names_numbers_and_messages() -> None:
    ko = Words("ko")
    moved = {"who": "황제", "cause": "아라킨", "what": "카르타그"}
    assert ko.say("classic-event-moved", n=2, **moved) == "황제: 병력 2를 아라킨에서 카르타그로 이동"
    assert ko.say("classic-event-moved", n=3, **moved | {"what": "아라킨"}) == (
        "황제: 병력 3을 아라킨에서 아라킨으로 이동"
    )
    assert ko.say("page-bench-level", who="하코넨") == "하코넨과 동점"


def test_a_wrong_pair_in_a_message_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "ko").mkdir()
    (tmp_path / "ko" / "wrong.ftl").write_text('a = { PARTICLE($who, "을") }\n', encoding="utf-8")
    with pytest.raises(BadWords, match="no pair of particles"):
        Words("ko", tmp_path).say("a", who="폴")


def test_pairs_are_known_and_only_korean_has_them() -> None:
    called = {lang: CALL.findall("".join(path.read_text("utf-8") for path in files(lang))) for lang in languages()}
    assert len(called["ko"]) >= 20
    assert set(called.pop("ko")) <= PAIRS
    assert not any(called.values())
