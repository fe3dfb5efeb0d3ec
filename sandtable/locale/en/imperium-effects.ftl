### Style: docs/style/en.md

# What effects say, in our own words. Sentences are put together by messages only, so a language
# may turn the order round. Arguments given to every effect-… message besides its own:
#   $n      its number
#   $voice  how it is said: effect (plain), cost (to be paid), option (one of a choice),
#           opponent (another player must do it), reward (of a Conflict), space (of the board)
#   $verb   yes: an amount that stands among things to do, so it wants a verb; else no
#   $then   yes: another effect follows in the same sentence, so a verb may want another form; else no
#   $again  yes: an amount right behind another amount, so its verb need not be said once more; else no
# "n" is a whole number; "yes"/"no" and faction keys (emperor guild bene fremen any) are strings.

## Putting sentences together

# $text begins with a capital letter where the script has them
effect-sentence = { $text }.
effect-next = { $a } { $b }

# Lists: two things; three or more are joined one by one, the last one by "last". join-and has $again of what $b says.
join-and-two = { $a } and { $b }
join-and-more = { $a }, { $b }
join-and-last = { $a } and { $b }
join-or-two = { $a }, or { $b }
join-or-more = { $a }, { $b }
join-or-last = { $a }, or { $b }
names-and-two = { $a } and { $b }
names-and-more = { $a }, { $b }
names-and-last = { $a } and { $b }
names-or-two = { $a } or { $b }
names-or-more = { $a }, { $b }
names-or-last = { $a } or { $b }

## Parts of sentences

amount-solari = { $n } { resource-solari }
amount-spice = { $n } { resource-spice }
amount-water = { $n } { resource-water }
amount-persuasion = { $n } Persuasion

which-faction =
    { $faction ->
        [emperor] the Emperor
        [guild] the Spacing Guild
        [bene] the Bene Gesserit
        [fremen] the Fremen
        [great_houses] the Great Houses
        [fringe_worlds] the Fringe Worlds
       *[any] one faction of your choice
    }

## Effects that hold others

# $n: how many of the options; a sentence of its own, or inside another
effect-choose =
    { $n ->
        [1] choose one: { $options }
       *[other] choose { $n } different ones: { $options }
    }
# $total: how many options there are
effect-choose-inline =
    { $n ->
        [1]
            { $total ->
                [2] either { $options }
               *[other] one of these: { $options }
            }
       *[other] { $n } different ones of these: { $options }
    }

# The cost is paid or the whole left aside; behind "may" or as an option it is just named
effect-arrow =
    { $voice ->
        [option] { $cost }: { $effect }
        [opponent] { $cost }: { $effect }
       *[effect] you may { $cost }: { $effect }
    }

# $inner: the name of the effect under the condition; $more: the same happened already without it
effect-when =
    { $inner ->
        [arrow] if { $cond }, { $effect }
       *[other]
            { $more ->
                [yes] if { $cond }, in addition: { $effect }
               *[no] if { $cond }: { $effect }
            }
    }
effect-when-inline = { $effect } if { $cond }
effect-per = { $effect } for each { $count }
effect-in-reveal-turn = in your Reveal turn this round: { $effect }
effect-each-opponent =
    { $optional ->
        [yes] each opponent may { $effect }
       *[no] each opponent must { $effect }
    }

## Effects

effect-nothing = nothing
effect-gain =
    { $verb ->
        [yes] gain { $amount }
       *[no] +{ $amount }
    }
effect-pay = pay { $amount }
effect-persuasion =
    { $verb ->
        [yes] gain { $n } Persuasion
       *[no] +{ $n } Persuasion
    }
effect-swords =
    { $verb ->
        [yes] gain { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }
       *[no] { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }
    }
effect-vp =
    { $verb ->
        [yes] gain { $n ->
            [one] { $n } Victory Point
           *[other] { $n } Victory Points
        }
       *[no] { $n ->
            [one] +{ $n } Victory Point
           *[other] +{ $n } Victory Points
        }
    }

# $deployable: in a Reveal turn they may go straight to the Conflict
effect-recruit =
    { $deployable ->
        [yes] recruit { $n ->
            [one] { $n } troop (in a Reveal turn you may deploy it at once)
           *[other] { $n } troops (in a Reveal turn you may deploy them at once)
        }
       *[no] recruit { $n ->
            [one] { $n } troop
           *[other] { $n } troops
        }
    }
