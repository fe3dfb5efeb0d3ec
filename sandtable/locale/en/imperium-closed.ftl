### Style: docs/style/en.md

# Why something cannot be chosen: short lines without a full stop, shown beside the thing. One thing may have several.
# "n" and "have" are whole numbers; $who, $card and $icon are names, ready to be put in.

## Board spaces

# The player has had the Reveal turn of this round
closed-revealed = You have taken your Reveal turn: no more Agents this round
# Of a space or of a card in hand
closed-no-agent = You have no Agent left to send
# $icon: the Agent icon of the space, as in "City"; $card: the card that was picked
closed-no-icon = { $card } has no { $icon } icon
# Before a card is picked
closed-no-icon-in-hand = None of your cards has the { $icon } icon
closed-own-agent = Your own Agent stands here
# $who: a player or a Rival
closed-agent = { $who } has an Agent here
# $amount: as in "4 spice"; $have: how much of it the player has
closed-cost = Costs { $amount }, you have { $have }
# $with: as in "the Fremen"; $n: the influence needed, $have: the influence the player has
closed-influence = Needs { $n } influence with { $with }, you have { $have }
closed-needs = Needs: { $condition }
closed-visited = You have used it before: once per game
# High Council, once per game
closed-council = You have your seat already
# Swordmaster, once per game
closed-swordmaster = You have the Swordmaster already
# Swordmaster at the highest level of the game alone
closed-level = Closed at this level of House Hagal
# $who: the player who named this space with that card
closed-voice = { $who } bars it: { card-the-voice }

## Cards in hand

closed-card-no-icons = It has no Agent icon: keep it for your Reveal turn
closed-card-nowhere = No space this card could send an Agent to is open

## Intrigue cards

# By when the card can be played; a card of two kinds has two lines
closed-intrigue-plot = A Plot card: for your own turn
closed-intrigue-combat = A Combat card: for the Combat phase
closed-intrigue-won = For when you have won a Conflict
closed-intrigue-endgame = An Endgame card: for the end of the game
closed-intrigue-first = Only as the first thing of your turn
# $condition: as in "you have a seat on the High Council"
closed-intrigue-condition = Only if { $condition }
# $cost: as in "Pay 2 Solari"
closed-intrigue-cost = You cannot pay its cost: { $cost }
closed-intrigue-nothing = It would do nothing now

## The Imperium Row and the Reserve

closed-acquire-later = Cards are acquired in your Reveal turn
# $n: its cost, $have: the Persuasion left
closed-acquire-cost = Costs { $n } Persuasion, you have { $have }
# $price: what it costs in a market of a module
closed-acquire-price = You cannot pay for it: { $price }
closed-acquire-none = None is left
# The Foldspace card, which has no price
closed-acquire-foldspace = Not for sale: the space { space-foldspace-space } gives it

## Where points came from, at the end of a game

# What everybody begins with
source-start = At the start
# $name: the faction, as in "Fremen"
source-influence = Influence: { $name }
source-alliance = Alliance: { $name }
source-icons = Battle icons
# Goods that a Rival of House Hagal turned in
source-trade = Resources traded in
source-other = Other

## Rewards of a Conflict

closed-third-reward = Not given: the third reward is for { $n } players or more
# By another reading of the rules
closed-third-reward-tie = Only for a tie for second: third place is rewarded with { $n } players or more
