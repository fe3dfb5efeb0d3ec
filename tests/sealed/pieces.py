"""The pieces of Sealed Bids and its vocabulary."""

from __future__ import annotations

from typing import Final

from sandtable.core.decisions import Vocabulary

NOBODY: Final = -1
HIDDEN: Final = 0  # in the place of a card or a lot that must not be seen
VALUES: Final = range(1, 9)
CARDS: Final = [value for value in VALUES for _ in range(4)]  # SB-1.2
LOTS: Final = [points for points in (2, 3, 4, 5) for _ in range(2)]  # SB-1.3
MARKETS: Final = ("north", "east", "south")
DEALT: Final = 4
MARKET_POINTS: Final = 2
MOST_CARDS: Final = 8  # in a hand: four dealt, one more in each of four rounds

VOCABULARY: Final = Vocabulary(
    [f"card:{value}" for value in VALUES]
    + ["none"]
    + [f"market:{market}" for market in MARKETS]
    + ["pass"]
    + [f"bid:{n}" for n in range(1, MOST_CARDS + 1)]
)
CARD: Final = VOCABULARY.number("card:1") - 1  # plus the value
NONE: Final = VOCABULARY.number("none")
MARKET: Final = VOCABULARY.number("market:north")  # plus the market
PASS: Final = VOCABULARY.number("pass")
BID: Final = VOCABULARY.number("bid:1") - 1  # plus the number

# Pieces as events name them: what sort, plus the value, the market or the points.
OF_CARD: Final = 100
OF_MARKET: Final = 200
OF_LOT: Final = 300


def thing_name(thing: int) -> str:
    """`card:5`, `market:north`, `lot:3`; nothing for none."""
    sort, which = divmod(thing, 100)
    if sort == 1:
        return f"card:{which}"
    if sort == 2:
        return f"market:{MARKETS[which]}"
    return f"lot:{which}" if sort == 3 else ""


def winner_of(there: list[tuple[int, int]]) -> int:
    """SB-2.5, of the cards of one market and who sent them."""
    high = max(card for card, _ in there)
    best = [seat for card, seat in there if card == high]
    return best[0] if len(best) == 1 else NOBODY
