"""What scenarios (`sandtable.scenario`) can say of this family: names in positions, verbs, facts to be expected."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import BadScenario
from sandtable.core.titles import meta
from sandtable.imperium.lab.fields import opening
from sandtable.imperium.lab.position import (
    DEFAULT_RIVAL_CARDS,
    DEFAULT_RIVALS,
    DEFAULT_SOLO_LEADER,
    build,
    usual_leaders,
)
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, HAGAL, LEADERS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.state import NO_CONFLICT, NOBODY, PHASES, Player
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
    hint,
    many,
    one_of,
)

_WORDS: Final = ("voice", "aside")
_FLAGS: Final = ("swordmaster", "council", "revealed", "tokens_shown")
# What the parties have none of that the game itself plays: Rivals, and House Hagal beside two players (IMP-17, 18.1).
_NOT_OF_RIVALS: Final = (
    "hand", "deck", "discard", "play", "aside", "open_intrigue", "council", "revealed", "tokens", "tokens_shown",
    "voice",
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
        "tokens": many(rules.track),
        "tokens_shown": FLAG,
        "voice": one_of(rules.space),
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
        "hagal_deck": many(rules.hagal_kind),
        "hagal_discard": many(rules.hagal_kind),
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
    """The adapter of `sandtable.scenario`, for one title of the family with so many seats: another number may bring
    another board, and other pieces."""

    verbs = VERBS
    decline = ("reveal", "end", "pass", "done", "no", "none")

    def __init__(self, title: str, seats: int) -> None:
        self.title = title
        about = meta(title)
        everything: dict[str, Any] = {"seats": seats}
        for option in about.options:
            if option.choices == (False, True) and (not option.seats or seats in option.seats):
                everything[option.name] = True
        self.rules = ruleset_for(title, about.check(everything))
        self.player_fields: Mapping[str, Field] = _player_fields(self.rules)
        self.table_fields: Mapping[str, Field] = _table_fields(self.rules)
        for module in self.rules.modules:
            fields = module.scenario_fields(self.rules)
            self.table_fields = {**self.table_fields, **{f"{module.id}_{name}": fields[name] for name in fields}}

    def automated(self, seats: int) -> Sequence[str]:
        return {1: ("rival_a", "rival_b"), 2: ("rival_a",) if self.rules.rivals else ("hagal",)}.get(seats, ())

    # --- beginnings ----------------------------------------------------------------------
    def build(self, given: Mapping[str, Any], seats: Seats) -> Game:
        """As `position.build`, with players named, and given beside the table's keys or below `players`."""
        plain = _named(given, seats, "given")
        players = _mapping(plain.pop("players", {}), "given.players")
        flat = {key: plain.pop(key) for key in list(plain) if seats.is_seat(key)}
        found: dict[int, Any] = {}
        for where, group in (("given.players", players), ("given", flat)):
            for key, own in group.items():
                seat = _seat(key, seats, where)
                if seat in found:
                    raise BadScenario(f"{where}.{key}: {key} is given twice")
                found[seat] = own = _mapping(own, f"given.{key}")
                for name in _FLAGS:
                    if not isinstance(own.get(name, False), bool):
                        raise BadScenario(f"given.{key}.{name}: yes or no is wanted, not {own[name]!r}")
                for name in _WORDS:
                    _word(own.get(name), f"given.{key}.{name}")
                if seat >= seats.count:
                    barred = _NOT_OF_RIVALS if seats.count == 1 or self.rules.rivals else _NOT_OF_HAGAL
                    for name in own:
                        if name in barred:
                            raise BadScenario(f"given.{key}.{name}: {key} has none, the game itself plays it")
        for module in self.rules.part:
            if module in plain and module != "rivals":
                plain[module] = _numbered(plain[module], seats)
        if "leaders" in plain:
            plain["leaders"] = _leaders(self.rules, plain["leaders"], seats, "given.leaders")
        if self.rules.rivals:
            if "rivals" in plain:
                plain["rivals"] = _rival_cards(self.rules, plain["rivals"], seats, "given.rivals")
        elif seats.count == 1:
            own_leaders = plain.get("leaders", [DEFAULT_SOLO_LEADER])
            plain["rivals"] = _rivals(self.rules, plain.get("rivals", {}), own_leaders, seats, "given.rivals")
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
            options["first"] = _seat(options["first"], seats, "new.first")
        if isinstance(options.get("leaders"), Mapping):
            options["leaders"] = _leaders(self.rules, options["leaders"], seats, "new.leaders")
        if isinstance(options.get("rivals"), Mapping) and self.rules.rivals:
            options["rivals"] = _rival_cards(self.rules, options["rivals"], seats, "new.rivals")
        elif isinstance(options.get("rivals"), Mapping):
            options["rivals"] = _rivals(self.rules, options["rivals"], options.get("leaders"), seats, "new.rivals")
        return options

    # --- verbs ---------------------------------------------------------------------------
    def phrase(self, words: list[str], seats: Seats) -> list[tuple[str, ...]] | None:
        if not words:
            return None
        verb, rest = words[0], words[1:]
        # `plays` in what is done, `play` after can and cannot
        verb = {"passes": "pass", "trashes": "trash"}.get(verb, verb.removesuffix("s"))
        match (verb, rest):
            case ("play", ["intrigue", card]):
                return [(f"intrigue:{_known(card, self.rules.intrigue, 'Intrigue card')}",)]
            case ("play", [card, "to", space]):
                place = _known(space, self.rules.space, "space")
                return [(f"card:{_known(card, self.rules.card, 'card')}",), (f"space:{place}",)]
            case ("reveal", []):
                return [("reveal",)]
            case ("deploy", [number]) if number.isdigit():
                return [(f"deploy:{int(number)}",)]
            case ("acquire", ["aside"]):
                return [("acquire:aside",)]
            case ("acquire", [card]):
                return [(f"acquire:{_known(card, self.rules.card, 'card')}",)]
            case ("resolve", [box, *part]) if not part or (len(part) == 2 and part[0] == "part" and part[1].isdigit()):
                said: list[tuple[str, ...]] = [(self._box(box),)]
                return said + [(f"part:{int(part[1])}",)] if part else said
            case ("trash", ["nothing"]):
                return [("none",)]
            case ("trash", [card, "from", place]) if place in _WHERE:
                return [(f"{_WHERE[place]}:{_known(card, self.rules.card, 'card')}",)]
            case ("discard", [card]):
                return [(f"card:{_known(card, self.rules.card, 'card')}",)]
            case ("choose", [thing]):
                return [(_choice(self.rules, thing, seats),)]
            case ("pass", []):
                return [("pass", "done")]
            case ("end", ["turn"]):
                return [("end",)]
        return None

    def _box(self, box: str) -> str:
        """The word of a box of open effects: of the space, its influence, the Leader, a card or another piece."""
        for sort in opening(self.rules):
            if box in self.rules.of(sort).by_id:
                return f"{sort.box}:{box}"
        if box not in ("space", "influence", "leader"):
            _known(box, self.rules.card, "card")
        return f"box:{box}"

    # --- facts ---------------------------------------------------------------------------
    def stage(self, state: State) -> object:
        assert isinstance(state, Game)
        return state.round, state.phase

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
            "hagal_deck": [HAGAL[kind].id for kind in s.hagal_deck],
            "hagal_discard": [HAGAL[kind].id for kind in s.hagal_discard],
        }
        for module, component in zip(s.rules.modules, s.parts, strict=True):
            table |= {f"{module.id}_{name}": fact for name, fact in component.facts(s).items()}
        return Facts(table, [_player(s, seat, p) for seat, p in enumerate(s.players)])


