"""Cheating attempts at a classic table: other players' answers, seats, secrets and private messages."""

from __future__ import annotations

import orjson

from tests.citing import rule
from tests.server.harness import Browser, Data, Running, Socket
from tests.server.simultaneous.bidding import all_heard, at_table

FACTIONS = ["emperor", "fremen", "spacing_guild"]


def table_of_three(server: Running) -> tuple[list[Browser], Data]:
    """Return three guests, each asked which of four traitors to keep."""
    names = ("Anna", "Ben", "Cleo")
    guests = [server.browser(name) for name in names]
    options = {"factions": FACTIONS}
    table = guests[0].make("moo", title="classic", options=options, start=False, public=True)
    for guest in guests[1:]:
        guest.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    return guests, guests[0].post(f"/tables/{table['id']}/start")


def refusal(answer: Data) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["error"]["type"])


def keeps(line: Socket, seat: int, which: int) -> str:
    word = line.options(seat)[which]
    line.do("act", seat=seat, at=line.view(seat)["at"], action=word)
    return word


@rule("CLA-14.1", "CLA-2.4")
def test_sealed_answers_are_their_own_affair(served: Running) -> None:
    guests, table = table_of_three(served)
    watcher = served.browser("Walt")
    path = f"/tables/{table['id']}"
    seed = str(served.ask(served.lobby.open(table["id"])).info.seed)
    with at_table([*guests, watcher], table) as lines:
        anna, ben, cleo, walt = lines
        at = ben.view(1)["at"]
        word = ben.options(1)[0]
        # Answer for somebody else, by socket or request, with or without a seat.
        for line in (anna, walt):
            assert refusal(line.say("act", seat=1, at=at, action=word)) == "NotYourSeat"
        guests[0].refused("POST", f"{path}/act", {"seat": 1, "at": at, "action": word}, 403, "NotYourSeat")
        guests[0].refused("POST", f"{path}/undo", {"seat": 1, "at": at, "to": 0}, 403, "NotYourSeat")
        guests[0].refused("PUT", f"{path}/seats/1/declines", {"offers": []}, 403, "NotYourSeat")
        assert refusal(anna.say("undo", seat=1, at=at, to=0)) == "NotYourSeat"
        # Only once: a second answer is stale or no longer due.
        kept = keeps(anna, 0, 2)
        anna.until(lambda: anna.view(0)["answered"])
        assert refusal(anna.say("act", seat=0, at=at, action=kept)) == "StaleAction"
        now = anna.view(0)["at"]
        assert refusal(anna.say("act", seat=0, at=now, action=kept)) in ("OutOfTurn", "StaleAction")
        # Nobody else has noticed that she answered, let alone what.
        for line in (ben, cleo, walt):
            heard = len(line.raw)
            all_heard([line])
            assert [orjson.loads(raw)["type"] for raw in line.raw[heard:]] == ["pong"]
            assert line.table["to_act"] == [0, 1, 2]
        # Every way to read more than is sent.
        for guest, seat in ((guests[1], 1), (watcher, -1)):
            for asked in ("/end", "/replay?eyes=0", "/replay?eyes=all", "/record", "/record?form=text"):
                guest.refused("GET", path + asked, None, 409, "NotOver")
            told = orjson.dumps([guest.get(path), guest.get(f"{path}/updates?from=-1"), guest.get("/tables")]).decode()
            assert seed not in told
            told_last = [one for one in guest.get(f"{path}/updates?from=-1")["messages"] if one["type"] == "update"][-1]
            shown = told_last["views"]
            assert list(shown) == ["watch" if seat < 0 else str(seat)]
            others = [player for player in next(iter(shown.values()))["players"] if player["seat"] != seat]
            assert all(player["traitors"] == player["hand"] == player["knows"] == [] for player in others)
        # Moves revealed together with the others' answers cannot be undone.
        marks = {0, *[step["to"] for step in anna.view(0)["undo"]]}
        keeps(ben, 1, 0)
        keeps(cleo, 2, 0)
        anna.until(lambda: anna.n > 0)
        for to in sorted(marks):
            assert refusal(anna.say("undo", seat=0, at=anna.view(0)["at"], to=to)) == "CannotUndo"


@rule("CLA-13.6", "CLA-15.1")
def test_a_whisper_is_for_one(served: Running) -> None:
    """A private message reaches only its recipient, by socket, by request and later; sending one to oneself, or as a
    spectator, is refused."""
    guests, table = table_of_three(served)
    watcher = served.browser("Walt")
    path = f"/tables/{table['id']}"
    secret = "the lasgun is mine"
    with at_table([*guests, watcher], table) as lines:
        anna, ben, cleo, walt = lines
        anna.do("chat", text=secret, to=[1])
        ben.until(lambda: any(secret in chat["text"] for chat in ben.chats))
        all_heard([cleo, walt])
        for line in (cleo, walt):
            assert not any(secret in raw for raw in line.raw)
        for to in ([7], [-1], [0], [0, 1], [], ["1"]):
            assert refusal(anna.say("chat", text=secret, to=to)) in ("BadSeat", "BadRequest", "NobodyToTalkTo")
        for to in ([1], [7]):
            assert refusal(walt.say("chat", text=secret, to=to)) == "NotSeated"
    for guest, knows in ((guests[1], True), (guests[2], False), (watcher, False)):
        assert (secret in guest.ask("GET", f"{path}/updates?from=-1").text) == knows
        with guest.socket(table["id"]) as again:
            again.ready()
            all_heard([again])
            assert any(secret in raw for raw in again.raw) == knows
