"""The functions that declare the Graft keyword, conditions on the pair, and effects on its other card (IMM-7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node, per
from sandtable.imperium.language.effects import Cond, Effect

ID: Final = "grafting"


def graft() -> Effect:
    """Return an effect that marks its card as a Graft card, played together with another card and one Agent
    (IMM-7.1)."""
    return node("graft")


def graft_with_row() -> Effect:
    """Return an effect: the other card of the pair may be one of the Imperium Row; it is then trashed when the turn
    ends (IMM-14.11)."""
    return node("graft_with_row")


def copy_partner() -> Effect:
    """Return an effect: use the whole Agent box of the other grafted card as this card's own (IMM-14.4)."""
    return node("copy_partner")


def return_partner() -> Effect:
    """Return an effect: the other grafted card goes back to the hand when the player's Reveal turn of this round begins
    (IMM-7.12)."""
    return node("return_partner")


def trash_partner() -> Effect:
    """Return an effect: trash the other card of the grafted pair, not the one with this effect."""
    return node("trash_partner")


def trash_one_of_pair() -> Effect:
    """Return an effect: trash one of the two cards of the grafted pair, of the player's choice; compulsory
    (IMM-15.1)."""
    return node("trash_one_of_pair")


def per_partner_icon(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each Agent icon of the other card of the grafted pair."""
    return per("partner_icons", effect)


def grafted() -> Cond:
    """The condition that the card with this condition is one of this turn's grafted pair (IMM-7.8)."""
    return condition("grafted")


def grafted_with(*factions: int) -> Cond:
    """The condition that the other card of the grafted pair belongs to one of these factions."""
    return condition("grafted_with", sum(1 << faction for faction in factions))
