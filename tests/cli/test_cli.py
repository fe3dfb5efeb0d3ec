"""The command line: what it prints, the shape of its JSON, and that it never answers with a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable import Record, __version__, rule_report, rulebook
from sandtable.cli.position import printer_of
from sandtable.core.fluent import Words
from sandtable.core.titles import titles
from sandtable.imperium.listed import ALL
from sandtable.imperium.rules.catalog import BOXES
from tests.cli.running import data, refused, run

GOOD = """
id: two_from_the_garrison
rules: [IMP-5.4]
given:
  seats: [john, abby, ned]
  john: {hand: [dune_the_desert_planet], spice: 0}
do:
  - john plays dune_the_desert_planet to imperial_basin
  - john deploys 2
expect:
  john: {spice: 1, conflict: 2}
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record of some actions, in text."""
    path = tmp_path / "game.txt"
    record = Record("imperium", 7, {"seats": 4})
    for _ in range(30):
        state = record.state
        record.apply(state.to_act[0], state.decision(state.to_act[0]).options[0])
    path.write_text(record.to_text(), encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A record of a whole game, in JSON."""
    path = tmp_path / "finished.json"
    record = Record("imperium", 3, {"seats": 3})
    while not record.state.over:
        state = record.state
        record.apply(state.to_act[0], state.decision(state.to_act[0]).options[-1])
    path.write_text(record.to_json(), encoding="utf-8")
    return path


# --- the program -------------------------------------------------------------------------
def test_version_and_titles() -> None:
    said = run("--version").stdout
    assert said.startswith(f"sandtable {__version__} ")
    assert "compiled" in said or "plain" in said
    assert "Dune: Imperium" in run("titles").stdout
    found = data("titles")
    assert [title["id"] for title in found] == ["imperium", "uprising", "classic"]
    assert all("seats" in title["options"] for title in found)
    assert all({"leaders", "first"} <= set(title["options"]) for title in found if title["id"] != "classic")


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    for command in ("sim", "replay", "scenario", "rules", "card", "new", "show", "play", "titles", "serve"):
        assert command in text
        assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize("args", [["frobnicate"], ["sim"], ["sim", "imperium", "--games", "many"], ["sim", "--what"]])
def test_a_wrong_command_line_is_status_2(args: list[str]) -> None:
    result = run(*args, status=2)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


# --- one game ----------------------------------------------------------------------------
def test_new_writes_text_or_json(tmp_path: Path) -> None:
    text, other = tmp_path / "a.txt", tmp_path / "a.json"
    run("new", "imperium", "--seats", "3", "--seed", "7", "-o", "first=2", "--out", text)
    run("new", "imperium", "--seats", "3", "--seed", "7", "-o", "first=2", "--out", other)
    assert text.read_text().startswith("sandtable imperium ")
    assert json.loads(other.read_text())["seed"] == 7
    assert Record.parse(text.read_text()).state == Record.parse(other.read_text()).state
    assert "already exists" in refused("new", "imperium", "--out", text)
    run("new", "imperium", "--seed", "8", "--out", text, "--force")
    assert "seed 8" in text.read_text()
    assert run("new", "imperium", "--seed", "9").stdout.splitlines()[1] == "seed 9"
    assert run("new", "imperium").stdout != run("new", "imperium").stdout
    assert [path.name for path in tmp_path.iterdir()].count("a.txt") == 1
    assert len(list(tmp_path.iterdir())) == 2


def test_new_refuses(tmp_path: Path) -> None:
    assert "'seats'" in refused("new", "imperium", "--seats", "12")
    assert "seed" in refused("new", "imperium", "--seed", "-1")
    assert "No such file" in refused("new", "imperium", "--out", tmp_path / "no" / "where.txt")


def test_show_for_the_eye(game: Path) -> None:
    text = run("show", game).stdout
    for word in ("Leader", "Imperium Row", "Reserve", "Conflict", "is to act", "after 30 actions"):
        assert word in text
    record = Record.parse(game.read_text())
    for word in record.state.decision(record.state.to_act[0]).words():
        assert word in text


