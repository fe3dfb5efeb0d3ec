"""The positions of Spies on observation posts, and the functions that move them (UPR-10).

A Spy is either on a post or in its owner's supply, so the posts of each party are the whole state. All of it is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import NO_FACTION
from sandtable.imperium.modules.spy_language import HERE, POST, POSTS, SHARED
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, place_of
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import NOWHERE, State

PLACE: Final = place_of("spies")
SPIES: Final = 3  # Spies per party (UPR-10.11)
NO_POST: Final = -1
# The card whose purchase triggers a Guild Spy (UPR-23.7).
SPICE_MUST_FLOW: Final = "the_spice_must_flow"

# Frames of the questions in `spy_questions`.
ASK_SPY_POST: Final = given("spies", "spy_post", was=130)  # a: node, b: number still to choose
ASK_SPY_BACK: Final = given("spies", "spy_back", was=131)  # a: node, b: number still to choose
ASK_SPY_RECALL: Final = given("spies", "spy_recall", was=132)  # a: node, b: number still to choose
ASK_INFILTRATE: Final = given("spies", "infiltrate", was=133)  # a: space
ASK_GATHER: Final = given("spies", "gather", was=134)  # a: space


class PostTables:
    """The observation posts of one ruleset, numbered in the order of the board.

    - `kinds`: for each post, its kind.
    - `spaces`: for each post, the spaces that it watches, as bits.
    - `at`: for each space, the posts that watch it.
    - `by_size`: pairs of a number of spaces, the largest first, and the posts that watch exactly this number, as bits.
    - `by_icon`: for each Agent icon, the posts that watch a space with this icon, as bits.
    """

    __slots__ = ("kinds", "number", "named", "words", "spaces", "at", "by_size", "by_icon")

    def __init__(self, rules: Ruleset) -> None:
        own = rules.of(POST)
        self.kinds: list[int] = own.kinds
        self.number: dict[str, int] = {POSTS[kind].id: number for number, kind in enumerate(own.kinds)}
        # Numbers by the names that other pieces use: a replaced post has the number of its replacement.
        self.named: dict[str, int] = dict(self.number)
        for old, new in own.replaced.items():
            if new in self.number:
                self.named[old] = self.number[new]
        self.words: list[int] = own.words["post"] if own.words else []
        self.spaces: list[int] = []
        self.at: list[list[int]] = [[] for _ in rules.spaces]
        for number, kind in enumerate(own.kinds):
            slots = [rules.slot_of(id, f"post:{POSTS[kind].id}") for id in POSTS[kind].spaces]
            self.spaces.append(sum(1 << slot for slot in slots))
            for slot in slots:
                self.at[slot].append(number)
        sizes = sorted({spaces.bit_count() for spaces in self.spaces}, reverse=True)
        self.by_size: list[tuple[int, int]] = [
            (size, _bits([spaces.bit_count() == size for spaces in self.spaces])) for size in sizes
        ]
        self.by_icon: list[int] = [
            _bits([spaces & there != 0 for spaces in self.spaces]) for there in rules.icon_spaces
        ]


def _bits(chosen: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(chosen) if yes)


def posts_of(rules: Ruleset) -> PostTables:
    return cast(PostTables, rules.tables[rules.place[PLACE]])


class Spies(Component):
    """The component of the Spies of all parties.

    - `at`: by party, the posts with its Spies, as bits.

    The other fields describe the current turn:

    - `recalled`: true if its player has recalled a Spy.
    - `placed`: the post of the Spy last placed, or NO_POST.
    - `flowed`: true if The Spice Must Flow has been acquired, which the hook `guild_spy` requires.
    """

    def __init__(self, parties: int) -> None:
        self.at: list[int] = [0] * parties
        self.recalled: bool = False
        self.placed: int = NO_POST
        self.flowed: bool = False

    def clone(self) -> Spies:
        copy = Spies(0)
        copy.at = self.at[:]
        copy.recalled = self.recalled
        copy.placed = self.placed
        copy.flowed = self.flowed
        return copy

    def pack(self) -> list[Any]:
        return [self.at, int(self.recalled), self.placed, int(self.flowed)]

    def unpack(self, data: list[Any]) -> None:
        at, recalled, placed, flowed = data
        self.at = [int(bits) for bits in at]
        if any(bits < 0 for bits in self.at):
            raise DamagedData("the posts of a party are bits")
        self.recalled = bool(recalled)
        self.placed = int(placed)
        self.flowed = bool(flowed)

    def seen_by(self, s: State, seat: int) -> Spies:
        return self.clone()  # everything is public (UPR-3.13)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        pass

    def facts(self, s: State) -> dict[str, Any]:
        """Return the facts of this component: the seats with a Spy on each post, the number of Spies in each supply,
        and the fields of the current turn."""
        posts = post_ids(s.rules)
        at = {id: [seat for seat, bits in enumerate(self.at) if (bits >> post) & 1] for post, id in enumerate(posts)}
        placed = None if self.placed == NO_POST else posts[self.placed]
        supply = [SPIES - bits.bit_count() for bits in self.at]
        return {"at": at, "supply": supply, "recalled": self.recalled, "placed": placed}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up Spies from a scenario; `at` lists the seats on each post, `{emperor: [0], guild: [0, 1]}`."""
        posts = post_ids(s.rules)
        for key in given:
            if key != "at":
                raise BadScenario(f"given.spies: there is no {key!r}; there is at")
        for id, seats in given.get("at", {}).items():
            if id not in posts:
                raise BadScenario(f"given.spies.at: there is no post {id!r}; there are {', '.join(posts)}")
            for seat in seats:
                if not isinstance(seat, int) or not 0 <= seat < len(self.at):
                    raise BadScenario(f"given.spies.at.{id}: there is no player {seat!r}")
                self.at[seat] |= 1 << posts.index(id)
                if self.at[seat].bit_count() > SPIES:
                    raise BadScenario(f"given.spies.at.{id}: player {seat} has {SPIES} Spies and no more")

    def fault(self, s: State) -> str:
        """Return a description of the first inconsistency, or an empty string. Two Spies of one party on one post
        cannot occur, since `at` has bits."""
        posts = len(posts_of(s.rules).kinds)
        if len(self.at) != len(s.players):
            return f"{len(self.at)} parties have Spies"
        for seat, bits in enumerate(self.at):
            if not 0 <= bits < 1 << posts:
                return f"party {seat} is on posts that are not there: {bits:b}"
            if bits.bit_count() > SPIES:
                return f"party {seat} has {bits.bit_count()} Spies on posts"
        if not NO_POST <= self.placed < posts:
            return f"a Spy was placed on post {self.placed}"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        n = len(self.at)
        parties = s.rules.parties
        posts = len(posts_of(s.rules).kinds)
        for step in range(n):
            left = SPIES
            bits = self.at[(seat + step) % n]
            while bits:
                left -= 1
                bits &= bits - 1
            sheet.number(left)
        sheet.blank(parties - n)
        for step in range(n):
            sheet.bits(self.at[(seat + step) % n], posts)
        sheet.blank((parties - n) * posts)
        sheet.number(int(self.recalled))
        sheet.number(int(self.flowed))


