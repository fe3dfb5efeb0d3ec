"""Connections to browsers and the messages that go over them."""
