"""The exchange rates of `judgement`: the worth of each resource, card and step to a player who looks one step ahead.

There is one list for games among players and one for the solo game, whose Rivals compete for points but buy nothing; a
box may have its own (`pieces.Figures`). The unit is a tenth of a victory point. The rates were found by playing games:
`python -m bench.imperium.tune`. The last rates scale the estimates of modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset

NAMES: Final = (
    "solari", "solari_for_swordmaster", "solari_for_council", "solari_surplus", "spice", "spice_surplus",
    "water_first", "water", "troop", "draw", "intrigue", "persuasion", "trash", "sword", "agent", "agent_left",
    "influence_1", "influence_2", "influence_3", "influence_4", "influence_more", "alliance", "alliance_taken",
    "swordmaster", "swordmaster_left", "council", "council_left", "control_left", "card_uses", "card_most",
    "buy_least", "deploy", "others_card", "others_agent", "reward", "keep_plot", "reveal", "foldspace",
    "spy", "hooks", "worm", "icon", "contract",
)  # fmt: skip

SOLARI: Final = 0
SOLARI_FOR_SWORDMASTER: Final = 1  # while the seat has none and time is left to use it
SOLARI_FOR_COUNCIL: Final = 2
SOLARI_SURPLUS: Final = 3  # beyond the amount that can be spent soon
SPICE: Final = 4
SPICE_SURPLUS: Final = 5
WATER_FIRST: Final = 6  # the first two
WATER: Final = 7
TROOP: Final = 8
DRAW: Final = 9
INTRIGUE: Final = 10
PERSUASION: Final = 11
TRASH: Final = 12  # for each round left
SWORD: Final = 13
AGENT: Final = 14
AGENT_LEFT: Final = 15  # for each round left
INFLUENCE_1: Final = 16
INFLUENCE_2: Final = 17
INFLUENCE_3: Final = 18
INFLUENCE_4: Final = 19
INFLUENCE_MORE: Final = 20
ALLIANCE: Final = 21
ALLIANCE_TAKEN: Final = 22  # from another player
SWORDMASTER: Final = 23
SWORDMASTER_LEFT: Final = 24
COUNCIL: Final = 25
COUNCIL_LEFT: Final = 26
CONTROL_LEFT: Final = 27
CARD_USES: Final = 28  # uses of a bought card, for each round left
CARD_MOST: Final = 29
BUY_LEAST: Final = 30  # a card worth less is not bought
DEPLOY: Final = 31  # share of a troop's worth that deploying it costs
OTHERS_CARD: Final = 32  # swords expected from a card in another hand
OTHERS_AGENT: Final = 33  # strength expected from another player's unused Agent
REWARD: Final = 34  # share of a Conflict's reward that is counted
KEEP_PLOT: Final = 35  # least gain for which a Plot card is played now
REVEAL: Final = 36  # preference for revealing over sending an Agent
FOLDSPACE: Final = 37
SPY: Final = 38  # factor for placing a Spy, by the card it may give
HOOKS: Final = 39  # factor for the sandworms that Maker Hooks allow
WORM: Final = 40  # factor for a sandworm in this round's Conflict
ICON: Final = 41  # factor for the chance to match a battle icon
CONTRACT: Final = 42  # factor for the reward of a completed contract

AMONG_PLAYERS: Final[list[float]] = [
    0.537, 0.317, 0.35, 0.318, 1.57, 0.383,
    1.12, 1.18, 1.86, 2.51, 5.35, 1.14, 0.571, 0.916, 2.12, 0.101,
    10.4, 4.49, 4.1, 2.72, 0.8, 15.4, 13.8,
    3.6, 6.48, 17.1, 4.04, 2.78, 0.521, 1.05,
    0.874, 0.318, 0.791, 0.775, 0.723, 0.904, -2.8, 4.83,
    1.0, 1.0, 1.0, 1.0, 1.0,
]  # fmt: skip
SOLO: Final[list[float]] = [
    0.404, 0.238, 0.0224, 0.389, 1.46, 0.537,
    0.935, 0.531, 1.97, 1.22, 4.84, 0.529, 0.524, 0.505, 1.14, 0.535,
    5.24, 8.7, 10.3, 2.93, 0.606, 11.4, 22.0,
    1.06, 10.3, 1.27, 4.71, 24.5, 0.711, 2.88,
    0.646, 0.58, 0.718, 1.18, 0.853, 0.318, -6.4, 0.621,
    1.0, 1.0, 1.0, 1.0, 1.0,
]  # fmt: skip


def rates_of(rules: Ruleset) -> list[float]:
    """Return the exchange rates for a game: those of its box if it has its own, otherwise those of the family."""
    if rules.figures.rates:
        return rules.figures.rates
    return AMONG_PLAYERS if rules.level is None else SOLO
