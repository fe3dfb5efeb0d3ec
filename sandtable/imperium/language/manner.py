"""`Manner`: the context in which an effect is put into words, passed to the record of its kind."""

from __future__ import annotations


class Manner:
    """The context in which the clause of an effect is worded.

    - `voice`: the voice of the clause, as defined in `tell/wording`.
    - `inline`: the clause is inside that of another effect.
    - `verb`: an amount needs its verb, because actions are listed beside it.
    - `then`: another clause follows in the sentence.
    - `again`: the clause is an amount that follows another amount.
    """

    __slots__ = ("voice", "inline", "verb", "then", "again")

    def __init__(
        self, voice: str, inline: bool = True, verb: bool = False, then: bool = False, again: bool = False
    ) -> None:
        self.voice = voice
        self.inline = inline
        self.verb = verb
        self.then = then
        self.again = again