@cache
def adapter(title: str, seats: int) -> Scenarios:
    return Scenarios(title, seats)


def _player(s: Game, seat: int, p: Player) -> dict[str, Any]:
    known = player_dict(s, seat, p)
    del known["seat"], known["rival"]  # a scenario names who is meant
    return {**known, "deck_top": CARDS[p.deck[-1]].id if p.deck else None}


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# --- names -------------------------------------------------------------------------------
def _mapping(value: Any, where: str) -> dict[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {value!r}")
    return dict(value)


def _word(value: Any, where: str) -> None:
    if value is not None and not isinstance(value, str):
        raise BadScenario(f"{where}: a name is wanted, not {value!r}")


def _seat(value: Any, seats: Seats, where: str) -> int:
    try:
        return seats.number(value)
    except BadScenario as wrong:
        raise BadScenario(f"{where}: {wrong}") from wrong


def _named(given: Mapping[str, Any], seats: Seats, where: str) -> dict[Any, Any]:
    """Players put into numbers wherever the table speaks of one; nobody is as if it were not given."""
    plain = dict(given)
    for key in ("first", "turn", "mentat"):
        if plain.get(key) is not None:
            plain[key] = _seat(plain[key], seats, f"{where}.{key}")
    for key in ("alliance", "control"):
        if key in plain:
            held = _mapping(plain[key], f"{where}.{key}")
            plain[key] = {k: _seat(v, seats, f"{where}.{key}.{k}") for k, v in held.items() if v is not None}
    for key in ("bonus_spice", "reserve"):
        if key in plain:
            _mapping(plain[key], f"{where}.{key}")
    for key in ("phase", "conflict"):
        _word(plain.get(key), f"{where}.{key}")
    return plain


def _numbered(given: Any, seats: Seats) -> Any:
    """What is given to a module, players put into numbers wherever one is named."""
    if isinstance(given, Mapping):
        return {_numbered(key, seats): _numbered(value, seats) for key, value in given.items()}
    if isinstance(given, list):
        return [_numbered(item, seats) for item in given]
    return seats.number(given) if isinstance(given, str) and seats.is_seat(given) else given


def _leaders(rules: Ruleset, given: Any, seats: Seats, where: str) -> Any:
    """A list as it is; of a mapping `john: paul_atreides` who is not named takes a Leader nobody asked for."""
    if not isinstance(given, Mapping):
        return given
    usual = usual_leaders(rules, seats.count)
    turned = {LEADERS[kind].back_of for kind in rules.leader_sides if LEADERS[kind].id in given.values()}
    allowed = [name for name in (*usual, *rules.leader) if name not in turned]
    return _filled(given, seats, range(seats.count), usual, allowed, where)


def _rivals(rules: Ruleset, given: Any, leaders: Any, seats: Seats, where: str) -> Any:
    """A list as it is; of a mapping `rival_a: glossu_rabban` the other takes a Leader nobody asked for."""
    if not isinstance(given, Mapping) or seats.count != 1:
        return given
    taken = leaders if isinstance(leaders, list) else []
    allowed = [LEADERS[k].id for k in rules.leaders if LEADERS[k].rival_ok and LEADERS[k].id not in taken]
    return _filled(given, seats, range(1, len(seats.names)), list(DEFAULT_RIVALS), allowed, where)


def _rival_cards(rules: Ruleset, given: Any, seats: Seats, where: str) -> Any:
    """A list as it is; of a mapping `rival_a: rival_irulan` the other has a card that nobody asked for."""
    if not isinstance(given, Mapping):
        return given
    whose = range(seats.count, len(seats.names))
    usual = list(DEFAULT_RIVAL_CARDS[: len(whose)])
    return _filled(given, seats, whose, usual, [*DEFAULT_RIVAL_CARDS[:2], *rules.rival], where)


def _filled(
    given: Mapping[Any, Any], seats: Seats, whose: range, usual: list[str], allowed: list[str], where: str
) -> list[Any]:
    """A Leader for each of these seats: the one given, else the usual one, else one that is left."""
    chosen = {}
    for key, leader in given.items():
        seat = _seat(key, seats, where)
        if seat not in whose:
            raise BadScenario(f"{where}: {key} is not meant here, but {', '.join(seats.names[one] for one in whose)}")
        chosen[seat] = leader
    spare = [name for name in allowed if name not in chosen.values()]
    for seat, name in zip(whose, usual, strict=True):
        if seat not in chosen:
            chosen[seat] = name if name in spare else spare[0]
            spare = [other for other in spare if other != chosen[seat]]
    return [chosen[seat] for seat in whose]


def _known(name: str, table: Mapping[str, int], what: str) -> str:
    if name not in table:
        raise BadScenario(f"there is no {what} {name!r}{hint(name, table)}")
    return name


def _choice(rules: Ruleset, thing: str, seats: Seats) -> str:
    """`fremen`, `abby`, `2`, a word as it is, or a piece whose word is the only one that names it."""
    if thing in rules.track:
        return f"faction:{thing}"
    if seats.is_seat(thing) and not thing.isdigit():
        return f"seat:{seats.number(thing)}"
    if thing.isdigit():
        return f"number:{int(thing)}"
    if thing in rules.vocabulary.numbers:
        return thing
    words = [f"{sort.words[0]}:{thing}" for sort in rules.sorts if len(sort.words) == 1]
    named = [word for word in words if word in rules.vocabulary.numbers]
    if len(named) > 1:
        raise BadScenario(f"{thing!r} may be any of {', '.join(named)}: write which")
    if named:
        return named[0]
    raise BadScenario(
        f"{thing!r} is nothing to choose: a faction, a player, a number, yes, no, a piece or a word of the game"
    )
