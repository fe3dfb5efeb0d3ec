"""Requests are counted by guest and by address, and the address cannot be forged."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from sandtable.server import addresses
from sandtable.server.addresses import THIS_MACHINE, client_key_of, find, networks
from sandtable.server.config import BadSetting, Limits, from_environment
from sandtable.server.errors import TooManyGuests, TooManyRequests
from sandtable.server.limits import rate_limits
from sandtable.server.limits.rate_limits import RateLimiter, weight
from tests import no_tls
from tests.no_tls import NO_TLS
from tests.server.harness import LIMITS, PATIENCE, Running, Socket, config, eventually, running

ELSEWHERE = "127.0.0.2"  # also this machine, but not the address a proxy would have


# --- finding the address -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "client_key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", THIS_MACHINE),
        ("::1", THIS_MACHINE),
        (ELSEWHERE, ELSEWHERE),
        ("", addresses.NO_ADDRESS),
        ("somewhere", addresses.NO_ADDRESS),
    ],
)
def test_an_address_is_counted_by_its_household(address: str, client_key: str) -> None:
    assert client_key_of(address) == client_key


@pytest.mark.parametrize(
    ("client", "forwarded", "proxies", "found"),
    [
        ("192.0.2.1", ["198.51.100.9"], "", "192.0.2.1"),
        ("127.0.0.1", ["198.51.100.9"], "", "127.0.0.1"),
        ("192.0.2.1", ["198.51.100.9"], "10.0.0.0/8", "192.0.2.1"),
        ("10.0.0.1", ["198.51.100.9"], "10.0.0.0/8", "198.51.100.9"),
        ("10.0.0.1", ["203.0.113.5, 198.51.100.9"], "10.0.0.0/8", "198.51.100.9"),
        ("10.0.0.1", ["198.51.100.9, 10.0.0.2"], "10.0.0.0/8", "198.51.100.9"),
        ("10.0.0.1", ["203.0.113.5", "198.51.100.9"], "10.0.0.0/8", "198.51.100.9"),
        ("10.0.0.1", ["198.51.100.9:1234"], "10.0.0.1", "198.51.100.9"),
        ("10.0.0.1", ['"[2001:db8::7]:1234"'], "10.0.0.1", "2001:db8::7"),
        ("10.0.0.1", ["198.51.100.9, nonsense"], "10.0.0.1", "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.9, nonsense, 10.0.0.2"], "10.0.0.0/8", "10.0.0.2"),
        ("10.0.0.1", [], "10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", ["198.51.100.9"], "10.0.0.1", "198.51.100.9"),
        ("2001:db8::1", ["198.51.100.9"], "2001:db8::/32, 10.0.0.1", "198.51.100.9"),
    ],
)
def test_only_a_proxy_that_was_named_is_believed(client: str, forwarded: list[str], proxies: str, found: str) -> None:
    scope = {"type": "http", "client": (client, 1), "scheme": "http"}
    headers = Headers(raw=[(b"x-forwarded-for", value.encode()) for value in forwarded])
    find(scope, headers, networks(proxies))
    assert scope["client"][0] == found
    assert scope["scheme"] == "http"


def test_the_scheme_is_the_proxys_to_say() -> None:
    headers = Headers({"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"})
    for proxies, kind, scheme in (
        ("10.0.0.1", "http", "https"),
        ("10.0.0.1", "websocket", "wss"),
        ("", "http", "http"),
    ):
        scope = {"type": kind, "client": ("10.0.0.1", 1), "scheme": "http"}
        find(scope, headers, networks(proxies))
        assert scope["scheme"] == scheme


def test_a_setting_that_names_no_address_is_refused() -> None:
    assert from_environment({"SANDTABLE_PROXIES": "10.0.0.1, 2001:db8::/32"}).proxies == networks(
        "10.0.0.1,2001:db8::/32"
    )
    assert from_environment({}).proxies == ()
    for wrong in ("proxy", "10.0.0.0/40", "10.0.0.1; 10.0.0.2"):
        with pytest.raises(BadSetting, match="SANDTABLE_PROXIES takes addresses"):
            from_environment({"SANDTABLE_PROXIES": wrong})


# --- budgets -----------------------------------------------------------------------------
class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_many_cookies_of_an_address_are_one_room() -> None:
    limits, clock = Limits(per_second=10, burst=20, room=3), Clock()
    counted = RateLimiter(limits, clock)
    for guest in "abc":
        for _ in range(20):
            counted.check_request(guest, "192.0.2.1")
        with pytest.raises(TooManyRequests):
            counted.check_request(guest, "192.0.2.1")
    with pytest.raises(TooManyRequests) as caught:
        counted.check_request("d", "192.0.2.1")
    assert 0 < caught.value.after <= 1 / 30 + 1e-9, "the address has thirty a second"
    counted.check_request("d", "192.0.2.2")
    clock.now += 1.0
    for guest in "efg":
        for _ in range(10):
            counted.check_request(guest, "192.0.2.1")
    with pytest.raises(TooManyRequests):
        counted.check_request("h", "192.0.2.1")


def test_refused_requests_cost_nothing() -> None:
    limits, clock = Limits(per_second=1, burst=4, room=1), Clock()
    counted = RateLimiter(limits, clock)
    counted.check_request("a", "192.0.2.1", 3)
    for _ in range(5):
        with pytest.raises(TooManyRequests):
            counted.check_request("a", "192.0.2.1", 4)
    counted.check_request("a", "192.0.2.1", 1)
    clock.now += 100
    counted.check_request("a", "192.0.2.1", 50)  # more than the bucket holds takes all of it


def test_personal_responses_cost_more() -> None:
    for method, path in (
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/abc/replay"),
        ("GET", "/api/tables/abc/record"),
        ("GET", "/api/tables/abc/updates"),
        ("GET", "/api/tables/abc/log"),
        ("POST", "/api/tables/abc/rematch"),
        ("PATCH", "/api/me"),
    ):
        assert weight(method, path) >= 4, path
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables/abc/act"), ("GET", "/api/tables/abc"), ("GET", "/")):
        assert weight(method, path) == rate_limits.USUAL, path
    assert rate_limits.SOCKET >= 4


def test_new_guests_of_an_address_come_one_by_one() -> None:
    limits, clock = Limits(newcomers=5, newcomers_per_second=0.5), Clock()
    counted = RateLimiter(limits, clock)
    for _ in range(5):
        counted.check_new_guest("192.0.2.1")
    with pytest.raises(TooManyGuests) as caught:
        counted.check_new_guest("192.0.2.1")
    assert caught.value.after == pytest.approx(2.0)
    counted.check_new_guest("192.0.2.2")
    clock.now += 2.0
    counted.check_new_guest("192.0.2.1")
    with pytest.raises(TooManyGuests):
        counted.check_new_guest("192.0.2.1")


def test_a_room_of_friends_never_feels_it() -> None:
    """The rate limit is never reached by twelve people behind one address who each open the page, connect, move once a
    second, chat, and at the end load the whole replay."""
    clock = Clock()
    counted = RateLimiter(Limits(), clock)
    client_key = "192.0.2.1"
    friends = [f"guest{n}" for n in range(12)]
    for guest in friends:
        counted.check_new_guest(client_key)
        for path in ("/api/me", "/api/titles", "/api/tables", "/api/content/x", "/api/tables/abc", "/api/rules/x"):
            counted.check_request(guest, client_key, weight("GET", path))
        counted.check_request(guest, client_key, rate_limits.SOCKET)
    for second in range(600):
        clock.now += 1.0
        for guest in friends:
            counted.check_request(guest, client_key)
            counted.check_request(guest, client_key)
            if second % 5 == 0:
                counted.check_chat(guest, client_key)
    for guest in friends:
        for _ in range(20):  # a game of a thousand moves
            counted.check_request(guest, client_key, weight("GET", "/api/tables/abc/replay"))
        counted.check_request(guest, client_key, weight("POST", "/api/tables/abc/rematch"))


def test_the_oldest_clients_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KNOWN", 3)
    counted = RateLimiter(Limits(per_second=0.001, burst=1, room=100), Clock())
    for guest in "abc":
        counted.check_request(guest, "192.0.2.1")
    with pytest.raises(TooManyRequests):
        counted.check_request("a", "192.0.2.1")
    counted.check_request("d", "192.0.2.1")  # replaces b, the least recently seen
    with pytest.raises(TooManyRequests):
        counted.check_request("a", "192.0.2.1")
    counted.check_request("b", "192.0.2.1")


# --- over HTTP ---------------------------------------------------------------------------
@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Yield a server with low limits per address and high limits per guest."""
    limits = replace(LIMITS, per_second=5.0, burst=100.0, room=0.5, newcomers=5.0, newcomers_per_second=0.01)
    with running(config(tmp_path_factory.mktemp("strict"), limits=replace(limits, refusal=0.01))) as server:
        yield server


