"""Spies in words, icons and numbers: effects, questions, the log, why a space is closed, what bots make of them."""

from __future__ import annotations

import pytest

from sandtable.core.fluent import Words, languages
from sandtable.core.printing import Line
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.price import price
from sandtable.imperium.language.builders import condition, draw, gain, hook, node, per, persuasion, when
from sandtable.imperium.language.effects import BENE, CITY, EMPEROR, FREMEN, LANDSRAAD, SPICE_TRADE, Cond, Effect
from sandtable.imperium.modules.spies import spies_of
from sandtable.imperium.modules.spy_language import HERE, POST, SHARED
from sandtable.imperium.modules.spy_posts import posts_of
from sandtable.imperium.modules.spy_worth import likely_worth, post_worth, visit_worth
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell import printer, table
from sandtable.imperium.tell.drawing import draw as drawn
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option
from sandtable.imperium.tell.wording import say, say_cond
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.texts import LATIN, check_text, leftovers

EFFECTS: list[tuple[Effect, str, str]] = [
    (node("spy", 1), "Place 1 Spy.", "spy"),
    (node("spy", 2), "Place 2 Spies.", "2 spy"),
    (
        node("spy", 1, 1 << EMPEROR | 1 << BENE | 1 << FREMEN),
        "Place 1 Spy on a post of a space with the icon Emperor, Bene Gesserit or Fremen.",
        "spy right emperor or bene or fremen",
    ),
    (
        node("spy", 1, 1 << SPICE_TRADE),
        "Place 1 Spy on a post of a space with the icon Spice Trade.",
        "spy right spice-trade",
    ),
    (node("spy", 1, 0, SHARED), "Place 1 Spy (opponents’ Spies may be there already).", "spy plus person"),
    (
        node("spy", 1, 0, SHARED | HERE),
        "Place 1 Spy on a post of the space just visited (opponents’ Spies may be there already).",
        "spy plus person right board",
    ),
    (draw(1) + node("spy", 1), "Draw 1 card and place 1 Spy.", "draw , spy"),
    (
        node("recall_spy", 2) >> persuasion(3),
        "You may recall 2 Spies: +3 Persuasion.",
        "cost( 2 spy recall ) pays 3 persuasion",
    ),
    (
        hook("guild_spy"),
        "Once, if you acquire The Spice Must Flow this turn: gain 1 influence with each faction you spy on.",
        "info",
    ),
    (
        per("factions_spied_on", gain(solari=1)),
        "+1 Solari for each faction you spy on.",
        "solari per spy influence",
    ),
]
CONDS: list[tuple[Cond, str, str]] = [
    (condition("recalled_spy"), "You recalled a Spy this turn.", "spy recall"),
    (condition("spies_at_least", 2), "You have 2 or more Spies on posts.", "2 spy"),
    (condition("spying_maker"), "You spy on a Maker space.", "spy maker"),
    (
        condition("spy_placed_on", 1 << LANDSRAAD | 1 << CITY),
        "The post has a space with the icon Landsraad or City.",
        "spy right landsraad or city",
    ),
]


def check(text: str, words: Words) -> None:
    check_text(text)
    if words.lang not in LATIN:
        assert leftovers(text) == set(), f"{words.lang}: {text}"


@pytest.mark.parametrize(("effect", "text", "tokens"), EFFECTS, ids=lambda x: repr(x) if isinstance(x, Effect) else "")
def test_effects_are_said_and_drawn(effect: Effect, text: str, tokens: str) -> None:
    assert say(effect, Words("en")) == text
    assert drawn(effect) == tokens.split()
    told = {lang: say(effect, Words(lang)) for lang in languages()}
    assert len(set(told.values())) == len(told)
    for lang in told:
        for voice in ("effect", "cost", "option", "opponent", "reward", "space"):
            check(say(effect, Words(lang), voice), Words(lang))


@pytest.mark.parametrize(("cond", "text", "tokens"), CONDS, ids=lambda x: repr(x) if isinstance(x, Cond) else "")
def test_conditions_are_said_and_drawn(cond: Cond, text: str, tokens: str) -> None:
    assert say_cond(cond, Words("en")) == text
    assert drawn(when(cond, draw(1))) == ["if(", *tokens.split(), ")", "draw"]
    for lang in languages():
        check(say_cond(cond, Words(lang)), Words(lang))