def test_show_as_a_seat_hides_the_others(game: Path) -> None:
    record = Record.parse(game.read_text())
    asked = record.state.to_act[0]
    for seat in range(4):
        position = data("show", game, "--seat", str(seat))["position"]
        assert position == record.state.view(seat).as_dict()
        text = run("show", game, "--seat", str(seat)).stdout
        assert ("is to act:" in text) == (seat == asked)
    whole = data("show", game)["position"]
    for seat in range(4):
        assert whole["players"][seat] == record.state.view(seat).as_dict()["players"][seat]
        assert "?" not in whole["players"][seat]["hand"]


def test_replay(game: Path, finished: Path) -> None:
    found = data("replay", game)
    assert found["actions"] == found["at"] == 30
    assert not found["over"]
    assert found["outcome"] is None
    assert found["position"]["decision"]["number"] == 30
    ended = data("replay", finished)
    assert ended["over"]
    assert len(ended["outcome"]["ranks"]) == 3
    assert "Victory Points" in run("replay", finished).stdout
    part = data("replay", finished, "--to", "10")
    assert part["at"] == 10
    assert part["actions"] == ended["actions"]
    assert not part["over"]


def test_replay_of_every_action(game: Path) -> None:
    log = data("replay", game, "--all", "--to", "12")["log"]
    assert [entry["number"] for entry in log] == list(range(1, 13))
    record = Record.parse(game.read_text())
    words = record.state.vocabulary.words
    assert [entry["action"] for entry in log] == [words[move.action] for move in record.moves[:12]]
    text = run("replay", game, "--all", "--seat", "1").stdout
    assert all(f"{i}. seat " in text for i in range(1, 31))


def test_play_adds_to_the_record(game: Path) -> None:
    record = Record.parse(game.read_text())
    word = record.state.decision(record.state.to_act[0]).words()[-1]
    before = game.read_text()
    assert "after 31 actions" in run("play", game, word).stdout
    assert game.read_text().startswith(before)
    assert len(Record.parse(game.read_text())) == 31
    now = game.read_text()
    why = refused("play", game, "yes" if word != "yes" else "no", "pass")
    assert "word 1 of 2" in why
    assert game.read_text() == now
    assert "no word of this game" in refused("play", game, "card:excalibur")


def test_records_that_do_not_fit_are_refused_at_the_action(game: Path, tmp_path: Path) -> None:
    lines = game.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("12. "))
    seat = lines[at].split()[1]
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join([*lines[:at], f"12. {seat} leader:paul_atreides", *lines[at + 1 :]]))
    for command in ("replay", "show"):
        why = refused(command, bad)
        assert "action 12 cannot be" in why
        assert f"line {at + 1}" in why
    found = json.loads(Record.parse(game.read_text()).to_json())
    paul = Record.parse(game.read_text()).state.vocabulary.number("leader:paul_atreides")
    found["actions"][4] = [found["actions"][4][0], paul]
    as_json = tmp_path / "bad.json"
    as_json.write_text(json.dumps(found))
    assert "action 5 cannot be" in refused("replay", as_json)


def test_files_that_are_no_records(tmp_path: Path, game: Path) -> None:
    assert "No such file" in refused("replay", tmp_path / "none.txt")
    assert "directory" in refused("replay", tmp_path)
    binary = tmp_path / "picture.png"
    binary.write_bytes(bytes(range(256)))
    assert "not a text file" in refused("replay", binary)
    for content in ("", "hello\n", "{", "[]", '{"title": "imperium"}', "sandtable imperium 999\nseed 1\n"):
        path = tmp_path / "odd"
        path.write_text(content)
        refused("replay", path)
    assert "seat 4" in refused("show", game, "--seat", "4")
    assert "seat 9" in refused("replay", game, "--seat", "9", "--all")
    assert "99" in refused("replay", game, "--to", "99")
    assert "-1" in refused("replay", game, "--to", "-1")
    assert "'xx'" in refused("show", game, "--lang", "xx")


