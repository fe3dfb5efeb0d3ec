"""`Chosen`: the boxes, modules, pieces and versions of rules that the options of a game choose, before any setup.

It has the boxes, the modules and the level; for each sort of piece the kinds in the game, and their decks; and, where
boxes differ in a rule, the version that applies.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language import family
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, RESERVE, SOURCES, STARTING, Figures, Terms
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.language.rival_pieces import HAGAL_BOTH, Difficulty
from sandtable.imperium.language.sorts import BY_ID, Sort
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.capable import Capable
from sandtable.imperium.rules.catalog import (
    BOXES,
    CARDS,
    CONFLICTS,
    DIFFICULTIES,
    HAGAL,
    INTRIGUE,
    KIND_OF,
    LEADERS,
    NODES,
    OF_INTRIGUE,
    OF_SPACE,
    OF_TRACK,
    SPACES,
    TRACKS,
    Range,
)
from sandtable.imperium.rules.citing import Citations
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.module import MODULES, Module, places
from sandtable.imperium.rules.table_module import TableModule

NOT_IN: Final = -1  # in place of a number: this piece is not in the ruleset
NO_DIFFICULTY: Final = -1

POINTS_TO_END: Final = 10  # IMP-2.1
FIRST_POINT: Final = 1  # IMP-1.11
CONFLICTS_USED: Final = {1: 1, 2: 5, 3: 4}  # cards of each level in the deck (IMP-1.5)
START_GARRISON: Final = 3

# The tie-breakers between players of equal points, in order (IMP-12.2).
TIE_BREAKS: Final = ("spice", "solari", "water", "garrison")
LATEST_REVEAL: Final = "latest_reveal"  # a tie-breaker that a box may add: the later Reveal turn in the last round wins


class Choice:
    """The result of a title's options: boxes and modules by id, the level of the solo game, and variants of how Rivals
    play."""

    __slots__ = ("boxes", "modules", "difficulty", "variants")

    def __init__(
        self,
        boxes: tuple[str, ...],
        modules: tuple[str, ...] = (),
        difficulty: str = "",
        variants: tuple[str, ...] = (),
    ) -> None:
        self.boxes = boxes
        self.modules = modules
        self.difficulty = difficulty
        self.variants = variants

    def key(self) -> str:
        """Return the choice as text, in the form that saved bytes contain."""
        return "/".join(("+".join(self.boxes), "+".join(self.modules), "+".join((self.difficulty, *self.variants))))


class Pieces:
    """The pieces of one sort in a ruleset: `kinds` in the order of its boxes, `by_id` with the kind of each id, and
    `place` with the index of each kind in `kinds`, or NOT_IN.

    `words` has, by prefix, a list with the numbers of the pieces' words in the vocabulary: by kind, with NOT_IN for
    kinds without a word in this game; or by slot, if the words of the sort follow the slots.
    """

    __slots__ = ("sort", "kinds", "by_id", "place", "words", "replaced")

    def __init__(self, sort: Sort[Any]) -> None:
        self.sort = sort
        self.kinds: list[int] = []
        self.by_id: dict[str, int] = {}
        self.place: list[int] = []
        self.words: dict[str, list[int]] = {}
        self.replaced: dict[str, str] = {}  # ids of replaced pieces, each with the id of its replacement

    def add(self, id: str, kind: int, box: str) -> None:
        if self.by_id.get(id) == kind:
            return  # two boxes share the same piece
        if id in self.by_id:
            raise ValueError(
                f"two boxes of one game have a {self.sort.id} {id!r}: say in box {box!r} that it replaces the other"
            )
        self.by_id[id] = kind
        self.kinds.append(kind)

    def remove(self, id: str, box: str) -> int:
        """Remove the piece with this id and return its kind; `box` is named in the error if there is none."""
        if id not in self.by_id:
            raise ValueError(f"box {box!r} replaces {self.sort.id} {id!r}, which is not there")
        kind = self.by_id.pop(id)
        self.kinds.remove(kind)
        return kind

    def finish(self, numbers: dict[str, int]) -> None:
        """Fill the lookup tables once the pieces are final; `numbers` has the number of each word."""
        pieces = self.sort.pieces
        self.place = [NOT_IN] * len(pieces)
        for place, kind in enumerate(self.kinds):
            self.place[kind] = place
        for prefix in self.sort.words:
            row = [NOT_IN] * (len(self.kinds) if self.sort.by_slot else len(pieces))
            for place, kind in enumerate(self.kinds):
                if self.sort.is_spoken(pieces[kind]):
                    row[place if self.sort.by_slot else kind] = numbers[f"{prefix}:{pieces[kind].id}"]
            self.words[prefix] = row


def _by_number(sort: Sort[Any]) -> int:
    return sort.number


def _by_place(entry: tuple[tuple[str, str], int]) -> int:
    return entry[1]


class Chosen(Capable):
    """The base class of `Ruleset`, with everything in it except board and words: see the docstring of this module."""

    __slots__ = (
        "title", "choice", "boxes", "modules", "module_ids", "part", "copied", "place", "luck", "levels", "level",
        "difficulty", "tie_breaks", "variants", "parts_by_reveal", "kinds", "trashed_lapse", "sorts", "pieces",
        "cards", "card", "intrigues", "intrigue", "conflicts", "conflict", "hagal", "hagal_kind", "rivals", "rival",
        "leaders", "leader", "leader_sides", "leader_back", "spaces", "space", "slot", "space_kind", "space_thing",
        "space_parts", "space_faction", "tracks", "track", "track_thing", "influence_nodes", "starting_deck",
        "imperium_cards", "further_cards", "intrigue_cards", "cards_for_winning", "reserve_cards", "reserve_slot",
        "hagal_decks", "citations", "figures", "fact_weights", "combat_icons", "cards_for_losing", "own_decks",
        "own_track", "board_tracks", "points_to_end", "conflicts_used", "conflict_levels", "start_garrison",
        "first_point", "swaps", "starting_discard",
    )  # fmt: skip

    def __init__(self, title: str, choice: Choice) -> None:
        self.title = title
        self.choice = choice
        self.boxes: list[Range] = []
        for id in choice.boxes:
            catalog.load(id)
            if id not in BOXES:
                raise ValueError(f"there is no box {id!r}; there are {', '.join(BOXES)}")
            self.boxes.append(BOXES[id])
        self.modules: list[Module] = []
        self.part: dict[str, int] = {}  # the index of a module's component in `State.parts`
        for id in (*self._come_with_boxes(), *choice.modules):
            if id not in MODULES:
                raise ValueError(f"there is no module {id!r}; there are {', '.join(MODULES)}")
            self.part[id] = len(self.modules)
            self.modules.append(MODULES[id])
        # The components that a copy of a position needs to copy too; None if these are all.
        shared = [isinstance(module, TableModule) and module.shared for module in self.modules]
        self.copied: list[int] | None = [at for at, yes in enumerate(shared) if not yes] if any(shared) else None
        self.place: list[int] = places(self.part)  # the same by the number of a module (`module.place_of`)
        self.collect(self._capabilities(), list(self.part))
        # The random streams of modules, in addition to those of every game: their numbers by module id.
        self.luck: dict[str, int] = {id: n for n, id in enumerate(id for id in self.part if MODULES[id].has_luck)}
        self.kinds: frozenset[str] = self._kinds()
        self.combat_icons: bool = "combat_icon" in self.kinds  # cards may allow deploying from any space (IMM-8.1)
        self.trashed_lapse: bool = any(box.box.trashed_lapse for box in self.boxes)
        self._choose_pieces()
        self._choose_readings()
        self._choose_terms()
        self._choose_level()
        self._choose_figures()
        self._lay_out_decks()
        cites: dict[str, str] = {}  # by rule that the common code cites: the rule of the box's own book
        for box in self.boxes:
            cites.update(box.box.cites)
        self.citations: Citations = Citations(cites)

    def _brought(self) -> list[str]:
        """Return the ids of the modules that every game with these boxes has (`Box.modules`)."""
        return list(dict.fromkeys(id for box in self.boxes for id in box.box.modules))

    def _come_with_boxes(self) -> list[str]:
        """Return the ids of those modules in `Box.modules` that have a component in the state."""
        return [id for id in self._brought() if isinstance(MODULES[id], TableModule)]

    def _capabilities(self) -> list[Capability]:
        """Return the capabilities of the modules, first those that come with a box, then those that options choose."""
        self.module_ids: list[str] = list(dict.fromkeys((*self._brought(), *self.part)))
        return [each for id in self.module_ids for each in MODULES[id].capabilities]

    def _kinds(self) -> frozenset[str]:
        """Return the names of the kinds of node in the boxes' effects, and `intrigue:lost` if a box has cards played
        after losing troops."""
        found: set[str] = set()
        for box in self.boxes:
            for node in NODES[box.node :]:
                if not of_box(box, node.id):
                    break
                found.add(kind_name(node))
            for sort, kind in shared_pieces(box):
                for _, tree in BY_ID[sort].trees_of(BY_ID[sort].pieces[kind]):
                    found |= _kinds_in(tree.effect)
            if any(card.lost for card in box.box.of(family.INTRIGUE)):
                found.add("intrigue:lost")
        return frozenset(found)

    # --- pieces --------------------------------------------------------------------------
    def _choose_pieces(self) -> None:
        """Choose the pieces of each sort, box after box; a replacement takes the place of the piece it replaces."""
        there = {sort.id for box in self.boxes for sort in box.box.sorts}
        there |= {sort for box in self.boxes for sort, _ in shared_pieces(box)}
        self.sorts: list[Sort[Any]] = sorted(
            (sort for sort in BY_ID.values() if sort.room or sort.id in there), key=_by_number
        )
        chosen = self.pieces = {sort.id: Pieces(sort) for sort in self.sorts}
        for box in self.boxes:
            own = {sort.id: {sort.pieces[kind].id: kind for kind in box.kinds(sort)} for sort in self.sorts}
            for sort, kind in shared_pieces(box):
                own[sort][BY_ID[sort].pieces[kind].id] = kind
            places: dict[tuple[str, str], int] = {}
            for gone in box.box.leaves_out:
                sort, _, id = gone.partition(":")
                self._known(sort, box).remove(id, box.box.id)
            before = {sort: pieces.kinds[:] for sort, pieces in chosen.items()}
            for old, new in box.box.replaces.items():
                sort, _, id = old.partition(":")
                if sort not in own or new not in own[sort]:
                    raise ValueError(f"box {box.box.id!r} replaces {old!r} by {new!r}, which it does not have")
                places[sort, new] = before[sort].index(chosen[sort].remove(id, box.box.id))
                if id != new:
                    chosen[sort].replaced[id] = new
            for sort, mine in own.items():
                for id, kind in mine.items():
                    if self._is_in(BY_ID[sort].pieces[kind]):
                        chosen[sort].add(id, kind, box.box.id)
            for (sort, id), place in sorted(places.items(), key=_by_place):
                pieces = chosen[sort]
                if id in pieces.by_id:
                    pieces.kinds.remove(pieces.by_id[id])
                    pieces.kinds.insert(place, pieces.by_id[id])
        self._know_pieces()

    def _known(self, sort: str, box: Range) -> Pieces:
        if sort not in self.pieces:
            raise ValueError(f"box {box.box.id!r} speaks of the sort {sort!r}; there are {', '.join(self.pieces)}")
        return self.pieces[sort]

    def of(self, sort: Sort[Any]) -> Pieces:
        """Return the pieces of one sort that are in the game; empty for a sort that no box has."""
        found = self.pieces.get(sort.id)
        return found if found is not None else Pieces(sort)

    def _know_pieces(self) -> None:
        """Give the common sorts attributes of their own (`cards`, `intrigues`, `leaders`, …), so that the rules reach
        them quickly."""
        chosen = self.pieces
        self.cards: list[int] = chosen["card"].kinds
        self.card: dict[str, int] = chosen["card"].by_id
        self.intrigues: list[int] = chosen["intrigue"].kinds
        self.intrigue: dict[str, int] = chosen["intrigue"].by_id
        self.conflicts: list[int] = chosen["conflict"].kinds
        self.conflict: dict[str, int] = chosen["conflict"].by_id
        # All sides of Leader cards; the Leaders that can be chosen; by kind, the other side if it has one.
        self.leader_sides: list[int] = chosen["leader"].kinds
        self.leaders: list[int] = [kind for kind in self.leader_sides if not LEADERS[kind].back_of]
        self.leader: dict[str, int] = {LEADERS[kind].id: kind for kind in self.leaders}
        self.leader_back: list[int] = [NOT_IN] * len(LEADERS)
        for kind in self.leader_sides:
            if LEADERS[kind].back_of:
                self.leader_back[self.leader[LEADERS[kind].back_of]] = kind
        self.hagal: list[int] = chosen["hagal"].kinds
        self.hagal_kind: dict[str, int] = chosen["hagal"].by_id
        self.rivals: list[int] = self.of(family.RIVAL).kinds
        self.rival: dict[str, int] = self.of(family.RIVAL).by_id
        self.space_kind: list[int] = chosen["space"].kinds
        self.spaces: list[Space] = [SPACES[kind] for kind in self.space_kind]
        self.space: dict[str, int] = {space.id: slot for slot, space in enumerate(self.spaces)}
        # Slots by the names that other pieces use: a replaced space has the slot of its replacement.
        self.slot: dict[str, int] = dict(self.space)
        replaced = chosen["space"].replaced
        for old in replaced:
            now = old
            while now not in self.space and now in replaced:
                now = replaced[now]
            if now in self.space:
                self.slot[old] = self.space[now]
        self.space_thing: list[int] = [OF_SPACE | kind for kind in self.space_kind]
        self.space_parts: list[list[int]] = [catalog.SPACE_PARTS[kind] for kind in self.space_kind]
        self.space_faction: list[int] = [space.faction for space in self.spaces]
        tracks = chosen["track"].kinds
        self.tracks: list[Track] = [TRACKS[kind] for kind in tracks]
        self.track: dict[str, int] = {track.id: slot for slot, track in enumerate(self.tracks)}
        self.track_thing: list[int] = [OF_TRACK | kind for kind in tracks]
        self.influence_nodes: list[list[Effect]] = [TRACKS[kind].space_influence for kind in tracks]
        for slot, track in enumerate(self.tracks):
            if track.faction != slot:
                raise ValueError(f"the track {track.id!r} stands in place {slot}, not {track.faction}")
        # Tracks on Leaders' own boards; the number of tracks on the main board, which come first.
        self.own_track: dict[int, int] = {
            self.leader[track.owner]: slot for slot, track in enumerate(self.tracks) if track.owner
        }
        self.board_tracks: int = len(self.tracks) - len(self.own_track)

    def has_module(self, id: str) -> bool:
        return id in self.part

    def _is_in(self, piece: object) -> bool:
        """Tell whether a piece is in the game; one that belongs to a module is only in games with that module."""
        module = getattr(piece, "module", "")
        return not module or module in self.part

    def _choose_readings(self) -> None:
        """Choose the tie-breakers of the game: those of the last box that declares any, otherwise those of the
        family."""
        self.tie_breaks: tuple[str, ...] = TIE_BREAKS
        for box in self.boxes:
            if box.box.tie_breaks:
                self.tie_breaks = box.box.tie_breaks
        self.parts_by_reveal: bool = LATEST_REVEAL in self.tie_breaks

    def _choose_terms(self) -> None:
        """Choose the points that end the game, the make-up of the Conflict deck, and the troops, points and cards of
        the start."""
        terms = Terms(POINTS_TO_END, CONFLICTS_USED, START_GARRISON)
        for box in self.boxes:
            if box.box.terms is not None:
                terms = box.box.terms.over(terms)
        self.points_to_end: int = terms.points_to_end
        self.conflicts_used: dict[int, int] = terms.conflicts
        # From the bottom of the Conflict deck to its top, as far as there are cards.
        self.conflict_levels: list[int] = []
        for level in sorted(terms.conflicts, reverse=True):
            there = sum(CONFLICTS[kind].level == level for kind in self.conflicts)
            self.conflict_levels += [level] * min(there, terms.conflicts[level])
        self.start_garrison: int = terms.garrison
        # The point with which everybody starts where the game gives one (IMP-1.11).
        self.first_point: int = max(0, FIRST_POINT - terms.points_less)
        self.swaps: dict[str, str] = terms.swaps

    def _choose_figures(self) -> None:
        """Choose the numbers that bots use, each from the last box that defines it. If no box does, the number of the
        family applies; for the weight of a module's fact, the default that the module declares."""
        self.figures: Figures = Figures()
        for box in self.boxes:
            if box.box.figures is not None:
                self.figures = box.box.figures.over(self.figures)
        self.fact_weights: list[tuple[float, float]] = []  # weights of the facts that modules add to a position
        for module in self.modules:
            declared = module.fact_defaults()
            for name in module.fact_names():
                weight = self.figures.further.get(name, declared.get(name))
                if weight is None:
                    raise ValueError(
                        f"no box of this game weighs {name!r}, a fact of module {module.id!r}, and its `fact_defaults`"
                        f" has no default for it; it has {', '.join(declared) or 'none'}"
                    )
                self.fact_weights.append(weight)

    def _choose_level(self) -> None:
        levels = self.of(family.DIFFICULTY)
        self.levels: list[Difficulty] = [DIFFICULTIES[kind] for kind in levels.kinds]
        self.difficulty: int = NO_DIFFICULTY
        self.level: Difficulty | None = None
        if self.choice.difficulty:
            if self.choice.difficulty not in levels.by_id:
                raise ValueError(f"no box of this game has a level {self.choice.difficulty!r}")
            self.difficulty = levels.by_id[self.choice.difficulty]
            self.level = DIFFICULTIES[self.difficulty]
        # Variants of how Rivals play, including those of the level.
        self.variants: frozenset[str] = frozenset((*self.choice.variants, *(self.level.variants if self.level else ())))

    def _lay_out_decks(self) -> None:
        cards = self.cards
        starting = [kind for kind in cards if CARDS[kind].source == STARTING]
        self.starting_deck: list[int] = _copies([kind for kind in starting if not CARDS[kind].deck_of])
        self.starting_discard: list[int] = []
        for old, new in self.swaps.items():
            if old in self.card:
                self.starting_deck.remove(self.card[old])
            else:
                self.starting_deck.remove(self.card[new])
                self.starting_discard.append(self.card[new])
        # By Leader: its own starting deck.
        self.own_decks: dict[int, list[int]] = {}
        for kind in starting:
            if CARDS[kind].deck_of:
                self.own_decks.setdefault(self.leader[CARDS[kind].deck_of], []).extend(_copies([kind]))
        self.imperium_cards: list[int] = _copies([kind for kind in cards if CARDS[kind].source == IMPERIUM_DECK])
        # Cards of decks that modules keep, one entry per copy.
        self.further_cards: list[int] = _copies([kind for kind in cards if CARDS[kind].source >= len(SOURCES)])
        self.reserve_cards: list[int] = [kind for kind in cards if CARDS[kind].source == RESERVE]
        self.reserve_slot: list[int] = [NOT_IN] * len(CARDS)  # by kind
        for slot, kind in enumerate(self.reserve_cards):
            self.reserve_slot[kind] = slot
        self.intrigue_cards: list[int] = [kind for kind in self.intrigues for _ in range(INTRIGUE[kind].copies)]
        self.cards_for_winning: bool = any(INTRIGUE[kind].won for kind in self.intrigues)
        # The fewest troops lost at the end of a Conflict that let an Intrigue card be played; 0 if there is none.
        self.cards_for_losing: int = min([n for kind in self.intrigues if (n := INTRIGUE[kind].lost)], default=0)
        # By mark: the House Hagal deck of that mode, one entry per card (IMP-18.3, 19.7).
        self.hagal_decks: list[list[int]] = [
            [kind for kind in self.hagal if HAGAL[kind].mark in (HAGAL_BOTH, mark) for _ in range(HAGAL[kind].copies)]
            for mark in range(3)
        ]


