"""Build any position from plain data, in the format of scenarios.

    build({"seats": 3, "turn": 0, "row": ["stilgar"], "players": {0: {"hand": ["dagger"], "solari": 4}}})

Pieces are conserved: a piece given to one place is taken from its usual place, and a piece that does not exist is an
error. Everything else is as at the start of a game: a seat draws five cards unless its hand is given; cards of the
starting deck that are not named are in the deck or, if the deck itself is given, out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from sandtable.core.chance import Chance, key_of
from sandtable.core.errors import BadOption, BadScenario
from sandtable.core.titles import meta
from sandtable.imperium.language.pieces import RESERVE, STARTING, TRAIT_NUMBERS
from sandtable.imperium.meta import META, TIES_TAKE_NOTHING, TIES_TAKE_THIRD
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, LEADERS
from sandtable.imperium.rules.draws import ROW_SIZE, draw_cards, without
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.left_out import leave_out
from sandtable.imperium.rules.placing import Supply, known, names, whole
from sandtable.imperium.rules.question import STEP
from sandtable.imperium.rules.rounds import AGENTS, HAND_SIZE
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.setup import lay_out, take_leader
from sandtable.imperium.rules.state import DECK_LUCK, NO_CONFLICT, NOBODY, OBSTACLE, RIVAL, Player, streams_of
from sandtable.imperium.rules.table_module import TableComponent, TableModule
from sandtable.imperium.rules.units import TROOP, owned_by

DEFAULT_LEADERS: Final = ("glossu_rabban", "earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides")
DEFAULT_SOLO_LEADER: Final = "count_ilban_richese"
DEFAULT_RIVALS: Final = ("earl_memnon_thorvald", "glossu_rabban")  # IMP-19.3
DEFAULT_RIVAL_CARDS: Final = ("rival_staban_tuek", "rival_gurney_halleck", "rival_amber_metulli")
_PHASE_FRAMES: Final = {step.begins: step.number for step in STEP if step.begins}
_TABLE_KEYS: Final = (
    "seats", "seed", "leaders", "first", "round", "phase", "turn", "conflict", "conflict_deck", "row", "imperium_deck",
    "reserve", "intrigue_deck", "intrigue_discard", "intrigue_trashed", "alliance", "control", "bonus_spice", "mentat",
    "trashed", "players", "difficulty", "rivals", "ties_for_second",
)  # fmt: skip
_NUMBERS: Final = ("solari", "spice", "water", "points", "swords", "garrison", "conflict", "supply", "agents")
_ZONES: Final = ("hand", "deck", "discard", "play")
_PLAYER_KEYS: Final = (
    *_NUMBERS, *_ZONES, "influence", "agents_at", "swordmaster", "council", "intrigue", "open_intrigue", "revealed",
    "aside", "traits",
)  # fmt: skip


def _keys(given: Any, allowed: Iterable[object], where: str) -> None:
    """Raise `BadScenario` if the value is not a mapping or has a key that is not allowed."""
    if not isinstance(given, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {given!r}")
    allowed = list(allowed)
    for key in given:
        if key not in allowed:
            named = [str(name) for name in allowed]
            near = get_close_matches(str(key), named, 1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise BadScenario(f"{where}: there is no {key!r}{hint}; there are {', '.join(named)}")


def build(given: Mapping[str, Any], title: str = META.id) -> Game:
    """Build the given position and return it as a game at its first question."""
    _keys(given, given, "given")
    seats = given.get("seats", 4)
    options = meta(title).check({"seats": seats, **_chosen(given, title)})
    if seats == 1:
        usual = ruleset_for(title, options)
        levels = [level.id for level in usual.levels]
        wanted = given.get("difficulty", usual.level.id if usual.level is not None else None)
        known(wanted, {id: place for place, id in enumerate(levels)}, "difficulty", "given.difficulty")
        options = meta(title).check({**options, "difficulty": wanted})
    rules = ruleset_for(title, options)
    if seats != 1 and ("difficulty" in given or ("rivals" in given and not rules.rivals)):
        raise BadScenario("given: 'difficulty' and 'rivals' are for seats: 1")
    placed = [module for module in rules.modules if isinstance(module, TableModule)]
    own_keys = [module.id for module in rules.modules if module not in placed]
    own_keys += [key for module in placed for key in module.table_keys(rules)]
    _keys(given, (*_TABLE_KEYS, *own_keys, *_switches(title)), "given")
    s = Game(options["seats"], rules)
    s.ties_third = options.get("ties_for_second", TIES_TAKE_THIRD) == TIES_TAKE_THIRD
    s.chance = Chance(key_of(whole(given.get("seed", 0), "given.seed")), streams_of(rules))
    for reading in rules.setups:
        reading.configure(s, options)
    leave_out(s, options)
    lay_out(s)
    players = given.get("players", {})
    _keys(players, range(len(s.players)), "given.players")
    s.first = whole(given.get("first", 0), "given.first", 0, (seats if seats == 2 else s.circle) - 1)
    s.round = whole(given.get("round", 1), "given.round", 1, 10)
    _leaders(s, given)
    _conflicts(s, given)
    _cards(s, given, players)
    _intrigue(s, given, players)
    _board(s, given)
    _swordmasters(s, given)
    for setup in s.rules.setups:
        setup.players_ready(s)
    s.stack = []  # the questions of the set-up are already answered
    for module, part in zip(s.rules.modules, s.parts, strict=True):
        if isinstance(part, TableComponent):
            part.place_on_table(s, given)
        elif module.id in given and module.id not in _TABLE_KEYS:
            part.place(s, given[module.id])
    for seat, p in enumerate(s.players):
        own, where = players.get(seat, {}), f"given.players.{seat}"
        _player(s, seat, p, own, where)
        for part in s.parts:
            if isinstance(part, TableComponent):
                part.place_with_player(s, seat, own, where)
    for setup in s.rules.setups:
        setup.placed(s)
    if given.get("phase") == "round_start":
        s.round -= 1  # the given round is about to begin
    _start(s, given, players)
    return s


def _chosen(given: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Return those game options that a position sets: the rule for ties, optional modules, and variants."""
    out: dict[str, Any] = {}
    for option in meta(title).options:
        if option.name == "ties_for_second":
            out[option.name] = given.get(option.name, TIES_TAKE_NOTHING)
        elif option.name in _switches(title) and option.name in given:
            on_or_off = option.choices == (False, True)  # also on if its part of the position is given
            out[option.name] = given[option.name] is not False if on_or_off else given[option.name]
    return out


