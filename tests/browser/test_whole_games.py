"""Recorded games of bots replayed on the page: text fits its box in every language, the board does not move, Agents
stay visible, and a turn takes no more presses than needed.

The usual run replays a part of each game; `make whole-games` replays all of them from the first move to the last.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from sandtable.core.record import Record
from tests.browser.answering import Presser
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker
from tests.browser.looking import fits, overlaps, speak
from tests.browser.recorded import among_bots, at_random, sit_down_at
from tests.browser.retold import Stop, retell
from tests.browser.test_game import check_scores, faults

pytestmark = pytest.mark.slow

WHOLE = os.environ.get("SANDTABLE_WHOLE_GAMES") == "1"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "base": ("imperium", {"seats": 4}, 0),
    "ix": ("imperium", {"seats": 4, "boxes": ["ix"]}, 1),
    "league": ("imperium", {"seats": 4, "boxes": ["ix", "immortality"]}, 0),
    "uprising": ("uprising", {"seats": 4}, 1),
    "six": ("uprising", {"seats": 6}, 0),
}
STOPS = 14  # questions of a part
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
EVERY = pytest.mark.parametrize("game", GAMES)


@cache
def played(game: str) -> Record:
    title, options, _ = GAMES[game]
    return among_bots(title, json.dumps(options))


def told(page: Page, server: Server, game: str, presser: Presser | None = None) -> Iterator[Stop]:
    """Replay a game, or a part from its middle on, and yield its stops; later turns have more pieces on the table."""
    record = played(game)
    seat = GAMES[game][2]
    start = 0 if WHOLE else len(record) * 2 // 3
    while record.moves[start].seat == seat:  # somebody else begins: the page sits down first
        start += 1
    for number, stop in enumerate(retell(page, server, record, seat, start, presser)):
        if not WHOLE and number >= STOPS:
            return
        yield stop


@SIZES
@EVERY
def test_text_fits_its_box(pages: Pages, server: Server, game: str, size: tuple[int, int]) -> None:
    """No text is cut off or overlaps another. In a part of a game the languages take turns from question to question;
    in a whole game each question is checked in all of them."""
    if not WHOLE and (game, size) not in (("league", WIDE), ("league", PHONE), ("six", WIDE)):
        pytest.skip("a part of it is told of the mixture with the most boards, and of six players")
    page = pages.open(None, size, settings=BY_HAND)
    found: set[tuple[str, str]] = set()
    for number, _ in enumerate(told(page, server, game)):
        for lang in LANGUAGES if WHOLE else (("ja", "ko", "zh-Hant", "en")[number % 4],):
            speak(page, lang)
            found |= {(lang, fault) for fault in fits(page, may_scroll=True) + overlaps(page)}
    assert sorted(found) == []


# Moments that did not fit once, in the parts that the usual run leaves out: a game, a move of it, and the window.
TIGHT = [("ix", 415, WIDE), ("ix", 537, WIDE), ("uprising", 452, WIDE), ("league", 321, PHONE)]


@pytest.mark.parametrize(("game", "at", "size"), TIGHT, ids=[f"{game}-{at}" for game, at, _ in TIGHT])
def test_text_fits_where_it_did_not(pages: Pages, server: Server, game: str, at: int, size: tuple[int, int]) -> None:
    """Text fits in situations where it once did not: a set-aside card below a long ability, the fourth number of an
    army, a long Japanese question on a phone."""
    page = pages.open(None, size, settings=BY_HAND)
    record, seat = played(game), GAMES[game][2]
    start = at - 1
    while record.moves[start].seat == seat:
        start -= 1
    for stop in retell(page, server, record, seat, start):
        if stop.n < at:
            continue
        for lang in LANGUAGES:
            speak(page, lang)
            assert fits(page, may_scroll=True) + overlaps(page) == [], lang
        break


@SIZES
@pytest.mark.parametrize("game", ["ix", "league"])
def test_a_game_by_clicks_from_the_first_move(pages: Pages, server: Server, game: str, size: tuple[int, int]) -> None:
    """Every question can be answered on its pieces or in the bar, and nothing that may be pressed is covered."""
    if not WHOLE:
        pytest.skip("the last part of it is played in test_boxes.py")
    small = size == PHONE
    page = pages.open(None, size, settings=STILL if small else BY_HAND)
    title, options, _ = GAMES[game]
    sit_down_at(page, server, at_random(title, 2, **options), 0)
    player = Clicker(page, seed=11, tap=small)
    found: list[object] = []
    player.play(lambda: found.extend(faults(page, player, may_scroll=True)))
    assert found == []
    check_scores(page, player, 4)


SPACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-space]')].map((it) => {
  const { x, y } = it.getBoundingClientRect();
  return [it.dataset.space, [Math.round(x), Math.round(y)]];
}))"""


