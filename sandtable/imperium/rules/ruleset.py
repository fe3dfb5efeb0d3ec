"""`Ruleset`: the boxes, modules and level that the options of a game choose, as one object made once.

Which pieces are in, their decks, the board and what each space costs and needs, the tracks, the vocabulary, and
the tables the engine reads: whatever depends on the *set* of boxes. A state points to its ruleset. Cards, Intrigue
cards, Leaders and Conflicts go by their kinds (`catalog`); spaces and tracks by their *slot* on this board.

    rules = ruleset_for("imperium", options)
    rules.space["arrakeen"], rules.card_word[kind], rules.vocabulary.words
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from sandtable.core.decisions import Vocabulary
from sandtable.core.titles import meta
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.pieces import (
    HAGAL_BOTH,
    IMPERIUM_DECK,
    RESERVE,
    STARTING,
    Difficulty,
    Figures,
    Space,
    Track,
)
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.catalog import (
    BOXES,
    CARDS,
    CONFLICTS,
    CONTRACTS,
    HAGAL,
    IGNORES_NEEDS,
    INTRIGUE,
    LEADERS,
    NODES,
    OBJECTIVES,
    OF_SPACE,
    OF_TRACK,
    POSTS,
    ROAMS,
    SPACES,
    TRACKS,
    Range,
)
from sandtable.imperium.rules.module import MODULES, Module, acting
from sandtable.imperium.rules.vocabulary import (
    ACQUIRE_ASIDE,
    BOX_INFLUENCE,
    BOX_LEADER,
    BOX_SPACE,
    DEPLOY_0,
    DEPLOYS,
    TABLE_WORDS,
    W_ACQUIRE,
    W_BOX,
    W_CARD,
    W_CONTRACT,
    W_DEPLOY,
    W_DISCARD,
    W_FACTION,
    W_INPLAY,
    W_INTRIGUE,
    W_LEADER,
    W_OBJECTIVE,
    W_OTHER,
    W_POST,
    W_SPACE,
    words_of,
)

NOT_IN: Final = -1  # in place of a number: this piece is not in the ruleset
NO_DIFFICULTY: Final = -1
MOST_COST: Final = 16  # tables of what can be paid go up to here: no space costs more

# What parts players of equal points, in order (IMP-12.2).
TIE_BREAKS: Final = ("spice", "solari", "water", "garrison")
LATEST_REVEAL: Final = "latest_reveal"  # one that a box may add: whose Reveal turn of the last round was the later

# What bars a seat from a space that can be used once in a game (IMP-4.12).
BY_COUNCIL: Final = 0  # whoever sits on the High Council, by whatever means
BY_SWORDMASTER: Final = 1
BY_VISIT: Final = 2  # whoever has been there


class Choice:
    """What the options of a title choose: boxes and modules by their ids, and a level of the solo game."""

    __slots__ = ("boxes", "modules", "difficulty")

    def __init__(self, boxes: tuple[str, ...], modules: tuple[str, ...] = (), difficulty: str = "") -> None:
        self.boxes = boxes
        self.modules = modules
        self.difficulty = difficulty

    def key(self) -> str:
        """As it stands in saved bytes."""
        return "+".join(self.boxes) + "/" + "+".join(self.modules) + "/" + self.difficulty


class Pieces:
    """The kinds of one sort of piece that are in a ruleset, in the order of its boxes, and by id."""

    __slots__ = ("kinds", "by_id", "_sort")

    def __init__(self, sort: str) -> None:
        self.kinds: list[int] = []
        self.by_id: dict[str, int] = {}
        self._sort = sort

    def add(self, id: str, kind: int, box: str) -> None:
        if id in self.by_id:
            raise ValueError(
                f"two boxes of one game have a {self._sort} {id!r}: say in box {box!r} that it replaces the other"
            )
        self.by_id[id] = kind
        self.kinds.append(kind)

    def remove(self, id: str, box: str) -> int:
        """Where it stood."""
        if id not in self.by_id:
            raise ValueError(f"box {box!r} replaces {self._sort} {id!r}, which is not there")
        place = self.kinds.index(self.by_id.pop(id))
        del self.kinds[place]
        return place


def _mask(chosen: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(chosen) if yes)


def payments(cost: Effect) -> tuple[Effect, ...]:
    """The ways to pay a space's cost, the cheapest first; none for nothing."""
    if cost.op == fx.NOTHING:
        return ()
    ways = cost.kids if cost.op == fx.CHOOSE else (cost,)
    if any(way.op != fx.PAY for way in ways):
        raise ValueError(f"{cost.where}: a space costs a payment or a choice of payments, not {cost!r}")
    return tuple(sorted(ways, key=lambda way: (way.a, way.b, way.c)))