def _switches(title: str) -> list[str]:
    """Return the names of the game options that a position may set: those with a fixed list of values."""
    return [
        option.name
        for option in meta(title).options
        if option.of_position() and option.name not in ("seats", "difficulty", "ties_for_second")
    ]


def usual_leaders(rules: Ruleset, seats: int) -> list[str]:
    """Return the ids of the Leaders that the seats get if a position names none."""
    if seats == 1 and DEFAULT_SOLO_LEADER in rules.leader:
        return [DEFAULT_SOLO_LEADER]
    fixed = {seat: kind for module in rules.setups for seat, kind in module.leaders(rules).items()}
    free = [name for name in rules.leader if rules.leader[name] not in fixed.values()]
    chosen = iter([*(name for name in DEFAULT_LEADERS if name in rules.leader), *free])
    return [LEADERS[fixed[seat]].id if seat in fixed else next(chosen) for seat in range(seats)]


def _leaders(s: Game, given: Mapping[str, Any]) -> None:
    leaders = usual_leaders(s.rules, s.seats)
    chosen = names(given.get("leaders", leaders), "given.leaders")
    if len(chosen) != s.seats or len(set(chosen)) != len(chosen):
        raise BadScenario(f"given.leaders: {s.seats} different leaders are wanted, not {chosen}")
    sides = {LEADERS[kind].id: kind for kind in s.rules.leader_sides}  # a Leader card may already be turned over
    for seat, name in enumerate(chosen):
        take_leader(s, seat, known(name, sides, "leader", "given.leaders"))
        if LEADERS[s.players[seat].leader].back_of in chosen:
            raise BadScenario(f"given.leaders: {name} is the other side of {LEADERS[s.players[seat].leader].back_of}")
    usual = usual_rivals(s.rules, s.seats)
    if usual:
        own = [p.leader for p in s.players if not p.rival]
        wanted = names(given.get("rivals", usual), "given.rivals")
        try:
            s.rules.automata.take(s, s.rules.automata.chosen(s.rules, s.seats, wanted, own), own)
        except BadOption as wrong:
            if not s.rules.rivals:
                raise
            raise BadScenario(f"given.rivals: {wrong}") from wrong


def usual_rivals(rules: Ruleset, seats: int) -> list[str]:
    """Return the ids of the Rivals that take part if a position names none; an empty list if the game lets nobody
    choose Rivals."""
    if not rules.rivals:
        return list(DEFAULT_RIVALS) if seats == 1 else []
    pool = rules.automata.pool(rules)
    beside = len(rules.automata.parties(rules, seats))
    return [id for id in DEFAULT_RIVAL_CARDS if rules.rival[id] in pool][:beside]