@EVERY
def test_the_board_stays_where_it_is(pages: Pages, server: Server, game: str) -> None:
    """No question moves a space on the screen: answers are shown beside the hand, in the bar, or floating."""
    if not WHOLE and game == "ix":
        pytest.skip("the league mixture has its boards too")
    page = pages.open(None, settings=BY_HAND, lang="ja")
    places: dict[str, dict[tuple[int, int], Stop]] = {}  # of each space, with the first stop at which it is there
    for stop in told(page, server, game):
        if stop.recap:
            continue
        for space, (x, y) in page.evaluate(SPACES).items():
            places.setdefault(space, {}).setdefault((x, y), stop)
    assert places
    assert {space: at for space, at in places.items() if len(at) > 1} == {}


HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll('.board [data-space]')].map(
  (it) => [it.dataset.space, it.offsetHeight]))"""
SWEPT = "() => document.querySelectorAll('.board .bonus').forEach((it) => (it.style.display = 'none'))"


@pytest.mark.parametrize("game", ["base", "uprising"])
def test_gathered_spice_makes_no_space_higher(pages: Pages, server: Server, game: str) -> None:
    record = played(game)
    seat = GAMES[game][2]
    state: Any = record.at(0)
    gathered = 0  # moves until this seat is asked something while spice lies on two spaces
    while record.moves[gathered].seat != seat or sum(map(bool, state.bonus_spice)) < 2:
        state.apply(record.moves[gathered].seat, record.moves[gathered].action)
        gathered += 1
    page = pages.open(None, settings=BY_HAND, lang="ja")
    sit_down_at(page, server, record, gathered)
    page.wait_for_selector(".board .bonus")
    before = page.evaluate(HEIGHTS)
    page.evaluate(SWEPT)
    assert page.evaluate(HEIGHTS) == before


COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => [it, it.getBoundingClientRect()]);
  return boxes('.board .pad .pawn').flatMap(([pawn, a]) => boxes('.board .post').filter(([, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 4 && high > 4;
  }).map(([post]) => `${post.dataset.post} over ${pawn.closest('[data-space]')?.dataset.space}`));
}"""


@pytest.mark.parametrize("game", ["uprising", "six"])
def test_no_post_covers_an_agent(pages: Pages, server: Server, game: str) -> None:
    page = pages.open(None, settings=BY_HAND)
    found = [fault for _ in told(page, server, game) for fault in page.evaluate(COVERED)]
    assert found == []


@SIZES
@pytest.mark.parametrize("game", ["base", "ix", "league"])
def test_a_turn_takes_at_most_one_press_more_than_answers(
    pages: Pages, server: Server, game: str, size: tuple[int, int]
) -> None:
    """Every answer of the record is given by a press on its element; at most one press of a turn gives no answer."""
    if not WHOLE and game == "ix":
        pytest.skip("the league mixture has its boards too")
    page = pages.open(None, size, settings=BY_HAND)
    presser = Presser(page, Clicker(page, tap=size == PHONE))
    for _ in told(page, server, game, presser):
        pass
    turns = presser.turns()
    more = [count for count in presser.counts if count[1] > count[2]]
    print(f"{len(turns)} turns, presses and answers: {turns}; questions with more presses: {more}")
    assert [turn for turn in turns if turn[0] > turn[1] + 1] == []