# --- scenarios and rules -----------------------------------------------------------------
def test_scenarios(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("spice: 1", "spice: 9"))
    found = data("scenario", good)
    assert (found["scenarios"], found["failed"]) == (1, 0)
    (result,) = found["results"]
    assert result["id"] == "two_from_the_garrison"
    assert result["passed"] is True
    assert result["problems"] == []
    assert result["rules"] == ["IMP-5.4"]
    assert "1 passed" in run("scenario", good).stdout
    failed = data("scenario", good, bad, status=1)
    assert failed["failed"] == 1
    assert failed["results"][1]["problems"]
    text = run("scenario", good, bad, status=1).stdout
    assert "FAILED" in text
    assert "2 scenarios, 1 passed, 1 failed" in text


def test_scenarios_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("id: [")
    refused("scenario", path)
    path.write_text("hello: there\n")
    refused("scenario", path)
    refused("scenario", tmp_path / "none.yaml")


def test_rules_as_json() -> None:
    result = run("rules", "imperium", "--json")
    found = json.loads(result.stdout)
    assert list(found) == ["title", "rules", "cited", "exempt", "uncited", "pending"]
    report = rule_report.report("imperium")
    assert found["title"] == "imperium"
    assert found["rules"] == len(report.rules)
    assert found["cited"] == len(report.cited)
    assert found["exempt"] == len(report.exempt)
    assert found["uncited"] == report.uncited
    assert found["pending"] == report.waiting


def test_rules_for_the_eye() -> None:
    report = rule_report.report("imperium")
    overview = run("rules", "imperium").stdout
    assert f"{len(report.rules)} rules" in overview
    text = run("rules", "imperium", "--full").stdout
    assert all(rule.id in text for rule in report.rules)
    assert all(heading in text for heading in report.sections.values() if heading in overview)
    assert "tests/" in text
    assert "no rules of 'chess'" in refused("rules", "chess")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules_in_a_language(lang: str) -> None:
    wanted = rulebook.read("imperium", lang)
    text = run("rules", "imperium", "--lang", lang).stdout
    told = [line.split()[0] for line in text.splitlines() if rulebook.RULE_ID.fullmatch(line.partition(" ")[0])]
    assert told == [rule.id for rule in wanted]
    found = json.loads(run("rules", "imperium", "--lang", lang, "--json").stdout)
    assert [(rule["id"], rule["text"], rule["lang"]) for rule in found] == [(r.id, r.text, r.lang) for r in wanted]
    assert next(rule["table"] for rule in found if rule["table"])[0] == next(r.table() for r in wanted if r.below)[0]


def test_rules_in_a_language_there_is_not() -> None:
    assert "'xx'; there are: en, ja, ko, zh-Hant" in refused("rules", "imperium", "--lang", "xx")
    refused("rules", "imperium", "--lang", "ja", "--full")


