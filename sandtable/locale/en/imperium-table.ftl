### Style: docs/style/en.md

# What the table says: the questions it asks, the labels of the answers, the lines of the log and how
# a game ended. Texts of effects come from imperium-effects, names from imperium-pieces.
# "n" is a whole number; $piece, $thing and $who are names, ready to be put in; "yes"/"no" are strings.

## Players

# A seat nobody has given a name
seat-name = Seat { $n }
house-hagal = House Hagal

## Questions: ask-… by the kind of the decision

# Most questions have a piece that asks
ask-by = { $piece }: { $question }

ask-leader = Choose your Leader.
# $n: the first or the second of the two
ask-tokens =
    { trait-masterstroke }: { $n ->
        [1] Secretly pick the first of your two factions.
       *[2] Secretly pick the second of your two factions.
    }
ask-defend = This Conflict is about { $piece }, which you control. Deploy 1 troop from your supply?
# $agent: some card can send an Agent
ask-turn =
    { $agent ->
        [yes] Your turn: play a card to send an Agent, or reveal.
       *[no] Your turn: you can send no Agent now, so take your Reveal turn.
    }
ask-agent = Which Agent do you send?
ask-space = Where do you send your Agent?
ask-melange = { space-sell-melange }: How much spice do you sell?
ask-figure = Which figure do you send? This Conflict’s reward may take the Mentat off the board before bonus spice is placed.

# The menu of a turn. $end: the turn may be ended; $piece: the space of the Agent, $n: Persuasion left
ask-menu =
    { $end ->
        [yes] What next?
       *[no] There are still effects to resolve.
    }
ask-menu-agent =
    { $end ->
        [yes] Your Agent is at { $piece }. What next?
       *[no] Your Agent is at { $piece }. There are still effects to resolve.
    }
ask-menu-reveal =
    { $end ->
        [yes] Reveal turn, { $n } Persuasion left. What next?
       *[no] Reveal turn, { $n } Persuasion left. There are still effects to resolve.
    }

ask-part = Which effect first?
# $paid: what is left has to be paid for, and can be left
ask-reward-part =
    { $paid ->
        [yes] Pay for more of the reward?
       *[no] Which part of the reward first?
    }
# $n: how many are still to be chosen; $more: some have been
ask-option =
    { $more ->
        [yes] Choose one more.
       *[no] { $n ->
            [1] Choose one.
           *[other] Choose { $n } different ones, one after the other.
        }
    }
ask-deck-top = You acquire { $piece }. Put it on top of your deck?
ask-aside = Set one card of the Imperium Row aside.
# $card: the top card of the deck, if it is known here
ask-peek =
    { $known ->
        [yes] The top card of your deck is { $card }. Draw it or trash it?
       *[no] Draw or trash the top card of your deck?
    }
ask-ally = You lose the { $piece } Alliance. Who takes it?
# $cards: there is something to play; $played: a card was played in this go
ask-combat =
    { $cards ->
        [yes]
            { $played ->
                [yes] Combat: Play another card, or stop here.
               *[no] Combat: Play a card, or pass.
            }
       *[no] Combat: You have nothing to play now.
    }
ask-won =
    { $cards ->
        [yes] You won the Conflict. Play a card that needs a win, or pass.
       *[no] You won the Conflict. You have no card that needs a win.
    }
ask-endgame =
    { $cards ->
        [yes] Endgame: Play a card, or pass.
        [besides] Endgame: Use a battle icon, or pass.
       *[no] Endgame: You have nothing to play.
    }

# $who: a Rival that leaves this to the player; "you" in the question is the Rival
ask-rival = As { $who }: { $question }

## Answers: do-… by the word, and by the kind of the decision where that matters

do-end = End turn
do-reveal = Reveal your hand
do-pass = Pass
do-done = Done
do-ability = Use { trait-masterstroke }
do-agent-ready = A ready Agent
do-agent-at = The Agent at { $piece }
do-play = Play { $piece }
do-box = Resolve { $piece }
# A box of which several effects are open
do-box-more = { $a }; { $b }
# What a box does, and the piece it stands on
do-box-by = { $effect } ({ $piece })
# Where it is not known here which space it is
do-box-space = Resolve the board space
do-box-influence = Take the influence of the board space
do-part = Effect { $n }
do-deploy =
    { $n ->
        [0] Deploy no troops
        [one] Deploy { $n } troop
       *[other] Deploy { $n } troops
    }
