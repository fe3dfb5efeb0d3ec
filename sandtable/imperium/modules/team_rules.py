"""The rules of the game in teams that events and questions cite (UPR-S); see `citing` for the format of the lines.

Three words in these lines describe the seat of an event: `commander` is a commander, `served` the ally for whom the
commander of the current turn acts, `yielding` an ally in a tie in which one of the two has yielded.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.citing import cite

LINES_OF_TEAMS: Final[dict[str, str]] = {
    "leader of commander": "UPR-S1.1",
    "influence of served": "UPR-S3.5",
    "influence of commander by readings": "UPR-S7.3",
    "influence of commander by faction": "UPR-S5.2",
    "influence of commander by chosen": "UPR-S7.4",
    "influence of commander by lost": "UPR-S13.3",
    "vp of served by level": "UPR-S3.7",
    "vp of served by reached": "UPR-S3.7",
    "vp of served by overtaken": "UPR-S3.7",
    "vp of commander by level": "UPR-S5.5",
    "vp of commander by reached": "UPR-S5.5",
    "alliance of served": "UPR-S3.7",
    "alliance of commander": "UPR-S5.5",
    "effect of served by faction level": "UPR-S3.7",
    "recruit of served": "UPR-S1.3",
    "recruit of served by reinforced": "UPR-S8.1",
    "recruit by reinforced": "UPR-S8.1",
    "deploy of served": "UPR-S3.8",
    "deploy of served by card": "UPR-S3.5",
    "deploy of served by intrigue": "UPR-S3.5",
    "deploy of served by elsewhere": "UPR-S3.5",
    "deploy of served by reinforced": "UPR-S8.1",
    "deploy by reinforced": "UPR-S8.1",
    "retreat of served": "UPR-S4.2",
    "swords of served": "UPR-S3.5",
    "strength of served": "UPR-S4.1",
    "swords_lost of served": "UPR-S4.3",
    "bonus_swords of served": "UPR-S11.4",
    "worm of served": "UPR-S3.5",
    "worm of served by space": "UPR-S9.6",
    "acquire by throne": "UPR-S10.2",
    "pay by contributed": "UPR-3.12",
    "reward of yielding": "UPR-S13.5",
    "team_over by tie": "UPR-S14.3",
    "ask faction of commander": "UPR-S7.4",
    "ask faction of commander by readings": "UPR-S7.3",
    "ask combat of commander": "UPR-S13.1",
    "ask behalf by plot": "UPR-S3.1",
}  # fmt: skip
cite(LINES_OF_TEAMS)
