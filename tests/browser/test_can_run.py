"""Tests need a browser; a missing one is reported, and is an error where it is required."""

from __future__ import annotations

from tests.browser.browsing import need_browser


def test_there_is_a_browser_to_test_with() -> None:
    need_browser()
