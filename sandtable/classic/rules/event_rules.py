"""The kinds of event of the classic game, each with the number of the rule behind it."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import EMPEROR, SPACING_GUILD, TLEILAXU
from sandtable.classic.content.phases import (
    BATTLE,
    BIDDING,
    MENTAT_PAUSE,
    NEXUS,
    REVIVAL,
    SHIPMENT_MOVEMENT,
    SPICE_BLOW,
    SPICE_COLLECTION,
    STORM,
)
from sandtable.classic.rules.words import FACTION

EVENT_RULES: Final[dict[str, str]] = {
    # Setting up.
    "faction": "CLA-2.2",
    "prediction": "CLA-2.3",
    "traitors": "CLA-2.4",
    "traitor_kept": "CLA-2.4",
    "dancer": "CLA-23.2",
    "placed": "CLA-2.6",
    # The turn.
    "turn": "CLA-3.1",
    "phase": "CLA-3.1",
    "first": "CLA-3.2",
    "winner": "CLA-12.2",
    "opened": "CLA-3.4",
    # Spice, cards, forces, leaders.
    "spice": "CLA-1.5",
    "paid": "CLA-1.5",
    "collected": "CLA-11.1",
    "spice_gone": "CLA-4.4",
    "card": "CLA-7.6",
    "played": "CLA-17.2",
    "discarded": "CLA-10.13",
    "reshuffled": "CLA-1.4",
    "lost": "CLA-14.3",
    "leader_killed": "CLA-10.12",
    "leader_revived": "CLA-8.3",
    "leader_home": "CLA-19.8",
    "advisors": "CLA-19.2",
    "fighters": "CLA-19.2",
    "token": "CLA-24.1",
    # Storm.
    "storm_dialled": "CLA-4.2",
    "storm_card": "CLA-19.4",
    "storm_drawn": "CLA-19.4",
    "storm": "CLA-4.2",
    "weather": "CLA-4.6",
    "wall_gone": "CLA-4.6",
    "stronghold_points": "CLA-22.8",
    # Spice blow and Nexus.
    "turned": "CLA-5.1",
    "blow": "CLA-5.2",
    "worm": "CLA-5.3",
    "sandtrout": "CLA-21.6",
    "spice_reshuffled": "CLA-5.8",
    "spice_shuffled_back": "CLA-5.5",
    "nexus": "CLA-5.6",
    "alliance_asked": "CLA-13.1",
    "alliance": "CLA-13.2",
    "alliance_refused": "CLA-13.1",
    "alliance_broken": "CLA-13.4",
    "rode": "CLA-16.4",
    # Charity, bidding.
    "charity": "CLA-6.1",
    "cards_held": "CLA-7.1",
    "no_bidding": "CLA-7.2",
    "row": "CLA-7.2",
    "row_looked": "CLA-22.3",
    "row_sorted": "CLA-22.3",
    "support": "CLA-13.10",
    "card_up": "CLA-7.3",
    "card_seen": "CLA-16.1",
    "swapped": "CLA-22.10",
    "bid": "CLA-7.4",
    "bid_pass": "CLA-7.4",
    "unsold": "CLA-7.9",
    "sold": "CLA-7.4",
    "karama_bid": "CLA-20.4",
    "bought": "CLA-7.6",
    # Revival.
    "revived": "CLA-8.1",
    "limit_raised": "CLA-23.6",
    "revival_granted": "CLA-16.4",
    "leader_wanted": "CLA-23.6",
    "leader_priced": "CLA-23.6",
    # At any time.
    "moment": "CLA-17.2",
    # Shipment and movement.
    "spice_peek": "CLA-16.1",
    "shipping": "CLA-9.1",
    "shipped": "CLA-9.2",
    "arrived": "CLA-16.4",
    "shipped_across": "CLA-16.6",
    "shipped_back": "CLA-16.6",
    "shipment_stopped": "CLA-20.6",
    "came_along": "CLA-16.2",
    "moved": "CLA-9.5",
    "with_ally": "CLA-13.9",
    # Battle.
    "battle": "CLA-10.2",
    "leaderless": "CLA-10.5",
    "voice": "CLA-16.2",
    "prescience": "CLA-16.1",
    "foreseen": "CLA-16.1",
    "planned": "CLA-10.4",
    "plan_seen": "CLA-20.6",
    "plan": "CLA-10.8",
    "traitor": "CLA-10.20",
    "taken_back": "CLA-21.3",
    "explosion": "CLA-10.19",
    "total": "CLA-10.11",
    "won": "CLA-10.11",
    "no_winner": "CLA-10.21",
    "haderach": "CLA-19.1",
    "exchanged": "CLA-22.5",
    "captured": "CLA-19.8",
    "leader_kept": "CLA-19.8",
    "face_dancer": "CLA-23.3",
    "sent_back": "CLA-23.3",
    "left": "CLA-23.3",
    "took_place": "CLA-23.3",
    "dancer_returned": "CLA-23.4",
    # Cards at any time, Karama, deals.
    "stopped": "CLA-20.2",
    "power": "CLA-20.6",
    "truth": "CLA-17.4",
    "revival_stopped": "CLA-20.6",
    "cards_taken": "CLA-20.6",
    "cards_given": "CLA-20.6",
    "offering": "CLA-16.3",
    "offered": "CLA-15.1",
    "withdrawn": "CLA-15.1",
    "agreed": "CLA-15.1",
    "deal": "CLA-15.3",
    "deal_refused": "CLA-15.1",
    "deal_void": "CLA-15.5",
    "promise": "CLA-15.1",
    "promise_void": "CLA-15.5",
    "calling_off": "CLA-15.5",
    "not_calling_off": "CLA-15.5",
    "called_off": "CLA-15.5",
    "terms_off": "CLA-15.5",
    "bribe_taken": "CLA-12.1",
    "showing": "CLA-14.1",
    "shown": "CLA-14.1",
}

# Events with a rule of their own during setup (turn 0) or in the first turn.
EARLY_RULES: Final[dict[tuple[str, int], str]] = {
    ("card", 0): "CLA-2.7",
    ("storm_dialled", 1): "CLA-4.1",
    ("storm", 1): "CLA-4.1",
}

# Events whose rule depends on the phase.
PHASE_RULES: Final[dict[tuple[str, int], str]] = {
    ("lost", STORM): "CLA-4.3",
    ("lost", SPICE_BLOW): "CLA-5.3",
    ("lost", NEXUS): "CLA-5.3",
    ("lost", BATTLE): "CLA-10.15",
    ("spice_gone", SPICE_BLOW): "CLA-5.3",
    ("spice_gone", NEXUS): "CLA-5.3",
    ("spice_gone", BATTLE): "CLA-10.19",
    ("dancer", BATTLE): "CLA-23.4",
    ("dancer", MENTAT_PAUSE): "CLA-23.4",
    ("spice", BATTLE): "CLA-10.12",
    ("spice", SPICE_COLLECTION): "CLA-18.3",
    ("paid", BIDDING): "CLA-7.6",
    ("paid", REVIVAL): "CLA-8.2",
    ("paid", SHIPMENT_MOVEMENT): "CLA-9.2",
    ("paid", BATTLE): "CLA-18.6",
    ("paid", MENTAT_PAUSE): "CLA-15.1",  # a promised payment
}
# Rules that depend on the cause; the code that reports the event names one of them.
CAUSE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "spice": ("CLA-10.20", "CLA-19.8", "CLA-23.6", "CLA-24.2"),
    "paid": ("CLA-18.7", "CLA-21.5", "CLA-23.6", "CLA-23.8"),
    "collected": ("CLA-22.8",),
    "card": ("CLA-16.5", "CLA-22.10"),
    "discarded": ("CLA-10.14", "CLA-10.19", "CLA-10.20", "CLA-10.21", "CLA-22.11"),
    "lost": ("CLA-10.13", "CLA-10.14", "CLA-10.19", "CLA-10.20", "CLA-10.21", "CLA-13.9", "CLA-17.1", "CLA-19.6"),
    "leader_killed": ("CLA-10.19", "CLA-10.20", "CLA-10.21", "CLA-19.1", "CLA-19.8", "CLA-23.3"),
    "leader_revived": ("CLA-17.3", "CLA-19.1", "CLA-20.6", "CLA-23.6", "CLA-23.8"),
    "revived": ("CLA-16.3", "CLA-17.3", "CLA-20.6"),
    "won": ("CLA-10.20",),
    "no_winner": ("CLA-10.19",),
    "charity": ("CLA-19.2",),
    "came_along": ("CLA-19.2",),
    "stronghold_points": ("CLA-22.7",),
    "winner": ("CLA-12.3", "CLA-12.6", "CLA-12.7", "CLA-12.8", "CLA-12.9"),
}
# The receiver of payments in a phase, if it is not the bank; spice for any other seat is a gift of the Emperor.
PAYEES: Final = {BIDDING: EMPEROR, REVIVAL: TLEILAXU, SHIPMENT_MOVEMENT: SPACING_GUILD}
GIFT: Final = "CLA-16.3"


def rule_behind(kind: str, turn: int, phase: int = -1, thing: int = 0) -> str:
    """Return the number of the rule behind a kind of event in this turn (0 is setup) and phase."""
    if kind == "paid" and thing and phase != MENTAT_PAUSE and thing != FACTION + PAYEES.get(phase, -1):
        return GIFT
    return EARLY_RULES.get((kind, turn)) or PHASE_RULES.get((kind, phase), EVENT_RULES[kind])
