"""`AtPosition`: the beginning of a game at a position in the text form of scenarios, as in lessons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.beginnings import Begun, check_keys
from sandtable.core.contract import State
from sandtable.core.errors import BadBeginning, BadScenario
from sandtable.core.titles import Meta
from sandtable.scenario_start import options_of, position

MOST: Final = 20_000  # characters of a position


class AtPosition:
    """The kind of beginning `position`: `{"kind": "position", "given": {…}}`, where `given` is written as in a
    scenario."""

    lasting = False

    def check(self, begin: Mapping[str, Any]) -> None:
        check_keys(begin, "given")
        if not isinstance(begin["given"], Mapping):
            raise BadBeginning(f"begin.given: a position is wanted, not {begin['given']!r:.100}")

    def start(self, about: Meta, seed: int, options: Mapping[str, Any], begin: Mapping[str, Any], **how: Any) -> State:
        self.check(begin)
        try:
            state = position(about.id, begin["given"])
        except BadScenario as wrong:
            raise BadBeginning(f"begin.{wrong}") from wrong
        if how.get("listen"):
            state.listen()
        return state

    def moves(self, begin: Mapping[str, Any]) -> int:
        return 0

    def begun(self, about: Meta, asked: Mapping[str, Any]) -> Begun:
        self.check(asked)
        begin = json.loads(json.dumps({"kind": "position", "given": asked["given"]}))
        if len(json.dumps(begin)) > MOST:
            raise BadBeginning(f"begin.given: at most {MOST} characters are allowed")
        state = self.start(about, 0, {}, begin)
        if state.over:
            raise BadBeginning("begin.given: the game is over at this position")
        if about.has("invariants"):
            try:
                about.part("invariants").check(state)
            except AssertionError as wrong:
                raise BadBeginning(f"begin.given: this position is impossible: {wrong!s:.200}") from wrong
        return Begun(options_of(about.id, begin["given"]), begin)


AT_POSITION: Final = AtPosition()