# --- pieces ------------------------------------------------------------------------------
def test_card() -> None:
    card, leader = data("card", "stilgar")
    assert (leader["kind"], leader["id"]) == ("leader", "stilgar")  # of the classic game
    assert (card["kind"], card["id"], card["name"]) == ("card", "stilgar", "Stilgar")
    texts = {line["key"]: line for line in card["lines"]}
    assert texts["reveal"]["icons"] == ["2", "persuasion", ",", "3", "sword"]
    assert "3 swords" in texts["reveal"]["text"]
    text = run("card", "stilgar").stdout
    assert "Stilgar" in text
    assert "3 swords" in text


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (["Dr. Yueh"], ["card:dr_yueh", "leader:dr_yueh"]),
        (["dune", "the", "desert", "planet"], ["card:dune_the_desert_planet"]),
        (["to the victor"], ["intrigue:to_the_victor"]),
        (["smugglers-thopter"], ["card:smugglers_thopter"]),
        (["skirmish"], [f"conflict:skirmish_{which}" for which in ("a", "b", "c", "d", "ix_troop", "ix_spice")]),
        (["foldspace"], ["card:foldspace", "space:foldspace_space", "hagal:hagal_foldspace"]),
        (["space:foldspace"], ["space:foldspace_space"]),
        (["helena"], ["leader:helena_richese"]),
        (["Spacing Guild"], ["faction:guild", "faction:spacing_guild"]),
        (["--title", "classic", "arrakeen"], ["territory:arrakeen"]),
        (["cargo_runner"], ["card:cargo_runner"]),
        (["harvest_3"], ["contract:harvest_3", "contract:ix_harvest_3"]),
        (["landsraad_west"], ["post:landsraad_west"]),
        (["Princess Irulan", "--title", "uprising"], ["leader:princess_irulan", "rival:rival_irulan"]),
        (["--title", "uprising", "arrakeen"], ["space:arrakeen", "hagal:hagal_arrakeen"]),
        (["grand_vision"], ["conflict:grand_vision"]),
    ],
)
def test_any_piece_by_id_or_name(asked: list[str], found: list[str]) -> None:
    assert [f"{piece['kind']}:{piece['id']}" for piece in data("card", *asked)] == found


@pytest.mark.parametrize("title", titles())
def test_every_piece_of_every_option_can_be_looked_up(title: str) -> None:
    every = printer_of(title).pieces(title, Words("en"))
    assert every
    assert len({(entry.kind, entry.id, entry.name) for entry in every}) == len(every)
    for entry in {(each.kind, each.id): each for each in every}.values():
        found = data("card", f"{entry.kind}:{entry.id}", "--title", title)
        assert [each["name"] for each in found if each["id"] == entry.id] == [
            each.name for each in every if (each.kind, each.id) == (entry.kind, entry.id)
        ]
        assert all(line["text"] and line["label"] for each in found for line in each["lines"])
        assert all(each["lines"] or each["kind"] == "technology" for each in found)  # a token says nothing


def test_every_sort_of_the_family_is_among_the_pieces() -> None:
    """The command finds every piece that a box declares, of any title and option."""
    told: set[tuple[str, str]] = set()
    for title in ("imperium", "uprising"):
        told |= {(entry.kind, entry.id) for entry in printer_of(title).pieces(title, Words("en"))}
    declared = {
        (sort.prefix, piece.id) for box in ALL for sort in BOXES[box].box.sorts for piece in BOXES[box].box.of(sort)
    }
    assert declared == told


def test_a_piece_that_is_not_there() -> None:
    assert "did you mean stilgar?" in refused("card", "stillgar")
    assert "paul_atreides" in refused("card", "atreides", "--title", "imperium")
    assert "there is no piece" in refused("card", "xyzzy")
    assert "'xx'" in refused("card", "stilgar", "--lang", "xx")


# --- serve -------------------------------------------------------------------------------
def test_serve_refuses_what_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("SANDTABLE_DATA", str(in_the_way))
    refused("serve", "--port", "0")
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path / "data"))
    refused("serve", "--host", "256.0.0.1", "--port", "0")


@pytest.mark.parametrize(
    ("arguments", "at_a_desk", "opened"),
    [([], True, True), ([], False, False), (["--no-browser"], True, False), (["--browser"], False, True)],
)
def test_serve_opens_a_browser_where_somebody_sits(
    arguments: list[str], at_a_desk: bool, opened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    urls: list[str] = []
    monkeypatch.setattr("webbrowser.open", urls.append)
    monkeypatch.setattr("sandtable.cli.program.somebody_sits_here", lambda: at_a_desk)
    monkeypatch.setattr(
        "sandtable.server.app.serve", lambda host, port, workers, ready, say: ready(f"http://{host}:{port}/", "memory")
    )
    out = run("serve", *arguments)
    assert "Games are stored in memory" in out.stdout
    assert urls == (["http://127.0.0.1:8000/"] if opened else [])
