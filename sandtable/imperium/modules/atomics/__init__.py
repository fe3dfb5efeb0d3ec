"""The module `atomics`: Family Atomics, which replace the whole Imperium Row once in a game (IMM-9)."""
