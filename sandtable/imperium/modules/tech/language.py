"""The functions that declare Tech tiles, and the effects that acquire, count and spend tiles (IX-3)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.builders import condition, hook, node, nothing, offered, per, trash_from
from sandtable.imperium.language.effects import FROM_PLAY, TOPDECK, Cond, Effect
from sandtable.imperium.language.sorts import Found, Sort, Tree

ID: Final = "tech"
# The moment of a tile's ability.
NEVER: Final = "none"
REVEAL: Final = "reveal-turn"
ROUND_START: Final = "round-start"
WIN: Final = "win-conflict"
ALWAYS: Final = "always"
OWN_TURN: Final = "own-turn"
FLIP: Final = "flip"
MOMENTS: Final = (NEVER, REVEAL, ROUND_START, WIN, ALWAYS, OWN_TURN, FLIP)


class Tile:
    """A Tech tile with its cost in spice.

    - `acquire`: the effect when it is acquired.
    - `ability`: the effect that it has later, at the moment `when` (one of `MOMENTS`).
    - `endgame`: the effect at the end of the game.
    - `rival`: true if it has the mark of House Hagal, so that Rivals may take it.
    """

    __slots__ = ("id", "name", "cost", "acquire", "when", "ability", "endgame", "rival")

    def __init__(
        self,
        id: str,
        name: str,
        cost: int,
        *,
        acquire: Effect | None = None,
        when: str = NEVER,
        ability: Effect | None = None,
        endgame: Effect | None = None,
        rival: bool = False,
    ) -> None:
        if when not in MOMENTS or (when == NEVER) != (ability is None):
            raise ValueError(f"tile {id!r}: an ability at the moment {when!r}; there are {', '.join(MOMENTS)}")
        self.id = id
        self.name = name
        self.cost = cost
        self.acquire = acquire or nothing()
        self.when = when
        self.ability = nothing() if ability is None else offered(ability) if when == WIN else ability
        self.endgame = endgame or nothing()
        self.rival = rival


class AbilityTree(Tree):
    """The declaration that `ability` of a `Tile` is an effect tree; the line of text about it is named after the tile's
    moment `when`."""

    def found(self, piece: Any) -> list[Found]:
        return [Found(self.key, "tech-" + piece.when, piece.ability)]


TECH: Final[Sort[Tile]] = Sort(
    "tech",
    Tile,
    trees=(
        Tree("acquire", if_any=True),
        AbilityTree("ability", if_any=True, opened=True),
        Tree("endgame", if_any=True, opened=True),
    ),
    columns=("cost", "when", "rival"),
    words=("tech", "use_tech", "acquire_tech"),
    box="tech",
    companions=("sandtable.imperium.modules.tech.shown",),
)
TILES: Final[list[Tile]] = TECH.pieces


def acquire_tech(discount: int = 0, *, or_solari: bool = False, must: bool = False) -> Effect:
    """Return an effect: offer to acquire one open tile for `discount` spice less (IX-3.4).

    With `or_solari` the whole price may be paid in Solari (IX-13.1). With `must` the effect is only possible if a tile
    can be acquired, and then requires it (IX-13.18).
    """
    return node("acquire_tech", discount, int(or_solari), int(must), optional=not must)


def negotiator(n: int = 1) -> Effect:
    """Return an effect: offer to place `n` troops from the supply on the Ix board as negotiators (IX-3.6)."""
    return node("negotiator", n, optional=True)


def trash_tile() -> Effect:
    """Return an effect: trash the tile with this effect; always a cost."""
    return node("trash_tile")


def exchange_intrigue() -> Effect:
    """Return an effect: put any number of Intrigue cards from the hand face down under the deck, then draw the same
    number."""
    return node("exchange_intrigue")


def ignore_agents() -> Effect:
    """Return an effect: let the Agent sent this turn enter spaces with other players' Agents (IX-3.13)."""
    return hook("infiltrate")


def acquired_to_deck() -> Effect:
    """Return an ability: the owner of the tile may put each card they acquire on top of their deck."""
    return Effect(TOPDECK, 1)


def more_shipped_troops(n: int) -> Effect:
    """Return an ability: when a reward of the Shipping track recruits troops for the owner of the tile, recruit `n`
    more; any of these troops may be deployed at once."""
    return node("more_shipped_troops", n)


def win_ties() -> Effect:
    """Return an ability: the owner of the tile wins ties in Victory Points at the end of the game (IX-13.15)."""
    return node("win_ties")


def trash_in_play() -> Effect:
    """Return an effect: offer to trash one card from play."""
    return trash_from(FROM_PLAY)


def per_revealed_with_swords(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each card revealed this turn that gave swords (IX-13.4)."""
    return per("revealed_with_swords", effect)


def per_faction_at_most(n: int, effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each faction with which the player has at most `n` Influence."""
    return per("factions_at_most", effect, of=n)


def techs_at_least(n: int) -> Cond:
    """The condition that the player owns at least `n` tiles, face up or face down (IX-3.11)."""
    return condition("techs_at_least", n)


def persuasion_at_least(n: int) -> Cond:
    """The condition that the player has gained at least `n` Persuasion this Reveal turn, spent or not."""
    return condition("persuasion_at_least", n)
