### Style: docs/style/en.md

# The Ix board, the Shipping track and dreadnoughts, as the page of a table shows them. $n is a whole number, $who a name.

page-ix-board = Ix
page-ix-shipping = Shipping

## Tech tiles

page-ix-tiles = Tech tiles
page-ix-tiles-about = Tech tiles: acquired for spice with a Tech icon. Some give something at once, others work for the rest of the game.
page-ix-no-tiles = No Tech tile is left.
# How many Tech tiles a seat owns
page-ix-tiles-of =
    { $n ->
        [one] { $n } Tech tile
       *[other] { $n } Tech tiles
    }
page-ix-owned = Tech tiles in play
page-ix-owner = owned by { $who }
# For screen readers, on a tile
page-ix-costs = costs { $n } spice
page-ix-face-down = face down
page-ix-face-down-about = Used this round. It is turned face up at the start of the next round.

## Negotiators

page-ix-negotiators = Negotiators
page-ix-negotiators-of = Negotiators of { $who }: { $n }
page-ix-negotiators-about = Negotiators: troops on the Ix board. Each one you take back lowers the price of a Tech tile by 1 spice.

## The Shipping track

# For screen readers: a step of the track, what it gives, and whose freighters are there
page-ix-step = Step { $n }: { $gives } { $who }
page-ix-step-bottom = the bottom.
page-ix-nobody = Nobody is here.
page-ix-shipping-about = A Freighter icon moves your freighter up one step or recalls it. When you recall it, you gain the reward of its step and of every step below.

## Dreadnoughts

page-ix-dreadnoughts =
    { $n ->
        [one] { $n } dreadnought
       *[other] { $n } dreadnoughts
    }
page-ix-dreadnoughts-there = Dreadnoughts in the Conflict
page-ix-dreadnoughts-about = Dreadnoughts: 3 strength each in the Conflict. They return to the garrison, and one of the winner’s controls a space for a round.
page-ix-dreadnoughts-of = Dreadnoughts: { $conflict } in the Conflict, { $garrison } in the garrison, { $flags } in control of a space, { $supply } in the supply
page-ix-dreadnoughts-home = Dreadnoughts leave the Conflict
page-ix-held-by = controlled by a dreadnought of { $who }

## Leaders

page-ix-snooper = Snooper of { $who }
page-ix-snooper-about = A Snooper gives its owner a reward when they first reach 2 influence on the track.
# How many Snoopers the owner has reached
page-ix-snoopers = Snoopers reached: { $n }
# $card is the name of a card
page-ix-aside = Set aside: { $card }
page-ix-aside-hidden = A card set aside
