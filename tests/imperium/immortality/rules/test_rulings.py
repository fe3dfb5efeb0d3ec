"""Sections 14 to 16: rulings of the rulebook, of the FAQ and of the community about pairs and single cards."""

from __future__ import annotations

from sandtable.imperium.boxes.immortality.box import IMMORTALITY
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.grafting.component import grafting_of
from sandtable.imperium.modules.intrigue_memory.module import known_top
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.immortality.playing import begin, named, step_of, tanks
from tests.imperium.immortality.rules.test_grafting import (
    cards,
    finish,
    holding,
    in_play,
    spaces,
    trashed,
)
from tests.imperium.playing import options, play, refused, skip_round

LEADERS = ["glossu_rabban", "earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides"]


# --- section 14 --------------------------------------------------------------------------
@rule("IMM-14.2", "IMM-16.15", "IMM-17.6")
def test_an_envoy_adds_its_icons_to_one_of_the_pair() -> None:
    for chosen, paid in (("dagger", 5), ("slig_farmer", 1)):
        game = holding("slig_farmer", "dagger", own={"intrigue": ["dispatch_an_envoy"], "solari": 0})
        play(game, "intrigue:dispatch_an_envoy card:slig_farmer card:dagger")
        assert (game.decision(0).kind, options(game)) == ("graft_envoy", ["card:slig_farmer", "card:dagger"])
        play(game, f"card:{chosen}")
        assert {"wealth", "secrets", "hall_of_oratory"} <= spaces(game)
        play(game, "space:hall_of_oratory box:slig_farmer")
        assert game.players[0].solari == paid
        check(game)
        finish(game)
        assert grafting_of(game).envoy == -1


@rule("IMM-16.15")
def test_an_envoy_adds_no_second_copy_of_an_icon() -> None:
    """Spice Hunter has Fremen and spice trade: three more make five."""
    game = holding("slig_farmer", "spice_hunter", own={"intrigue": ["dispatch_an_envoy"], "solari": 0})
    play(game, "intrigue:dispatch_an_envoy card:slig_farmer card:spice_hunter card:spice_hunter space:hall_of_oratory")
    play(game, "box:slig_farmer")
    assert game.players[0].solari == 5


@rule("IMM-17.6")
def test_icons_under_a_condition_count_while_it_holds() -> None:
    game = play(holding("slig_farmer", "blank_slate", own={"solari": 0}), "card:slig_farmer card:blank_slate")
    assert {"wealth", "secrets", "stillsuits"} <= spaces(game)
    play(game, "space:hall_of_oratory box:slig_farmer")
    assert game.players[0].solari == 7
    alone = play(holding("blank_slate"), "card:blank_slate")
    assert not {"wealth", "secrets", "stillsuits"} & spaces(alone)


@rule("IMM-14.3")
def test_ghola_does_not_double_power_play_twice() -> None:
    game = play(holding("ghola", "power_play"), "card:ghola card:power_play space:secrets")
    finish(game)
    assert game.players[0].influence[2] == 2
    assert in_play(game) == []  # both trash themselves


@rule("IMM-14.5", "IMM-14.6")
def test_the_partner_is_another_bene_gesserit_card_for_the_copy_alone() -> None:
    game = holding("ghola", "reverend_mother_mohiam", own={"solari": 0})
    play(game, "card:ghola card:reverend_mother_mohiam space:wealth")
    assert "box:ghola" in options(game)
    assert "box:reverend_mother_mohiam" not in options(game)


@rule("IMM-14.9", "IMM-16.16")
def test_ghola_with_kwisatz_haderach_sends_one_agent_and_draws_two_cards() -> None:
    game = holding("ghola", "kwisatz_haderach", p1={"agents_at": ["carthag"]})
    agents = game.players[0].agents
    play(game, "card:ghola card:kwisatz_haderach")
    assert "carthag" in spaces(game)  # it ignores Agents and icons
    assert "hall_of_oratory" in spaces(game)
    play(game, "space:hall_of_oratory box:ghola box:kwisatz_haderach")
    p = game.players[0]
    assert (p.agents, len(p.agents_at), len(p.hand)) == (agents - 1, 1, 2)


