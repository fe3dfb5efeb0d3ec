"""Whether there is a browser to test with; what is missing is said, and is an error where it must be there."""

from __future__ import annotations

from tests.browser.browsing import need_browser


def test_there_is_a_browser_to_test_with() -> None:
    need_browser()