# $n is 0 for any number; $may: "you may" is part of the effect
effect-deploy =
    { $may ->
        [yes] you may deploy { $n ->
            [0] any number of troops
            [one] { $n } troop
           *[other] up to { $n } troops
        }
       *[no] deploy { $n ->
            [0] any number of troops
            [one] up to { $n } troop
           *[other] up to { $n } troops
        }
    } from your garrison
effect-deploy-supply =
    { $n ->
        [one] deploy { $n } troop
       *[other] deploy { $n } troops
    } from your supply
# $n is 0 for any number
effect-retreat =
    retreat { $n ->
        [0] any number of troops
        [one] up to { $n } troop
       *[other] up to { $n } troops
    }
effect-lose-troops =
    lose { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } { $place ->
        [conflict] from the Conflict
       *[garrison]
            { $voice ->
                [opponent] from their garrison
               *[effect] from your garrison
            }
    }

effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-intrigue =
    { $n ->
        [one] draw { $n } Intrigue card
       *[other] draw { $n } Intrigue cards
    }
effect-steal-intrigue = each opponent with 4 or more Intrigue cards gives you one of them at random
effect-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
effect-trash =
    { $voice ->
        [cost] trash a card
        [option] trash a card
        [opponent] trash a card
       *[effect] you may trash a card
    }
effect-trash-self = trash this card
effect-fetch = take one { $name } card from your discard pile to your hand
# $top: it goes on top of the deck instead of the discard pile
effect-acquire =
    { $top ->
        [yes] acquire a card that costs { $n } or less without Persuasion and put it on top of your deck
       *[no] acquire a card that costs { $n } or less without Persuasion
    }
effect-may-put-acquired-on-deck = you may put each card you acquire on top of your deck
effect-discount = { $card } costs { $n } less Persuasion this turn
effect-foldspace = take a { card-foldspace } card from the Reserve into your discard pile

effect-influence =
    { $verb ->
        [yes] gain { $n } influence with { $with }
       *[no] +{ $n } influence with { $with }
    }
effect-influence-each =
    { $verb ->
        [yes] gain { $n } influence with each of { $with }
       *[no] +{ $n } influence with each of { $with }
    }
effect-influence-different =
    { $verb ->
        [yes] gain 1 influence with each of { $n } different factions
       *[no] +1 influence with each of { $n } different factions
    }
effect-lose-influence = lose { $n } influence with { $with }
effect-space-influence = the faction space you used gives { $n } influence instead of 1

effect-mentat =
    { $voice ->
        [reward] take the Mentat from wherever it is as an extra Agent for the next round
        [space] take the Mentat as an extra Agent for this round if it is here
       *[effect] take the Mentat as an extra Agent for this round
    }
effect-swordmaster = take your Swordmaster, a third Agent from now on
effect-council-seat = take a seat on the High Council, worth 2 Persuasion in each of your Reveal turns
effect-recall-agent = recall one of your Agents from the board, ready to be sent again
effect-control = take control of { $space }
effect-signet = use the Signet Ring ability of your Leader
effect-harvest =
    { $n ->
        [0] take all bonus spice lying here
       *[other] harvest { $n } spice and all bonus spice lying here
    }
effect-sell-melange = sell spice once: { $rates }
sell-rate = { $spice } for { $solari } { resource-solari }

## Rules that no tree can say

hook-double-harvest = the base spice you harvest with this Agent is doubled
hook-kwisatz-haderach = send one of your Agents, even one already on the board, to any space, whatever its icon and whoever is there; you still pay its cost and meet its requirement
hook-the-voice = name a board space, where no opponent can send an Agent until your next turn
hook-manipulate = set one card of the Imperium Row aside and refill the Row; in your Reveal turn this round you may acquire it for 1 Persuasion less; if you do not, it is trashed
hook-prudent-diplomacy = +1 influence with a faction where an opponent has more influence than you
hook-peek-draw-or-trash = look at the top card of your deck, then draw it or trash it
hook-refocus = shuffle your discard pile into your deck
hook-bindu-suspension = you may end this turn at once, without sending an Agent or revealing
hook-double-cross = an opponent of your choice loses 1 troop from the Conflict
hook-dispatch-an-envoy = the card you play this turn also has the Agent icons of all four factions
hook-infiltrate = the next Agent you send this turn is not blocked by opponents' Agents

## Conditions, to stand behind "if"

cond-influence-at-least = you have { $n } or more influence with { $with }
cond-alliance =
    { $faction ->
        [any] you hold any Alliance
       *[other] you hold the { $name } Alliance
    }
