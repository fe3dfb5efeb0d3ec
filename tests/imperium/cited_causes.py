"""`Witness`: what caused an event, as the log and the position show it, without asking the program what it cites."""

from __future__ import annotations

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.imperium.modules.icons import WILD, icon_of
from sandtable.imperium.modules.team_seats import COMMANDERS
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import OBSTACLE


class Witness:
    """Follows a game by its events and says what caused each of them."""

    def __init__(self) -> None:
        self.turn = -1  # whose turn it is
        self.activated = -1  # for whom a commander acts in it
        self.seeking = -1  # the Rival that turns up cards to send its Agent
        self.levels: dict[tuple[int, int], int] = {}  # by seat and track

    def party(self, event: Event, s: Game) -> str:
        if 0 <= event.seat < len(s.players) and s.players[event.seat].rival:
            return "rival"
        if s.rules.sides and event.seat in COMMANDERS:
            return "commander"
        return "served" if s.rules.sides and self.turn in COMMANDERS and event.seat == self.activated else ""

    def follow(self, event: Event) -> None:
        if event.kind == "turn":
            self.turn, self.activated, self.seeking = event.seat, -1, event.seat
        elif event.kind == "activated":
            self.activated = event.seat
        elif event.kind == "agent":
            self.seeking = -1
        elif event.kind == "end_turn":
            self.turn = -1
        elif event.kind == "influence":
            on = (event.seat, event.thing)
            self.levels[on] = self.levels.get(on, 0) + event.amount

    def cause(self, at: int, events: list[Event], s: Game, decision: Decision) -> str:
        """The cause of event `at` of those that followed the answer to a decision; `s` is the position after them."""
        event = events[at]
        before = events[:at]
        sort = thing_name(event.cause).partition(":")[0] or "nothing"
        found = getattr(self, "_" + event.kind, None)
        if event.kind.startswith("pay_") or event.kind == "intrigue_discarded":
            return self._paid(event, before, events[at + 1 :], sort)
        if found is not None:
            return str(found(event, before, s, sort, decision))
        if any(one.kind == "acquire" and one.thing == event.cause for one in before):
            return "acquired"
        return sort

    # --- by kind -------------------------------------------------------------------------
    def _paid(self, event: Event, before: list[Event], after: list[Event], sort: str) -> str:
        later = [one.kind for one in after if one.seat == event.seat]
        if "trade_in" in later and sort != "rival" and event.amount in (1, 3, 7):
            return "trade"
        if sort == "rival":
            hired = [kind for kind in later if kind in ("swordmaster", "trade_in")]
            return "hire" if hired[:1] == ["swordmaster"] else "trade"
        sent = any(one.kind == "agent" and one.thing == event.cause for one in before)
        return "cost" if sent and sort == "space" else sort

    def _vp(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        others = [one for one in before if one.kind != "vp"]
        last = others[-1] if others else None
        if last is None:
            return sort
        since = len(before) - before.index(last) - 1  # points since then
        if last.kind == "influence" and last.seat == event.seat and not since and self._scores(last, s):
            return "level"
        if last.kind == "trade_in":
            return "trade"
        if last.kind == "icon_turned" and sort == "conflict":
            return "wild" if WILD in [icon_of(one.thing) for one in others[-2:]] else "pair"
        tokens = 2 if others[-2:-1] and others[-2].kind == "alliance_lost" and last.kind == "alliance" else 1
        if last.kind in ("alliance", "alliance_lost") and since < tokens:
            return self._alliance(last, others[: others.index(last)], s, sort, decision)
        return "acquired" if any(one.kind == "acquire" and one.thing == event.cause for one in before) else sort

    def _scores(self, moved: Event, s: Game) -> bool:
        """Tell whether a move on a track has passed a level with a point."""
        now = self.levels[moved.seat, moved.thing]
        standing = s.rules.tracks[s.rules.track_thing.index(moved.thing)].standing
        return standing[now] != standing[now - moved.amount]

    def _alliance(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        moved = [one for one in before if one.kind == "influence" and one.thing == event.thing]
        if not moved or moved[-1].amount < 0:
            return "fell"
        lost = any(one.kind == "alliance_lost" and one.thing == event.thing for one in before)
        return "overtaken" if lost or event.kind == "alliance_lost" else "first"

    _alliance_lost = _alliance

    def _influence(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        if event.amount < 0:
            return "lost"
        if decision.kind == "faction" and decision.cause == event.cause:
            return "chosen"
        if sort == "faction":
            return "visit"
        return "acquired" if any(one.kind == "acquire" and one.thing == event.cause for one in before) else sort

    def _good(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        if any(one.kind == "revealed_card" and one.thing == event.cause for one in before):
            return "revealed"
        if any(one.kind == "acquire" and one.thing == event.cause for one in before):
            return "acquired"
        if sort == "space":
            slot = s.rules.space_thing.index(event.cause)
            others = [one for one in before if not one.kind.startswith("pay_")]
            if others and others[-1].kind == "agent" and s.control[slot] == event.seat:
                return "control"
            return "maker" if event.kind == "spice" and slot in s.rules.maker_spaces else sort
        return sort

    _solari = _spice = _water = _swords = _persuasion = _good

    def _deploy(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        combat = sort == "space" and (s.rules.combat_spaces >> s.rules.space_thing.index(event.cause)) & 1
        return "elsewhere" if sort == "space" and not combat else sort

    def _deploy_supply(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return "defence" if before and before[-1].kind == "defend" else sort

    def _control_lost(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        rewards = [one for one in before if one.kind == "reward"]
        by = s.players[rewards[-1].seat].rival if rewards else 0
        return "obstacle won" if by == OBSTACLE else sort

    def _revealed_card(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return "drawn" if before and before[-1].kind == "draw" else ""

    def _strength(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return "" if event.amount else "none"

    def _hagal_card(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return "turns" if self.seeking == event.seat else "combat"

    def _hagal_passed(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return str(event.amount)

    def _hagal_shuffle(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        return "setup" if s.round == 0 else ""

    def _fought(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        if event.seat >= 0:
            return "obstacle" if s.players[event.seat].rival == OBSTACLE else ""
        return "tied" if any(one.kind.endswith("_home") for one in before) else "empty"

    def _game_over(self, event: Event, before: list[Event], s: Game, sort: str, decision: Decision) -> str:
        first = max(p.vp for p in s.players if p.competes())
        return "tied" if s.players[event.seat].vp == first and s.ended[2] != "none" else ""
