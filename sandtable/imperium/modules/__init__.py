"""Modules of the boxes: each one owns its component of the state, its questions and its steps."""