# --- questions and the log ---------------------------------------------------------------
def espionage() -> Game:
    game = begin(
        p0={"hand": ["diplomacy"], "spice": 1}, spies={"at": {"emperor": [0], "guild": [0], "tabr_station": [0]}}
    )
    return play(game, "card:diplomacy space:espionage box:space part:1")


def research(**at: list[int]) -> Game:
    game = begin(
        p0={"hand": ["reconnaissance"], "water": 2},
        p1={"agents_at": ["research_station"]},
        spies={"at": {"tabr_station": [0], "station_refinery": [0], **at}},
    )
    return play(game, "card:reconnaissance space:research_station")


ASKED = {
    "spy_back": (
        espionage,
        "",
        "Espionage: Your supply has no Spy. Which one do you take back to place it?",
        {"post:emperor": "The Spy at Sardaukar / Dutiful Service", "none": "Leave them all"},
    ),
    "spy_post": (
        espionage,
        "post:guild",
        "Espionage: Where do you place your Spy?",
        {"post:deep_desert": "Deep Desert", "post:guild": "Heighliner / Deliver Supplies"},
    ),
    "infiltrate": (
        research,
        "",
        "Which Spy do you recall to infiltrate Research Station?",
        {"post:tabr_station": "The Spy at Sietch Tabr / Research Station"},
    ),
    "gather": (
        research,
        "post:tabr_station",
        "Gather intelligence: recall a Spy to draw 1 card?",
        {"post:station_refinery": "The Spy at Research Station / Spice Refinery", "none": "Recall none"},
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_questions_are_told(kind: str) -> None:
    make, moves, text, labels = ASKED[kind]
    game = play(make(), moves)
    decision = game.decision(0)
    assert decision.kind == kind
    assert tell_decision(decision, Words("en"), game.view(0).known) == text
    numbers = decision.vocabulary.numbers
    assert {word: tell_option(decision, numbers[word], Words("en")) for word in labels} == labels
    for lang in languages():
        words = Words(lang)
        for known in (None, game.view(0).known):
            check(tell_decision(decision, words, known), words)
            told = [tell_option(decision, option, words, known) for option in decision.options]
            assert len(set(told)) == len(told)
            for label in told:
                check(label, words)


def test_several_spies_are_asked_for_one_after_the_other() -> None:
    """Two of them: the question says so, then it is the last one."""
    at = {"emperor": [0], "guild": [0], "bene": [0]}
    held = {"conflict": 2, "intrigue": ["spring_the_trap"]}
    game = begin(phase="combat", p0=held, p1={"conflict": 1}, spies={"at": at})
    play(game, "intrigue:spring_the_trap")
    said = tell_decision(game.decision(0), Words("en"), game.view(0).known)
    assert said == "Spring the Trap: Which Spy do you recall as the first of 2?"
    play(game, "post:guild")
    assert (
        tell_decision(game.decision(0), Words("en"), game.view(0).known) == "Spring the Trap: Which Spy do you recall?"
    )


def test_the_log_tells_of_spies() -> None:
    game = research()
    game.listen()
    play(game, "post:tabr_station post:station_refinery")
    names = ["Anna", "Ben", "Cleo", "Dov"]
    events = [event for event in game.take_events() if event.kind in ("infiltrated", "intelligence")]
    assert [(event.kind, event.rule) for event in events] == [("infiltrated", "UPR-10.5"), ("intelligence", "UPR-10.6")]
    assert [tell_event(event, Words("en"), names) for event in events] == [
        "Anna infiltrates, recalling the Spy at Sietch Tabr / Research Station (Research Station)",
        "Anna gathers intelligence, recalling the Spy at Research Station / Spice Refinery",
    ]
    game = espionage()
    game.listen()
    play(game, "post:guild post:bene")
    events += [event for event in game.take_events() if event.kind.startswith("spy_")]
    assert [event.kind for event in events[2:]] == ["spy_taken_back", "spy_placed"]
    for lang in languages():
        words = Words(lang)
        for event in events:
            check(tell_event(event, words, seat_names(game, words)), words)


# --- the table ---------------------------------------------------------------------------
@rule("UPR-7.2", "UPR-10.5")
def test_the_table_says_what_a_spy_would_open() -> None:
    game = begin(
        p0={"hand": ["strike_fleet", "dagger"], "solari": 9},
        p1={"agents_at": ["high_council"]},
        spies={"at": {"guild": [0], "bene": [1]}},
    )
    shown = table.look(game, 0, Words("en"), ["Anna", "Ben", "Cleo", "Dov"])
    assert [(line["text"], line["rule"]) for line in shown["closed"]["space:high_council"]][-1] == (
        "With a Spy at High Council / Imperial Privilege / Swordmaster you could infiltrate",
        "UPR-10.5",
    )
    assert "No Spy of yours watches it" in [line["text"] for line in shown["closed"]["space:secrets"]]
    assert "space:deliver_supplies" not in shown["closed"]
    assert "space:assembly_hall" not in shown["closed"]
    assert shown["reach"]["card:strike_fleet"] == ["space:deliver_supplies"]
    assert shown["notes"]["post:guild"] == [
        {
            "text": "Your Spy lets cards with the Spy icon send Agents to these spaces. "
            "On a visit you may recall it to draw 1 card.",
            "rule": "UPR-10.6",
        }
    ]
    assert [line["text"] for line in shown["notes"]["post:landsraad_west"]] == [
        "With a Spy here, your cards with the Spy icon could send Agents to these spaces, "
        "and on a visit you could recall it to draw 1 card.",
        "You could infiltrate High Council: recall it to send an Agent there although another Agent is there.",
    ]
    assert [line["text"] for line in shown["notes"]["post:bene"]][1:] == ["Ben has a Spy here."]
    for lang in languages():
        words = Words(lang)
        shown = table.look(game, 0, words, ["甲", "乙", "丙", "丁"])
        for lines in [*shown["closed"].values(), *shown["notes"].values()]:
            for line in lines:
                check(line["text"], words)


def test_a_watching_spy_leaves_only_the_other_reasons() -> None:
    game = begin(
        p0={"hand": ["dagger"], "solari": 0}, p1={"agents_at": ["high_council"]}, spies={"at": {"landsraad_west": [0]}}
    )
    shown = table.look(game, 0, Words("en"), ["Anna", "Ben", "Cleo", "Dov"])
    assert [line["text"] for line in shown["closed"]["space:high_council"]] == ["Costs 5 Solari, you have 0"]
    assert [line["text"] for line in shown["notes"]["post:landsraad_west"]][1:] == [
        "Infiltrate: recall it to send an Agent to High Council although another Agent is there."
    ]


def test_a_card_with_the_spy_icon_alone_has_an_icon() -> None:
    game = begin(p0={"hand": ["strike_fleet"]})
    shown = table.look(game, 0, Words("en"), ["Anna", "Ben", "Cleo", "Dov"])
    assert [line["text"] for line in shown["closed"]["card:strike_fleet"]] == [
        "No space this card could send an Agent to is open"
    ]


# --- bots --------------------------------------------------------------------------------
def test_a_post_is_worth_more_while_there_is_time_and_where_there_are_more_spaces() -> None:
    early, late = begin(round=1), begin(round=10)
    post = posts_of(early.rules).number
    assert likely_worth(Worth(early, 0), post["emperor"]) > likely_worth(Worth(late, 0), post["emperor"])
    w = Worth(early, 0)
    worths = [likely_worth(w, post[id]) for id in ("landsraad_west", "emperor", "deep_desert")]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] < w.draw


def test_a_spy_that_lets_the_agent_in_is_worth_more() -> None:
    hand = {"hand": ["dagger"], "solari": 5}
    free = begin(p0=hand)
    taken = begin(p0=hand, p1={"agents_at": ["high_council"]})
    west = posts_of(free.rules).number["landsraad_west"]
    assert post_worth(Worth(taken, 0), west) > post_worth(Worth(free, 0), west)


def test_a_visit_where_a_spy_watches_brings_a_card_and_past_an_agent_costs_a_spy() -> None:
    alone = begin(p0={"hand": ["dagger"]}, spies={"at": {"landsraad_west": [0]}})
    space = alone.rules.space["high_council"]
    assert visit_worth(Worth(alone, 0), space) > 0.0
    assert visit_worth(Worth(alone, 1), space) == 0.0
    beside = begin(p0={"hand": ["dagger"]}, p1={"agents_at": ["high_council"]}, spies={"at": {"landsraad_west": [0]}})
    assert visit_worth(Worth(beside, 0), space) < 0.0


def test_bots_gather_and_place_where_it_pays() -> None:
    game = research()
    play(game, "post:tabr_station")
    assert game.rules.vocabulary.word(policy.best(game, 0, game.options_of(0))) == "post:station_refinery"
    game = espionage()
    for moves in ("", "post:guild"):
        play(game, moves)
        scores = policy.scores(game, 0, game.options_of(0))
        assert len(scores) == len(options(game))
    assert len(set(scores)) > 3  # the board is told apart


def gathering(card: str, **others: dict[str, object]) -> float:
    """By how much a bot likes to gather at Dutiful Service with the Spy that watches it, more than not to."""
    hand = [card, "dagger"]
    game = begin(p0={"hand": hand, "solari": 9}, spies={"at": {"emperor": [0], "landsraad_west": [0]}}, **others)
    play(game, f"card:{card} space:dutiful_service")
    gather, none = policy.scores(game, 0, game.options_of(0))
    return gather - none


def test_bots_gather_rather_where_a_card_waits_for_a_recall() -> None:
    """Imperial Spymaster: an Intrigue card if a Spy was recalled this turn."""
    assert gathering("imperial_spymaster") > gathering("diplomacy") > 0.0


def test_bots_keep_a_spy_that_will_let_an_agent_in() -> None:
    """High Council is the best space for Dagger; with the Spy kept, an Agent could still go there this round."""
    hand = {"hand": ["dagger", "signet_ring"], "solari": 15, "agents": 2}
    at = {"at": {"landsraad_west": [0]}}
    liked = []
    for there in ([], ["high_council"]):
        game = begin(p0=hand, p1={"agents_at": there}, spies=at)
        play(game, "card:signet_ring space:swordmaster")
        gather, none = policy.scores(game, 0, game.options_of(0))
        liked.append(gather - none)
    assert liked[1] < liked[0]


def test_prices_grow_with_the_number() -> None:
    assert 0.0 < price(node("spy", 1)) < price(node("spy", 2))
    assert price(node("recall_spy", 1) >> persuasion(3)) < price(persuasion(3))


# --- observations ------------------------------------------------------------------------
def test_an_observation_has_the_posts_of_everybody() -> None:
    game = begin(spies={"at": {"emperor": [0, 1], "imperial_basin": [3]}})
    rows = meta(game.title).part("observation").layout(game.title, meta(game.title).check({"seats": 4}))
    for seat in range(4):
        told = rows.decode(rows.encode_state(game, seat))
        assert told == rows.decode(rows.encode(game.view(seat)))
        posts = len(game.rules.of(POST).kinds)
        at = [told["spies_at"][party * posts : (party + 1) * posts] for party in range(4)]
        for party in range(4):
            bits = spies_of(game).at[(seat + party) % 4]
            assert at[party] == [(bits >> post) & 1 for post in range(posts)]
            assert told["spies_supply"][party] == 3 - sum(at[party])


# --- the command line --------------------------------------------------------------------
def test_the_command_line_shows_what_modules_have() -> None:
    game = begin(
        leaders=["feyd_rautha_harkonnen", "gurney_halleck", "staban_tuek", "lady_jessica"],
        spies={"at": {"emperor": [0, 1], "imperial_basin": [3]}},
        worms={"hooks": [2], "sandworms": [0, 2]},
        choam={"held": {"espionage": [1]}},
    )
    blocks = printer.position(game.view(0).as_dict(), 0, Words("en"))
    lines = [block.text for block in blocks if isinstance(block, Line)]
    assert "Spies: Sardaukar / Dutiful Service seat 0, 1; Imperial Basin seat 3; in supply 2/2/3/2" in lines
    assert "Shield Wall: stands; Maker Hooks seat 2; sandworms 0/2/0/0" in lines
    assert "Contracts held: Espionage seat 1" in lines
    assert sum(line.startswith("Face up before seat") for line in lines) == 4
    for lang in languages():
        assert len(printer.position(game.view(0).as_dict(), 0, Words(lang))) == len(blocks)