class Ruleset:
    """See the head of this module. Nothing in it changes once it is made."""

    __slots__ = (
        "title", "choice", "fingerprint", "boxes", "modules", "part", "luck", "levels", "level", "difficulty",
        "tie_breaks", "parts_by_reveal", "kinds", "trashed_lapse",
        "cards", "card", "intrigues", "intrigue", "conflicts", "conflict", "hagal", "hagal_kind",
        "leaders", "leader", "leader_sides", "leader_back",
        "spaces", "space", "space_kind", "space_thing", "space_parts", "space_faction",
        "tracks", "track", "track_thing", "influence_nodes",
        "starting_deck", "imperium_cards", "intrigue_cards", "cards_for_winning", "reserve_cards",
        "reserve_slot", "hagal_decks",
        "all_spaces", "icon_spaces", "faction_icon_spaces", "landsraad_and_city", "combat_spaces", "maker_spaces",
        "control_spaces", "card_spaces", "shut", "ways", "solari", "spice", "water", "afford_solari",
        "afford_solari_popular", "afford_spice", "afford_water", "needs_influence", "needs", "once",
        "reveal_persuasion", "conflict_space", "hagal_space",
        "vocabulary", "space_word", "leader_word", "card_word", "discard_word", "inplay_word", "acquire_word",
        "box_word", "intrigue_word", "faction_word", "sort", "kind",
        "posts", "post", "post_spaces", "space_posts", "objectives", "objective", "contracts", "contract",
        "contract_tokens", "post_word", "objective_word", "contract_word", "leader_box_word", "further_icons",
        "cheaper", "cites", "figures", "fact_weights", "icon_posts", "by_icons_alone",
        "when_turn_begins", "when_agent_sent", "when_settles", "when_turn_ends", "when_climbed", "when_acquired",
        "when_discarded", "when_reveals", "when_opens", "when_unblocks",
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
        self.part: dict[str, int] = {}  # where the component of a module stands in `State.parts`
        for id in choice.modules:
            if id not in MODULES:
                raise ValueError(f"there is no module {id!r}; there are {', '.join(MODULES)}")
            self.part[id] = len(self.modules)
            self.modules.append(MODULES[id])
        self.when_turn_begins: list[Module] = acting(self.modules, "turn_begins")
        self.when_agent_sent: list[Module] = acting(self.modules, "agent_sent")
        self.when_settles: list[Module] = acting(self.modules, "settles")
        self.when_turn_ends: list[Module] = acting(self.modules, "turn_ends")
        self.when_climbed: list[Module] = acting(self.modules, "climbed")
        self.when_acquired: list[Module] = acting(self.modules, "acquired")
        self.when_discarded: list[Module] = acting(self.modules, "discarded")
        self.when_reveals: list[Module] = acting(self.modules, "reveals")
        self.when_opens: list[Module] = acting(self.modules, "opens")
        self.when_unblocks: list[Module] = acting(self.modules, "unblocks")
        # Streams of chance that modules have beside those of every game: which one is whose.
        self.luck: dict[str, int] = {id: n for n, id in enumerate(id for id in self.part if MODULES[id].has_luck)}
        self.kinds: frozenset[str] = self._kinds()
        self.trashed_lapse: bool = any(box.box.trashed_lapse for box in self.boxes)
        self._choose_pieces()
        self._choose_readings()
        self._choose_level()
        self._choose_figures()
        self._lay_out_decks()
        self._lay_out_board()
        self._price_spaces()
        self._number_words()
        self.cites: dict[str, str] = {}  # rules of the boxes' own books for those that the common code cites
        for box in self.boxes:
            self.cites.update(box.box.cites)
        self.fingerprint: str = self._fingerprint()

    def _kinds(self) -> frozenset[str]:
        """The kinds of node that its boxes have."""
        found: set[str] = set()
        for box in self.boxes:
            for node in NODES[box.node :]:
                if not _of_box(box, node.id):
                    break
                found.add(kind_name(node))
        return frozenset(found)

    # --- pieces --------------------------------------------------------------------------
    def _choose_pieces(self) -> None:
        """Each sort of piece, box after box; a replaced one gives its place to the other."""
        chosen: dict[str, Pieces] = {sort: Pieces(sort) for sort in _pieces_of(self.boxes[0])}
        for box in self.boxes:
            own = _pieces_of(box)
            for shared in box.box.shares:
                other, _, name = shared.partition("/")
                sort, _, id = name.partition(":")
                found = _pieces_of(BOXES[other])[sort] if other in BOXES else {}
                if id not in found:
                    raise ValueError(f"box {box.box.id!r} shares {shared!r}, which there is not")
                own[sort][id] = found[id]
            places: dict[tuple[str, str], int] = {}
            for old, new in box.box.replaces.items():
                sort, _, id = old.partition(":")
                if sort not in own or new not in own[sort]:
                    raise ValueError(f"box {box.box.id!r} replaces {old!r} by {new!r}, which it does not have")
                places[sort, new] = chosen[sort].remove(id, box.box.id)
            for sort, kinds in own.items():
                for id, kind in kinds.items():
                    if not self._is_in(sort, kind):
                        continue
                    pieces = chosen[sort]
                    pieces.add(id, kind, box.box.id)
                    if (sort, id) in places:
                        pieces.kinds.insert(places[sort, id], pieces.kinds.pop())
        self.cards: list[int] = chosen["card"].kinds
        self.card: dict[str, int] = chosen["card"].by_id
        self.intrigues: list[int] = chosen["intrigue"].kinds
        self.intrigue: dict[str, int] = chosen["intrigue"].by_id
        self.conflicts: list[int] = chosen["conflict"].kinds
        self.conflict: dict[str, int] = chosen["conflict"].by_id
        # Leaders that can be chosen; all sides of their cards, and of each kind the other side if it has one.
        self.leader_sides: list[int] = chosen["leader"].kinds
        self.leaders: list[int] = [kind for kind in self.leader_sides if not LEADERS[kind].back_of]
        self.leader: dict[str, int] = {LEADERS[kind].id: kind for kind in self.leaders}
        self.leader_back: list[int] = [NOT_IN] * len(LEADERS)
        for kind in self.leader_sides:
            if LEADERS[kind].back_of:
                self.leader_back[self.leader[LEADERS[kind].back_of]] = kind
        self.hagal: list[int] = chosen["hagal"].kinds
        self.hagal_kind: dict[str, int] = chosen["hagal"].by_id
        self.posts: list[int] = chosen["post"].kinds
        self.post: dict[str, int] = {POSTS[kind].id: number for number, kind in enumerate(self.posts)}
        self.objectives: list[int] = chosen["objective"].kinds
        self.objective: dict[str, int] = chosen["objective"].by_id
        self.contracts: list[int] = chosen["contract"].kinds
        self.contract: dict[str, int] = chosen["contract"].by_id
        self.contract_tokens: list[int] = [kind for kind in self.contracts for _ in range(CONTRACTS[kind].copies)]
        self.space_kind: list[int] = chosen["space"].kinds
        self.spaces: list[Space] = [SPACES[kind] for kind in self.space_kind]
        self.space: dict[str, int] = {space.id: slot for slot, space in enumerate(self.spaces)}
        self.space_thing: list[int] = [OF_SPACE | kind for kind in self.space_kind]
        self.space_parts: list[list[int]] = [catalog.SPACE_PARTS[kind] for kind in self.space_kind]
        self.space_faction: list[int] = [space.faction for space in self.spaces]
        tracks = chosen["track"].kinds
        self.tracks: list[Track] = [TRACKS[kind] for kind in tracks]
        self.track: dict[str, int] = {track.id: slot for slot, track in enumerate(self.tracks)}
        self.track_thing: list[int] = [OF_TRACK | kind for kind in tracks]
        self.influence_nodes: list[list[Effect]] = [catalog.SPACE_INFLUENCE_NODES[kind] for kind in tracks]
        for slot, track in enumerate(self.tracks):
            if track.faction != slot:
                raise ValueError(f"the track {track.id!r} stands in place {slot}, not {track.faction}")

    def has_module(self, id: str) -> bool:
        return id in self.part

    def _is_in(self, sort: str, kind: int) -> bool:
        """A piece that belongs to a module is only in games with it."""
        module = ""
        if sort == "card":
            module = CARDS[kind].module
        elif sort == "intrigue":
            module = INTRIGUE[kind].module
        elif sort == "leader":
            module = LEADERS[kind].module
        elif sort == "contract":
            module = CONTRACTS[kind].module
        return not module or module in self.part

    def _choose_readings(self) -> None:
        """Where boxes differ in a rule, the last one that speaks of it."""
        self.tie_breaks: tuple[str, ...] = TIE_BREAKS
        for box in self.boxes:
            if box.box.tie_breaks:
                self.tie_breaks = box.box.tie_breaks
        self.parts_by_reveal: bool = LATEST_REVEAL in self.tie_breaks

    def _choose_figures(self) -> None:
        """What bots go by, of the last box that has some; none: those of the family, as in every solo game."""
        self.figures: Figures | None = None
        for box in self.boxes:
            if box.box.figures is not None and self.level is None:
                self.figures = box.box.figures
        self.fact_weights: list[tuple[float, float]] = []  # of what modules add to a position's facts
        if self.figures is not None:
            for module in self.modules:
                for name in module.fact_names():
                    if name not in self.figures.further:
                        raise ValueError(f"the figures of this game weigh no {name!r}, a fact of module {module.id!r}")
                    self.fact_weights.append(self.figures.further[name])

    def _choose_level(self) -> None:
        self.levels: list[Difficulty] = [level for box in self.boxes for level in box.box.difficulties]
        self.difficulty: int = NO_DIFFICULTY
        self.level: Difficulty | None = None
        if self.choice.difficulty:
            for box in self.boxes:
                for place, level in enumerate(box.box.difficulties):
                    if level.id == self.choice.difficulty:
                        self.difficulty = box.difficulty + place
                        self.level = level
            if self.level is None:
                raise ValueError(f"no box of this game has a level {self.choice.difficulty!r}")

    def _lay_out_decks(self) -> None:
        cards = self.cards
        self.starting_deck: list[int] = _copies([kind for kind in cards if CARDS[kind].source == STARTING])
        self.imperium_cards: list[int] = _copies([kind for kind in cards if CARDS[kind].source == IMPERIUM_DECK])
        self.reserve_cards: list[int] = [kind for kind in cards if CARDS[kind].source == RESERVE]
        self.reserve_slot: list[int] = [NOT_IN] * len(CARDS)  # by kind
        for slot, kind in enumerate(self.reserve_cards):
            self.reserve_slot[kind] = slot
        self.intrigue_cards: list[int] = [kind for kind in self.intrigues for _ in range(INTRIGUE[kind].copies)]
        self.cards_for_winning: bool = any(INTRIGUE[kind].won for kind in self.intrigues)
        # By mark: the House Hagal deck of that mode, one entry per card (IMP-18.3, 19.7).
        self.hagal_decks: list[list[int]] = [
            [kind for kind in self.hagal if HAGAL[kind].mark in (HAGAL_BOTH, mark) for _ in range(HAGAL[kind].copies)]
            for mark in range(3)
        ]

    # --- the board -----------------------------------------------------------------------
    def _lay_out_board(self) -> None:
        spaces = self.spaces
        self.all_spaces: int = (1 << len(spaces)) - 1
        self.icon_spaces: list[int] = [_mask([space.icon == icon for space in spaces]) for icon in range(len(fx.ICONS))]
        self.faction_icon_spaces: int = sum(self.icon_spaces[: len(fx.FACTIONS)])
        self.landsraad_and_city: int = self.icon_spaces[fx.LANDSRAAD] | self.icon_spaces[fx.CITY]
        self.combat_spaces: int = _mask([space.combat for space in spaces])
        self.maker_spaces: list[int] = [slot for slot, space in enumerate(spaces) if space.maker_base]
        self.control_spaces: list[int] = [
            slot for slot, space in enumerate(spaces) if space.control_bonus.op != fx.NOTHING
        ]
        self.reveal_persuasion: list[tuple[int, int]] = [
            (slot, space.reveal_persuasion) for slot, space in enumerate(spaces) if space.reveal_persuasion
        ]
        self.card_spaces: list[int] = [0] * len(CARDS)
        for kind in self.cards:
            icons = [icon for icon in CARDS[kind].icons if icon < len(self.icon_spaces)]
            self.card_spaces[kind] = self.all_spaces if ROAMS[kind] else sum(self.icon_spaces[icon] for icon in icons)
        # Cards with an icon that no space has: what they open is asked of the modules (`Module.opens`).
        self.further_icons: list[bool] = [any(icon >= len(self.icon_spaces) for icon in card.icons) for card in CARDS]
        # Cards whose icons say all about where they send an Agent.
        self.by_icons_alone: list[bool] = [
            not (ROAMS[kind] or IGNORES_NEEDS[kind] or self.further_icons[kind]) for kind in range(len(CARDS))
        ]
        self.post_spaces: list[int] = []  # by number of the post: the spaces it watches, as bits
        self.space_posts: list[list[int]] = [[] for _ in spaces]
        for number, kind in enumerate(self.posts):
            slots = [self._slot(id, f"post:{POSTS[kind].id}") for id in POSTS[kind].spaces]
            self.post_spaces.append(sum(1 << slot for slot in slots))
            for slot in slots:
                self.space_posts[slot].append(number)
        self.icon_posts: list[int] = [  # by icon: the posts that watch a space with it, as bits
            _mask([connected & there != 0 for connected in self.post_spaces]) for there in self.icon_spaces
        ]
        self.conflict_space: list[int] = [NOT_IN] * len(CONFLICTS)
        for kind in self.conflicts:
            if CONFLICTS[kind].control:
                self.conflict_space[kind] = self._slot(CONFLICTS[kind].control, f"conflict:{CONFLICTS[kind].id}")
        self.hagal_space: list[int] = [NOT_IN] * len(HAGAL)
        for kind in self.hagal:
            if HAGAL[kind].space:
                self.hagal_space[kind] = self._slot(HAGAL[kind].space, f"hagal:{HAGAL[kind].id}")
        self.needs_influence: list[tuple[int, int, int]] = []
        self.needs: list[tuple[int, Cond]] = []
        self.once: list[tuple[int, int]] = []
        for slot, space in enumerate(spaces):
            if space.needs is not None:
                if space.needs.op == fx.IF_INFLUENCE:  # the usual one, without a detour
                    self.needs_influence.append((1 << slot, space.needs.a, space.needs.b))
                else:
                    self.needs.append((1 << slot, space.needs))
            if space.once_per_game:
                self.once.append((1 << slot, _barred_by(space)))
        self.shut: int = 0  # spaces that the level closes
        if self.level is not None:
            for id in self.level.shut():
                self.shut |= 1 << self._slot(id, f"level {self.level.id}")

    def _slot(self, space: str, who: str) -> int:
        if space not in self.space:
            raise ValueError(f"{who} speaks of the space {space!r}, which is not on this board")
        return self.space[space]

    def _price_spaces(self) -> None:
        """What each space costs, in one place: `ways` to pay, and the least of each resource."""
        self.ways: list[tuple[Effect, ...]] = [payments(space.cost) for space in self.spaces]
        self.solari: list[int] = [ways[0].a if ways else 0 for ways in self.ways]
        self.spice: list[int] = [ways[0].b if ways else 0 for ways in self.ways]
        self.water: list[int] = [ways[0].c if ways else 0 for ways in self.ways]
        # What a space costs while something holds: its bit, its slot, the condition, the payment.
        self.cheaper: list[tuple[int, int, Cond, Effect]] = []
        for slot, space in enumerate(self.spaces):
            if space.cheaper is not None:
                self.cheaper.append((1 << slot, slot, space.cheaper[0], space.cheaper[1]))
        if self.level is not None:  # IMP-19.10
            for id, solari in self.level.costs().items():
                self.solari[self._slot(id, f"level {self.level.id}")] = solari
        less = [max(0, n - (1 if self.is_landsraad(slot) else 0)) for slot, n in enumerate(self.solari)]
        self.afford_solari: list[int] = _affordable(self.solari)
        self.afford_solari_popular: list[int] = _affordable(less)
        self.afford_spice: list[int] = _affordable(self.spice)
        self.afford_water: list[int] = _affordable(self.water)

    def is_landsraad(self, slot: int) -> bool:
        return self.spaces[slot].icon == fx.LANDSRAAD

    # --- the vocabulary ------------------------------------------------------------------
    def _number_words(self) -> None:
        words = TABLE_WORDS[:]
        there = set(words)
        for box in self.boxes:
            for word in words_of(box.box, self.part):
                if word not in there:
                    words.append(word)
                    there.add(word)
        for module in self.modules:
            words += module.words()
        self.vocabulary: Vocabulary = Vocabulary(words)
        of = self.vocabulary.numbers
        self.space_word: list[int] = [of[f"space:{space.id}"] for space in self.spaces]
        self.faction_word: list[int] = [of[f"faction:{track.id}"] for track in self.tracks]
        self.leader_word: list[int] = [NOT_IN] * len(LEADERS)
        for kind in self.leaders:
            self.leader_word[kind] = of[f"leader:{LEADERS[kind].id}"]
        self.card_word: list[int] = self._card_words("card")
        self.discard_word: list[int] = self._card_words("discard")
        self.inplay_word: list[int] = self._card_words("inplay")
        self.acquire_word: list[int] = self._card_words("acquire")
        self.box_word: list[int] = self._card_words("box")
        self.intrigue_word: list[int] = [NOT_IN] * len(INTRIGUE)
        for kind in self.intrigues:
            self.intrigue_word[kind] = of[f"intrigue:{INTRIGUE[kind].id}"]
        self.post_word: list[int] = [of[f"post:{POSTS[kind].id}"] for kind in self.posts]  # by number of the post
        self.objective_word: list[int] = [NOT_IN] * len(OBJECTIVES)
        for kind in self.objectives:
            self.objective_word[kind] = of[f"objective:{OBJECTIVES[kind].id}"]
        self.contract_word: list[int] = [NOT_IN] * len(CONTRACTS)
        for kind in self.contracts:
            self.contract_word[kind] = of[f"contract:{CONTRACTS[kind].id}"]
        self.leader_box_word: int = of.get(BOX_LEADER, NOT_IN)
        # What sort of word a number is, and which kind (of spaces, tracks and posts: which slot) it speaks of.
        self.sort: list[int] = [W_OTHER] * len(words)
        self.kind: list[int] = [0] * len(words)
        for sort, table in (
            (W_SPACE, self.space_word),
            (W_LEADER, self.leader_word),
            (W_CARD, self.card_word),
            (W_DISCARD, self.discard_word),
            (W_INPLAY, self.inplay_word),
            (W_ACQUIRE, self.acquire_word),
            (W_BOX, self.box_word),
            (W_INTRIGUE, self.intrigue_word),
            (W_FACTION, self.faction_word),
            (W_POST, self.post_word),
            (W_OBJECTIVE, self.objective_word),
            (W_CONTRACT, self.contract_word),
        ):
            for kind, number in enumerate(table):
                if number != NOT_IN:
                    self.sort[number] = sort
                    self.kind[number] = kind
        for n in range(1, DEPLOYS + 1):
            self.sort[DEPLOY_0 + n] = W_DEPLOY
            self.kind[DEPLOY_0 + n] = n
        if self.leader_box_word != NOT_IN:
            self.sort[self.leader_box_word] = W_BOX
        self.sort[BOX_SPACE] = W_BOX
        self.sort[BOX_INFLUENCE] = W_BOX
        self.sort[ACQUIRE_ASIDE] = W_ACQUIRE

    def _card_words(self, place: str) -> list[int]:
        row = [NOT_IN] * len(CARDS)
        for kind in self.cards:
            row[kind] = self.vocabulary.numbers[f"{place}:{CARDS[kind].id}"]
        return row

    # --- saved bytes ---------------------------------------------------------------------
    def _fingerprint(self) -> str:
        """Changes with whatever a number in saved bytes may stand for: words, pieces, effects, slots, version."""
        sums = blake2b(f"{self.title} {meta(self.title).version}\n".encode(), digest_size=8)
        for box in self.boxes:
            last = box.node
            sums.update(f"{box.box.id} {box.card} {box.intrigue} {box.conflict} {box.leader} {box.hagal}\n".encode())
            while last < len(NODES) and _of_box(box, last):
                sums.update(f"{last} {NODES[last].where} {NODES[last]!r}\n".encode())
                last += 1
        sums.update(" ".join(self.vocabulary.words).encode())
        sums.update(" ".join(f"{kind}:{SPACES[kind].id}" for kind in self.space_kind).encode())
        sums.update(self.choice.key().encode())
        return sums.hexdigest()


def kind_name(node: Effect) -> str:
    """The kind of a node by its name; a hook is a kind of its own, `hook:…`, so is what is counted, `per:…`, and a
    choice to discard."""
    if node.op == fx.PER:
        return f"per:{fx.COUNT_NUMBERS.names[node.a]}"
    if node.op == fx.CHOOSE and node.kids[0].op == fx.DISCARD:
        return "choose:discard"
    return f"hook:{node.name}" if node.op == fx.HOOK else fx.OPS.names[node.op]


def _of_box(box: Range, node: int) -> bool:
    following = [other.node for other in BOXES.values() if other.node > box.node]
    return node < min(following, default=len(NODES))


def _pieces_of(box: Range) -> dict[str, dict[str, int]]:
    """The kinds of a box's own pieces, by sort and id."""
    own = box.box
    return {
        "card": {piece.id: box.card + i for i, piece in enumerate(own.cards)},
        "intrigue": {piece.id: box.intrigue + i for i, piece in enumerate(own.intrigue)},
        "conflict": {piece.id: box.conflict + i for i, piece in enumerate(own.conflicts)},
        "space": {piece.id: box.space + i for i, piece in enumerate(own.spaces)},
        "track": {piece.id: box.track + i for i, piece in enumerate(own.tracks)},
        "leader": {piece.id: box.leader + i for i, piece in enumerate(own.leaders)},
        "hagal": {piece.id: box.hagal + i for i, piece in enumerate(own.hagal)},
        "post": {piece.id: box.post + i for i, piece in enumerate(own.posts)},
        "objective": {piece.id: box.objective + i for i, piece in enumerate(own.objectives)},
        "contract": {piece.id: box.contract + i for i, piece in enumerate(own.contracts)},
    }


def _copies(kinds: list[int]) -> list[int]:
    return [kind for kind in kinds for _ in range(CARDS[kind].copies)]


def _barred_by(space: Space) -> int:
    ops = [part.op for part in space.effect.parts()]
    return BY_COUNCIL if fx.COUNCIL_SEAT in ops else BY_SWORDMASTER if fx.SWORDMASTER in ops else BY_VISIT


def _affordable(costs: list[int]) -> list[int]:
    """For each amount held, the spaces whose cost in that resource it covers; the last entry for all above."""
    most = max(costs, default=0)
    if most > MOST_COST:
        raise ValueError(f"a space costs {most}; the tables end at {MOST_COST}")
    return [_mask([cost <= held for cost in costs]) for held in range(MOST_COST + 1)]


_MADE: Final[dict[str, Ruleset]] = {}


def ruleset_of(title: str, choice: Choice) -> Ruleset:
    """The one ruleset of this title and choice."""
    key = title + " " + choice.key()
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Ruleset(title, choice)
    return found


def speaking(vocabulary: Vocabulary) -> Ruleset:
    """The ruleset whose words these are: for whoever has a decision and no position."""
    return next(rules for rules in _MADE.values() if rules.vocabulary is vocabulary)


def ruleset_for(title: str, options: Mapping[str, Any]) -> Ruleset:
    """The ruleset that a title's options choose; they are complete and checked."""
    choice: Choice = meta(title).part("choice").choose(options)
    return ruleset_of(title, choice)


def ruleset_from(title: str, key: str) -> Ruleset:
    """The ruleset that saved bytes name."""
    if not meta(title).has("choice"):
        raise ValueError(f"the title {title!r} is not of this family")
    boxes, modules, difficulty = key.split("/")
    return ruleset_of(title, Choice(tuple(boxes.split("+")), tuple(modules.split("+")) if modules else (), difficulty))
