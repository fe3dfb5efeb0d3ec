### Style: docs/style/en.md

# Objectives and battle icons

# $icon: a battle icon's name
effect-flip-icon = turn one of your face-up cards with the { $icon } or the wild icon face down
event-objective = { $who } gets the Objective { $thing }
event-conflict-won = { $who } takes the card { $thing }
event-icon-turned = { $who } turns { $thing } face down
do-icon-pair = Pair the wild icon with the { $icon }
do-icon-turn = Turn face down: { $icon }
# $does: what winning this Conflict does for its reader; $thing: the card it makes a pair with
note-icon =
    { $does ->
        [pair] { $icon }: with { $thing } it makes a pair worth 1 Victory Point
        [wild] { $icon }: in the Endgame it pairs with any other for 1 Victory Point
       *[waits] { $icon }: the winner keeps the card, and two with the same icon make a pair worth 1 Victory Point
    }

## What stands on Conflicts, Objectives and posts

label-battle-icon = Battle icon
label-wall = Shield Wall
label-players = Players
label-watches = Watches
line-wall = no sandworm can be summoned to it while the Shield Wall stands
# $numbers: as in "4 or 6"
line-players = only with { $numbers } players
line-first-player = whoever has it is the First Player