def _conflicts(s: Game, given: Mapping[str, Any]) -> None:
    """Place the Conflict cards.

    In `given`, `conflict` names this round's card; `conflict_deck` lists the cards to come, from the top, or gives
    their number.
    """
    deck = given.get("conflict_deck")
    at_start = given.get("phase") == "round_start"
    current = NO_CONFLICT if at_start else s.conflict_deck.pop()
    played = s.round - 1 if at_start else s.round
    seen = [] if at_start else [current]
    while len(seen) < played and s.conflict_deck and deck is None:
        seen.append(s.conflict_deck.pop())
    if "conflict" in given:
        wanted = known(given["conflict"], s.rules.conflict, "conflict", "given.conflict")
        current = wanted
        s.conflict_deck = _without_conflict(s.rules, s.conflict_deck, wanted, seen)
        seen = [k for k in seen if k != wanted][: max(0, played - 1)] + [wanted]
    elif seen:
        current = seen[-1]
    if isinstance(deck, list):
        order = [
            known(name, s.rules.conflict, "conflict", "given.conflict_deck")
            for name in names(deck, "given.conflict_deck")
        ]
        s.conflict_deck = order[::-1]
        seen = [k for k in seen if k not in order]
        if current in order:
            raise BadScenario(f"given.conflict_deck: {CONFLICTS[current].id} is this round's conflict already")
    elif deck is not None:
        count = whole(deck, "given.conflict_deck", 0, len(s.conflict_deck))
        s.conflict_deck = s.conflict_deck[:count]
    s.conflict = current
    s.conflicts_seen = seen


def _without_conflict(rules: Ruleset, deck: list[int], wanted: int, seen: list[int]) -> list[int]:
    """Return the Conflict deck without the card `wanted`, which lies face up.

    A card of the same level that is in neither `deck` nor `seen` (the cards revealed so far) replaces it; at level III,
    where there is none, nothing does.
    """
    level = CONFLICTS[wanted].level
    spare = [k for k in rules.conflicts if CONFLICTS[k].level == level and k not in deck and k not in seen]
    if wanted not in deck:
        return deck
    return [k for k in deck if k != wanted] if not spare else [spare[0] if k == wanted else k for k in deck]


def _cards(s: Game, given: Mapping[str, Any], players: Mapping[int, Any]) -> None:
    """Place the cards of the Imperium Row, the Imperium deck and the Reserve, and those of every player."""
    imperium = Supply(without(s.rules.imperium_cards, s.trashed), "the Imperium deck")
    further = Supply(s.rules.further_cards[:], "the cards of modules")  # modules find out which are taken (`placed`)
    order = s.imperium_deck + s.row  # the remaining shuffled cards keep their order
    s.imperium_deck, s.row = [], []
    decks = [s.rules.own_decks.get(s.players[seat].leader, s.rules.starting_deck) for seat in range(s.seats)]
    piles = [[] if deck is not s.rules.starting_deck else s.rules.starting_discard for deck in decks]
    starting = [Supply([*piles[seat], *deck], f"the starting cards of seat {seat}") for seat, deck in enumerate(decks)]

    def take(name: str, seat: int, where: str) -> int:
        kind = known(name, s.rules.card, "card", where)
        if CARDS[kind].source == STARTING:
            if seat == NOBODY:
                raise BadScenario(f"{where}: {name} is a starting card")
            return starting[seat].take(kind, name, where)
        if CARDS[kind].source == RESERVE:
            if seat == NOBODY or not s.reserve[s.rules.reserve_slot[kind]]:
                raise BadScenario(f"{where}: no {name} can come from the Reserve here")
            s.reserve[s.rules.reserve_slot[kind]] -= 1
            return kind
        return (further if kind in s.rules.further_cards else imperium).take(kind, name, where)

    of_modules = [
        key for module in s.rules.modules if isinstance(module, TableModule) for key in module.player_keys(s.rules)
    ]
    for seat, p in enumerate(s.players):
        own = players.get(seat, {})
        _keys(own, (*_PLAYER_KEYS, *of_modules), f"given.players.{seat}")
        if p.rival:
            continue
        p.deck = []
        for zone in _ZONES:
            where = f"given.players.{seat}.{zone}"
            setattr(p, zone, [take(name, seat, where) for name in names(own.get(zone, []), where)])
        p.deck.reverse()  # given from the top
        if own.get("aside") is not None:
            p.aside = take(own["aside"], NOBODY, f"given.players.{seat}.aside")
    s.row = [take(name, NOBODY, "given.row") for name in names(given.get("row", []), "given.row")]
    top = [
        take(name, NOBODY, "given.imperium_deck")
        for name in names(given.get("imperium_deck", []), "given.imperium_deck")
    ]
    s.trashed += [take(name, 0, "given.trashed") for name in names(given.get("trashed", []), "given.trashed")]
    rest = []
    for kind in order:
        if kind in imperium.kinds:
            imperium.kinds.remove(kind)
            rest.append(kind)
    s.imperium_deck = rest + top[::-1]
    while len(s.row) < ROW_SIZE and s.imperium_deck:
        s.row.append(s.imperium_deck.pop())
    if given.get("imperium_deck") == []:  # an empty deck: its cards are out of the game
        s.trashed += s.imperium_deck
        s.imperium_deck = []
    for name, count in given.get("reserve", {}).items():
        kind = known(name, {CARDS[k].id: k for k in s.rules.reserve_cards}, "Reserve card", "given.reserve")
        s.reserve[s.rules.reserve_slot[kind]] = whole(count, f"given.reserve.{name}", 0, CARDS[kind].copies)
    for seat, p in enumerate(s.players):
        if p.rival:
            continue
        left = starting[seat].kinds
        for kind in piles[seat]:
            if kind in left:
                left.remove(kind)
                (s.trashed if "discard" in players.get(seat, {}) else p.discard).append(kind)
        if "deck" in players.get(seat, {}):
            s.trashed += left
        else:
            s.chance.shuffle(DECK_LUCK + seat, left)
            p.deck = left
            if "hand" not in players.get(seat, {}) and given.get("phase", "turns") == "turns":
                draw_cards(s, seat, HAND_SIZE)


