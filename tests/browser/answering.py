"""Give the answers of a record by clicks or taps on the page, as few as the page allows, and count them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.clicking import Clicker

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_STEPS = 20
# The first place where this word may be pressed now; if a press there gives a second answer, it must be `then`.
OPEN = """([word, then]) => [...document.querySelectorAll('[data-action]')].find(
  (it) => it.dataset.action === word && (it.dataset.then ?? then) === then && it.checkVisibility()
    && !it.matches(':disabled, [aria-disabled="true"]'))"""

# Side boards and tabs that say that some of the answers are there.
BEHIND = ".shelf-board.lit, .p-tabs button:has(.dot.lit)"


class Presser:
    """A player who knows the answers: it presses the element for each answer, and counts the presses of each
    question."""

    def __init__(self, page: Page, player: Clicker) -> None:
        self.page = page
        self.player = player
        self.presses = 0
        self.counts: list[tuple[str, int, int]] = []  # each question: its kind, presses, answers

    def press(self, there: Locator) -> None:
        there.scroll_into_view_if_needed()
        there.tap() if self.player.tap else there.click()
        self.presses += 1

    def give(self, kind: str, *words: str) -> None:
        """Press these answers, which are sent together, and then the button that sends them, if there is one."""
        before, sent = self.presses, self._sent()
        given = 0
        while given < len(words):
            given += self._one(*words[given : given + 2])
        confirm = self.page.locator(".btn.confirm:not(:disabled)")
        sure = self.page.locator(f".endturn[data-action='{words[-1]}']")
        if confirm.count():
            self.press(confirm)
        elif sure.count() and self._sent() == sent:  # passing a Combat with a card to play asks once
            self.press(sure)
        self.player.settle()
        self.counts.append((kind, self.presses - before, len(words)))

    def _sent(self) -> int:
        """Return how many messages the page has sent."""
        sent: int = self.page.evaluate("inside.line.sent")
        return sent

    def turns(self) -> list[tuple[int, int]]:
        """Return the number of presses and the number of answers of each turn."""
        out: list[tuple[int, int]] = []
        for kind, presses, answers in self.counts:
            spent, given = (0, 0) if kind == "turn" or not out else out.pop()
            out.append((spent + presses, given + answers))
        return out

    def _one(self, word: str, then: str = "") -> int:
        """Press the element for this answer. Return 2 if the press also gives the answer `then`, else 1."""
        found: Any = self.page.evaluate_handle(OPEN, [word, then]).as_element()
        for behind in self.page.locator(BEHIND).all() if found is None else []:
            self.press(behind)
            found = self.page.evaluate_handle(OPEN, [word, then]).as_element()
            if found is not None:
                break
        if found is None:
            self._count(word)
            return 1
        given = 2 if found.get_attribute("data-then") else 1
        self._press_in_sight(found, word)
        return given

    def _press_in_sight(self, found: Any, word: str) -> None:
        """Press the element at a point that nothing covers: cards of a full hand overlap each other."""
        point = self.page.evaluate("(found) => inside.pointOf(found)", found)
        assert point, f"{word} is covered"
        if self.player.tap:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        self.presses += 1

    def _count(self, word: str) -> None:
        """Set a slider to the number in this word, or count down to it step by step, and press the button with it."""
        slider = self.page.locator(".stepper input, .slide input").first
        if not slider.count():
            fewer = self.page.locator(".stepper [data-step='-1']:not([aria-disabled])")
            if not fewer.count():
                raise AssertionError(f"nothing says {word}: {self.page.locator('.prompt').first.inner_text()}")
            self.press(fewer.first)
            self._one(word)
            return
        most = int(slider.get_attribute("max") or 0)
        for at in range(most + 1):  # a press on the track
            slider.fill(str(at))
            if self.page.evaluate_handle(OPEN, [word, ""]).as_element() is not None:
                self.presses += 1
                self._one(word)
                return
        raise AssertionError(f"the slider does not say {word}")
