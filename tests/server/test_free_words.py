"""Free words at a table: deals offered while others decide, stored with their terms, and shown only to the players they
concern."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.citing import rule
from tests.server.harness import Browser, Data, Running, Socket, config, running
from tests.server.simultaneous.bidding import all_heard

FACTIONS = ["atreides", "harkonnen", "emperor"]
TERMS = "You leave Carthag alone, <b>I</b> leave you Arrakeen"
OFFER = ["offer:harkonnen", "sum:1", "sum:2", "sum:0", "sum:1", "propose_terms:both"]


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


def seated(server: Running, kinds: str = "moo", **more: Any) -> tuple[list[Browser], str]:
    """Return guests at a table of three where a game has started, Atreides first, and the id of the table."""
    host = server.browser("Anna")
    options = {"factions": FACTIONS, "turns": 2}
    table = host.make(kinds, start=False, title="classic", options=options, **more)
    path = f"/tables/{table['id']}"
    guests = [host]
    for seat, kind in enumerate(kinds[1:], 1):
        if kind == "o":
            guest = server.browser(f"Guest {seat}")
            guest.post(f"{path}/join", {"invite": table["invite"], "seat": seat})
            guests.append(guest)
    host.post(f"{path}/start")
    return guests, table["id"]


@contextmanager
def listening(guests: list[Browser], table: str) -> Iterator[list[Socket]]:
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.socket(table)) for guest in guests]
        for line in lines:
            line.ready()
        yield lines


def asked_of(line: Socket, seat: int) -> Data | None:
    found: Data | None = line.view(seat)["decision"]
    return found


def play(lines: list[Socket], until: Any) -> None:
    """Let every player pass or choose their first option until a function returns a true value."""
    for _ in range(400):
        newest = max(line.n for line in lines)
        for line in lines:
            line.reach(newest)
        if until():
            return
        seat = next(seat for seat, line in enumerate(lines) if asked_of(line, seat))
        line = lines[seat]
        before = (line.n, line.view(seat)["at"], len(line.view(seat)["answered"]))
        options = line.options(seat)
        line.do("act", seat=seat, at=line.view(seat)["at"], action="pass" if "pass" in options else options[0])
        line.until(
            lambda line=line, seat=seat, before=before: (  # type: ignore[misc]
                (line.n, line.view(seat)["at"], len(line.view(seat)["answered"])) != before
            )
        )
    raise AssertionError("it never came to that")


def begun(lines: list[Socket]) -> None:
    play(lines, lambda: lines[0].view(0)["phase"] not in ("setup", "storm"))


def deals(line: Socket, seat: int) -> list[Data]:
    found: list[Data] = line.view(seat)["deals"]
    return found


@rule("CLA-15.1")
def test_an_offer_is_made_and_answered_while_somebody_else_decides(server: Running) -> None:
    guests, table = seated(server)
    walt = server.browser("Walt")
    with listening(guests, table) as lines, walt.socket(table) as watching:
        watching.ready()
        begun(lines)
        anna, ben, cleo = lines
        before = [line.view(seat)["at"] for seat, line in enumerate(lines)]
        heard = len(cleo.heard)
        anna.do("say", seat=0, words=OFFER, text=TERMS)
        ben.until(lambda: deals(ben, 1))
        deal = deals(ben, 1)[0]
        assert (deal["gives"], deal["wants"], deal["is"], deal["open"]) == ([1, 2], [0, 1], "offered", False)
        assert ben.view(1)["said"] == {str(deal["id"]): TERMS}
        # Nobody's answer is stale by it; who is not concerned is told no more than that the game has a row more.
        cleo.reach(ben.n)
        watching.reach(ben.n)
        assert [line.view(seat)["at"] for seat, line in enumerate(lines)] == before
        assert deals(cleo, 2) == []
        assert cleo.view(2)["said"] == {}
        updates = [message for message in cleo.heard[heard:] if message["type"] == "update"]
        assert [(message["kind"], message["by"], message["lines"]) for message in updates] == [("said", None, [])]
        assert TERMS not in json.dumps(cleo.heard) + json.dumps(watching.heard)
        ben.do("say", seat=1, words=["accept:atreides"], of=deal["id"])
        cleo.until(lambda: deals(cleo, 2))
        assert cleo.view(2)["said"] == {str(deal["id"]): TERMS}  # said aloud once it is made
        told = [line for message in cleo.heard if message["type"] == "update" for line in message["lines"]]
        assert [line["said"] for line in told if line.get("said")] == [TERMS]


@rule("CLA-15.1")
def test_words_that_cannot_be_are_refused(server: Running) -> None:
    guests, table = seated(server)
    anna, ben, _ = guests
    where = f"/tables/{table}/say"
    with listening(guests, table) as lines:
        setting_up = {"seat": 0, "words": OFFER, "text": TERMS}
        anna.refused("POST", where, setting_up, 409, "IllegalAction")  # no deals during set-up (CLA-15.5)
        begun(lines)
        n = lines[0].n
        anna.refused("POST", where, {"seat": 1, "words": OFFER, "text": TERMS}, 403, "NotYourSeat")
        anna.refused("POST", where, {"seat": 0, "words": OFFER}, 400, "TextBlank")
        anna.refused("POST", where, {"seat": 0, "words": OFFER, "text": "x" * 301}, 400, "TextTooLong")
        anna.refused("POST", where, {"seat": 0, "words": OFFER, "text": "a\x00b"}, 400, "OddCharacters")
        anna.refused("POST", where, {"seat": 0, "words": [*OFFER[:5], "propose:both"], "text": "x"}, 400, "BadRequest")
        anna.refused("POST", where, {"seat": 0, "words": []}, 400, "BadRequest")
        anna.refused("POST", where, {"seat": 0, "words": ["pass"]}, 400, "MalformedAction")
        anna.refused("POST", where, {"seat": 0, "words": ["offer:harkonnen", "sum:99"]}, 409, "IllegalAction")
        ben.refused("POST", where, {"seat": 1, "words": ["accept:atreides"]}, 409, "IllegalAction")
        anna.post(where, {"seat": 0, "words": OFFER, "text": TERMS})
        ben.refused("POST", where, {"seat": 1, "words": ["accept:atreides"], "of": 1}, 409, "StaleAction")
        lines[0].reach(n + len(OFFER))
        assert lines[0].n == n + len(OFFER)  # nothing of all that is left


@rule("CLA-15.1")
def test_a_muted_guest_may_offer_spice_and_no_words(server: Running) -> None:
    guests, table = seated(server)
    with listening(guests, table) as lines:
        begun(lines)
        by = guests[1].get(f"/tables/{table}")["by"]
        guests[0].post(f"/tables/{table}/mute", {"by": by, "on": True})
        where = f"/tables/{table}/say"
        words = ["offer:emperor", "sum:1", "sum:0", "sum:0", "sum:0"]
        told = {"seat": 1, "words": [*words, "propose_terms:all"], "text": "shouting"}
        guests[1].refused("POST", where, told, 403, "Muted")
        guests[1].post(where, {"seat": 1, "words": [*words, "propose:all"]})


@rule("CLA-15.1", "CLA-10.4")
def test_sealed_answers_stay_sealed_when_somebody_offers_something(folder: Path) -> None:
    """A sealed answer stays stored when another player offers a deal, also after a restart, and nobody learns of it."""
    with running(config(folder)) as server:
        guests, table = seated(server)
        with listening(guests, table) as lines:
            play(lines, lambda: len(lines[0].view(0)["to_act"]) > 1 and lines[0].view(0)["round"] > 0)
            seats = lines[0].view(0)["to_act"]
            first, other = seats[0], next(seat for seat in range(3) if seat != seats[0])
            line = lines[first]
            line.do("act", seat=first, at=line.view(first)["at"], action=line.options(first)[0])
            line.until(lambda: line.view(first)["answered"])
            kept = line.view(first)["answered"]
            at = [line.view(seat)["at"] for seat, line in enumerate(lines)]
            words = [f"offer:{FACTIONS[first]}", "sum:0", "sum:0", "sum:0", "sum:0", "propose_terms:all"]
            lines[other].do("say", seat=other, words=words, text="Peace?")
            for line in lines:
                line.until(lambda line=line: line.view()["deals"])  # type: ignore[misc]
            assert lines[first].view(first)["answered"] == kept
            assert [line.view(seat)["at"] for seat, line in enumerate(lines)] == at
            n, cookies = lines[0].n, dict(guests[first].http.cookies)
    with running(config(folder)) as server:
        again = server.browser()
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        with again.socket(table) as line:
            line.ready()
            assert (line.n, line.view(first)["answered"]) == (n, kept)
            assert list(line.view(first)["said"].values()) == ["Peace?"]


@rule("CLA-15.1")
def test_a_bot_answers_an_offer(server: Running) -> None:
    """A bot answers a deal even while its answer to another question is awaited; it refuses terms in words, which it
    cannot read."""
    guests, table = seated(server, "mon", pace=0)
    with listening(guests, table) as lines:
        for _ in range(400):
            if lines[0].view(0)["phase"] not in ("setup", "storm"):
                break
            for seat, line in enumerate(lines):
                if asked_of(line, seat):
                    options = line.options(seat)
                    line.say("act", seat=seat, at=line.view(seat)["at"], action=options[0])
            all_heard(lines)
        anna = lines[0]
        sums = ["sum:1", "sum:0", "sum:0", "sum:0"]
        for how, text, comes in (("propose", {}, "agreed"), ("propose_terms", {"text": "Peace?"}, "deal_refused")):
            anna.do("say", seat=0, words=["offer:emperor", *sums, f"{how}:both"], **text)
            anna.until(lambda comes=comes: comes in kinds_told(anna))  # type: ignore[misc]
            assert not any(deal["is"] == "offered" for deal in deals(anna, 0))


def kinds_told(line: Socket) -> list[str]:
    return [told["kind"] for message in line.heard if message["type"] == "update" for told in message["lines"]]


@rule("CLA-15.1")
def test_the_record_has_what_was_said_aloud_and_nothing_else(server: Running) -> None:
    guests, table = seated(server)
    with listening(guests, table) as lines:
        begun(lines)
        aloud = [*OFFER[:1], "sum:0", "sum:0", "sum:0", "sum:0", "propose_terms:all"]
        lines[0].do("say", seat=0, words=aloud, text="Aloud: peace")
        lines[0].do("say", seat=0, words=OFFER, text="Secret: war")  # it takes the place of the first
        lines[1].until(lambda: len(deals(lines[1], 1)) == 1)
        lines[1].do("say", seat=1, words=["refuse:atreides"])
        play(lines, lambda: lines[0].over)
        whole = guests[0].ask("GET", f"/tables/{table}/record").text
        assert "Aloud: peace" in whole
        assert "Secret: war" not in whole
        text = guests[0].ask("GET", f"/tables/{table}/record?form=text").text
        assert "“Aloud: peace”" in text
        assert "Secret: war" not in text
        frames = guests[2].ask("GET", f"/tables/{table}/replay?eyes=1").text
        assert "Secret: war" not in frames
