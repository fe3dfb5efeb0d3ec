"""Tables with Rise of Ix and Immortality: games by clicks, side boards, pairs of cards, and how they look."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.core.record import Record
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker, views_of
from tests.browser.looking import faults_in_sight, speak, theme_of
from tests.browser.recorded import at_random, sit_down_at
from tests.browser.test_game import check_scores, faults

pytestmark = pytest.mark.slow

LEAGUE = ["ix", "immortality"]
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def asked_first(record: Record, kind: str, from_round: int = 2) -> int:
    """Return how many moves of the game come before the first question of this kind to anybody; 0 for none."""
    state: Any = record.at(0)
    for n, move in enumerate(record.moves):
        if state.round >= from_round and state.decision(move.seat).kind == kind:
            return n
        state.apply(move.seat, move.action)
    return 0


def sit_down_asked(page: Page, server: Server, kind: str, boxes: list[str]) -> tuple[str, dict[str, Any]]:
    """Sit down in a random game where a seat is asked a question of this kind; return that seat and its view."""
    for seed in range(1, 20):
        record = at_random("imperium", seed, seats=4, boxes=boxes)
        if n := asked_first(record, kind):
            sit_down_at(page, server, record, n)
            Clicker(page).wait_for_question()
            seat = str(record.moves[n].seat)
            return seat, views_of(page)[seat]
    raise AssertionError(f"nobody is asked for {kind}")


CUT = "(board) => board.scrollHeight - board.clientHeight"
MARGIN = 2  # pixels of rounding


@pytest.mark.parametrize("boxes", [["immortality"], ["base", *LEAGUE]], ids=["immortality", "all"])
def test_nothing_of_a_full_board_is_cut_off(pages: Pages, server: Server, boxes: list[str]) -> None:
    """With contracts and a shelf the board of Uprising has the least room: its last rows stay in sight all the same."""
    page = pages.open(None, settings=BY_HAND)
    record = at_random("uprising", 1, seats=4, choam=True, boxes=boxes)
    sit_down_at(page, server, record, asked_first(record, "turn"))
    Clicker(page).wait_for_question()
    for width, height in (WIDE, (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for lang in LANGUAGES:
            speak(page, lang)
            assert page.locator(".board").evaluate(CUT) <= MARGIN, (width, lang)


@SIZES
@pytest.mark.parametrize("boxes", [["ix"], LEAGUE], ids=["ix", "league"])
def test_a_game_by_clicks_to_the_end(pages: Pages, server: Server, size: tuple[int, int], boxes: list[str]) -> None:
    """Every question can be answered on its pieces or in the bar, and nothing that may be pressed is covered. Played is
    the last third of a game; on a phone the second half."""
    small = size == PHONE
    page = pages.open(None, size, settings=STILL if small else BY_HAND)
    record = at_random("imperium", 2, seats=4, boxes=boxes)
    sit_down_at(page, server, record, len(record) // 2 if small else len(record) * 2 // 3)
    player = Clicker(page, seed=11, tap=small)
    found: list[object] = []
    player.play(lambda: found.extend(faults(page, player, may_scroll=True)))
    assert found == []
    check_scores(page, player, 4)


def test_a_tile_is_acquired_on_its_side_board(pages: Pages, server: Server) -> None:
    """The question opens the Ix board, where each tile that can be paid for is lit (IX-3.2)."""
    page = pages.open(None, settings=BY_HAND)
    seat, view = sit_down_asked(page, server, "tech", ["ix"])
    words = [option["action"] for option in view["options"] if option["action"] != "none"]
    expect(page.locator(".side-drawer .tech-tile")).to_have_count(len(view["tech"]["open"]))
    expect(page.locator(".side-drawer .tech-tile.is-may")).to_have_count(len(words))
    page.locator(f".side-drawer [data-action='{words[0]}']").click()
    Clicker(page).settle()
    tile = words[0].partition(":")[2]
    now = views_of(page)[seat]
    assert int(seat) in now["tech"]["owned"][tile] or now["decision"]["kind"] in ("negotiators", "tech_currency")


@SIZES
def test_the_research_token_goes_to_a_lit_hex(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """The question opens the research track; a press on a lit hex moves the token there (IMM-3.2)."""
    page = pages.open(None, size, settings=BY_HAND)
    seat, view = sit_down_asked(page, server, "hex", LEAGUE)
    words = [option["action"] for option in view["options"]]
    expect(page.locator(".graph .node.is-may")).to_have_count(len(words))
    page.locator(f".graph [data-action='{words[0]}']").click()
    Clicker(page).settle()
    at = views_of(page)[seat]["research"]["at"]
    before = view["research"]["at"]
    assert before != at


def test_grafted_cards_are_shown_as_a_pair(pages: Pages, server: Server) -> None:
    """A Graft card first asks for its partner; both are shown joined while the space is chosen (IMM-7.4)."""
    page = pages.open(None, settings=BY_HAND)
    seat, view = sit_down_asked(page, server, "graft_partner", LEAGUE)
    first = view["playing"]
    expect(page.locator(f".pair [data-card='{first[0]}']")).to_be_visible()
    partner = next(option["action"] for option in view["options"] if option["action"].startswith("card:"))
    page.locator(f".hand > [data-action='{partner}']").first.click()
    player = Clicker(page)
    player.settle()
    player.wait_for_question()
    now = views_of(page)[seat]
    assert now["playing"] == [*first, partner.removeprefix("card:")]
    expect(page.locator(".pair .card")).to_have_count(2)
    expect(page.locator(".pair .stitch")).to_have_count(1)
    expect(page.locator(".board [data-space].is-may").first).to_be_visible()


@SIZES
def test_the_boards_look_right(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """In every language no text is cut, nothing overlaps and contrast is enough, with each side board open."""
    page = pages.open(None, size, settings=BY_HAND)
    record = at_random("imperium", 5, seats=4, boxes=LEAGUE)
    sit_down_at(page, server, record, asked_first(record, "turn", 6))
    Clicker(page).wait_for_question()
    assert faults_in_sight(page, theme_of(0, size)) == []
    if size == WIDE:
        for number in range(page.locator(".shelf-board").count()):
            page.locator(".shelf-board").nth(number).click()
            expect(page.locator(".side-drawer")).to_be_visible()
            assert faults_in_sight(page) == [], number
    else:
        for part in ("tech", "shipping", "research", "tleilaxu"):
            page.locator(f"#p-tab-{part}").click()
            assert faults_in_sight(page) == [], part


STICK_OUT = """() => [...document.querySelectorAll('.cost.price, .graph .node')].flatMap((it) => {
  const outer = (it.querySelector('.hex') ?? it).getBoundingClientRect();
  return [...it.querySelectorAll('.ico')].filter((icon) => {
    const box = icon.getBoundingClientRect();
    return box.left < outer.left - 0.5 || box.right > outer.right + 0.5 ||
      box.top < outer.top - 0.5 || box.bottom > outer.bottom + 0.5;
  }).map(() => it.dataset.hex ?? it.textContent);
})"""


@SIZES
def test_icons_lie_within_prices_and_hexes(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """The specimen icon of a price lies within the price's pill, and a reward's icon within its hex."""
    page = pages.open(None, size, settings=BY_HAND)
    record = at_random("imperium", 5, seats=4, boxes=LEAGUE)
    sit_down_at(page, server, record, asked_first(record, "turn", 6))
    Clicker(page).wait_for_question()
    for part, some in (("tleilaxu", ".slim .cost.price .ico"), ("research", ".graph .node-fx .ico")):
        page.locator(f"#p-tab-{part}" if size == PHONE else f'.shelf-board[data-side="{part}"]').click()
        expect(page.locator(some).first).to_be_visible()
        assert page.evaluate(STICK_OUT) == [], part


HIDDEN = "() => { const it = document.querySelector('.board'); return it.scrollHeight - it.clientHeight; }"


@pytest.mark.parametrize("size", [WIDE, (1366, 768)], ids=["wide", "laptop"])
def test_two_teams_see_their_whole_board(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """With six players the shelf of side boards is low, so that the board beside it is not cut off."""
    page = pages.open(None, size, settings=BY_HAND)
    record = at_random("uprising", 3, seats=6, boxes=LEAGUE)
    sit_down_at(page, server, record, asked_first(record, "turn", 3))
    Clicker(page).wait_for_question()
    for lang in LANGUAGES:
        speak(page, lang)
        assert page.evaluate(HIDDEN) <= 2, lang  # a hair's breadth of a shadow
