"""Declare the pieces that play for Rivals: House Hagal cards, Rival cards, and the levels of the solo game."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import Cond, Effect

# The games that use a House Hagal card (IMP-18.3, 19.7).
HAGAL_BOTH: Final = 0
HAGAL_SOLO: Final = 1
HAGAL_TWO: Final = 2

# The reason why a House Hagal card is skipped, for the event.
TAKEN: Final = 1  # an Agent is on its space
VOICED: Final = 2  # The Voice has named it
NO_SPICE: Final = 3  # there is no bonus spice to harvest
UNMET: Final = 4  # the Rival does not meet the card's condition
POLITICS: Final = 5  # the Rival can gain nothing with that faction (UPR-R13.5)
NO_AGENT: Final = 6  # the card places only a Spy (UPR-R8.3)
PASSED_BY: Final = {
    TAKEN: "taken", VOICED: "voiced", NO_SPICE: "no_spice", UNMET: "unmet", POLITICS: "politics", NO_AGENT: "no_agent",
}  # fmt: skip


class HagalWay:
    """One of the spaces named on a House Hagal card, with the card's effect there; the card uses the space if `when`
    holds."""

    __slots__ = ("space", "effect", "when")

    def __init__(self, space: str, effect: Effect, when: Cond | None = None) -> None:
        self.space = space
        self.effect = effect
        self.when = when


class HagalCard:
    """A House Hagal card: the space where a Rival's Agent goes, the effect there, and the card's swords in Combat.

    - `space`: empty for two special cards; Harvest Spice finds its space, Reshuffle has none.
    - `ways`: several spaces instead of one; the card uses the first whose `when` holds, or with `harvest` the one with
      the most bonus spice.
    - `needs`: a condition; the card is skipped while it does not hold.
    - `posts`: posts instead of a space; the card places a Spy on the first free one and sends no Agent.

    A card without any of these sends no Agent either: its effect is done, and another card follows.
    """

    __slots__ = (
        "id", "name", "copies", "mark", "space", "effect", "swords", "harvest", "reshuffle", "ways", "needs", "posts",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        copies: int = 1,
        mark: int = HAGAL_BOTH,
        space: str = "",
        effect: Effect | None = None,
        swords: int = 0,
        harvest: bool = False,
        reshuffle: bool = False,
        ways: tuple[HagalWay, ...] = (),
        needs: Cond | None = None,
        posts: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.mark = mark
        self.space = space
        self.effect = effect or nothing()
        self.swords = swords
        self.harvest = harvest
        self.reshuffle = reshuffle
        self.ways = ways
        self.needs = needs
        self.posts = posts


class Rival:
    """A Rival card: the number of goods at which the Rival gets its Swordmaster, two abilities, and the priority of
    factions.

    - `signet`: the effect of the Signet icon of a House Hagal card for this Rival.
    - `scheme`: the effect of its third Spy.
    - `can_win`: false for a Rival that scores no points and is only for games of two players.
    """

    __slots__ = ("id", "name", "swordmaster", "signet", "scheme", "priority", "can_win")

    def __init__(
        self,
        id: str,
        name: str,
        swordmaster: int,
        signet: Effect,
        scheme: Effect,
        priority: tuple[int, ...],
        can_win: bool = True,
    ) -> None:
        self.id = id
        self.name = name
        self.swordmaster = swordmaster
        self.signet = signet
        self.scheme = scheme
        self.priority = priority
        self.can_win = can_win


class Difficulty:
    """A level of the solo game (IMP-19.2).

    `conflicts_above_swordmasters`: the round in which Rivals get their Swordmasters, or 0 if they have to collect goods
    for them. `variants`: the variants of how Rivals play that belong to the level.
    """

    __slots__ = (
        "id", "name", "your_extra", "mentat_cost", "rival_garrison", "conflicts_above_swordmasters", "rival_intrigue",
        "swordmaster_open", "expert_deployment", "variants",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        rival_garrison: int,
        mentat_cost: int = 0,
        conflicts_above_swordmasters: int = 0,
        rival_intrigue: int = 0,
        your_extra: Effect | None = None,
        swordmaster_open: bool = True,
        expert_deployment: bool = False,
        variants: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.your_extra = your_extra or nothing()
        self.mentat_cost = mentat_cost
        self.rival_garrison = rival_garrison
        self.conflicts_above_swordmasters = conflicts_above_swordmasters
        self.rival_intrigue = rival_intrigue
        self.swordmaster_open = swordmaster_open
        self.expert_deployment = expert_deployment
        self.variants = variants

    # Changes of the level to the board (IMP-19.10).
    def costs(self) -> dict[str, int]:
        """Return the changed cost in Solari of each space whose cost the level changes, by the space's id."""
        return {"mentat": self.mentat_cost} if self.mentat_cost else {}

    def shut(self) -> tuple[str, ...]:
        """Return the ids of the spaces that the level closes."""
        return () if self.swordmaster_open else ("swordmaster",)
