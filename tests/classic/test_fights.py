"""Compare battles with any cards with a model that knows only the fact sheets (CLA-10.9 to 10.14, CLA-21.2)."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from sandtable.classic.content.factions import LEADER_NUMBER
from sandtable.classic.content.map import PART_NUMBER
from sandtable.classic.content.treachery import TREACHERY
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import ALIVE
from tests.citing import rule
from tests.classic.sheets import sheet

CARDS: dict[str, Any] = {card["id"]: card for card in sheet("treachery_cards")["cards"]}
TABLE: dict[str, Any] = sheet("treachery_cards")["weapon_table"]
FACTIONS: dict[str, Any] = {faction["id"]: faction for faction in sheet("factions")["factions"]}
SIDES = ("emperor", "harkonnen")
STRENGTH = {leader["id"]: leader["strength"] for id in SIDES for leader in FACTIONS[id]["leaders"]}
HERO = "cheap_hero"
WEAPONS = [id for id, card in CARDS.items() if card["type"] == "weapon"] + ["baliset", "kulon", "chemistry"]
DEFENCES = ["shield", "snooper", "shield_snooper", "chemistry", "jubba_cloak", "weirding_way"]
ROWS = {
    "projectile and poison": "poison_blade",
    "projectile or projectile defence": "projectile",
    "poison special": "poison_tooth",
    "poison defence or poison weapon": "poison",
}
# Cards in the discards, so that nobody is asked about them.
ASIDE = ["truthtrance", "truthtrance", "tleilaxu_ghola", "karama", "karama", "amal"]


class Plan(NamedTuple):
    leader: str
    weapon: str | None
    defence: str | None
    dial: int

    @property
    def strength(self) -> int:
        return 0 if self.leader == HERO else int(STRENGTH[self.leader])

    @property
    def hand(self) -> list[str]:
        return [card for card in (self.weapon, self.defence, HERO if self.leader == HERO else None) if card]


def kills(weapon: str | None, defence: str | None) -> bool:
    """Tell whether a weapon kills, according to the sheet's table."""
    if weapon is None or CARDS[weapon]["type"] == "worthless":
        return False
    kind = CARDS[weapon]["kind"]
    row = TABLE[weapon if kind == "special" else ROWS.get(kind, kind)]
    column = "none" if defence is None else "worthless" if CARDS[defence]["type"] == "worthless" else defence
    return bool(row[TABLE["defences"].index(column)] == "kills")


def fit(weapon: str | None, defence: str | None) -> bool:
    """Tell whether two cards may be played together (CLA-21.2): Chemistry is a weapon only with a defence, Weirding
    Way a defence only with a weapon."""
    if weapon == "chemistry" and (defence is None or CARDS[defence]["type"] != "defence"):
        return False
    if defence == "weirding_way" and (weapon is None or CARDS[weapon]["type"] != "weapon"):
        return False
    return weapon is None or weapon != defence


def any_plan(random: Random, side: str, forces: int, taken: list[str]) -> Plan:
    while True:
        weapon, defence = random.choice([None, *WEAPONS]), random.choice([None, *DEFENCES])
        alone = [card for card in (weapon, defence) if card not in ("shield", "snooper")]
        if fit(weapon, defence) and not any(card in taken for card in alone):
            leaders = [leader["id"] for leader in FACTIONS[side]["leaders"]]
            return Plan(random.choice([*leaders, HERO]), weapon, defence, random.randint(0, forces))