def _intrigue(s: Game, given: Mapping[str, Any], players: Mapping[int, Any]) -> None:
    supply = Supply(without(s.rules.intrigue_cards, s.intrigue_trashed), "the Intrigue deck")
    order = s.intrigue_deck

    def take(value: Any, where: str) -> list[int]:
        return [
            supply.take(known(name, s.rules.intrigue, "Intrigue card", where), name, where)
            for name in names(value, where)
        ]

    for seat, p in enumerate(s.players):
        for zone in ("intrigue", "open_intrigue"):
            setattr(p, zone, take(players.get(seat, {}).get(zone, []), f"given.players.{seat}.{zone}"))
    s.intrigue_discard = take(given.get("intrigue_discard", []), "given.intrigue_discard")
    s.intrigue_trashed += take(given.get("intrigue_trashed", []), "given.intrigue_trashed")
    top = take(given.get("intrigue_deck", []), "given.intrigue_deck")
    rest = []
    for kind in order:
        if kind in supply.kinds:
            supply.kinds.remove(kind)
            rest.append(kind)
    s.intrigue_deck = rest + top[::-1]
    if given.get("intrigue_deck") == []:
        s.intrigue_trashed += s.intrigue_deck
        s.intrigue_deck = []


def _board(s: Game, given: Mapping[str, Any]) -> None:
    factions = s.rules.track
    for name, holder in given.get("alliance", {}).items():
        faction = known(name, factions, "faction", "given.alliance")
        s.alliance[faction] = whole(holder, f"given.alliance.{name}", 0, len(s.players) - 1)
    control = {s.rules.spaces[k].id: k for k in s.rules.control_spaces}
    for name, holder in given.get("control", {}).items():
        s.control[known(name, control, "space to control", "given.control")] = whole(
            holder, f"given.control.{name}", 0, s.circle - 1
        )
    makers = {s.rules.spaces[k].id: k for k in s.rules.maker_spaces}
    for name, n in given.get("bonus_spice", {}).items():
        s.bonus_spice[known(name, makers, "Maker space", "given.bonus_spice")] = whole(n, f"given.bonus_spice.{name}")
    if given.get("mentat") is not None:
        s.mentat = whole(given["mentat"], "given.mentat", 0, len(s.players) - 1)


def _swordmasters(s: Game, given: Mapping[str, Any]) -> None:
    """Give solo Rivals their third Agent if the level gives it to them by this round."""
    for p in s.players:
        if s.rules.level is not None and p.rival == RIVAL and s.rules.level.conflicts_above_swordmasters:
            begun = s.round - 1 if given.get("phase") == "round_start" else s.round
            p.swordmaster = begun >= s.rules.level.conflicts_above_swordmasters


