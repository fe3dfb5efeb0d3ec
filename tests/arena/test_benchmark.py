"""The benchmark: protocols that are complete and valid, games that follow them, and the line for the table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import benchmark as bench
from sandtable.arena.benchmark import COLUMNS, HEAD, benchmark, blocks_of, games_of, opponents_play
from sandtable.arena.protocols import NoProtocol, Setting, measured, protocol_of, versions
from sandtable.bots import make
from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.titles import meta, titles
from tests.cli.running import data, refused, run

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = [setting for title in measured() for setting in protocol_of(title).settings]
BASE = protocol_of("imperium").setting()

OWN = """\
from sandtable.bots.own import OwnBot


class First(OwnBot):
    def choose(self, view, decision, rng):
        return decision.options[0]


class Failing(OwnBot):
    def choose(self, view, decision, rng):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots outside the package."""
    (tmp_path / "outside_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "outside_bots"


# --- protocols ---------------------------------------------------------------------------
def test_every_title_has_a_protocol() -> None:
    assert measured() == titles()
    assert len(SETTINGS) > len(measured())


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_setting_is_complete(setting: Setting) -> None:
    make(setting.opponents)
    found = meta(setting.title)
    assert setting.quick < len(setting.blocks)
    for block in setting.blocks:
        assert block.options == found.check(block.options)
        assert block.options["seats"] == setting.seats
        assert [name for name, value in block.options.items() if value == "random" and name != "first"] == []
    found.new(setting.blocks[-1].seed, setting.blocks[-1].options)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_what_is_dealt_to_the_seats_is_dealt_evenly(setting: Setting) -> None:
    dealt = Counter(
        piece for block in setting.blocks for name in ("leaders", "factions") for piece in block.options.get(name, ())
    )
    assert dealt.total() == len(setting.blocks) * setting.seats
    assert max(dealt.values()) - min(dealt.values()) <= 1


def test_no_two_settings_share_a_seed() -> None:
    seeds = [block.seed for setting in SETTINGS for block in setting.blocks]
    assert len(set(seeds)) == len(seeds)


TEXT = """\
protocol: 2
title: imperium
settings:
  small: {about: two, options: {seats: 2}, opponents: R, quick: 1, blocks: [{seed: 5}, {seed: 6}]}
