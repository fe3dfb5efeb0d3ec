"""Grafting: two cards played together with one Agent (IMM-7)."""
