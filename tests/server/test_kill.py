"""Nothing is lost: after a kill during play, everything that was acknowledged is stored (`tests.server.kills`)."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from tests.server import databases
from tests.server.kills import Lost, Table, kill_often, new_table, served
from tests.server.leaks import Kept


@pytest.mark.slow
def test_kill_9_loses_nothing(folder: Path) -> None:
    with served(folder) as server:
        *_, result = kill_often(server, kills=2, seed=5, longest=0.8, least=3)
    assert result.kills == 2
    assert result.acknowledged > 2


@pytest.mark.slow
def test_kill_9_loses_nothing_in_postgresql(folder: Path, cluster: str) -> None:
    with served(folder, databases.new_database(cluster)) as server:
        *_, result = kill_often(server, kills=1, seed=6, longest=0.8, least=3)
    assert result.kills == 1
    assert result.acknowledged > 2


class Disk:
    """A substitute for a server, with rows as a kill might have left them."""

    def __init__(self, kept: Kept) -> None:
        self.rows = kept

    def kept(self, game: str) -> Kept:
        return self.rows


@pytest.mark.slow
def test_lost_moves_are_noticed(folder: Path) -> None:
    with served(folder) as server:
        table = new_table(server, "sockets", random.Random(1))
        dying = threading.Event()
        playing = threading.Thread(target=table.play, args=(dying,))
        playing.start()
        while len(table.kept) < 8:
            time.sleep(0.01)
        dying.set()
        playing.join()
        server.kill()
        good = server.kept(table.id)
    assert table.failed == []
    assert table.check(Disk(good)) == len(good.rows)  # type: ignore[arg-type]
    n, seat, action = good.rows[-1]
    for rows in (
        good.rows[:-1],  # the last is lost
        good.rows[:3] + good.rows[4:],  # one in the middle
        [*good.rows, (n + 1, seat, action)],  # the last twice
        [*good.rows[:-1], (n, seat, action + 1)],  # another than was sent
    ):
        with pytest.raises(Lost):
            _check(table, good, rows)


def _check(table: Table, good: Kept, rows: list[tuple[int, int, int]]) -> None:
    table.check(Disk(Kept(good.title, good.seed, good.options, good.invite, rows)))  # type: ignore[arg-type]