cond-bond = you have another { $name } card in play
cond-council = you have a seat on the High Council
cond-mentat-home = the Mentat is on its own space
cond-deck-not-empty = your deck is not empty
cond-opponent-in-conflict = an opponent has a troop in the Conflict
cond-agent-on-board = one of your Agents is on the board
cond-copies-at-least = you own { $n } or more copies of { $card }
cond-most-copies = you own more copies of { $card } than each opponent
cond-tracks-at-least = you have { $n } or more influence with { $tracks ->
        [4] all four factions
       *[other] at least { $tracks } factions
    }

## What is counted, to stand behind "for each"

count-fremen-cards-in-play = Fremen card you have in play, this one included

## Left abilities of Leaders

trait-prescience-text = at any time you may look at the top card of your deck
trait-landsraad-popularity-text = sending an Agent to a Landsraad space costs you 1 Solari less
trait-masterstroke-text = before the game you secretly pick two factions; once per game, in a turn in which you deploy 4 or more troops, you may show them for +1 influence with each
# $start: amounts of resources
trait-arrakis-fiefdom-text = you start the game with { $start } more
trait-spice-addict-text = whenever you harvest at a Maker space, you gain 1 spice less and draw 1 card
trait-connections-text = when you take your seat on the High Council, +1 influence with one faction of your choice
trait-ruthless-negotiator-text = whenever you pay Solari as the cost of a board space, draw 1 card
trait-eyes-everywhere-text = opponents' Agents do not block yours at Landsraad and City spaces

## Lines of a piece: what stands before the text

label-cost = Cost
label-factions = Factions
label-icons = Agent icons
label-agent = When it sends an Agent
label-reveal = When revealed
label-acquire = When acquired
label-trash = When trashed
label-when = Played
label-condition = Condition
label-effect = Effect
label-endgame = In the Endgame
label-icon = Agent icon
label-needs = Needs
label-influence = Influence
label-later = In your Reveal turn
label-control = Control
label-combat = Combat
label-once = Limit
label-house = House
label-complexity = Complexity
label-trait = Ability
label-signet = Signet Ring
label-level = Level
label-about = About
label-first = First
label-second = Second
label-third = Third (with four players)
# The same in boxes where those who tie for second take it below four players (UPR-16.8)
label-third-or-tie = Third (with four players; with fewer for a tie for second)
label-level-1 = At 1 influence
label-level-2 = At 2 influence
label-level-3 = At 3 influence
label-level-4 = At 4 influence
label-alliance = Alliance

## Lines of a piece: texts that are not effects

line-no-icons = none
line-cost = { $n } Persuasion
line-needs = only if { $condition }
line-combat = you may deploy troops this turn: any you recruit, and up to 2 from your garrison
line-once = once per game for each player
line-later = { $effect } if one of your Agents is still here
line-control = each time any Agent is sent here, whoever controls this space gets { $effect }
line-level =
    { $n ->
        [1] I
        [2] II
       *[3] III
    }
line-about = { $space }; whoever controls it may deploy 1 troop from supply when this card is revealed
line-complexity = { $n }
line-ability = { $name }: { $text }
line-points = { $effect }, lost again below { $n }
line-alliance = { $effect } for the first to reach { $n } influence; it passes to whoever climbs higher
window-plot = Plot, at any time in your own turn
window-plot-first = Plot, as the very first thing in your turn
window-combat = Combat, while you take part in the Conflict
window-combat-won = Combat, after you have won the Conflict
window-endgame = Endgame, at the end of the game

effect-either = if { $cond }: { $effect }; otherwise: { $otherwise }
cond-paid-at-least = you paid for it
cond-anybody-has-swordmaster = any player has a Swordmaster
line-cost-optional = nothing, or { $cost }
line-cost-cheaper = { $cost }; { $less } as soon as { $cond }
label-discard = Discarded from hand
label-combat-effect = In Combat
icon-spy = Spy

## House Hagal cards and levels of the solo game, line by line

label-space = Space
label-way = One of its spaces
label-posts = Posts, in this order
label-swords = Swords
label-rival-troops = Rivals’ troops at the start
label-rival-intrigue = Rivals’ Intrigue cards at the start
label-mentat-cost = Solari for the Mentat
label-closed = Closed to you
line-way = { $space }: { $effect }
line-way-if = { $space }, if { $cond }: { $effect }
