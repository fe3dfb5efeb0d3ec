"""Lessons played through by clicks, on a wide screen and on a phone; a wrong press is refused and explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sandtable.core.fluent import Words
from sandtable.lessons import Lesson, LessonStep, lesson, lessons
from tests.browser.browsing import PHONE, WIDE, Pages

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def said(page: Page, one: Lesson, step: LessonStep, part: str = "") -> None:
    """Wait until the page shows the sentence of this step, or its further text `part`."""
    text = Words("en").say(one.step_message(step, part))
    expect(page.locator(".coach")).to_contain_text(text)


def answer(page: Page, word: str) -> None:
    """Press the element that gives this answer; on a phone, press it twice."""
    lit = page.locator(f'[data-action="{word}"]:visible')
    if word.startswith("deploy:"):
        for _ in range(12):
            if lit.count():
                break
            page.locator('[data-step="-1"]:visible').first.click()
    lit.first.click()


def put_away(page: Page) -> None:
    """Close a recap, if one is shown."""
    onward = page.locator("[data-recap]:visible")
    for _ in range(300):
        if page.locator(".coach").count():
            return
        if onward.count():
            onward.first.click()
        page.wait_for_timeout(200)
    raise AssertionError("the coach does not come back")


def play(page: Page, one: Lesson) -> None:
    for step in one.steps:
        put_away(page)
        said(page, one, step)
        words = [given.words[0] for given in step.answers]
        for at, word in enumerate(words):
            answer(page, word)
            confirm = page.locator(".confirm:visible")
            page.wait_for_timeout(150)
            if at + 1 == len(words) and confirm.count():
                confirm.first.click()
        put_away(page)
        if "praise" in step.says:
            said(page, one, step, "praise")
        if not step.answers or "praise" in step.says:
            page.locator(".coach .primary").click()


@SIZES
@pytest.mark.parametrize("id", ["agent", "reveal", "influence"])
def test_a_lesson_is_played_through_by_clicks(pages: Pages, id: str, size: tuple[int, int]) -> None:
    one = lesson("imperium", id)
    page = pages.open(f"/learn/imperium/{id}", size=size)
    play(page, one)
    expect(page.locator(".coach.praise")).to_be_visible()
    page.locator(".lesson-bar .tools a").last.click()
    expect(page.locator(".way-stop.is-done")).to_have_count(1)
    assert kept(page) == [f"imperium/{id}"]


@SIZES
def test_a_wrong_press_is_held_back_and_explained(pages: Pages, size: tuple[int, int]) -> None:
    one = lesson("imperium", "agent")
    page = pages.open("/learn/imperium/agent", size=size)
    said(page, one, one.steps[0])
    page.locator(".coach .primary").click()
    said(page, one, one.steps[1])
    page.locator('[data-action="space:wealth"]:visible').first.click()
    said(page, one, one.steps[1], "wrong")
    page.locator('[data-action="card:dagger"]:visible').first.click()
    said(page, one, one.steps[1], "wrong")
    page.locator(".coach .btn").click()  # show me
    said(page, one, one.steps[2])


def test_the_start_page_leads_to_the_lessons(pages: Pages) -> None:
    page = pages.open("/", size=WIDE)
    page.locator(".learn-card a").click()
    expect(page.locator(".way-stop")).to_have_count(len(lessons("imperium")))
    expect(page.locator(".way-stop.is-now")).to_have_count(1)
    page.locator(".way-card .primary").click()
    expect(page.locator(".coach")).to_be_visible()


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => JSON.parse(localStorage.getItem('sandtable.lessons') ?? '[]')")
    return found
