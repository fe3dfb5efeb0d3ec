### Style: docs/style/en.md

# Tech tiles, negotiators, and the icons that acquire tiles (Rise of Ix)

## Lines of a tile

label-tech-flip = Once a round, in your turn
label-tech-own-turn = In your turn
label-tech-reveal-turn = In your Reveal turn
label-tech-round-start = At the start of a round
label-tech-win-conflict = When you win a Conflict
label-tech-always = Always
label-tech-rival = Rivals
line-tech-rival = Rivals may acquire it

## Effects

# $n: what the icon takes off; $solari: or in Solari; $must: a tile has to be acquired
effect-acquire-tech =
    { $must ->
        [yes] acquire a Tech tile
       *[no] { $voice ->
            [option] acquire a Tech tile
           *[other] you may acquire a Tech tile
        }
    }{ $n ->
        [0] {""}
       *[other] {" "}for { $n } spice less
    }{ $solari ->
        [yes] , paid in spice or in Solari
       *[no] {""}
    }
effect-negotiator =
    { $voice ->
        [option] place { $n ->
            [one] a negotiator
           *[other] { $n } negotiators
        }
       *[other] you may place { $n ->
            [one] a negotiator
           *[other] { $n } negotiators
        }
    }
effect-trash-tile = trash this tile
effect-exchange-intrigue = put any number of your Intrigue cards under the Intrigue deck, then draw as many
effect-more-shipped-troops = whenever you recruit from the Shipping track, recruit { $n ->
        [one] { $n } more troop
       *[other] { $n } more troops
    }; you may deploy any of these troops at once
effect-win-ties = you win ties in Victory Points
cond-techs-at-least = you own { $n } or more Tech tiles
cond-persuasion-at-least = you have gained { $n } or more Persuasion this turn
count-revealed-with-swords = card you revealed this turn that gives swords
count-factions-at-most = faction with which you have { $n } or less influence

## Questions and answers

ask-tech = Which Tech tile do you acquire?
do-tech-none = Acquire none
# $known: the tile is known here
ask-negotiators =
    { $known ->
        [yes] { $piece }: how many negotiators return to your supply?
       *[no] How many negotiators return to your supply?
    }
do-negotiators =
    { $n ->
        [0] Keep them
       *[other] { $n }
    }
do-negotiators-for =
    { $n ->
        [0] Keep them: pay { $price }
        [one] { $n } negotiator: pay { $price }
       *[other] { $n } negotiators: pay { $price }
    }
ask-tech-currency = How do you pay for the tile?
ask-exchange-intrigue = Which Intrigue cards go under the deck? You draw as many.
do-exchange-intrigue = { $piece } under the deck
do-exchange-intrigue-done = No more
do-use-tech = Use { $name }
# Why a tile cannot be acquired now
closed-tech-later = Only an icon that acquires a Tech tile lets you take it
# $n: its cost, $used: own negotiators that could lower it, $possible: it can be paid now
note-tech =
    Costs { $n } spice{ $used ->
        [0] {""}
        [one] , less 1 for your negotiator
       *[other] , less { $used } for your negotiators
    }{ $possible ->
        [yes] {""}
       *[no] {" "}(more than you have)
    }.

## The log

event-tech = { $who } acquires { $thing }
event-tech-open = { $thing } is turned up
event-tech-cleared = { $thing } is trashed: no tile for the Rivals is face up
event-tech-flipped = { $who } turns { $thing } face down
event-tech-up = { $who } turns { $thing } face up
event-tech-trashed = { $who } trashes { $thing }
event-negotiator =
    { $n ->
        [one] { $who } places a negotiator
       *[other] { $who } places { $n } negotiators
    }
event-negotiator-home =
    { $n ->
        [one] A negotiator of { $who } returns to the supply
       *[other] { $n } negotiators of { $who } return to the supply
    }
