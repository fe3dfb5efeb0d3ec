"""Several sealed answers in one request are either all accepted or all refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, config, running
from tests.server.simultaneous.bidding import all_heard, at_table, options, seated


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


def test_sealed_answers_are_given_together_or_not_at_all(server: Running) -> None:
    guests, table = seated([server])
    with at_table(guests, table) as lines:
        ben = lines[1]
        card, at = options(ben, 1)[0], ben.view(1)["at"]
        for then in (["market:nowhere"], ["market:north", "market:north"], [card]):
            refused = guests[1].refused
            refused("POST", f"/tables/{table['id']}/act", {"seat": 1, "at": at, "action": card, "then": then},
                    *((400, "MalformedAction") if then == ["market:nowhere"] else (409, "IllegalAction")))  # fmt: skip
            all_heard(lines)
            assert ben.view(1)["answered"] == []
        ben.do("act", seat=1, at=at, action=card, then=["market:north"])
        ben.until(lambda: [one["action"] for one in ben.view(1)["answered"]] == [card, "market:north"])
