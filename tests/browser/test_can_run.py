"""Report whether the browser tests can run; a missing browser is an error where one is required."""

from __future__ import annotations

from tests.browser.browsing import need_browser


def test_there_is_a_browser_to_test_with() -> None:
    need_browser()