@rule("IMM-14.9")
def test_kwisatz_haderach_may_send_an_agent_from_the_board_in_a_pair() -> None:
    game = holding("ghola", "kwisatz_haderach", own={"agents": 0, "agents_at": ["arrakeen", "carthag"]})
    assert cards(game) == ["ghola", "kwisatz_haderach"]
    play(game, "card:ghola card:kwisatz_haderach space:arrakeen space:hall_of_oratory")
    assert sorted(game.rules.spaces[at].id for at in game.players[0].agents_at) == ["carthag", "hall_of_oratory"]


@rule("IMM-14.7", "IX-10.4")
def test_ghola_with_weirding_way_gives_two_turns() -> None:
    own = {"hand": ["ghola", "weirding_way", "dagger"], "deck": ["diplomacy", "reconnaissance", "seek_allies"]}
    game = begin(boxes=["ix", "immortality"], p0=own)
    play(game, "card:ghola card:weirding_way space:arrakeen")
    while game.turn_seat == 0 and game.turn_cards:
        words = options(game)
        boxes = [word for word in words if word in ("box:ghola", "box:weirding_way")]
        game.act(boxes[0] if boxes else "yes" if "yes" in words else "end" if "end" in words else words[0])
    turns = 0
    while game.to_act == [0] and game.decision(0).kind == "turn":
        turns += 1
        if turns == 1:
            play(game, "card:dagger")
            game.act(next(word for word in options(game) if word.startswith("space:")))
            finish_turn(game)
        else:
            break
    assert turns == 2


def finish_turn(game: Game) -> None:
    """End the current turn of seat 0 alone."""
    while game.to_act == [0] and game.turn_cards:
        words = options(game)
        game.act("end" if "end" in words else words[0])


@rule("IMM-14.8", "IMM-15.11", "IX-10.2")
def test_ilesa_ecaz_goes_by_the_card_she_set_aside() -> None:
    """Signet Ring has three icons, Planned Coupling one: whichever space the Agent goes to."""
    for aside, gained in (("planned_coupling", (1, 0)), ("signet_ring", (0, 1))):
        own = {"hand": ["planned_coupling", "signet_ring"], "deck": ["dagger", "diplomacy"], "solari": 0, "spice": 0}
        game = begin(
            boxes=["ix", "immortality"],
            leaders=["ilesa_ecaz", *LEADERS[1:]],
            p0=own,
            ix_leaders={"aside": aside, "turns": 1},
        )
        play(game, "card:planned_coupling card:signet_ring space:secrets")
        assert (game.players[0].spice, game.players[0].solari) == gained


@rule("IMM-14.10", "IX-10.3")
def test_spaceport_puts_a_tleilaxu_card_on_the_deck_before_the_first_marker() -> None:
    game = begin(
        boxes=["ix", "immortality"],
        p0={"hand": ["dagger"], "deck": ["diplomacy"]},
        tech={"owned": {"spaceport": [0]}},
        tleilaxu={"specimens": {0: 1}, "row": ["contaminator", "usurp"]},
    )
    play(game, "reveal acquire:contaminator yes")
    assert named(game.players[0].deck)[-1] == "contaminator"