do-retreat =
    { $n ->
        [0] Retreat no troops
        [one] Retreat { $n } troop
       *[other] Retreat { $n } troops
    }
do-melange = Sell { $spice } for { $solari }
do-acquire = Acquire { $piece } (cost { $n })
# $price: what it costs, where that is not Persuasion
do-acquire-for = Acquire { $piece }: { $price }
do-acquire-free = Acquire { $piece }
do-acquire-aside = Acquire the card set aside
do-aside = Set { $piece } aside
do-fetch = Take { $piece }
do-discard = Discard { $piece }
do-trash-card = Trash { $piece } from your hand
do-trash-discard = Trash { $piece } from your discard pile
do-trash-inplay = Trash { $piece } from play
do-trash-none = Trash nothing
do-trash-played = Trash { $piece }, the one just played
do-trash-twin =
    { $known ->
        [yes] Trash the other { $piece } in play
       *[no] Trash the other copy of the card just played
    }
do-peek-draw = Draw it
do-peek-trash = Trash it
do-defend-yes = Deploy 1 troop
do-defend-no = Deploy no troops
do-figure-yes = The Mentat
do-figure-no = An Agent of your own
do-deck-top-yes = On top of your deck
do-deck-top-no = To your discard pile
do-pass-turn-yes = End this turn now
do-pass-turn-no = Go on with this turn
do-rival-pay-no = Do not pay

## The log: event-… by the kind of the event

# The piece that caused it
event-because = { $event } ({ $cause })

event-leader = { $who } takes { $thing } as Leader
event-tokens-picked = { $who } picks { $n } factions in secret
event-round = Round { $n }
event-conflict = The Conflict is { $thing }
event-defend = { $who } defends { $cause }
event-turn = { $who } begins a turn
event-card-played = { $who } plays { $thing }
event-agent = { $who } sends an Agent to { $thing }
event-reveal =
    { $n ->
        [0] { $who } reveals an empty hand
        [one] { $who } reveals a hand of { $n } card
       *[other] { $who } reveals a hand of { $n } cards
    }
event-revealed-card = { $who } reveals { $thing }
event-turn-passed = { $who } ends the turn without sending an Agent or revealing
event-end-turn = { $who } ends the turn

# $amount: as in "2 spice"
event-gain = { $who } gains { $amount }
event-pay = { $who } pays { $amount }
event-persuasion = { $who } gains { $n } Persuasion
event-swords =
    { $n ->
        [0] { $who } gains no swords
        [one] { $who } gains { $n } sword
       *[other] { $who } gains { $n } swords
    }
# $lost: it goes down; $n is never negative
event-vp =
    { $lost ->
        [yes] { $n ->
            [one] { $who } loses { $n } Victory Point
           *[other] { $who } loses { $n } Victory Points
        }
       *[no] { $n ->
            [one] { $who } gains { $n } Victory Point
           *[other] { $who } gains { $n } Victory Points
        }
    }
# $with: as in "the Emperor"
event-influence =
    { $lost ->
        [yes] { $who } loses { $n } influence with { $with }
       *[no] { $who } gains { $n } influence with { $with }
    }
event-alliance = { $who } takes the { $thing } Alliance
event-alliance-lost = { $who } loses the { $thing } Alliance

event-recruit =
    { $n ->
        [one] { $who } recruits { $n } troop
       *[other] { $who } recruits { $n } troops
    }
event-deploy =
    { $n ->
        [one] { $who } deploys { $n } troop
       *[other] { $who } deploys { $n } troops
    }
event-deploy-supply =
    { $n ->
        [one] { $who } deploys { $n } troop from supply
       *[other] { $who } deploys { $n } troops from supply
    }
event-retreat =
    { $n ->
        [one] { $who } retreats { $n } troop
       *[other] { $who } retreats { $n } troops
    }
event-lose-troop =
    { $n ->
        [one] { $who } loses { $n } troop
       *[other] { $who } loses { $n } troops
    }
event-troops-home =
    { $n ->
        [one] { $who } takes { $n } troop back from the Conflict
       *[other] { $who } takes { $n } troops back from the Conflict
    }

# $known: this seat may know which card it is
event-draw =
    { $known ->
        [yes] { $who } draws { $thing }
       *[no] { $n ->
            [one] { $who } draws a card
           *[other] { $who } draws { $n } cards
        }
    }
event-intrigue =
    { $known ->
        [yes] { $who } draws the Intrigue card { $thing }
       *[no] { $n ->
            [one] { $who } draws an Intrigue card
           *[other] { $who } draws { $n } Intrigue cards
        }
    }
