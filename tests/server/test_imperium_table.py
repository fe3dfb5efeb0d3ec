"""The data of a table of Dune: Imperium apart from the view: reachable spaces, reasons, log lines, content and final
scores."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from sandtable import rulebook
from sandtable.core.errors import BadOption
from sandtable.core.fluent import LOCALE, Sayings, Words, spoken
from sandtable.core.titles import meta
from sandtable.imperium.rules.event_rules import EVENT_RULES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import questions_of
from sandtable.imperium.tell import table
from sandtable.imperium.tell.closed import RULES
from sandtable.imperium.tell.drawing import STRUCTURE
from sandtable.server.titles import table_of
from tests.imperium.base.pieces import CARDS, CONFLICTS, HAGAL, INTRIGUE, LEADERS, SPACES, TRACKS
from tests.imperium.playing import begin, play
from tests.imperium.test_wording import Recorder
from tests.texts import check_text

WORDS = Words("en")
PEOPLE = ["Anna", "Ben", "Carla", "Dora"]
SPACE_WORDS = {"space:" + space.id for space in SPACES}


def games(seed: int, **options: Any) -> Iterator[Game]:
    """Yield every position of a random game."""
    game = meta("imperium").new(seed, options, listen=True)
    assert isinstance(game, Game)
    rng = random.Random(seed)
    while not game.over:
        yield game
        game.apply(game.to_act[0], rng.choice(game.decision(game.to_act[0]).options))
    yield game


def named(game: Game, words: Words = WORDS) -> list[str]:
    return table.names(game, words, PEOPLE[: game.seats])


# --- reach and reasons -------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_available_choices_are_offered_and_others_say_why_not(seats: int) -> None:
    kinds = set()
    for game in games(seats + 20, seats=seats):
        if game.over:
            break
        seat = game.to_act[0]
        shown = table.look(game, seat, WORDS, named(game))
        offered = {option["action"] for option in shown["options"]}
        closed, reach, kind = shown["closed"], shown["reach"], shown["decision"]["kind"]
        kinds.add(kind)
        assert not offered & set(closed)
        assert all(closed.values()), "a reason for each"
        for reasons in closed.values():
            texts = [reason["text"] for reason in reasons]
            assert all(texts)
            assert len(set(texts)) == len(texts)
        hand = {"card:" + CARDS[card].id for card in game.players[seat].hand}
        if kind == "turn":
            assert set(reach) == offered & {word for word in offered if word.startswith("card:")}
            assert hand - offered == {word for word in closed if word.startswith("card:")}
            reached = {space for spaces in reach.values() for space in spaces}
            assert SPACE_WORDS - reached == {word for word in closed if word.startswith("space:")}
            for card, spaces in reach.items():
                after = game.clone()
                after.act(card)
                if after.decision(seat).kind == "space":
                    assert after.decision(seat).words() == spaces
        elif kind == "space":
            assert SPACE_WORDS - offered == {word for word in closed if word.startswith("space:")}
        else:
            assert reach == {}
        if kind in ("turn", "menu", "combat", "won", "endgame"):
            held = {"intrigue:" + INTRIGUE[card].id for card in game.players[seat].intrigue}
            assert held - offered == {word for word in closed if word.startswith("intrigue:")}
    assert {"turn", "space", "menu"} <= kinds


def test_spaces_explain_themselves_before_ones_turn_too() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"]}, p1={"hand": ["dagger"], "solari": 1})
    assert game.to_act == [0]
    waiting = table.look(game, 1, WORDS, named(game))
    assert waiting["closed"]["space:high_council"] == [{"text": "Costs 5 Solari, you have 1", "rule": "IMP-4.6"}]
    assert [reason["text"] for reason in waiting["closed"]["space:arrakeen"]] == [
        "None of your cards has the City icon"
    ]
    assert waiting["options"] == []


# By message: the position, the moves from there, the thing, and why seat 0 cannot choose it.
CLOSED: dict[str, tuple[dict[str, Any], str, str, list[str]]] = {
    "closed-revealed": ({"p0": {"hand": []}}, "reveal end", "space:arrakeen",
        ["You have taken your Reveal turn: no more Agents this round", "None of your cards has the City icon"]),
    "closed-no-agent": ({"p0": {"hand": ["dagger"], "agents": 0}}, "", "card:dagger",
        ["You have no Agent left to send"]),
    "closed-no-icon": ({"p0": {"hand": ["dagger"]}}, "card:dagger", "space:carthag", ["Dagger has no City icon"]),
    "closed-no-icon-in-hand": ({"p0": {"hand": ["dagger"]}}, "", "space:carthag",
        ["None of your cards has the City icon"]),
    "closed-own-agent": ({"p0": {"hand": ["reconnaissance"], "agents_at": ["carthag"]}}, "", "space:carthag",
        ["Your own Agent stands here"]),
    "closed-agent": ({"p0": {"hand": ["reconnaissance"]}, "p1": {"agents_at": ["carthag"]}}, "", "space:carthag",
        ["Ben has an Agent here"]),
    "closed-cost": ({"p0": {"hand": ["diplomacy"], "spice": 1}}, "", "space:conspire", ["Costs 4 spice, you have 1"]),
    "closed-influence": ({"p0": {"hand": ["reconnaissance"]}}, "", "space:sietch_tabr",
        ["Needs 2 influence with the Fremen, you have 0"]),
    "closed-council": ({"p0": {"hand": ["dagger"], "council": True, "solari": 9}}, "", "space:high_council",
        ["You have your seat already"]),
    "closed-swordmaster": ({"p0": {"hand": ["dagger"], "swordmaster": True, "solari": 9}}, "", "space:swordmaster",
        ["You have the Swordmaster already"]),
    "closed-level": ({"seats": 1, "difficulty": "kwisatz_haderach", "turn": 0,
                      "p0": {"hand": ["dagger"], "solari": 9}}, "", "space:swordmaster",
        ["Closed at this level of House Hagal"]),
    "closed-voice": ({"p0": {"hand": ["reconnaissance"]}, "p1": {"voice": "carthag"}}, "", "space:carthag",
        ["Ben bars it: The Voice"]),
    "closed-card-no-icons": ({"p0": {"hand": ["convincing_argument"]}}, "", "card:convincing_argument",
        ["It has no Agent icon: keep it for your Reveal turn"]),
    "closed-card-nowhere": ({"p0": {"hand": ["dagger"], "solari": 0}, "p1": {"agents_at": ["hall_of_oratory"]}}, "",
        "card:dagger", ["No space this card could send an Agent to is open"]),
    "closed-intrigue-plot": ({"phase": "combat", "p0": {"conflict": 2, "intrigue": ["windfall", "ambush"]}}, "",
        "intrigue:windfall", ["A Plot card: for your own turn"]),
    "closed-intrigue-combat": ({"p0": {"intrigue": ["tiebreaker"]}}, "", "intrigue:tiebreaker",
        ["A Combat card: for the Combat phase", "An Endgame card: for the end of the game"]),
    "closed-intrigue-won": ({"p0": {"intrigue": ["to_the_victor"]}}, "", "intrigue:to_the_victor",
        ["For when you have won a Conflict"]),
    "closed-intrigue-endgame": ({"p0": {"intrigue": ["corner_the_market"]}}, "", "intrigue:corner_the_market",
        ["An Endgame card: for the end of the game"]),
    "closed-intrigue-first": ({"p0": {"intrigue": ["bindu_suspension", "windfall"]}}, "intrigue:windfall",
        "intrigue:bindu_suspension", ["Only as the first thing of your turn"]),
    "closed-intrigue-condition": ({"p0": {"intrigue": ["councilors_dispensation"]}}, "",
        "intrigue:councilors_dispensation", ["Only if you have a seat on the High Council"]),
    "closed-intrigue-cost": ({"p0": {"intrigue": ["bribery"], "solari": 1}}, "", "intrigue:bribery",
        ["You cannot pay its cost: Pay 2 Solari"]),
    "closed-intrigue-nothing": ({"p0": {"intrigue": ["rapid_mobilization"], "garrison": 0, "supply": 12}}, "",
        "intrigue:rapid_mobilization", ["It would do nothing now"]),
    "closed-acquire-later": ({"row": ["stilgar"]}, "", "acquire:stilgar", ["Cards are acquired in your Reveal turn"]),
    "closed-acquire-cost": ({"row": ["stilgar"], "p0": {"hand": ["convincing_argument"]}}, "reveal", "acquire:stilgar",
        ["Costs 5 Persuasion, you have 2"]),
    "closed-acquire-none": ({"reserve": {"arrakis_liaison": 0}, "p0": {"discard": ["arrakis_liaison"] * 8}}, "reveal",
        "acquire:arrakis_liaison", ["None is left"]),
    "closed-acquire-foldspace": ({}, "reveal", "acquire:foldspace", ["Not for sale: the space Foldspace gives it"]),
    "closed-third-reward": ({}, "", "reward:3", ["Not given: the third reward is for 4 players or more"]),
    "closed-third-reward-tie": ({"ties_for_second": "third"}, "", "tie:3",
        ["Only for a tie for second: third place is rewarded with 4 players or more"]),
}  # fmt: skip


def reached(which: str) -> Game:
    given, moves, _, _ = CLOSED[which]
    return play(begin(**{"seats": 3, **given}), moves)


@pytest.mark.parametrize("which", CLOSED)
def test_golden_reasons(which: str) -> None:
    game = reached(which)
    closed = table.look(game, 0, WORDS, named(game))["closed"]
    reasons = closed[CLOSED[which][2]]
    assert [reason["text"] for reason in reasons] == CLOSED[which][3]
    assert RULES[which] in [reason["rule"] for reason in reasons]


# Closes nothing in the base box; tests/imperium/trial covers them.
OF_OTHER_BOXES = {"closed-needs", "closed-visited", "closed-acquire-price"}
OF_TEAMS = {"closed-own", "closed-served"}  # from a module, with the rules of its own book
OF_IMMORTALITY = {"closed-intrigue-lost"}


def test_every_reason_has_an_example_and_every_message_is_needed() -> None:
    words = Recorder()
    for which in CLOSED:
        table.look(reached(which), 0, words, PEOPLE)
    for id in ("start", "trade", "other", "icons", "influence:fremen", "alliance:guild"):
        table.source_name(id, words)
    text = (LOCALE / "en" / "imperium-closed.ftl").read_text(encoding="utf-8")
    ours = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    assert ours - words.said == OF_OTHER_BOXES, "unused"
    assert {id for id in ours if id.startswith("closed-")} - OF_OTHER_BOXES == set(CLOSED)


# Words the rule behind a reason must contain, to check that the link is right.
SPOKEN_OF = {
    "closed-revealed": "After your Reveal turn you are skipped",
    "closed-no-agent": "With no Agent to send",
    "closed-no-icon": "whose icon matches one Agent icon of the card",
    "closed-no-icon-in-hand": "whose icon matches one Agent icon of the card",
    "closed-own-agent": "any Agent on it, yours included, is closed",
    "closed-agent": "any Agent on it, yours included, is closed",
    "closed-cost": "Not able to pay: not able to go there",
    "closed-influence": "A requirement must be met",
    "closed-council": "Once-per-game spaces (High Council, Swordmaster)",
    "closed-swordmaster": "Once-per-game spaces (High Council, Swordmaster)",
    "closed-level": "Kwisatz Haderach: you cannot use Swordmaster",
    "closed-voice": "no opponent can send an Agent there",
    "closed-card-no-icons": "A card without Agent icons",
    "closed-card-nowhere": "If every space it could reach is taken",
    "closed-intrigue-plot": "Plot: on your own Agent or Reveal turns",
    "closed-intrigue-combat": "Combat: in the Combat phase",
    "closed-intrigue-endgame": "Endgame: at the end of the game",
    "closed-intrigue-won": "Cards for when you win",
    "closed-intrigue-first": "as the very first thing of your turn",
    "closed-intrigue-condition": "All conditions on the card must hold",
    "closed-intrigue-cost": "Its cost must be paid",
    "closed-intrigue-nothing": "a played card always takes effect",
    "closed-acquire-later": "buys cards in your Reveal turn",
    "closed-acquire-cost": "Pay the number at the top right",
    "closed-acquire-none": "24 Reserve cards (8 Arrakis Liaison, 10 The Spice Must Flow",
    "closed-acquire-foldspace": "Foldspace cannot be bought",
    "closed-third-reward": "takes the third in a four-player game only",
    "closed-third-reward-tie": "Tie for second",
}


def test_every_reason_leads_to_the_rule_that_says_it() -> None:
    texts = {rule.id: rule.text for rule in rulebook.rules("imperium")}
    assert set(SPOKEN_OF) == set(RULES) - OF_OTHER_BOXES - OF_TEAMS - OF_IMMORTALITY == set(CLOSED)
    assert {RULES[which] for which in OF_TEAMS} <= {rule.id for rule in rulebook.rules("uprising")}
    assert {RULES[which] for which in OF_IMMORTALITY} <= {rule.id for rule in rulebook.rules("immortality")}
    assert [id for id, words in SPOKEN_OF.items() if words not in texts[RULES[id]]] == []


# --- log lines ---------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_is_shown_and_told(seats: int) -> None:
    """Messages formatted later on the page read the same as those formatted at once; every line and question names a
    rule that exists."""
    rules = {rule.id for rule in rulebook.rules("imperium")}
    unspoken = Sayings()
    for game in games(seats, seats=seats):
        names, later = named(game), named(game, unspoken)
        events = game.take_events()
        for seat in range(seats):
            said, kept = table.look(game, seat, WORDS, names), table.look(game, seat, unspoken, later)
            assert spoken(kept["prompt"], WORDS) == said["prompt"]
            for word, reasons in kept["closed"].items():
                assert [(spoken(r["text"], WORDS), r["rule"]) for r in reasons] == [
                    (r["text"], r["rule"]) for r in said["closed"][word]
                ]
            if said["prompt"]:
                check_text(said["prompt"])
                assert said["rule"] in rules
            lines = table.lines(events, [seat], WORDS, names)
            told = [spoken(line["text"], WORDS) for line in table.lines(events, [seat], unspoken, later)]
            assert told == [line["text"] for line in lines]
            assert all(line["rule"] in rules and line["kind"] in EVENT_RULES for line in lines)
        assert table.watch(game, WORDS, names)["names"] == names
    assert {question.rule for question in questions_of()} <= rules
    assert {rule for which, rule in RULES.items() if which not in OF_TEAMS} <= rules


def test_a_reader_of_several_seats_knows_what_each_of_them_knows() -> None:
    for game in games(3, seats=3):
        events = game.take_events()
        names = named(game)
        one, other = (table.lines(events, [seat], WORDS, names) for seat in (0, 1))
        known = {line["thing"] for line in one + other if line["kind"] == "draw"} - {None}
        both = {line["thing"] for line in table.lines(events, [0, 1], WORDS, names) if line["kind"] == "draw"} - {None}
        assert both == known
        everything = table.lines(events, None, WORDS, names)
        assert all(line["thing"] for line in everything if line["kind"] in ("draw", "intrigue"))


# --- content -----------------------------------------------------------------------------
def test_the_content_has_every_piece_with_words_and_icons() -> None:
    content = table.content("imperium", meta("imperium").check({}), WORDS)
    for key, pieces in (
        ("cards", CARDS), ("intrigue", INTRIGUE), ("spaces", SPACES), ("conflicts", CONFLICTS), ("leaders", LEADERS),
        ("tracks", TRACKS), ("hagal", HAGAL),
    ):  # fmt: skip
        assert set(content[key]) == {piece.id for piece in pieces}
        for piece in content[key].values():
            check_text(piece["name"])
    for boxes in [card["boxes"] for key in ("cards", "intrigue") for card in content[key].values()]:
        for box in boxes:
            check_text(box["words"])
            assert box["draw"] or box["kind"] == "when"
    duncan = content["cards"]["duncan_idaho"]
    assert (duncan["cost"], duncan["icons"]) == (4, ["city"])
    assert [box["kind"] for box in duncan["boxes"]] == ["agent", "reveal"]
    assert content["cards"]["dagger"]["cost"] is None
    tabr = content["spaces"]["sietch_tabr"]
    assert tabr["needs"] == ["2", "influence", "fremen"]
    assert content["spaces"]["heighliner"]["cost"] == ["6", "spice"]
    assert content["spaces"]["the_great_flat"]["maker"] == 3
    assert content["spaces"]["arrakeen"]["control"] == ["solari"]
    assert [reward["place"] for reward in content["conflicts"]["skirmish_a"]["rewards"]] == [1, 2, 3]
    assert content["intrigue"]["tiebreaker"]["kinds"] == ["combat", "endgame"]


def test_the_content_is_drawn_with_icons_there_are() -> None:
    icons = set((Path(__file__).parents[1] / "imperium" / "icon_names.txt").read_text(encoding="utf-8").split())

    def tokens(data: Any) -> Iterator[str]:
        if isinstance(data, dict):
            for key, value in data.items():
                if key in ("draw", "cost", "needs", "control", "start", "extra") and isinstance(value, list):
                    yield from value
                else:
                    yield from tokens(value)
        elif isinstance(data, list):
            for value in data:
                yield from tokens(value)

    used = set(tokens(table.content("imperium", meta("imperium").check({}), WORDS)))
    assert len(used) > 40
    for token in used:
        assert token in icons or token in STRUCTURE or ":" in token or token[0].isdigit(), token


# --- a new game, and the end -------------------------------------------------------------
def test_leaders_left_to_chance() -> None:
    first = table.prepare("imperium", {"leaders": ["random", "paul_atreides", "random"]}, lambda free: free[0])
    assert first["leaders"] == ["duke_leto_atreides", "paul_atreides", "baron_vladimir_harkonnen"]
    rivals = table.prepare(
        "imperium", {"leaders": ["random"], "rivals": ["duke_leto_atreides", "x"]}, lambda free: free[1]
    )
    assert rivals["leaders"] == ["baron_vladimir_harkonnen"]
    assert table.prepare("imperium", {"leaders": "random"}, lambda free: free[0]) == {"leaders": "random"}
    with pytest.raises(BadOption):
        table.prepare("imperium", {"leaders": ["random"] * 9}, lambda free: free[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_point_at_the_end_has_a_source(seats: int) -> None:
    events = []
    last = None
    for game in games(seats + 40, seats=seats):
        events += game.take_events()
        last = game
    assert last is not None
    end = table.end(last, events, WORDS, named(last))
    assert end["ranks"].count(1) >= 1
    parties = 3 if seats == 1 else seats
    assert len(end["points"]) == len(end["sources"]) == len(end["by_round"]) == len(end["names"]) == parties
    for points, sources, by_round in zip(end["points"], end["sources"], end["by_round"], strict=True):
        assert sum(source["points"] for source in sources) == points == by_round[-1]
        assert len(by_round) == end["rounds"]
        for source in sources:
            check_text(source["cause"])


def test_the_title_says_all_a_server_asks_for() -> None:
    assert table_of("imperium").standing(begin(seats=3))["points"] == [0, 0, 0]


# --- spectators --------------------------------------------------------------------------
def cards_of(view: dict[str, Any], number: int) -> list[str]:
    """Return the cards of a player's hand and deck as far as the view tells them, whether by place or in the common
    pool."""
    player = view["players"][number]
    return sorted(card for card in view["pools"][number] + player["deck"] + player["hand"] if card != "?")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_spectator_knows_of_each_seat_what_its_opponents_know(seats: int) -> None:
    own = {"decision", "seat"}
    for game in games(seats + 60, seats=seats):
        watched = table.watch(game, WORDS, named(game))
        views = [table.look(game, seat, WORDS, named(game)) for seat in range(seats)]
        for view in views:
            for key in set(game.view(0).as_dict()) - own - {"players"}:
                assert watched[key] == view[key]
        for number, player in enumerate(watched["players"]):
            assert set(player["intrigue"]) <= {"?"}
            for seat, view in enumerate(views):
                other = view["players"][number]
                if seat != number:
                    stolen = {**other, "intrigue": ["?"] * len(other["intrigue"])}  # the victim knows the stolen card
                    assert player == stolen
                    assert watched["pools"][number] == view["pools"][number]
                else:  # the own deck is listed; of hand and deck everybody else knows the cards together
                    assert len(player["hand"]) == len(other["hand"])
                    assert cards_of(watched, number) == cards_of(view, number)
        assert (watched["seat"], watched["decision"], watched["options"], watched["effects"]) == (-1, None, [], [])
        assert set(watched["closed"]) == ({"reward:3"} if seats < 4 else set())


def test_everything_is_shown_but_what_is_to_come() -> None:
    for game in games(70, seats=4):
        shown = table.look_at_all(game, WORDS, named(game))
        for player, p in zip(shown["players"], game.players, strict=True):
            assert sorted(player["hand"]) == sorted(CARDS[card].id for card in p.hand)
            assert sorted(player["intrigue"]) == sorted(INTRIGUE[card].id for card in p.intrigue)
            assert player["tokens"] is not None
            assert player["deck"].count("?") == len(p.deck) - p.shown_deck
