"""Seats and the guests who sit on them: cookies, names, permissions and standing answers."""
