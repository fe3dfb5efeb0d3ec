"""The host names the server answers to, and the cookie with HTTPS."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from sandtable.server.config import BadSetting, from_environment, host_names
from sandtable.server.http import hostnames
from sandtable.server.seats import guests
from tests import no_tls
from tests.server.harness import Running, Socket, config, running


def asked(server: Running, host: str, path: str = "/api/me", **headers: str) -> httpx.Response:
    return no_tls.get(server.url + path, headers={"Host": host, **headers})


def test_only_listed_names_are_answered(tmp_path: Path) -> None:
    with running(config(tmp_path, hosts=host_names("dune.example.org, *.Sand.example."))) as server:
        for host in ("dune.example.org", "DUNE.example.org:8443", "a.sand.example", "a.b.sand.example:1"):
            assert asked(server, host).status_code == 200, host
        for host in (
            "evil.example",
            "dune.example.org.evil.example",
            "sand.example",
            "127.0.0.1",
            "",
            "xdune.example.org",
        ):
            answer = asked(server, host)
            assert answer.status_code == 421, host
            assert answer.json()["error"]["type"] == "WrongHost"
            assert "set-cookie" not in answer.headers
            assert asked(server, host, "/").status_code == 421, "the page neither"
        for path in ("/api/health", "/api/ready"):
            assert asked(server, "10.0.0.7:8000", path).status_code == 200, "whoever looks after it knows no name"


def test_a_socket_under_another_name_is_refused(tmp_path: Path) -> None:
    with running(config(tmp_path, hosts=("dune.example.org",))) as server:
        anna = no_tls.Client(base_url=server.url, headers={"Host": "dune.example.org"})
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "novice"} for _ in range(3))]
        table = anna.post("/api/tables", json={"title": "imperium", "seats": seats, "start": True}).json()

        class Theirs:
            url = server.url
            cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())

        with pytest.raises(InvalidStatus) as caught:
            Socket(Theirs(), table["id"])  # type: ignore[arg-type]
        assert caught.value.response.status_code == 403


def test_a_name_of_the_internet_does_not_lead_to_a_server_for_this_machine_alone(served: Running) -> None:
    """Otherwise another site could point its own name at this machine (DNS rebinding)."""
    for host in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000", "arrakis", "arrakis.local", "10.0.0.3"):
        assert asked(served, host).status_code == 200, host
    assert asked(served, "evil.example").status_code == 421
    assert asked(served, "dune.example.org", **{"X-Forwarded-For": "192.0.2.1"}).status_code == 200, "passed on"


def test_a_server_for_others_answers_to_any_name_unless_told() -> None:
    headers = Headers({"host": "dyn.example.org"})
    scope = {"path": "/api/me", "server": ("192.168.1.5", 8000)}
    assert hostnames.is_allowed_host((), False, scope, headers)
    scope["server"] = ("127.0.0.1", 8000)
    assert not hostnames.is_allowed_host((), False, scope, headers)
    assert hostnames.is_allowed_host((), True, scope, headers), "https: there is a web server in front"


@pytest.mark.parametrize("setting", ["https://dune.example.org", "dune.example.org:8000", "a b", "*", "*x.example"])
def test_a_bad_name_is_refused(setting: str) -> None:
    with pytest.raises(BadSetting, match="SANDTABLE_HOSTS"):
        from_environment({"SANDTABLE_HOSTS": setting})


def test_names_in_the_environment() -> None:
    assert from_environment({"SANDTABLE_HOSTS": " Dune.example.org,, 10.0.0.1 "}).hosts == (
        "dune.example.org",
        "10.0.0.1",
    )
    assert from_environment({}).hosts == ()


# --- cookies with HTTPS ------------------------------------------------------------------
def test_under_https_the_cookie_is_of_this_name_alone(tmp_path: Path) -> None:
    with running(config(tmp_path, https=True)) as server:
        cookie = no_tls.get(server.url + "/api/me").headers["set-cookie"]
        assert cookie.startswith(f"{guests.HOST_COOKIE}=")
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"secure", "path=/", "httponly", "samesite=lax"} <= parts
        assert not any(part.startswith("domain") for part in parts)


def test_nobody_loses_a_seat_to_the_new_cookie(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        old = anna.http.cookies[guests.COOKIE]
    with running(config(tmp_path, https=True)) as server:
        answer = no_tls.get(server.url + "/api/me", cookies={guests.COOKIE: old})
        assert answer.json() == {"id": anna.id, "name": "Anna"}
        new = answer.headers["set-cookie"].partition(";")[0].partition("=")
        assert new[0] == guests.HOST_COOKIE
        again = no_tls.get(server.url + "/api/me", cookies={guests.HOST_COOKIE: new[2]})
        assert again.json()["id"] == anna.id
        assert "set-cookie" not in again.headers


def test_the_new_cookie_counts_where_there_are_both(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        planted = server.browser("Eve").http.cookies[guests.COOKIE]
    with running(config(tmp_path, https=True)) as server:
        own = no_tls.get(server.url + "/api/me")
        cookie = own.headers["set-cookie"].partition(";")[0].partition("=")[2]
        both = no_tls.get(
            server.url + "/api/me", headers={"Cookie": f"{guests.COOKIE}={planted}; {guests.HOST_COOKIE}={cookie}"}
        )
        assert both.json()["id"] == own.json()["id"]


def test_the_old_cookie_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        old = anna.http.cookies[guests.COOKIE]
    monkeypatch.setattr(guests, "OLD_COOKIE_UNTIL", 0.0)
    with running(config(tmp_path, https=True)) as server:
        assert no_tls.get(server.url + "/api/me", cookies={guests.COOKIE: old}).json()["id"] != anna.id


def test_metrics_keep_to_the_hosts_of_the_server() -> None:
    """Otherwise another site could point its own name at the machine on which its visitor's browser runs."""
    local = {"path": "/metrics", "server": ("127.0.0.1", 8000)}
    others = {"path": "/metrics", "server": ("192.168.1.5", 8000)}
    for names, https, scope in (
        ((), False, local),
        ((), False, others),
        ((), True, others),
        (("a.example",), True, local),
    ):
        for host in ("127.0.0.1:8000", "server:8000", "localhost", "[::1]:8000", "arrakis.lan"):
            assert hostnames.is_allowed_host(names, https, scope, Headers({"host": host})), host
        assert not hostnames.is_allowed_host(names, https, scope, Headers({"host": "evil.example"}))
    assert hostnames.is_allowed_host(("a.example",), True, local, Headers({"host": "a.example"}))