def spies_of(s: State) -> Spies:
    return cast(Spies, s.parts[s.rules.place[PLACE]])


def post_ids(rules: Ruleset) -> list[str]:
    return list(posts_of(rules).number)


# --- positions ---------------------------------------------------------------------------
def posts_in(bits: int) -> list[int]:
    """Return as a list, in the order of the board, the posts in the bits."""
    out: list[int] = []
    while bits:
        lowest = bits & -bits
        out.append(lowest.bit_length() - 1)
        bits ^= lowest
    return out


def in_supply(s: State, seat: int) -> int:
    return SPIES - spies_of(s).at[seat].bit_count()


def watched(s: State, seat: int) -> int:
    """Return the spaces, as bits, that Spies of this party watch: those connected to their posts (UPR-10.1)."""
    bits = spies_of(s).at[seat]
    spaces = 0
    if not bits:
        return 0
    post_spaces = posts_of(s.rules).spaces
    while bits:
        lowest = bits & -bits
        spaces |= post_spaces[lowest.bit_length() - 1]
        bits ^= lowest
    return spaces


def watching(s: State, seat: int, space: int) -> int:
    """Return the posts, as bits, on which the seat has a Spy that watches this space."""
    own = spies_of(s).at[seat]
    if not own:
        return 0
    bits = 0
    for post in posts_of(s.rules).at[space]:
        bits |= 1 << post
    return bits & own