def from_address(server: Running, address: str) -> httpx.Client:
    return no_tls.Client(
        base_url=server.url + "/api", transport=httpx.HTTPTransport(local_address=address, verify=NO_TLS), timeout=30
    )


def test_an_address_is_limited_however_many_cookies_it_has(strict: Running) -> None:
    client_keys = []
    for _ in range(4):
        client_keys.append(from_address(strict, "127.0.0.3"))
        client_keys[-1].get("/me")
    answers = [http.get("/titles") for _ in range(40) for http in client_keys]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) > 40, "four cookies might have had all of it"
    assert refused[0].json()["error"]["type"] == "TooManyRequests"
    assert int(refused[0].headers["retry-after"]) >= 1
    with from_address(strict, "127.0.0.4") as other:
        assert other.get("/me").status_code == 200
    for http in client_keys:
        http.close()


def test_cookies_are_not_given_without_end(strict: Running) -> None:
    with from_address(strict, "127.0.0.5") as http:
        answers = []
        for _ in range(8):
            http.cookies.clear()
            answers.append(http.get("/me"))
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["error"]["type"] == "TooManyGuests"
        assert "set-cookie" not in answers[-1].headers
        http.cookies.update(answers[0].cookies)
        assert http.get("/me").status_code == 200, "who has one stays who they are"
        http.cookies.clear()
        health = http.get("/health")
        assert health.status_code == 200, "who looks after the server is nobody's guest"
        assert "set-cookie" not in health.headers