def fought(random: Random, plans: list[Plan], forces: list[int]) -> tuple[Game, list[bool], list[str]]:
    """Return the game after the battle, whether each side used its Poison Tooth, and the winner's choices of cards
    to keep."""
    players = {seat: {"faction": SIDES[seat], "hand": plans[seat].hand} for seat in range(2)}
    table = {"seats": 2, "treachery_more": True, "deals": False, "phase": "battle", "treachery_discard": ASIDE}
    there = {"old_gap@9": dict(zip(SIDES, forces, strict=True))}
    game = build({**table, "order": list(SIDES), "players": players, "forces": there})

    def say(seat: int, *words: str) -> None:
        for word in words:
            game.apply(seat, game.vocabulary.number(word))

    for seat, plan in enumerate(plans):
        lead = f"treachery:{HERO}" if plan.leader == HERO else f"leader:{plan.leader}"
        cards = ["none" if card is None else f"treachery:{card}" for card in (plan.weapon, plan.defence)]
        say(seat, lead, *cards, "no", f"dial:{plan.dial}", "number:0")
    used, kept = [True, True], []
    while game.turn == 2:
        seat = game.to_act[0]
        if game.decision(seat).kind == "poison_tooth":
            used[seat] = random.random() < 0.5
            say(seat, "yes" if used[seat] else "no")
        else:
            assert game.decision(seat).kind == "keep"
            kept.append(random.choice(["keep", "discard"]))
            say(seat, kept[-1])
    return game, used, kept


class End(NamedTuple):
    """The remains of each side after a battle, and how it was decided."""

    forces: list[int]
    spice: list[int]
    hands: list[list[str]]
    dead: list[bool]
    how: str


def by_the_sheets(plans: list[Plan], forces: list[int], used: list[bool], kept: list[str]) -> End:
    """Return the end of a battle; `kept` are the winner's answers for the cards it need not discard."""
    left, spice = [0, 0], [0, 0]
    hands: list[list[str]] = [[], []]
    struck = [None if plan.weapon == "poison_tooth" and not used[at] else plan.weapon for at, plan in enumerate(plans)]
    if "lasgun" in struck and any(plan.defence in ("shield", "shield_snooper") for plan in plans):
        return End(left, spice, hands, [True, True], "explosion")
    dead = [kills(struck[1 - at], plan.defence) for at, plan in enumerate(plans)]
    for at, plan in enumerate(plans):  # these two strike both leaders; each is protected by its own defence
        if struck[at] in ("poison_tooth", "artillery_strike") and kills(struck[at], plan.defence):
            dead[at] = True
    shelled = "artillery_strike" in struck
    totals = [plan.dial + (0 if dead[at] or shelled else plan.strength) for at, plan in enumerate(plans)]
    win = 0 if totals[0] >= totals[1] else 1
    left[win] = forces[win] - plans[win].dial
    spice[win] = 0 if shelled else sum(plan.strength for at, plan in enumerate(plans) if dead[at])
    gone = {"artillery_strike", "poison_tooth"} if used[win] else {"artillery_strike"}
    choices = [card for card in (plans[win].weapon, plans[win].defence) if card and card not in gone]
    hands[win] = sorted(card for card, word in zip(choices, kept, strict=True) if word == "keep")
    how = "artillery" if shelled else "both dead" if all(dead) else "tie" if totals[0] == totals[1] else "won"
    return End(left, spice, hands, dead, how)


@rule("CLA-10.10", "CLA-10.11", "CLA-10.12", "CLA-10.13", "CLA-10.14", "CLA-10.19", "CLA-21.2", "CLA-21.3")
def test_any_battle_comes_out_as_the_sheets_say() -> None:
    seen: set[str] = set()
    part = PART_NUMBER["old_gap@9"]
    for seed in range(400):
        random = Random(seed)
        forces = [random.randint(1, 6), random.randint(1, 6)]
        first = any_plan(random, SIDES[0], forces[0], [])
        plans = [first, any_plan(random, SIDES[1], forces[1], first.hand)]
        game, used, kept = fought(random, plans, forces)
        end = by_the_sheets(plans, forces, used, kept)
        assert [game.plain_at(seat, part) for seat in range(2)] == end.forces, (seed, plans)
        assert game.spice == end.spice, (seed, plans)
        assert [sorted(TREACHERY[kind].id for kind in hand) for hand in game.hands] == end.hands, (seed, plans)
        for plan, dead in zip(plans, end.dead, strict=True):
            if plan.leader != HERO:
                assert (game.leader_is[LEADER_NUMBER[plan.leader]] != ALIVE) == dead, (seed, plans)
        seen.add(end.how)
    assert seen == {"explosion", "artillery", "both dead", "tie", "won"}