# --- section 15 --------------------------------------------------------------------------
@rule("IMM-15.3", "IMM-16.19")
def test_an_intrigue_card_needs_its_condition_and_its_cost() -> None:
    game = holding("dagger", own={"intrigue": ["disguised_bureaucrat"]})
    assert "intrigue:disguised_bureaucrat" not in options(game)
    game = holding("dagger", own={"intrigue": ["disguised_bureaucrat"]}, research={"at": {"r4b": [0]}})
    spice = game.players[0].spice
    play(game, "intrigue:disguised_bureaucrat")
    assert game.players[0].spice == spice + 1
    fighting = begin(
        phase="combat",
        p0={"conflict": 1, "intrigue": ["gruesome_sacrifice", "economic_positioning", "counterattack"]},
        p1={"conflict": 1, "intrigue": ["ambush"]},
    )
    assert options(fighting) == ["pass"]  # one troop pays neither, and nobody has played a card yet
    play(fighting, "pass intrigue:ambush")
    assert "intrigue:counterattack" in options(fighting)
    play(fighting, "intrigue:counterattack")
    assert fighting.players[0].swords == 4


@rule("IMM-15.3", "IMM-17.5")
def test_costs_in_troops() -> None:
    fighting = begin(
        phase="combat",
        p0={"conflict": 3, "garrison": 0, "intrigue": ["gruesome_sacrifice", "economic_positioning"], "solari": 0},
        p1={"conflict": 1, "intrigue": ["ambush"]},
    )
    play(fighting, "intrigue:gruesome_sacrifice")
    p = fighting.players[0]
    assert (p.conflict, tanks(fighting), step_of(fighting)) == (1, 2, 1)
    fighting = begin(
        phase="combat",
        p0={"conflict": 3, "garrison": 0, "intrigue": ["economic_positioning"], "solari": 0},
        p1={"conflict": 1, "intrigue": ["ambush"]},
    )
    play(fighting, "intrigue:economic_positioning")
    p = fighting.players[0]
    assert (p.conflict, p.garrison, p.solari) == (1, 2, 3)
    game = play(holding("tleilaxu_surgeon", own={"garrison": 2, "conflict": 2}), "reveal box:tleilaxu_surgeon")
    assert game.decision(0).kind == "lose_any_troop"
    play(game, "option:0")
    assert (game.players[0].garrison, game.players[0].conflict) == (1, 2)
    play(game, "option:1")
    assert (game.players[0].garrison, game.players[0].conflict, tanks(game)) == (1, 1, 2)


@rule("IMM-15.4")
def test_tleilaxu_puppet_waits_for_the_reveal_turn() -> None:
    game = play(holding("diplomacy", own={"intrigue": ["tleilaxu_puppet"]}), "intrigue:tleilaxu_puppet")
    assert [game.rules.intrigue["tleilaxu_puppet"]] == game.players[0].open_intrigue
    play(game, "reveal")
    assert game.players[0].persuasion == 1 + 1


@rule("IMM-15.5", "IMM-17.11", "IMM-16.11")
def test_imperium_ceremony_with_a_short_deck() -> None:
    own = {"hand": ["imperium_ceremony"], "solari": 0}
    game = begin(p0=own, intrigue_deck=["windfall"], intrigue_discard=["ambush"])
    windfall, ambush = (game.rules.intrigue[id] for id in ("windfall", "ambush"))
    game.intrigue_trashed = [kind for kind in game.intrigue_deck if kind != windfall]  # all but one
    game.intrigue_deck = [windfall]
    game.listen()
    play(game, "card:imperium_ceremony space:wealth")
    if "box:imperium_ceremony" in options(game):
        play(game, "box:imperium_ceremony")
    assert sorted(options(game)) == ["intrigue:ambush", "intrigue:windfall"]
    play(game, "intrigue:ambush")
    assert (game.players[0].intrigue, game.intrigue_deck, game.intrigue_discard) == ([ambush], [windfall], [])
    assert [event.amount for event in game.take_events() if event.kind == "intrigue"] == [1]  # one card drawn
    assert known_top(game.view(0).known, 0) == [windfall]  # the seat knows what it has put back
    assert known_top(game.view(1).known, 1) == []


