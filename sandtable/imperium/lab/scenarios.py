"""Adapt scenarios (`sandtable.scenario`) to this family: the names in positions, the verbs, the facts to expect."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import BadScenario
from sandtable.core.parts import Several
from sandtable.core.titles import meta
from sandtable.imperium.lab.fields import opening
from sandtable.imperium.lab.naming import (
    a_seat,
    a_word,
    acquiring_word,
    choice_word,
    known_name,
    leaders_of,
    mapping,
    named,
    numbered,
    rival_cards_of,
    rivals_of,
)
from sandtable.imperium.lab.position import DEFAULT_SOLO_LEADER, build
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, LEADERS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import NO_ANSWER, QUESTION
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.state import NO_CONFLICT, NOBODY, PHASES, Player
from sandtable.imperium.rules.table_module import TableComponent, TableModule
from sandtable.imperium.rules.view import card_names, intrigue_names, player_dict
from sandtable.scenario_expect import (
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    Facts,
    Field,
    Seats,
    each,
    many,
    one_of,
)

_WORDS: Final = ("aside",)
_FLAGS: Final = ("swordmaster", "council", "revealed")
# Keys that automated parties do not have: Rivals, and House Hagal beside two players (IMP-17, 18.1).
_NOT_OF_RIVALS: Final = (
    "hand", "deck", "discard", "play", "aside", "open_intrigue", "council", "revealed",
)  # fmt: skip
_NOT_OF_HAGAL: Final = (*_NOT_OF_RIVALS, "solari", "spice", "water", "points", "intrigue")


def _player_fields(rules: Ruleset) -> dict[str, Field]:
    return {
        "leader": one_of(LEADERS[kind].id for kind in rules.leader_sides),
        "points": NUMBER,
        "solari": NUMBER,
        "spice": NUMBER,
        "water": NUMBER,
        "influence": each(rules.track, NUMBER),
        "garrison": NUMBER,
        "supply": NUMBER,
        "conflict": NUMBER,
        "swords": NUMBER,
        "strength": NUMBER,
        "persuasion": NUMBER,
        "agents": NUMBER,
        "agents_at": many(rules.space),
        "swordmaster": FLAG,
        "council": FLAG,
        "revealed": FLAG,
        "hand": many(rules.card),
        "deck": many(rules.card),
        "deck_top": one_of(rules.card),
        "discard": many(rules.card),
        "play": many(rules.card),
        "intrigue": many(rules.intrigue),
        "open_intrigue": many(rules.intrigue),
        "aside": one_of(rules.card),
        "rival_card": one_of(rules.rival),
    }


def _table_fields(rules: Ruleset) -> dict[str, Field]:
    return {
        "round": NUMBER,
        "phase": one_of(PHASES),
        "first": SEAT,
        "mentat": SEAT,
        "alliance": each(rules.track, SEAT),
        "control": each(_controllable(rules), SEAT),
        "bonus_spice": each(_makers(rules), NUMBER),
        "reserve": each(_reserve(rules), NUMBER),
        "row": many(rules.card),
        "imperium_deck": many(rules.card),
        "trashed": many(rules.card),
        "intrigue_deck": many(rules.intrigue),
        "intrigue_discard": many(rules.intrigue),
        "intrigue_trashed": many(rules.intrigue),
        "conflict": one_of(rules.conflict),
        "conflict_deck": many(rules.conflict),
        "conflict_levels": NUMBERS,
        "conflicts_in_box": NUMBER,
        "difficulty": one_of([level.id for level in rules.levels]),
    }


def _controllable(rules: Ruleset) -> list[str]:
    return [rules.spaces[slot].id for slot in rules.control_spaces]


def _makers(rules: Ruleset) -> list[str]:
    return [rules.spaces[slot].id for slot in rules.maker_spaces]


def _reserve(rules: Ruleset) -> list[str]:
    return [CARDS[kind].id for kind in rules.reserve_cards]


VERBS: Final = (
    "john plays dagger to rally_troops",
    "john plays intrigue windfall",
    "john reveals",
    "john deploys 2",
    "john acquires stilgar",
    "john resolves influence",
    "john trashes dagger from hand",
    "john chooses fremen",
    "john passes",
    "john ends turn",
)
_WHERE: Final = {"hand": "card", "discard": "discard", "play": "inplay"}


class Scenarios:
    """The adapter of `sandtable.scenario` for one title of the family, one number of seats and one set of boxes.

    Each combination has an adapter of its own, since board and pieces may differ.
    """

    verbs = VERBS
    decline = ("reveal", "end", "pass", "done", "no", "none")
    ends = "end"

    def __init__(self, title: str, seats: int, several: Several = ()) -> None:
        self.title = title
        about = meta(title)
        everything: dict[str, Any] = {"seats": seats, **{name: list(words) for name, words in several}}
        for option in about.options:
            may = all(word in everything.get(other, ()) for other, word in option.needs.items())
            if option.choices == (False, True) and (not option.seats or seats in option.seats) and may:
                everything[option.name] = True
        self.rules = ruleset_for(title, about.check(everything))
        self.player_fields: Mapping[str, Field] = _player_fields(self.rules)
        self.table_fields: Mapping[str, Field] = _table_fields(self.rules)
        # The keys of a player that modules add, which automated parties do not have.
        self.further: dict[str, Field] = {}
        for module in self.rules.modules:
            if isinstance(module, TableModule):
                self.further |= module.player_keys(self.rules)
                self.table_fields = {**self.table_fields, **module.table_keys(self.rules)}
        self.player_fields = {**self.player_fields, **self.further}
        self.module_fields = {module.id: module.scenario_fields(self.rules) for module in self.rules.modules}
        for id, fields in self.module_fields.items():
            self.table_fields = {**self.table_fields, **{f"{id}_{name}": fields[name] for name in fields}}

    def automated(self, seats: int) -> Sequence[str]:
        return {1: ("rival_a", "rival_b"), 2: ("rival_a",) if self.rules.rivals else ("hagal",)}.get(seats, ())

    # --- starting positions --------------------------------------------------------------
    def build(self, given: Mapping[str, Any], seats: Seats) -> Game:
        """Build a position as `position.build` does, from a scenario that names its players instead of numbering them.

        The players are keys beside those of the table, or below the key `players`.
        """
        plain = named(given, seats, "given")
        players = mapping(plain.pop("players", {}), "given.players")
        flat = {key: plain.pop(key) for key in list(plain) if seats.is_seat(key)}
        found: dict[int, Any] = {}
        for where, group in (("given.players", players), ("given", flat)):
            for key, own in group.items():
                seat = a_seat(key, seats, where)
                if seat in found:
                    raise BadScenario(f"{where}.{key}: {key} is given twice")
                found[seat] = own = mapping(own, f"given.{key}")
                for name in (*_FLAGS, *(name for name, field in self.further.items() if field is FLAG)):
                    if not isinstance(own.get(name, False), bool):
                        raise BadScenario(f"given.{key}.{name}: yes or no is wanted, not {own[name]!r}")
                for name in _WORDS:
                    a_word(own.get(name), f"given.{key}.{name}")
                if seat >= seats.count:
                    barred = _NOT_OF_RIVALS if seats.count == 1 or self.rules.rivals else _NOT_OF_HAGAL
                    for name in own:
                        if name in barred or name in self.further:
                            raise BadScenario(f"given.{key}.{name}: {key} has none, the game itself plays it")
        for module in self.rules.part:
            if module in plain and module != "rivals":
                where, fields = f"given.{module}", self.module_fields[module]
                own = mapping(plain[module], where)
                plain[module] = {
                    key: numbered(value, fields.get(key), seats, f"{where}.{key}") for key, value in own.items()
                }
        if "leaders" in plain:
            plain["leaders"] = leaders_of(self.rules, plain["leaders"], seats, "given.leaders")
        if self.rules.rivals:
            if "rivals" in plain:
                plain["rivals"] = rival_cards_of(self.rules, plain["rivals"], seats, "given.rivals")
        elif seats.count == 1:
            own_leaders = plain.get("leaders", [DEFAULT_SOLO_LEADER])
            plain["rivals"] = rivals_of(self.rules, plain.get("rivals", {}), own_leaders, seats, "given.rivals")
        try:
            return build({**plain, "players": found}, self.title)
        except BadScenario as wrong:
            said = re.sub(r"given\.players\.(\d+)", lambda m: f"given.{seats.names[int(m[1])]}", str(wrong))
            if said.startswith("given: there is no"):
                said += f", and the players {', '.join(seats.names)}"
            raise BadScenario(said) from wrong

    def options(self, new: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
        options = dict(new)
        if options.get("first", "random") != "random":
            options["first"] = a_seat(options["first"], seats, "new.first")
        if isinstance(options.get("leaders"), Mapping):
            options["leaders"] = leaders_of(self.rules, options["leaders"], seats, "new.leaders")
        if isinstance(options.get("rivals"), Mapping) and self.rules.rivals:
            options["rivals"] = rival_cards_of(self.rules, options["rivals"], seats, "new.rivals")
        elif isinstance(options.get("rivals"), Mapping):
            options["rivals"] = rivals_of(self.rules, options["rivals"], options.get("leaders"), seats, "new.rivals")
        return options

    # --- verbs ---------------------------------------------------------------------------
    def phrase(self, words: list[str], seats: Seats) -> list[tuple[str, ...]] | None:
        if not words:
            return None
        verb, rest = words[0], words[1:]
        # `plays` for an action, `play` after "can" and "cannot"
        verb = {"passes": "pass", "trashes": "trash"}.get(verb, verb.removesuffix("s"))
        match (verb, rest):
            case ("play", ["intrigue", card]):
                return [(f"intrigue:{known_name(card, self.rules.intrigue, 'Intrigue card')}",)]
            case ("play", [card, "to", space]):
                place = known_name(space, self.rules.space, "space")
                return [(f"card:{known_name(card, self.rules.card, 'card')}",), (f"space:{place}",)]
            case ("reveal", []):
                return [("reveal",)]
            case ("deploy", [number]) if number.isdigit():
                return [(f"deploy:{int(number)}",)]
            case ("deploy", [name]):
                there = {self.rules.units[at].id: at for at in self.rules.deployable}
                return [(f"unit:{known_name(name, there, 'unit to deploy')}",)]
            case ("acquire", ["aside"]):
                return [("acquire:aside",)]
            case ("acquire", [card]):
                return [(acquiring_word(self.rules, card),)]
            case ("resolve", [box, *part]) if not part or (len(part) == 2 and part[0] == "part" and part[1].isdigit()):
                said: list[tuple[str, ...]] = [(self._box(box),)]
                return said + [(f"part:{int(part[1])}",)] if part else said
            case ("trash", ["nothing"]):
                return [("none",)]
            case ("trash", [card, "from", place]) if place in _WHERE:
                return [(f"{_WHERE[place]}:{known_name(card, self.rules.card, 'card')}",)]
            case ("discard", [card]):
                return [(f"card:{known_name(card, self.rules.card, 'card')}",)]
            case ("choose", [thing]):
                return [(choice_word(self.rules, thing, seats),)]
            case ("pass", []):
                return [("pass", "done")]
        return None

    def _box(self, box: str) -> str:
        """Return the word of the vocabulary for an effect box that a scenario names: `space`, `influence`, `leader`, or
        the id of a card or another piece."""
        for sort in opening(self.rules):
            if box in self.rules.of(sort).by_id:
                return f"{sort.box}:{box}"
        if box not in ("space", "influence", "leader"):
            known_name(box, self.rules.card, "card")
        return f"box:{box}"

    # --- facts ---------------------------------------------------------------------------
    def stage(self, state: State) -> object:
        assert isinstance(state, Game)
        return state.round, state.phase

    def turn(self, state: State, seat: int) -> object:
        assert isinstance(state, Game)
        return (state.round, state.phase, state.turn_kind) if state.turn_seat == seat else None

    def declining(self, state: State, seat: int) -> str:
        assert isinstance(state, Game)
        answer = QUESTION[state.stack[-1][0]].declined_by(state.decision(seat).options)
        return "" if answer == NO_ANSWER else state.vocabulary.words[answer]

    def facts(self, state: State) -> Facts:
        assert isinstance(state, Game)
        s = state
        table = {
            "round": s.round,
            "phase": PHASES[s.phase],
            "first": s.first,
            "mentat": _holder(s.mentat),
            "alliance": {name: _holder(s.alliance[f]) for f, name in enumerate(s.rules.track)},
            "control": {name: _holder(s.control[s.rules.space[name]]) for name in _controllable(s.rules)},
            "bonus_spice": {name: s.bonus_spice[s.rules.space[name]] for name in _makers(s.rules)},
            "reserve": {name: s.reserve[slot] for slot, name in enumerate(_reserve(s.rules))},
            "row": card_names(s.row),
            "imperium_deck": card_names(s.imperium_deck),
            "trashed": card_names(s.trashed),
            "intrigue_deck": intrigue_names(s.intrigue_deck),
            "intrigue_discard": intrigue_names(s.intrigue_discard),
            "intrigue_trashed": intrigue_names(s.intrigue_trashed),
            "conflict": CONFLICTS[s.conflict].id if s.conflict != NO_CONFLICT else None,
            "conflict_deck": [CONFLICTS[kind].id for kind in s.conflict_deck],
            "conflict_levels": [CONFLICTS[kind].level for kind in reversed(s.conflict_deck)],
            "conflicts_in_box": len(s.rules.conflicts) - len({*s.conflict_deck, *s.conflicts_seen}),
            "difficulty": s.rules.level.id if s.rules.level is not None else None,
        }
        for module, component in zip(s.rules.modules, s.parts, strict=True):
            if isinstance(component, TableComponent):
                table |= component.table_facts(s, True)
            table |= {f"{module.id}_{name}": fact for name, fact in component.facts(s).items()}
        return Facts(table, [_player(s, seat, p) for seat, p in enumerate(s.players)])


@cache
def adapter(title: str, seats: int, several: Several = ()) -> Scenarios:
    return Scenarios(title, seats, several)


def _player(s: Game, seat: int, p: Player) -> dict[str, Any]:
    known = player_dict(s, seat, p)
    del known["seat"], known["rival"]  # a scenario uses names instead
    return {**known, "deck_top": CARDS[p.deck[-1]].id if p.deck else None}


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat
