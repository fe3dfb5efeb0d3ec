"""Tests of the page in a real browser: Playwright drives the system's Chromium, against a real server."""
