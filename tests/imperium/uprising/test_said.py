"""Texts of pieces as a game plays them: without the CHOAM module, with fewer seats, for spectators."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.fluent import Words, languages
from sandtable.core.printing import Entry
from sandtable.core.titles import meta
from sandtable.imperium.tell import printer, table
from tests.citing import rule
from tests.imperium.uprising.playing import begin

EN = Words("en")


def content(words: Words, **options: Any) -> dict[str, Any]:
    return table.content("uprising", meta("uprising").check(options), words)


@rule("UPR-20.2")
@pytest.mark.parametrize("lang", languages())
def test_without_contracts_their_icon_is_said_and_drawn_as_solari(lang: str) -> None:
    words = Words(lang)
    plain, choam = content(words), content(words, choam=True)
    solari = words.say("amount-solari", n=2)
    for sort, id in (("spaces", "accept_contract"), ("spaces", "dutiful_service"), ("conflicts", "trade_dispute")):
        one, other = plain[sort][id], choam[sort][id]
        told = one if sort == "spaces" else one["rewards"][0]
        with_module = other if sort == "spaces" else other["rewards"][0]
        assert "contract" not in told["draw"]
        assert ["2", "solari"] == told["draw"][(at := with_module["draw"].index("contract")) : at + 2]
        assert solari in told["words"]
    assert solari in dict(plain["spaces"]["accept_contract"]["lines"])["effect"]
    # What has no such icon is the same. The page knows one content of a title: it has both.
    assert plain["spaces"]["arrakeen"] == choam["spaces"]["arrakeen"]
    assert set(choam["without"]["choam"]["spaces"]) == {"accept_contract", "dutiful_service"}
    assert choam["without"]["choam"]["spaces"]["accept_contract"] == plain["spaces"]["accept_contract"]
    assert set(choam["without"]["choam"]["conflicts"]) == {"choam_security", "trade_dispute"}
    assert choam["without"]["spies"] == {}


def test_the_command_line_says_so_too() -> None:
    """It speaks of games as they are by default: without the module."""
    space = printer.piece("uprising", Entry("space", "accept_contract", "", []), EN)
    effect = next(line for line in space.lines if line["key"] == "effect")
    assert effect["text"] == "Gain 2 Solari and draw 1 card."
    assert effect["icons"] == ["2", "solari", ",", "draw"]


@rule("UPR-16.3", "UPR-16.8")
@pytest.mark.parametrize("lang", languages())
def test_for_whom_the_third_reward_is_depends_on_the_title(lang: str) -> None:
    words = Words(lang)

    def label(title: str, conflict: str) -> str:
        piece = printer.piece(title, Entry("conflict", conflict, "", []), words)
        return next(str(line["label"]) for line in piece.lines if line["key"] == "third")

    assert label("imperium", "battle_for_carthag") == words.say("label-third")
    assert label("uprising", "trade_dispute") == words.say("label-third-or-tie") != words.say("label-third")


def test_spectators_are_told_reduced_costs() -> None:
    """The Swordmaster costs less as soon as anybody has one, whoever it is."""
    nobody = begin(seats=3)
    one = begin(seats=3, p2={"swordmaster": True})
    for game, cheaper in ((nobody, []), (one, ["swordmaster"])):
        names = ["a", "b", "c"]
        assert table.watch(game, EN, names)["cheaper"] == cheaper
        assert [table.look(game, seat, EN, names)["cheaper"] for seat in range(3)] == [cheaper] * 3
