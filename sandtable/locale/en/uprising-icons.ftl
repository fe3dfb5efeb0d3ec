# Objectives and battle icons

# $icon: a battle icon's name
effect-flip-icon = turn down one of your face-up cards with the { $icon } or the wild icon
event-objective = { $who } gets the Objective { $thing }
event-conflict-won = { $who } takes the card { $thing }
event-icon-turned = { $who } turns { $thing } down
do-icon-pair = Pair the wild icon with the { $icon }
do-icon-turn = Turn down: { $icon }
