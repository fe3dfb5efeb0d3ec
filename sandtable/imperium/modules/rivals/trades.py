"""Trades of Rivals: goods for a Swordmaster and for points, as soon and as often as possible (IMP-19.16, UPR-R9)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.rivals.moments import rival_turns
from sandtable.imperium.rules.catalog import KIND_OF, OF_INTRIGUE, RIVALS
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.state import OBSTACLE, RIVAL, STREAMLINED, Player, State

INTRIGUE_TRADE: Final = 3
WATER_TRADE: Final = 3
SOLARI_TRADE: Final = 7
SPICE_TRADE: Final = 7


def collects(p: Player) -> bool:
    """Tell whether an automated party keeps the goods it gains. House Hagal beside two players does not (IMP-18.1), nor
    does a streamlined Rival that has its Swordmaster (UPR-R13.2)."""
    return p.rival != OBSTACLE and (p.rival != STREAMLINED or not p.swordmaster)


def trade_in(s: State, seat: int) -> None:
    """Trade in the goods of an automated party for points as often as possible; called after each of its gains.

    Only Rivals trade. A Rival with a Rival card buys its Swordmaster first; a streamlined one trades for nothing else.
    """
    p = s.players[seat]
    if p.rival != RIVAL and p.rival != STREAMLINED:
        return
    if p.rival_card and not p.swordmaster:
        _buy_swordmaster(s, seat, p)
        if not p.swordmaster:
            return
    if p.rival == STREAMLINED:
        return
    points = 0
    while len(p.intrigue) >= INTRIGUE_TRADE:
        _pay(s, seat, p, 0, 0, INTRIGUE_TRADE, 0, "trade")
        points += 1
    while p.water >= WATER_TRADE:
        _pay(s, seat, p, 0, 0, 0, WATER_TRADE, "trade")
        points += 1
    while p.solari >= SOLARI_TRADE:
        _pay(s, seat, p, SOLARI_TRADE, 0, 0, 0, "trade")
        points += 1
    while p.spice >= SPICE_TRADE and not saves_spice(s, seat):
        _pay(s, seat, p, 0, SPICE_TRADE, 0, 0, "trade")
        points += 1
    if points:
        if s.journal is not None:
            s.note("trade_in", seat, points)
        score(s, seat, points, "trade")


def saves_spice(s: State, seat: int) -> bool:
    """Tell whether any module makes the Rival keep its spice for something else than points."""
    return any(module.saves_spice(s, seat) for module in rival_turns(s.rules))


def towards_swordmaster(p: Player) -> int:
    """Return the number of goods that count towards the Swordmaster of a Rival: all its Solari, spice, water and
    Intrigue cards (UPR-R9.2)."""
    return p.solari + p.spice + len(p.intrigue) + p.water


def untraded(s: State, seat: int, p: Player) -> str:
    """Return a description of an error: goods that a Rival should have traded in (IMP-19.16), or that House Hagal has
    collected (IMP-18.1); empty if there is none."""
    if p.rival == OBSTACLE:
        if p.solari or p.spice or p.water or p.intrigue:
            return f"seat {seat}: House Hagal has gathered something"
    elif p.rival_card and not p.swordmaster:
        if towards_swordmaster(p) >= RIVALS[p.rival_card & KIND_OF].swordmaster:
            return f"seat {seat}: a Rival with {towards_swordmaster(p)} goods has not bought its Swordmaster"
    elif p.rival == STREAMLINED:  # it keeps the goods left after buying its Swordmaster (UPR-R13.2)
        return ""
    elif p.solari >= SOLARI_TRADE or p.water >= WATER_TRADE or (p.spice >= SPICE_TRADE and not saves_spice(s, seat)):
        return f"seat {seat}: a Rival has not traded in {p.solari} Solari, {p.spice} spice, {p.water} water"
    elif len(p.intrigue) >= INTRIGUE_TRADE:
        return f"seat {seat}: a Rival has not traded in {len(p.intrigue)} Intrigue cards"
    return ""


def _buy_swordmaster(s: State, seat: int, p: Player) -> None:
    """Buy the Swordmaster of a Rival if its goods together have reached the price on its Rival card (R-UPR-34).

    The Rival pays Solari first, then spice, Intrigue cards and water (UPR-R9.2 to 9.4).
    """
    price = RIVALS[p.rival_card & KIND_OF].swordmaster
    if towards_swordmaster(p) < price:
        return
    cause = s.cause
    s.cause = p.rival_card
    solari = min(price, p.solari)
    spice = min(price - solari, p.spice)
    cards = min(price - solari - spice, len(p.intrigue))
    _pay(s, seat, p, solari, spice, cards, price - solari - spice - cards, "hire")
    p.swordmaster = True
    p.agents += 1
    if s.journal is not None:
        s.note("swordmaster", seat, 1)
    s.cause = cause


def _pay(s: State, seat: int, p: Player, solari: int, spice: int, cards: int, water: int, step: str) -> None:
    """Move these amounts of a Rival's goods to the bank, and `cards` of its Intrigue cards, the oldest first, to the
    discard pile; `step` names the cause in the events."""
    p.solari -= solari
    p.spice -= spice
    p.water -= water
    given = p.intrigue[:cards]
    p.intrigue = p.intrigue[cards:]
    s.intrigue_discard += given
    if given:
        s.learnt += 1
    if s.seen_intrigue:  # forget the knowledge that it held these cards
        s.seen_intrigue = [seen for seen in s.seen_intrigue if seen[1] != seat or seen[2] not in given]
    if s.journal is not None and p.rival_card:
        for what, n in (("pay_solari", solari), ("pay_spice", spice), ("pay_water", water)):
            if n:
                s.note(what, seat, n, step=step)
        for kind in given:
            s.note("intrigue_discarded", seat, 1, OF_INTRIGUE | kind, step=step)