@rule("IMM-15.9", "IMM-15.10")
def test_for_humanity_takes_two_influence_of_one_faction_and_perhaps_an_alliance() -> None:
    own = {"hand": ["for_humanity"], "influence": {"bene": 4, "guild": 1, "fremen": 2}}
    game = play(begin(p0=own, alliance={"bene": 0}), "reveal box:for_humanity")
    assert options(game) == ["faction:bene", "faction:fremen"]  # not where there is less
    points = game.players[0].vp
    play(game, "faction:bene")
    p = game.players[0]
    assert (p.influence[2], game.alliance[2]) == (2, -1)
    assert p.vp == points + 1 - 1  # the point of the card, the Alliance lost


@rule("IMM-15.12", "IMM-17.14")
def test_tleilaxu_master_acquires_from_row_and_reserve_and_no_foldspace() -> None:
    own = {"hand": ["tleilaxu_master"], "deck": ["dagger"]}
    row = ["stilgar", "gurney_halleck", "worm_riders", "spice_hunter", "lady_jessica"]
    for at, place in (("r4a", "discard"), ("r8a", "hand")):
        game = begin(p0=own, row=row, research={"at": {at: [0]}}, tleilaxu={"row": ["contaminator", "usurp"]})
        play(game, "card:tleilaxu_master space:hall_of_oratory box:tleilaxu_master")
        offered = {word.partition(":")[2] for word in options(game) if word.startswith("acquire:")}
        assert offered == {"stilgar", "gurney_halleck", "worm_riders", "spice_hunter", "arrakis_liaison"}
        play(game, "acquire:stilgar")
        assert "stilgar" in named(getattr(game.players[0], place))
    early = play(begin(p0=own, row=row), "card:tleilaxu_master space:hall_of_oratory")
    assert "box:tleilaxu_master" not in options(early)


@rule("IMM-15.13")
def test_points_go_beyond_twelve() -> None:
    own = {"hand": ["scientific_breakthrough"], "points": 12}
    game = begin(p0=own, research={"at": {"r8b": [0]}})
    play(game, "card:scientific_breakthrough space:hall_of_oratory box:scientific_breakthrough")
    play(game, "part:1")
    assert game.players[0].vp == 13


# --- section 16 --------------------------------------------------------------------------
@rule("IMM-16.1", "IMM-16.6")
def test_pheromones_take_the_partner_with_what_it_had_left() -> None:
    game = holding("beguiling_pheromones", "imperial_spy", own={"solari": 0})
    play(game, "card:beguiling_pheromones card:imperial_spy space:wealth box:beguiling_pheromones")
    while game.decision(0).kind != "graft_trash":
        play(game, "part:0" if "part:0" in options(game) else "box:beguiling_pheromones")
    assert options(game) == ["inplay:beguiling_pheromones", "inplay:imperial_spy"]
    play(game, "inplay:imperial_spy")
    assert "box:imperial_spy" not in options(game)
    finish(game)
    assert game.players[0].influence[0] == 2
    assert game.players[0].intrigue == []


@rule("IMM-16.2", "IMM-15.1")
def test_pheromones_may_take_a_card_that_would_trash_itself() -> None:
    game = play(
        holding("beguiling_pheromones", "seek_allies", own={"deck": ["dagger"]}),
        "card:beguiling_pheromones card:seek_allies space:wealth",
    )
    assert "end" not in options(game)  # without an arrow it is compulsory
    while game.decision(0).kind != "graft_trash":
        words = options(game)
        game.act("box:beguiling_pheromones" if "box:beguiling_pheromones" in words else words[0])
    play(game, "inplay:seek_allies")
    finish(game)
    assert in_play(game) == ["beguiling_pheromones"]
    assert trashed(game)[-1] == "seek_allies"


@rule("IMM-15.1")
def test_pheromones_do_nothing_where_no_faction_is() -> None:
    game = play(
        holding("beguiling_pheromones", "dagger"), "card:beguiling_pheromones card:dagger space:hall_of_oratory"
    )
    assert "box:beguiling_pheromones" not in options(game)


