"""Limits on clients: request rates, daily quotas, bans, and a queue for expensive work."""