"""


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("protocol: 2", "protocol: 3", "v2.yaml is protocol 3 of 'imperium' and must be that of 'imperium'"),
        ("title: imperium", "title: classic", "v2.yaml is protocol 2 of 'classic'"),
        ("quick: 1", "quick: 3", "small: quick is a number of its 2 blocks, not 3"),
        ("quick: 1", "quick: soon", "small: quick must be a int, not 'soon'"),
        (
            "opponents: R, ",
            "",
            "it has about, options, quick, blocks",
        ),
        ("{seed: 6}", "{sead: 6}", "block 1 must have a seed"),
        ("{seed: 6}", "{seed: 5}", "each block needs a seed of its own"),
        ("{seats: 2}", "{seats: [}", "v2.yaml is not YAML"),
    ],
)
def test_a_damaged_protocol_is_refused(
    old: str, new: str, refusal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meta("imperium"), "benchmarks", tmp_path)
    assert old in TEXT
    (tmp_path / "v2.yaml").write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(DamagedData, match=re.escape(refusal)):
        protocol_of("imperium")


def test_the_newest_version_is_taken_unless_another_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meta("imperium"), "benchmarks", tmp_path)
    for n in (2, 10):
        (tmp_path / f"v{n}.yaml").write_text(TEXT.replace("protocol: 2", f"protocol: {n}"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    assert versions("imperium") == [2, 10]
    assert protocol_of("imperium").version == 10
    assert protocol_of("imperium", 2).setting("small").name == "imperium/small v2"
    with pytest.raises(BadOption, match="the protocol of imperium has version 2, 10; not 1"):
        protocol_of("imperium", 1)


def test_a_title_without_a_protocol_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meta("uprising"), "benchmarks", None)
    assert "uprising" not in measured()
    with pytest.raises(NoProtocol, match="'uprising' has no benchmark protocol; those with one: imperium, classic"):
        protocol_of("uprising")


# --- games -------------------------------------------------------------------------------
def test_the_bot_plays_every_seat_of_a_block_with_its_seed_and_options() -> None:
    _, lineup, own = bench._lineup(BASE, "R")
    games = list(bench._fixtures(BASE, 2, lineup, own))
    assert [game.bots.index("R") for game in games] == [0, 1, 2, 3, 0, 1, 2, 3]
    for game in games:
        block = BASE.blocks[game.block]
        assert (game.seed, game.options) == (block.seed, block.options)
        assert [bot for bot in game.bots if bot != "R"] == ["G", "G", "G"]


def shown(result: bench.Result) -> dict[str, Any]:
    """The result without what the clock says."""
    told = result.as_dict()
    return {**told, "line": "", "bot": {**told["bot"], "ms_per_decision": None}}


def test_the_result_follows_from_the_protocol_whatever_the_number_of_processes(outside: str) -> None:
    alone = benchmark(f"{outside}:First", BASE, blocks=2, jobs=1)
    assert (alone.games, alone.blocks, alone.whole) == (8, 2, False)
    assert shown(benchmark(f"{outside}:First", BASE, blocks=2, jobs=2)) == shown(alone)
    cells = [cell.strip() for cell in alone.line().strip("|").split("|")]
    assert len(cells) == len(COLUMNS) == HEAD.splitlines()[1].count("---")
    assert cells[0] == f"`{outside}:First`"
    assert cells[1:3] == ["imperium/base v1", "8 (2 of 100 blocks)"]
    assert re.fullmatch(r"\d+\.\d% \(\d+\.\d to \d+\.\d\)", cells[3])
    assert cells[7] == f"`G` {opponents_play(BASE)}"


def test_a_bot_as_an_object_is_measured_too() -> None:
    result = benchmark(make("R"), BASE, blocks=1, jobs=1)
    assert result.games == 4
    assert result.bot["decisions"] > 100


def test_the_hash_of_the_opponents_changes_with_their_play() -> None:
    other = Setting(BASE.title, 1, "other", "", "R", 1, BASE.blocks[:1])
    assert opponents_play(BASE) == opponents_play(BASE)
    assert opponents_play(other) != opponents_play(BASE)


def test_blocks_out_of_range_are_refused() -> None:
    assert blocks_of(BASE) == len(BASE.blocks) == 100
    assert blocks_of(BASE, quick=True) == BASE.quick
    assert games_of(BASE, 3, "R") == 12
    assert games_of(BASE, 3, "G") == 3  # four equal bots: every seat is its own at once
    for blocks in (0, 101):
        with pytest.raises(BadOption, match="blocks takes 1 to 100"):
            benchmark("R", BASE, blocks=blocks)


# --- the command -------------------------------------------------------------------------
def test_the_command_prints_a_table_with_one_line(outside: str) -> None:
    said = run("benchmark", f"{outside}:First", "--quick", "--jobs", "1").stdout.splitlines()
    assert "\n".join(said[:2]) == HEAD
    assert said[2].startswith(f"| `{outside}:First` | imperium/base v1 | 8 (2 of 100 blocks) | ")
    assert "not all blocks were played" in " ".join(said[3:])


def test_several_titles_and_settings_at_once() -> None:
    several = ("benchmark", "R", "--title", "imperium", "--title", "uprising", "--setting", "all")
    found = data(*several, "--blocks", "1", "--jobs", "1")
    assert [(each["title"], each["setting"], each["games"]) for each in found] == [
        ("imperium", "base", 4), ("imperium", "league", 4), ("uprising", "base", 4), ("uprising", "choam", 4),
    ]  # fmt: skip


def test_a_bot_that_fails_is_reported(outside: str) -> None:
    said = run("benchmark", f"{outside}:Failing", "--blocks", "1", "--jobs", "1", status=1).stdout
    assert "4 (1 of 100 blocks), 4 failed" in said
    assert "failed: RuntimeError: no idea" in said


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["R,G"], "a benchmark measures one bot, not 'R,G'"),
        (["Z"], "there is no bot 'Z'"),
        (["R", "--setting", "huge"], "protocol 1 of imperium has the settings base, league; not 'huge'"),
        (["R", "--title", "chess"], "there is no title 'chess'"),
        (["R", "--protocol", "9"], "the protocol of imperium has version 1; not 9"),
        (["R", "--quick", "--blocks", "2"], "give --quick or --blocks, not both"),
        (["R", "--blocks", "1", "--jobs", "0"], "jobs takes a whole number from 1, not 0"),
    ],
)
def test_refusals_name_what_was_wrong(words: list[str], refusal: str) -> None:
    assert refusal in refused("benchmark", *words)


# --- the table ---------------------------------------------------------------------------
def test_the_table_in_the_documents_has_lines_of_this_form() -> None:
    text = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert HEAD in text
    lines = [line for line in text.splitlines() if re.match(r"\| `[^`]+` \| \w+/\w+ v\d+ \|", line)]
    assert {line.split("`")[1] for line in lines} >= {"R", "G", "N", "S:100"}
    known = {setting.name for setting in SETTINGS}
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert len(cells) == len(COLUMNS), line
        assert cells[1] in known, line
