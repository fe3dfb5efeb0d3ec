### Style: docs/style/en.md

# Grafting, and the effects of the cards of Immortality; the Bene Tleilax board has a file of its own.

## Effects

effect-graft = graft: play this together with another card and one Agent
effect-graft-with-row = the other card may be one of the Imperium Row; trash it when your turn ends
effect-copy-partner = use the whole Agent box of the other grafted card as if it were printed here
effect-return-partner = when your Reveal turn of this round begins, return the other grafted card to your hand
effect-trash-partner = trash the other grafted card
effect-trash-one-of-pair = trash one of the two grafted cards
effect-choose-intrigue = look at the two top cards of the Intrigue deck, keep one and put the other back on top
effect-combat-icon = you may deploy this turn as if this were a Combat space
effect-recall-sent-agent = you may recall the Agent you sent this turn (it can be sent again)
# $cond: the condition, $icons: names of Agent icons
effect-gain-icons = if { $cond }, this card has these Agent icons: { $icons }
hook-ignore-agents = opponents' Agents do not block this Agent

## Conditions, to stand behind "if"

cond-grafted = this card is grafted
# $names: factions; $first: the first of them, for the article
cond-grafted-with =
    { $first ->
        [emperor] the other grafted card is an { $names } card
       *[other] the other grafted card is a { $names } card
    }
cond-most-troops = you have more troops in the Conflict than each opponent
cond-spice-at-least = you have { $n } or more spice
cond-opponent-played-combat-card = an opponent has played a Combat card in this Conflict

## What is counted, to stand behind "for each"

count-partner-icons = Agent icon of the other grafted card

## The table

window-combat-lost = Combat, after you have lost { $n } or more troops at the end of the Conflict
ask-lost =
    { $cards ->
        [yes] You have lost troops at the end of the Conflict. Play a card for it, or pass.
       *[no] You have lost troops at the end of the Conflict. You have nothing to play for it.
    }
ask-graft-partner = Which card do you play together with it?
do-graft-row = { $piece } of the Imperium Row
ask-graft-envoy = Which of the two cards gets the icons of all factions?
ask-keep-intrigue = Which Intrigue card do you keep? The other goes back on top of the deck.
do-keep-intrigue = Keep { $piece }
closed-graft-alone = You have no other card to play together with it
closed-intrigue-lost = For when you have lost troops at the end of a Conflict
event-intrigue-back =
    { $known ->
        [yes] { $who } puts { $thing } back on top of the Intrigue deck
       *[no] { $who } puts an Intrigue card back on top of the deck
    }