@rule("IMM-16.5")
def test_ghola_with_carryall_harvests_four_times_the_base() -> None:
    game = holding("ghola", "carryall", own={"spice": 0, "water": 1}, bonus_spice={"hagga_basin": 1})
    play(game, "card:ghola card:carryall space:hagga_basin")
    assert game.players[0].spice == 4 * 2 + 1


@rule("IMM-16.7")
def test_long_reach_has_icons_with_another_bene_gesserit_card() -> None:
    assert cards(holding("long_reach")) == []
    assert "long_reach" in cards(holding("long_reach", own={"play": ["the_voice"]}))
    for partner in ("planned_coupling", "ghola"):
        game = play(holding(partner, "long_reach"), f"card:{partner} card:long_reach")
        assert {"hall_of_oratory", "arrakeen", "secure_contract"} <= spaces(game)
    game = play(holding("face_dancer", "long_reach"), "card:face_dancer card:long_reach")
    assert "hall_of_oratory" not in spaces(game)  # its partner is none, but has icons of its own
    assert "wealth" in spaces(game)


def test_show_of_strength_has_icons_with_most_troops() -> None:
    assert cards(holding("show_of_strength", own={"garrison": 2, "conflict": 1}, p1={"conflict": 1})) == []
    assert cards(holding("show_of_strength", own={"garrison": 2, "conflict": 2}, p1={"conflict": 1})) == [
        "show_of_strength"
    ]


@rule("IMM-16.8")
def test_stitched_horror_names_both_before_either() -> None:
    game = play(holding("stitched_horror", "dagger"), "card:stitched_horror card:dagger space:hall_of_oratory")
    water = game.players[0].water
    play(game, "box:stitched_horror option:0")
    assert (game.players[0].water, step_of(game)) == (water, 0)
    assert "option:0" not in options(game)  # two different ones
    play(game, "option:3")
    assert (game.players[0].water, step_of(game)) == (water + 1, 1)


@rule("IMM-16.10", "IMM-6.9")
def test_harvest_cells_answers_the_loss_of_three_troops_in_turn_order() -> None:
    """Drawn as the reward of the Conflict that it answers; the second player has it as well."""
    game = begin(
        phase="combat",
        first=1,
        p0={"conflict": 3, "garrison": 0, "intrigue": ["harvest_cells"]},
        p1={"conflict": 4, "garrison": 0, "intrigue": ["harvest_cells"]},
        p2={"conflict": 2, "garrison": 0, "intrigue": ["breakthrough"]},
        tleilaxu={"row": ["contaminator", "corrino_genes"]},
    )
    asked: list[int] = []
    while not game.over and game.round == 1 and len(asked) < 2:
        decision = game.decision(game.to_act[0])
        if decision.kind == "lost":
            asked.append(decision.seat)
            assert "intrigue:harvest_cells" in decision.words()
            game.act("intrigue:harvest_cells")
        else:
            words = decision.words()
            game.act("pass" if "pass" in words else "none" if "none" in words else words[0])
    assert asked == [1, 0]
    assert tanks(game, 0) == 2
    assert tanks(game, 1) == 2
    play(game, "acquire:contaminator")
    assert tanks(game, 0) == 1
    assert "contaminator" in named(game.players[0].discard)


@rule("IMM-8.1", "IMM-15.8", "IMM-16.14")
def test_the_combat_icon_allows_recruits_and_two_of_the_garrison() -> None:
    game = holding("occupation", own={"garrison": 5, "solari": 4})
    play(game, "card:occupation space:wealth")
    assert "deploy:2" in options(game)
    assert "deploy:3" not in options(game)
    recruited = begin(
        p0={"hand": ["occupation", "planned_coupling"], "garrison": 5, "intrigue": ["reinforcements"], "solari": 3}
    )
    play(recruited, "intrigue:reinforcements card:occupation space:wealth")
    assert "deploy:5" in options(recruited)  # three recruits before the card, and two
    assert "deploy:6" not in options(recruited)
    fighting = play(holding("occupation", own={"garrison": 5}), "card:occupation space:arrakeen")
    assert "deploy:3" in options(fighting)  # the recruit of the space and two, not four
    assert "deploy:4" not in options(fighting)