def test_a_header_of_anybodys_changes_nothing(strict: Running) -> None:
    with from_address(strict, "127.0.0.6") as http:
        for n in range(8):
            http.cookies.clear()
            answer = http.get("/me", headers={"X-Forwarded-For": f"192.0.2.{n}", "Forwarded": f"for=192.0.2.{n}"})
        assert answer.status_code == 429


def test_behind_a_proxy_everybody_is_counted_alone(tmp_path: Path) -> None:
    limits = replace(LIMITS, newcomers=2.0, newcomers_per_second=0.01, own_machine=1.0, refusal=0.01)
    with running(config(tmp_path, limits=limits, proxies=networks("127.0.0.1"))) as server:

        def come(address: str) -> int:
            return no_tls.get(server.url + "/api/me", headers={"X-Forwarded-For": address}).status_code

        assert [come("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert come("192.0.2.2") == 200
        assert come("192.0.2.9, 192.0.2.1") == 429, "what the asker has written before is not believed"
        assert [come(f"2001:db8::{n}") for n in range(3)] == [200, 200, 429], "a household"


def test_messages_on_sockets_count_together(tmp_path: Path) -> None:
    """Messages on eight sockets of a guest share one rate limit with the guest's requests."""
    limits = replace(LIMITS, per_second=1.0, burst=80.0, refusal=0.01)
    with running(config(tmp_path, limits=limits)) as server:
        anna = server.browser()
        table = anna.make("mnnn")["id"]
        lines = [anna.socket(table).ready() for _ in range(8)]
        for line in lines:
            for _ in range(20):
                line.line.send('{"type": "ping"}')
        for line in lines:
            line.until(lambda line=line: sum(m["type"] in ("pong", "refused") for m in line.heard) == 20)  # type: ignore[misc]
        answered = sum(message["type"] == "pong" for line in lines for message in line.heard)
        assert 10 < answered < 80, "of 160"
        anna.refused("GET", "/titles", type="TooManyRequests")
        for line in lines:
            line.close()


def turned_away(server: Running) -> bool:
    """Open one more connection; return whether it is refused or closed."""
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), PATIENCE, (ELSEWHERE, 0)) as line:
        try:
            answer = line.recv(4096)
        except ConnectionResetError:
            return True
        return not answer or (b"HTTP/1.1 429" in answer and b"TooManySockets" in answer)


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = replace(LIMITS, connections=3)
    with running(config(tmp_path, limits=limits)) as server:
        anna = server.browser()
        table = anna.make("mnnn")["id"]
        many = [from_address(server, ELSEWHERE) for _ in range(3)]
        assert [http.get("/health").status_code for http in many] == [200] * 3
        assert turned_away(server)
        for http in many:
            http.close()
        eventually(lambda: not server.connection_counts._open[ELSEWHERE])
        # A socket counts as a connection while it is open.
        sockets = [Socket(anna, table, local=(ELSEWHERE, 0)) for _ in range(3)]
        assert server.connection_counts._open[ELSEWHERE] == 3
        assert turned_away(server)
        for line in sockets:
            line.close()
        eventually(lambda: not server.connection_counts._open[ELSEWHERE])
        with Socket(anna, table, local=(ELSEWHERE, 0)) as line:
            line.ready()