def factions_spied_on(s: State, seat: int) -> list[int]:
    """Return the factions of which a Spy of the seat watches a space, each once, however many Spies watch it."""
    spaces = watched(s, seat)
    found: list[int] = []
    for space, faction in enumerate(s.rules.space_faction):
        if (spaces >> space) & 1 and faction != NO_FACTION and faction not in found:
            found.append(faction)
    return found


def posts_on(rules: Ruleset, icons: int) -> int:
    """Return the posts, as bits, that are connected to a space with one of these Agent icons (bits too); every post if
    there are no icons."""
    if not icons:
        return (1 << len(posts_of(rules).kinds)) - 1
    bits = 0
    for icon, posts in enumerate(posts_of(rules).by_icon):
        if (icons >> icon) & 1:
            bits |= posts
    return bits


def open_posts(s: State, seat: int, icons: int, how: int, back: int = NO_POST) -> int:
    """Return the posts, as bits, where the party may place a Spy.

    `icons` has Agent icons as bits (0: any post): the post must watch a space with one of them. `how` has the flags of
    the effect `Spy`. The post must be empty (UPR-10.2), or hold only Spies of opponents if the flag SHARED is set; it
    may never hold a Spy of the party itself or of a teammate (UPR-10.10, R-UPR-52). The Spy on the post `back` counts
    as returned to the supply.
    """
    fitting = posts_on(s.rules, icons)
    if how & HERE:
        here = 0
        for post in posts_of(s.rules).at[s.turn_space] if s.turn_space != NOWHERE else []:
            here |= 1 << post
        fitting &= here
    for party, bits in enumerate(spies_of(s).at):
        if party == seat:
            fitting &= ~(bits & ~(1 << back)) if back != NO_POST else ~bits
        elif not how & SHARED or not opposed(s, seat, party):
            fitting &= ~bits
    return fitting


def movable(s: State, seat: int, icons: int, how: int) -> int:
    """Return the posts, as bits, from which the party could take back a Spy and place it again, on the same or another
    post (UPR-10.4); `icons` and `how` limit the new post as in `open_posts`."""
    own = spies_of(s).at[seat]
    if open_posts(s, seat, icons, how):
        return own
    bits = 0
    for post in posts_in(own):
        if open_posts(s, seat, icons, how, post):
            bits |= 1 << post
    return bits


# --- moves -------------------------------------------------------------------------------
def place(s: State, seat: int, post: int) -> None:
    part = spies_of(s)
    part.at[seat] |= 1 << post
    if seat == s.turn_seat:
        part.placed = post
    if s.journal is not None:
        s.note("spy_placed", seat, 1, post_thing(s, post))


def recall(s: State, seat: int, post: int, what: str = "spy_recalled") -> None:
    """Move the seat's Spy from a post back to its supply; `what` is the kind of the event. In the seat's own turn it
    counts as recalled, for any purpose (UPR-23.5)."""
    part = spies_of(s)
    part.at[seat] &= ~(1 << post)
    if seat == s.turn_seat:
        part.recalled = True
    if s.journal is not None:
        s.note(what, seat, 1, post_thing(s, post))


def post_thing(s: State, post: int) -> int:
    return POST.thing | posts_of(s.rules).kinds[post]


def infiltrate(s: State, seat: int, post: int) -> None:
    """Recall the seat's Spy on this post to infiltrate the space of this turn; one Spy is enough for any number of
    Agents there (UPR-23.2)."""
    s.cause = s.rules.space_thing[s.turn_space]
    recall(s, seat, post, "infiltrated")


def gather(s: State, seat: int, post: int) -> None:
    s.cause = post_thing(s, post)
    recall(s, seat, post, "intelligence")
    draw_cards(s, seat, 1)


def offer_to_gather(s: State, seat: int, space: int) -> None:
    """Ask the seat whether to gather intelligence if it has a Spy that watches the space; a Spy that infiltrated there
    is already off the board (UPR-10.7)."""
    if watching(s, seat, space):
        s.stack.append((ASK_GATHER, seat, space, 0, 0))