def _kinds_in(effect: Effect) -> set[str]:
    """Return the names of the kinds of all nodes in a tree."""
    found = {kind_name(effect)}
    for kid in effect.kids:
        found |= _kinds_in(kid)
    return found


def shared_pieces(box: Range) -> list[tuple[str, int]]:
    """Return the pieces of other boxes that a box shares, as pairs of sort and kind.

    In `shares`, `base/card:dagger` names one piece, `base/card:*` all of a sort, and `!base/card:dagger` leaves one of
    them out again.
    """
    found: list[tuple[str, int]] = []
    for shared in box.box.shares:
        other, _, name = shared.removeprefix("!").partition("/")
        sort, _, id = name.partition(":")
        there = BOXES[other].kinds(BY_ID[sort]) if other in BOXES and sort in BY_ID else []
        pieces = [(sort, kind) for kind in there if id in ("*", BY_ID[sort].pieces[kind].id)]
        if not pieces:
            raise ValueError(f"box {box.box.id!r} shares {shared!r}, which there is not")
        if shared.startswith("!"):
            found = [piece for piece in found if piece not in pieces]
        else:
            found += [piece for piece in pieces if piece not in found]
    return found


def kind_name(node: Effect) -> str:
    """Return the name of a node's kind. A hook is a kind of its own (`hook:…`), and so are a count (`per:…`), a choice
    to discard, and a group of icons that asks for its order."""
    if node.op == fx.PER:
        return f"per:{fx.COUNT_NUMBERS.names[node.a]}"
    if node.op == fx.CHOOSE and node.kids[0].op == fx.DISCARD:
        return "choose:discard"
    if node.op == fx.ALL and _order_is_asked(node):
        return "all:ordered"
    return f"hook:{node.name}" if node.op == fx.HOOK else fx.OPS.names[node.op]


def _order_is_asked(node: Effect) -> bool:
    """Tell whether the player may choose the order in a group of icons.

    This is so if the piece does its effects at once; on an Intrigue card, if several icons have no fixed order and are
    not all independent of each other.
    """
    sort = catalog.thing_sort(node.thing)
    if sort is not None and sort.at_once:
        return True
    if node.thing & ~KIND_OF != OF_INTRIGUE:
        return False
    loose = [kid for kid in node.kids if not KINDS[kid.op].plain and not KINDS[kid.op].sequence(kid)]
    return len(loose) > 1 and not all(KINDS[kid.op].order_free(kid) for kid in loose)


def of_box(box: Range, node: int) -> bool:
    return box.node <= node < box.end


def _copies(kinds: list[int]) -> list[int]:
    return [kind for kind in kinds for _ in range(CARDS[kind].copies)]
