"""Bots: the worker processes that compute their moves, and the queues in front of them."""