def test_a_proxys_connections_are_not_counted(tmp_path: Path) -> None:
    limits = replace(LIMITS, connections=1)
    with running(config(tmp_path, limits=limits, proxies=networks(ELSEWHERE))) as server:
        many = [from_address(server, ELSEWHERE) for _ in range(5)]
        assert [http.get("/health").status_code for http in many] == [200] * 5
        for http in many:
            http.close()


def test_files_of_the_page_are_counted_by_address(strict: Running) -> None:
    with from_address(strict, "127.0.0.12") as http, from_address(strict, "127.0.0.13") as other:
        answers = [http.get(f"{strict.url}/") for _ in range(60)]
        assert answers[0].status_code == 200
        assert 429 in [answer.status_code for answer in answers]
        assert other.get(f"{strict.url}/").status_code == 200
        assert http.get(f"{strict.url}/metrics").status_code == 404


def test_a_room_of_friends_opens_the_page_at_once() -> None:
    counted = RateLimiter(Limits(), lambda: 0.0)
    for _ in range(12):
        for _ in range(50):  # more files than the page has
            counted.check_file("192.0.2.1")


def test_scanning_the_longest_replay_meets_no_limit() -> None:
    """A replay of 5,000 decisions is loaded in a hundred parts without waiting; afterwards the usual rate limit
    applies."""
    clock = Clock()
    counted = RateLimiter(Limits(), clock)
    path = "/api/tables/x/replay"
    assert rate_limits.is_replay("GET", path)
    assert not rate_limits.is_replay("POST", path)
    assert not rate_limits.is_replay("GET", "/api/tables/x/record")
    part = weight("GET", path)
    for _ in range(100):
        counted.check_replay("guest", "192.0.2.1", part)
    counted.check_request("guest", "192.0.2.1", Limits().burst)  # the other budget is untouched
    for _ in range(20):
        counted.check_replay("guest", "192.0.2.1", part)
    with pytest.raises(TooManyRequests):
        counted.check_replay("guest", "192.0.2.1", part)
    clock.now += part / Limits().per_second
    counted.check_replay("guest", "192.0.2.1", part)
    with pytest.raises(TooManyRequests):
        counted.check_replay("guest", "192.0.2.1", part)
