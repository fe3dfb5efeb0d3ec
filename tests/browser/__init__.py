"""The page in a real browser: Playwright with the Chromium of the system, in front of a real server."""