def _player(s: Game, seat: int, p: Player, own: Mapping[str, Any], where: str) -> None:
    for name in ("solari", "spice", "water", "swords"):
        if name in own:
            setattr(p, name, whole(own[name], f"{where}.{name}"))
    levels = own.get("influence", {})
    _keys(levels, s.rules.track, f"{where}.influence")
    for f, name in enumerate(s.rules.track):
        track = s.rules.tracks[f]
        p.influence[f] = whole(levels.get(name, 0), f"{where}.influence.{name}", 0, track.top)
        if s.alliance[f] == seat and p.influence[f] < track.alliance:
            raise BadScenario(f"{where}.influence.{name}: the Alliance needs {track.alliance} or more")
    p.swordmaster = bool(own.get("swordmaster", p.swordmaster))
    p.council = bool(own.get("council", False))
    p.revealed = bool(own.get("revealed", False))
    owned = owned_by(s, seat, TROOP)
    _troops(p, own, where, owned - sum(module.troops(s, seat) for module in s.rules.holdings))
    there = names(own.get("agents_at", []), where)
    p.agents_at = [known(name, s.rules.space, "space", f"{where}.agents_at") for name in there]
    total = AGENTS + int(p.swordmaster) + int(s.mentat == seat)
    total -= sum(module.agents_gone(s, seat) for module in s.rules.rounds)
    p.agents = whole(own.get("agents", max(0, total - len(p.agents_at))), f"{where}.agents", 0, total)
    if p.agents + len(p.agents_at) > total:
        raise BadScenario(f"{where}: {p.agents + len(p.agents_at)} Agents are given; this seat has {total}")
    if s.mentat == seat and p.agents == 0 and p.agents_at:
        s.mentat_at = p.agents_at[-1]
    earned = p.vp + sum(s.rules.tracks[f].standing[level] for f, level in enumerate(p.influence))
    earned += sum(s.rules.tracks[f].alliance_points for f, holder in enumerate(s.alliance) if holder == seat)
    if not p.competes():
        earned = 0  # House Hagal scores nothing (IMP-18.1)
    p.vp = whole(own.get("points", earned), f"{where}.points", -9)
    if "traits" in own:
        have = names(own["traits"], f"{where}.traits")
        numbers = [known(name, TRAIT_NUMBERS.numbers, "trait", f"{where}.traits") for name in have]
        p.traits = sum(1 << number for number in set(numbers))


def _troops(p: Player, own: Mapping[str, Any], where: str, troops: int) -> None:
    """Divide a seat's troops between Conflict, garrison and supply; `troops` is their number without those on a
    module's pieces.

    The Conflict and the garrison get the given or usual number and the supply gets the rest; but if only the supply is
    given, the garrison gets the rest.
    """
    p.conflict = whole(own.get("conflict", 0), f"{where}.conflict", 0, troops)
    room = troops - p.conflict
    if "supply" in own and "garrison" not in own:
        p.supply = whole(own["supply"], f"{where}.supply", 0, room)
        p.garrison = room - p.supply
    else:
        p.garrison = whole(own.get("garrison", min(p.garrison, room)), f"{where}.garrison", 0, room)
        p.supply = room - p.garrison
        if "supply" in own and own["supply"] != p.supply:
            raise BadScenario(
                f"{where}.supply: with these troops elsewhere the supply is {p.supply}, not {own['supply']}"
            )


def _start(s: Game, given: Mapping[str, Any], players: Mapping[int, Any]) -> None:
    phase = given.get("phase", "turns")
    step = known(phase, _PHASE_FRAMES, "phase", "given.phase")
    if phase in ("combat", "makers", "recall", "endgame"):
        for seat, p in enumerate(s.players):
            p.revealed = not p.rival
            if s.rules.parts_by_reveal and not p.rival:
                p.revealed_at = 1 + (seat - s.first) % s.circle
            if "hand" not in players.get(seat, {}):
                p.discard += p.hand
                p.hand = []
    seat = whole(given.get("turn", s.first), "given.turn", 0, len(s.players) - 1)
    by_points = int(any(p.vp >= 10 for p in s.players))
    if phase == "turns":
        if s.players[seat].revealed:
            raise BadScenario(f"given.turn: seat {seat} has taken its Reveal turn already")
        if s.players[seat].rival == OBSTACLE:  # House Hagal's turn follows the First Player's
            s.stack.append((frames.NEXT_TURN, s.first, 0, 0, 0))
        s.stack.append((frames.RIVAL_TURN if s.players[seat].rival else step, seat, 0, 0, 0))
    elif phase == "endgame":
        s.stack.append((step, s.first, 0, by_points, 0))
    else:
        s.stack.append((step, s.first if phase == "combat" else NOBODY, 0, 0, 0))
    s.learnt = 0
    s.actions_taken = 0
    s.advance()