@rule("IMM-8.1")
def test_the_combat_icon_of_high_priority_travel_is_one_of_two() -> None:
    game = holding("high_priority_travel", own={"influence": {"guild": 2}, "garrison": 3})
    play(game, "card:high_priority_travel space:hall_of_oratory")
    recruits = game.players[0].garrison
    assert recruits == 4
    play(game, "box:high_priority_travel option:1")
    assert "deploy:3" in options(game)  # the troop recruited before the icon, and two


@rule("IMM-16.18")
def test_cards_drawn_after_the_reveal_turn_are_kept() -> None:
    """Two cards come to hand while another player's turn goes on, and five more in the next round."""
    own = {
        "hand": [],
        "deck": ["diplomacy", "reconnaissance", *["dagger"] * 2, *["convincing_argument"] * 2],
        "revealed": True,
    }
    game = begin(turn=1, p0=own)
    draw_cards(game, 0, 2)
    assert len(game.players[0].hand) == 2
    discarded = len(game.players[0].deck)
    skip_round(game)
    assert len(game.players[0].hand) == 2 + min(5, discarded)


@rule("IMM-16.17")
def test_yuna_moritani_gets_one_more_for_all_that_slig_farmer_pays() -> None:
    own = {"hand": ["slig_farmer", "signet_ring"], "solari": 0}
    game = begin(boxes=["ix", "immortality"], leaders=["princess_yuna_moritani", *LEADERS[1:]], p0=own)
    play(game, "card:slig_farmer card:signet_ring space:arrakeen")
    before = game.players[0].solari
    while "box:slig_farmer" in options(game) and game.players[0].solari == before:
        play(game, "box:slig_farmer")
    assert game.players[0].solari == before + 3 + 1


# --- other cards -------------------------------------------------------------------------
def test_tleilaxu_infiltrator_passes_enemy_agents_with_either_icon() -> None:
    others = {"agents_at": ["arrakeen", "hall_of_oratory"]}
    game = play(holding("tleilaxu_infiltrator", "dagger", p1=others), "card:tleilaxu_infiltrator card:dagger")
    assert {"arrakeen", "hall_of_oratory"} <= spaces(game)
    mine = holding("tleilaxu_infiltrator", "dagger", own={"agents": 1, "agents_at": ["arrakeen"]})
    assert "arrakeen" not in spaces(play(mine, "card:tleilaxu_infiltrator card:dagger"))


def test_twisted_mentat_brings_the_agent_back() -> None:
    game = play(holding("twisted_mentat", "dagger"), "card:twisted_mentat card:dagger space:hall_of_oratory")
    agents = game.players[0].agents
    play(game, "box:twisted_mentat")
    assert (game.players[0].agents, game.players[0].agents_at) == (agents + 1, [])
    check(game)


def test_guild_impersonator_asks_for_spice_of_this_turn() -> None:
    game = holding("guild_impersonator", "experimentation")
    play(game, "card:guild_impersonator card:experimentation space:imperial_basin")
    finish(game)
    assert game.players[0].influence[1] == 1


@rule("IMM-1.1", "IMM-1.6", "IMM-8.3")
def test_the_box_adds_its_pieces_to_the_game() -> None:
    game = begin()
    rules = game.rules
    assert rules.spaces[rules.space["research_station"]] is IMMORTALITY.pieces["space"][0]
    assert len(rules.spaces) == 22
    assert rules.card["experimentation"] in rules.starting_deck
    assert "dune_the_desert_planet" not in rules.card
    assert refused(game, "space:research_station")
