"""Entries that a module adds to the menu of a turn: offered, taken, labelled, weighed."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.fluent import Words, languages
from sandtable.imperium.judge import policy
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import JUDGED, Weighing, entry_worth
from sandtable.imperium.lab.position import build
from sandtable.imperium.rules.entries import Menu, add_menu
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.vocabulary import W_ENTRY
from sandtable.imperium.tell import table
from tests.imperium.trial.bazaar.bazaar import Barter

NAMES = ["Ann", "Ben", "Cid"]


def begun(**own: Any) -> Game:
    given = {"hand": ["dagger", "diplomacy"], "water": 1, "spice": 1, "solari": 0, **own}
    return build({"seats": 3, "players": {0: given}}, "bazaar")


def entries(game: Game) -> list[str]:
    return [word for word in game.decision(0).words() if word.startswith("barter:")]


def test_entries_are_there_before_a_turn_in_it_and_once() -> None:
    game = begun()
    assert (game.decision(0).kind, entries(game)) == ("turn", ["barter:water", "barter:spice"])
    game.act("barter:water")
    p = game.players[0]
    assert (p.water, p.solari, game.decision(0).kind, entries(game)) == (0, 2, "turn", [])
    assert not game.fresh
    later = begun(water=0)
    assert entries(later) == ["barter:spice"]
    later.act("reveal")
    assert (later.decision(0).kind, entries(later)) == ("menu", ["barter:spice"])
    later.act("barter:spice")
    assert (later.players[0].spice, later.players[0].solari) == (0, 1)
    assert (later.decision(0).kind, entries(later)) == ("menu", [])
    sent = begun(hand=["dagger"])
    sent.act("card:dagger")
    sent.act(next(word for word in sent.decision(0).words() if word.startswith("space:")))
    assert entries(sent)


@pytest.mark.parametrize("lang", languages())
def test_entries_are_labelled(lang: str) -> None:
    words = Words(lang)
    game = begun()
    labels = {each["action"]: each["label"] for each in table.look(game, 0, words, NAMES)["options"]}
    paid, gained = words.say("amount-water", n=1), words.say("amount-solari", n=2)
    assert labels["barter:water"] == words.say("do-barter", paid=paid, gained=gained)
    if lang == "en":
        assert labels["barter:water"] == "Barter 1 water for 2 Solari"


def test_entries_are_worth_something_to_bots() -> None:
    """Better than the end of the turn if they bring something, worse if they do not."""
    for own, before in (({}, "turn"), ({"hand": ["dagger"]}, "menu")):
        game = begun(**own)
        if before == "menu":
            game.act("reveal")
        options = game.open_options()
        scores = dict(
            zip((game.vocabulary.words[option] for option in options), policy.scores(game, 0, options), strict=True)
        )
        w = Worth(game, 0)
        stop = scores["end" if before == "menu" else "reveal"]
        for word, worth in (("barter:water", 2 * w.solari - w.water), ("barter:spice", w.solari - w.spice)):
            assert entry_worth(w, game.vocabulary.number(word)) == worth != 0
            assert (scores[word] > stop) == (worth > 0), word


def test_entries_have_words_of_their_own() -> None:
    game = begun()
    assert game.rules.sort[game.vocabulary.number("barter:water")] == W_ENTRY
    base = sandtable.new("imperium", seats=3, seed=1)
    assert isinstance(base, Game)
    assert base.rules.menus == []
    assert W_ENTRY not in base.rules.sort

    class Greedy(Barter):
        def words(self, rules: Ruleset) -> list[int]:
            return [rules.vocabulary.number("reveal")]

    menus = game.rules.menus[:]
    game.rules.menus[:] = [Greedy()]
    try:
        with pytest.raises(ValueError, match="'reveal' is an entry of a menu and something else"):
            game.rules._number_words()
    finally:
        game.rules.menus[:] = menus
        game.rules._number_words()


def test_a_menu_without_a_worth_to_bots_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun()
    Weighing(game.rules)
    monkeypatch.delitem(JUDGED, "bazaar")
    with pytest.raises(NotImplementedError, match=r"module 'bazaar' .* menu entries .*entry_worth"):
        Weighing(game.rules)


def test_a_menu_that_lacks_a_part_is_refused() -> None:
    class Silent(Menu):
        def words(self, rules: Ruleset) -> list[int]:
            return []

    with pytest.raises(ValueError, match="the menu of module 'silent' lacks 'entries'"):
        add_menu("silent", Silent())
    with pytest.raises(ValueError, match="module 'bazaar' has a menu already"):
        add_menu("bazaar", Barter())
