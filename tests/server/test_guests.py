"""Guests have a signed cookie and a chosen name, and the server stores nothing else about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.fluent import Words, languages, spoken
from sandtable.server.errors import NameOfBot, OddCharacters
from sandtable.server.seats.guests import COOKIE, Signer, check_text, checked_name
from tests import no_tls
from tests.server.harness import Running, config, running


def test_a_guest_is_given_with_the_first_answer_and_kept(served: Running) -> None:
    with no_tls.Client(base_url=served.url) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
            assert word in cookie
        assert "Secure" not in cookie
        again = http.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json() == first.json() == {"id": first.json()["id"], "name": ""}
        assert "set-cookie" not in no_tls.get(served.url + "/").headers, "a page alone gives none"


def test_cacheable_responses_set_no_cookie(served: Running) -> None:
    """A proxy that caches a response with a cookie would make all its clients the same guest."""
    version = next(title["contents"][-1] for title in served.browser().get("/titles") if title["id"] == "imperium")
    for path in (f"/content/imperium?v={version}", "/content/imperium", "/rules/imperium"):
        answer = no_tls.get(f"{served.url}/api{path}")
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers, path


def test_over_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with running(config(tmp_path, https=True)) as server:
        assert "Secure" in no_tls.get(server.url + "/api/me").headers["set-cookie"]


@pytest.mark.parametrize("other", ['settings={"dark": true}', "flag", "a=b c", "a/b=1", "x[0]=1", "=v", "expires=1"])
def test_odd_cookies_of_others_hide_nobody(served: Running, other: str) -> None:
    """Other programs on the machine share their cookies with every port, and some of them write invalid ones; the
    server still finds its own."""
    anna = served.browser("Anna")
    for cookies in (f"{other}; {anna.cookie}", f"{anna.cookie}; {other}"):
        answer = no_tls.get(f"{served.url}/api/me", headers={"Cookie": cookies})
        assert answer.json() == {"id": anna.id, "name": "Anna"}
        assert "set-cookie" not in answer.headers


def test_a_forged_cookie_is_a_new_guest(served: Running) -> None:
    anna = served.browser("Anna")
    value = anna.http.cookies[COOKIE]
    id, _, signature = value.partition(".")
    other = Signer("another secret").sign(id)
    for forged in (
        f"{id}.",
        id,
        f"{id}.{signature[:-1]}",
        f"{id}.{signature}0",
        other,
        "x" * 5000,
        "a.b.c",
        "é",
        '"',
        ";",
    ):
        headers = {b"Cookie": f"{COOKIE}={forged}".encode()}
        answer = no_tls.get(served.url + "/api/me", headers=headers)
        assert answer.status_code == 200, forged
        assert answer.json()["id"] != id, forged
        assert answer.json()["name"] == ""


@pytest.mark.parametrize(
    "name",
    ["A", "Paul-Henri", "砂の惑星", "x" * 24, "O'Brien <b>&amp;", "👩‍🚀", "  spaced   out ", "?", "7", "שלום", "ㅎ"],
)
def test_names_people_have(served: Running, name: str) -> None:
    anna = served.browser()
    told = anna.patch("/me", {"name": name})
    assert told["name"] == " ".join(name.split())
    assert anna.get("/me")["name"] == told["name"]


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("", "NameBlank"),
        ("   ", "NameBlank"),
        ("\u2066", "NameBlank"),
        ("\u200b\u200d", "NameBlank"),
        ("\u3164", "NameBlank"),
        ("\u2800 \u2800", "NameBlank"),
        ("\u115f\u1160\uffa0", "NameBlank"),
        ("\u0301", "NameBlank"),
        ("\ufe0f", "NameBlank"),
        ("x" * 25, "NameTooLong"),
        ("a\x00b", "OddCharacters"),
        ("\x02card\x03", "OddCharacters"),
        (None, "BadRequest"),
        (7, "BadRequest"),
        (["a"], "BadRequest"),
    ],
)
def test_names_nobody_has(served: Running, name: object, type: str) -> None:
    anna = served.browser("Anna")
    anna.refused("PATCH", "/me", {"name": name}, type=type)
    assert anna.get("/me")["name"] == "Anna"


def test_why_a_name_is_refused_is_said_in_every_language(served: Running) -> None:
    answer = served.browser().ask("PATCH", "/me", {"name": "x" * 25}).json()["error"]["message"]
    said = [spoken(answer, Words(language)) for language in languages()]
    assert all("24" in text for text in said)
    assert len(set(said)) == len(said)


def test_nothing_in_a_name_turns_the_text_around_it(served: Running) -> None:
    anna = served.browser()
    assert anna.patch("/me", {"name": "a\u202eb\u200f"})["name"] == "ab"


def test_a_name_of_many_words_stays_one_line(served: Running) -> None:
    anna = served.browser()
    assert anna.patch("/me", {"name": "Duke\nLeto"})["name"] == "Duke Leto"


def test_the_secret_is_kept_from_start_to_start(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        cookie = anna.http.cookies[COOKIE]
    with running(config(tmp_path)) as server:
        answer = no_tls.get(server.url + "/api/me", cookies={COOKIE: cookie})
        assert answer.json() == {"id": anna.id, "name": "Anna"}
    with running(config(tmp_path, secret="another secret of my own")) as server:
        assert no_tls.get(server.url + "/api/me", cookies={COOKIE: cookie}).json()["id"] != anna.id


@pytest.mark.parametrize(
    "name", ["Mentat", "Navigator", "mentat", "M e n t a t", "Adept 2", "Νovice", "メンタート", "초보자", "老手"]
)
def test_a_guest_cannot_be_called_like_a_bot(name: str) -> None:
    with pytest.raises(NameOfBot):
        checked_name(name, 24)


@pytest.mark.parametrize("name", ["Mentat Piter", "Ann", "Adeptus", "Việt", "สวัสดี", "שָׁלוֹם"])
def test_other_names_are_free(name: str) -> None:
    assert checked_name(name, 24)


def test_heaps_of_marks_are_refused() -> None:
    heap = "o" + "\u0336\u0338\u030d\u0310\u0352"
    for text in (heap, "Hello " + heap):
        with pytest.raises(OddCharacters):
            check_text(text)
    with pytest.raises(OddCharacters):
        checked_name(heap, 24)
    check_text("e\u0302\u0301 and नमस्ते")
