"""Finished games: scores, record, replay; and static data: titles, content, rules, the page."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sandtable.server
from sandtable import build_info, rulebook
from sandtable.core.fluent import LOCALE, Words, languages, spoken
from sandtable.core.record import Record, seed_text
from sandtable.core.titles import meta
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.http import static_files
from tests import no_tls
from tests.sealed import enrolled
from tests.server.harness import ENGLISH, Browser, Data, Refused, Running, Socket, config, eventually, running


@pytest.fixture(scope="module")
def over(served: Running) -> tuple[Browser, Data]:
    """Return Anna and a table where she, on two seats, and a bot have played a game to its end, with undos."""
    anna = served.browser("Anna")
    table = anna.make("mma", options={"first": 0})
    taken_back = 0
    with anna.socket(table["id"]) as line:
        line.ready()
        rng = random.Random(5)
        while not line.over:
            line.play(rng, 7)
            for undo in line.view(0)["undo"][:1]:
                with suppress(Refused):  # the bot may have moved meanwhile
                    line.do("undo", seat=0, at=line.n, to=undo["to"])
                    taken_back += 1
    assert taken_back
    eventually(lambda: anna.get(f"/tables/{table['id']}")["state"] == "over")
    return anna, anna.get(f"/tables/{table['id']}")


def test_the_end_tells_the_scores(served: Running, over: tuple[Browser, Data]) -> None:
    anna, table = over
    path = f"/tables/{table['id']}"
    for reader in (anna, served.browser()):
        end = reader.get(f"{path}/end")
        assert end["points"] == table["points"]
        assert [seat for seat, rank in enumerate(end["ranks"]) if rank == 1] == table["winner"]
        assert spoken(end["reason"], ENGLISH)
        for points, sources, by_round in zip(end["points"], end["sources"], end["by_round"], strict=True):
            assert sum(source["points"] for source in sources) == points == by_round[-1]


def test_the_record_is_the_game(over: tuple[Browser, Data]) -> None:
    anna, table = over
    answer = anna.ask("GET", f"/tables/{table['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_json(answer.text)
    assert record.state.outcome is not None
    assert record.state.outcome.points == table["points"]
    opening = anna.get(f"/tables/{table['id']}/end")["opening"]
    assert record.to_text().startswith(opening)
    assert f"seed {seed_text(record.seed)}\n" in opening


def test_the_record_can_be_read_by_people(over: tuple[Browser, Data]) -> None:
    """The record is text: first the deal, whose hash is public, then every move with its events."""
    anna, table = over
    path = f"/tables/{table['id']}/record"
    as_json = Record.from_json(anna.ask("GET", path).text)
    words = [as_json.state.vocabulary.word(move.action) for move in as_json.moves if move.seat == 0]
    gone_to = [word.replace(":", "-").replace("_", "-") for word in words if word.startswith("space:")]
    assert gone_to
    for lang in languages():
        answer = anna.ask("GET", f"{path}?form=text&lang={lang}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert f'filename="sandtable-{table["id"]}.txt"' in answer.headers["content-disposition"]
        record = Record.from_text(answer.text)
        assert record.actions == as_json.actions
        opening, _, _ = answer.text.partition("\n1. ")
        assert sha256(f"{opening}\n".encode()).hexdigest() == table["commitment"]
        told = [move.comment for move in record.moves if move.comment]
        assert len(told) > len(record) / 2
        names = [Words(lang).say(message) for message in gone_to]
        assert any(name in comment and "Anna" in comment for name in names for comment in told)
    with pytest.raises(Refused, match="there is no language 'xx'; there are en, ja"):
        anna.get(f"{path}?form=text&lang=xx")
    with pytest.raises(Refused):
        anna.get(f"{path}?form=pdf")


def test_the_deal_was_committed_to_from_the_beginning(served: Running) -> None:
    """The hash is public from the start; the text of which it is the hash is public from the end."""
    anna = served.browser("Anna")
    waiting = anna.make("mo", start=False)
    assert waiting["commitment"] is None
    playing = anna.make("maa")
    seal = playing["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", seal)
    path = f"/tables/{playing['id']}"
    assert served.browser().get(path)["commitment"] == seal
    with anna.socket(playing["id"]) as line:
        line.ready()
        rng = random.Random(5)
        while not line.over:
            line.play(rng, 7)
    opening = anna.get(f"{path}/end")["opening"]
    assert sha256(opening.encode()).hexdigest() == anna.get(path)["commitment"] == seal
    record = Record.from_json(anna.ask("GET", f"{path}/record").text)
    assert record.seed >= 1 << 200, "256 bits: as good as never so small"
    assert record.commitment == seal


@pytest.mark.parametrize("eyes", ["0", "1", "2", "all"])
def test_a_replay_shows_every_position(over: tuple[Browser, Data], eyes: str) -> None:
    anna, table = over
    path = f"/tables/{table['id']}/replay?eyes={eyes}"
    record = Record.from_json(anna.ask("GET", f"/tables/{table['id']}/record").text)
    first = anna.get(path)
    assert Browser(anna.url).get(path) == first, "whoever has the link may see it"
    assert first["moves"] == len(record)
    frames: list[Data] = []
    while len(frames) <= first["moves"]:
        part = anna.get(f"{path}&from={len(frames)}&to={len(frames) + 199}")["frames"]
        assert 1 <= len(part) <= 50, "so many at a time and no more"
        frames += part
    assert [frame["n"] for frame in frames] == list(range(len(record) + 1))
    lines = [line for frame in frames for line in frame["lines"]]
    for n in range(0, len(record) + 1, 23):
        state, view = record.at(n), frames[n]["view"]
        if eyes != "all":
            expected = state.view(int(eyes)).as_dict()
            assert {key: view[key] for key in expected} == expected
        else:
            for seat, (player, p) in enumerate(zip(view["players"], state.players, strict=True)):  # type: ignore[attr-defined]
                assert "?" not in player["hand"] + player["intrigue"]
                assert len(player["hand"]) == len(p.hand)
                known = state.view(seat).as_dict()["players"][seat]["deck"]  # some see a card on top
                assert all(shown in ("?", card) for shown, card in zip(player["deck"], known, strict=True))
    draws = [line for line in lines if line["kind"] == "draw"]
    if eyes == "all":
        assert all(line["thing"] for line in draws)
    else:
        assert all(line["thing"] for line in draws if line["seat"] == int(eyes))
        assert any(line["thing"] is None for line in draws if line["seat"] != int(eyes))
    assert frames[-1]["view"]["over"]


def test_a_replay_that_cannot_be(over: tuple[Browser, Data]) -> None:
    anna, table = over
    path = f"/tables/{table['id']}/replay"
    for wrong in ("eyes=3", "eyes=-1", "eyes=x", "eyes=²", "eyes=", "from=-1", "from=x", "to=-1", "from=1e3"):
        anna.refused("GET", f"{path}?{wrong}", type="BadRequest")
    assert anna.get(f"{path}?from=100000")["frames"] == []
    assert anna.get(f"{path}?from=10&to=5")["frames"] == []


def test_after_the_end_nothing_moves(over: tuple[Browser, Data]) -> None:
    anna, table = over
    path, n = f"/tables/{table['id']}", table["n"]
    anna.refused("POST", f"{path}/act", {"seat": 0, "at": n, "action": "pass"}, 409, "GameOver")
    anna.refused("POST", f"{path}/undo", {"seat": 0, "at": n, "to": 0}, 409, "GameOver")
    anna.refused("POST", f"{path}/pause", {"on": True}, 409, "NotStarted")
    anna.refused("PATCH", f"{path}/seats/0", {"kind": "bot"}, 409, "AlreadyStarted")
    anna.post(f"{path}/chat", {"text": "Good game"})
    assert anna.get(path)["n"] == n


def without_rows(line: Socket) -> Data:
    """Return the views of a socket without row numbers, which an undo increases."""
    views: Data = line.update["views"]
    assert all(view["at"] == line.n for view in views.values())
    return {seat: {**view, "at": None} for seat, view in views.items()}


def test_undo_on_the_way(served: Running) -> None:
    """An undo leads back to the same question and removes the undone moves from the log; an undo past the limit is
    refused."""
    anna = served.browser("Anna")
    table = anna.make("mmm")
    rng = random.Random(11)
    went_back = refused = 0
    with anna.socket(table["id"]) as line:
        line.ready()
        known: dict[int, tuple[Data, list[Data]]] = {}
        while went_back < 12:
            seat = line.asked
            assert seat is not None
            moves = line.view(seat)["decision"]["number"]
            known[moves] = (without_rows(line), list(line.lines))
            line.act(rng.choice(line.options()))
            steps = line.view(seat)["undo"]
            allowed = {step["to"] for step in steps}
            for to in (moves - 30, moves - 1, moves, moves + 1, 10**9, -5):
                if to not in allowed:
                    answer = line.say("undo", seat=seat, at=line.n, to=to)
                    assert answer["error"]["type"] == "CannotUndo"
                    refused += 1
            if steps and rng.random() < 0.4:
                to = rng.choice(steps)["to"]
                stale = line.say("undo", seat=seat, at=line.n - 1, to=to)
                assert stale["error"]["type"] == "StaleAction"
                before = line.n
                line.do("undo", seat=seat, at=before, to=to)
                line.reach(before + 1)
                assert (line.update["kind"], line.update["to"], line.update["lines"]) == ("undo", to, [])
                views, lines = known[to]
                assert without_rows(line) == views
                assert line.lines == lines
                went_back += 1
    assert refused > 20


def test_others_cannot_undo_ones_moves(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("mo", options={"first": 0, "leaders": ["paul_atreides", "glossu_rabban"]})
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    anna.post(f"/tables/{table['id']}/start")
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready()
        theirs.ready()
        mine.act(next(option for option in mine.options() if option.startswith("card:")))
        theirs.reach(1)
        assert [step["to"] for step in mine.view()["undo"]] == [0]
        assert theirs.view()["undo"] == []
        assert theirs.say("undo", seat=0, at=1, to=0)["error"]["type"] == "NotYourSeat"
        assert theirs.say("undo", seat=1, at=1, to=0)["error"]["type"] == "CannotUndo"
        label = spoken(mine.view()["undo"][0]["label"], ENGLISH)
        assert label.startswith("Back to before: Play ")
        # Nor may the host undo what a bot did on their seat.
        anna.patch(f"/tables/{table['id']}/seats/0", {"kind": "bot", "bot": "novice"})
        assert mine.say("undo", seat=0, at=mine.n, to=0)["error"]["type"] == "NotYourSeat"


# --- static data -------------------------------------------------------------------------
def test_titles_and_their_options(served: Running) -> None:
    anna = served.browser()
    told = anna.get("/titles")
    assert [(title["id"], title["seats"]) for title in told] == [
        (id, list(meta(id).seats)) for id in ("imperium", "uprising", "classic")
    ]
    for title in told:
        about = meta(title["id"])
        assert title["name"] == about.name
        assert [option["name"] for option in title["options"]] == [option.name for option in about.options]
        keys = {"name", "default", "choices", "takes", "seats", "several", "named", "needs"}
        assert all(set(option) == keys for option in title["options"])
        assert [bot["id"] for bot in title["bots"]] == ["novice", "adept", "mentat"]


def test_content_is_kept_for_ever_under_its_version(served: Running) -> None:
    anna = served.browser()
    version = anna.get("/titles")[0]["contents"][-1]
    answer = anna.ask("GET", f"/content/imperium?v={version}")
    assert answer.json()["version"] == version
    assert "immutable" in answer.headers["cache-control"]
    for other in ("", "?v=old"):
        assert "immutable" not in anna.ask("GET", f"/content/imperium{other}").headers["cache-control"]
    tag = answer.headers["etag"]
    again = anna.http.get("/content/imperium", headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    anna.refused("GET", "/content/chess", None, 404, "UnknownTitle")
    anna.refused("GET", "/rules/chess", None, 404, "UnknownTitle")


def test_the_rules_are_numbered(served: Running) -> None:
    rules = served.browser().get("/rules/imperium")
    assert rules[0]["id"] == "IMP-1.1"
    assert rules[0]["section"] == "1. Pieces and set-up"
    assert list(dict.fromkeys(rule["book"] for rule in rules)) == ["imperium", "ix", "immortality"]
    assert next(rule["section"] for rule in rules if rule["book"] == "immortality") == "1. Set-up"
    assert all(rule["text"] for rule in rules)
    assert not any(re.search(r"\[(JA|KO)", rule["text"]) for rule in rules), "sources are for the rulebook"


@pytest.mark.parametrize("lang", languages())
def test_the_rules_in_the_language_of_the_reader(served: Running, lang: str) -> None:
    answer = served.browser().ask("GET", f"/rules/imperium?lang={lang}")
    assert answer.headers["content-language"] == lang
    assert [
        (rule["id"], rule["text"].split("\n")[0], rule["lang"], rule["section_lang"]) for rule in answer.json()
    ] == [(rule.id, rule.text, rule.lang, rule.headed) for rule in rulebook.read("imperium", lang)]


def test_rules_a_browser_has_are_not_sent_again(served: Running) -> None:
    anna = served.browser()
    tags = {lang: anna.ask("GET", f"/rules/imperium?lang={lang}").headers["etag"] for lang in ("en", "ja")}
    for lang, tag in tags.items():
        again = anna.http.get(f"/rules/imperium?lang={lang}", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    assert tags["en"] != tags["ja"]
    assert anna.http.get("/rules/imperium?lang=ja", headers={"If-None-Match": tags["en"]}).status_code == 200


@pytest.mark.parametrize("lang", ["xx", "", "JA", "../ja", "ja/../en"])
def test_rules_in_a_language_there_is_not(served: Running, lang: str) -> None:
    error = served.browser().refused("GET", f"/rules/imperium?lang={lang}", None, 400, "BadRequest")
    assert "there are en, ja, ko, zh-Hant" in str(error)


def test_the_words_a_title_brings_with_it(served: Running) -> None:
    """The page contains the program's messages; a title from another package has its own, which the server sends in
    each language."""
    anna = served.browser()
    assert anna.get("/words/imperium?lang=ja") == {"lang": "ja", "text": ""}
    anna.refused("GET", "/words/sealedbid", None, 404, "UnknownTitle")
    with enrolled():
        texts = {lang: anna.get(f"/words/sealedbid?lang={lang}")["text"] for lang in languages()}
        assert "sealedbid-market-north = North market\n" in texts["en"]
        assert len(set(texts.values())) == len(languages())
        answer = anna.ask("GET", "/words/sealedbid?lang=ko")
        again = anna.http.get("/words/sealedbid?lang=ko", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        anna.refused("GET", "/words/sealedbid?lang=xx", None, 400, "BadRequest")


def test_health(served: Running) -> None:
    told = served.browser().get("/health")
    assert (told["ok"], told["version"]) == (True, sandtable.__version__)
    assert told["engine"] == {"build": "compiled" if build_info.compiled() else "plain", "compiling": False}


def test_addresses_there_are_not(served: Running) -> None:
    anna = served.browser()
    anna.refused("GET", "/nothing", None, 404, "UnknownPage")
    anna.refused("DELETE", "/me", None, 405, "BadRequest")
    anna.refused("GET", "/tables/" + "x" * 16, None, 404, "UnknownTable")
    anna.refused("GET", "/tables/%00", None, 404, "UnknownTable")
    anna.refused("POST", "/tables", None, 422, "BadRequest")
    assert anna.http.post("/tables", content=b"\xff\xfe").status_code == 422


# --- the page ----------------------------------------------------------------------------
def test_the_page_is_served_at_all_its_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "web"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>the page</title>")
    (page / "mark.svg").write_text("<svg/>")
    (page / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "PAGE_FOLDERS", (page,))
    with running(config(tmp_path / "data")) as server:
        for path in (
            "/",
            "/table/abc",
            "/replay/abc",
            "/rules/imperium",
            "/learn",
            "/learn/imperium",
            "/puzzles",
            "/win/imperium",
            "/join/abc?invite=x",
        ):
            answer = no_tls.get(server.url + path)
            assert (answer.status_code, "the page" in answer.text) == (200, True), path
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in no_tls.get(server.url + "/assets/app-1.js").headers["cache-control"]
        assert no_tls.get(server.url + "/mark.svg").text == "<svg/>"
        for path in ("/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
                     "/.hidden", "/none.js", "/assets/none.js"):  # fmt: skip
            assert no_tls.get(server.url + path).status_code == 404, path


# --- words -------------------------------------------------------------------------------
def test_every_message_of_the_server_is_used() -> None:
    files = ("server.ftl", "hints.ftl", "bots.ftl")
    texts = {name: (LOCALE / "en" / name).read_text(encoding="utf-8") for name in files}
    ids = {
        name: {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
        for name, text in texts.items()
    }
    ours = ids["server.ftl"]
    folder = Path(sandtable.server.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    used = {id for id in ours if f'"{id}"' in source} | {f"bot-{level}" for level in LEVELS}
    assert ours - used == set(), "unused"
    said = set(re.findall(r'"((?:refused|undo|guest|watcher|name)-[a-z-]+)"', source))
    assert said - set().union(*ids.values()) == set(), "missing"
    assert {id for id in ids["bots.ftl"] if f'"{id}"' not in source} == set(), "unused"