event-intrigue-stolen =
    { $known ->
        [yes] { $who } has to give away the Intrigue card { $thing }
       *[no] { $who } has to give away an Intrigue card
    }
event-peek =
    { $known ->
        [yes] { $who } looks at the top card of the deck, { $thing }
       *[no] { $who } looks at the top card of the deck
    }
event-shuffle = { $who } shuffles the discard pile into the deck
event-intrigue-shuffle = The Intrigue discard pile is shuffled into a new deck
event-intrigue-played = { $who } plays the Intrigue card { $thing }
event-trash = { $who } trashes { $thing }
event-discard = { $who } discards { $thing }
event-fetch = { $who } takes { $thing } from the discard pile
# $n: where it goes: 0 the discard pile, 1 on top of the deck, 2 the hand
event-acquire =
    { $n ->
        [1] { $who } acquires { $thing } and puts it on top of the deck
        [2] { $who } acquires { $thing } to hand
       *[other] { $who } acquires { $thing }
    }
event-row = { $thing } comes into the Imperium Row
event-aside = { $who } sets { $thing } aside
event-aside-lost = { $who } trashes { $thing }, which was set aside
event-foldspace = { $who } takes a { $thing } card

event-council = { $who } takes a seat on the High Council
event-swordmaster = { $who } takes the Swordmaster
event-mentat = { $who } takes the Mentat
event-control = { $who } takes control of { $thing }
event-control-lost = { $who } loses control of { $thing }
event-recall = { $who } recalls the Agent at { $thing }
event-voice = { $who } bars opponents from { $thing }
event-voice-lifted = { $who } no longer bars { $thing }
# $factions: as in "the Emperor and the Fremen"
event-masterstroke = { $who } uses { trait-masterstroke }: { $factions }

event-combat-pass = { $who } passes
event-strength = { $who } has strength { $n }
event-reward =
    { $n ->
        [1] { $who } takes first place in { $thing }
        [2] { $who } takes second place in { $thing }
       *[3] { $who } takes third place in { $thing }
    }
# $nobody: the first place is nobody's alone, or nobody has fought
event-fought =
    { $nobody ->
        [yes] { $thing } is over: nobody wins
       *[no] { $thing } is over: { $who } wins
    }
event-maker = Bonus spice at { $thing }: +{ $n }
event-hagal-card = { $who } turns up { $thing }
# $n: why; see recap-taken and those after it
event-hagal-passed =
    { $n ->
        [1] { $thing } is taken: { $who } turns up another card
        [2] { $thing } is barred: { $who } turns up another card
        [4] { $who } lacks what { $thing } asks for and turns up another card
        [5] Smart Politics: { $who } passes over { $thing } and turns up another card
        [6] { $thing } sends no Agent: { $who } turns up another card
       *[3] No bonus spice to harvest: { $who } turns up another card
    }
event-hagal-shuffle = The House Hagal deck is shuffled
event-trade-in = { $who } trades in resources for points
event-first-player = { $who } is First Player now
event-endgame = The game ends with round { $n }
# $n: the place; whoever shares it has the same number
event-game-over =
    { $n ->
        [1] { $who } wins the game
        [2] { $who } comes second
        [3] { $who } comes third
       *[4] { $who } comes fourth
    }

## How the game ended

# $winners: one name or several; $count: how many; $points: of the winner; $tie: what decided between equals
outcome-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    }{ $tie ->
        [spice] , by more spice
        [solari] , by more Solari
        [water] , by more water
        [tech] , by a Tech tile
        [garrison] , by more troops in the garrison
        [latest_reveal] , by the later Reveal turn
       *[none] {""}
    }.
# $winners: all players of the team; $points: of the whole team
outcome-team-won = The team of { $winners } wins with { $points } Victory Points in all{ $tie ->
        [spice] , by more spice
        [solari] , by more Solari
        [water] , by more water
        [tech] , by a Tech tile
        [garrison] , by more troops in the garrison
       *[none] {""}
    }.
# $reason: what made this the last round
outcome-why =
    { $reason ->
        [points] A player reached { $n } points.
       *[conflict_deck] There was no Conflict left to fight.
    }

ask-pay-how-much = { $piece }: what do you pay?
do-pay-how-much =
    { $n ->
        [0] Pay nothing
       *[other] Pay { $amount }
    }
do-box-leader = Use the ability of your Leader
