### Style: docs/style/en.md

# Further boxes of a new table, and their modes

page-home-option-boxes = Further boxes
page-home-option-boxes-ix = Rise of Ix
# what the box adds
page-home-option-boxes-ix-about = Tech tiles, freighters on the Shipping track and dreadnoughts, with new cards and Leaders.
page-home-option-epic = Epic game
# how the mode differs
page-home-option-epic-about = To 12 points, with a stronger start and only Conflicts of levels II and III.
page-home-option-boxes-base = Dune: Imperium
# what the box adds
page-home-option-boxes-base-about = The Imperium cards, Intrigue cards and Leaders of the first box.
page-home-option-boxes-immortality = Immortality
# what the box adds
page-home-option-boxes-immortality-about = Research, the Tleilaxu track and their cards, grafted cards and Family Atomics.
page-home-option-go-to-11 = Go to 11
# how the mode differs
page-home-option-go-to-11-about = A longer game: to 11 points, or with four or more players from 0 points.
page-home-option-allied-atomics = Family Atomics for Allies only
# how the mode differs
page-home-option-allied-atomics-about = The box has tokens in four colours; Commanders get none.
page-home-option-brutal = Brutal Conflicts
# how the mode differs
page-home-option-brutal-about = In Conflicts of level III, Rivals add the swords of two cards.
page-home-option-churn = { page-home-variant-churn }
# how the mode differs
page-home-option-churn-about = After each of your Reveal turns, two dice remove up to two cards of the Imperium Row.
page-home-option-base-cards = Cards of { page-home-option-boxes-base }
# how the mode differs
page-home-option-base-cards-about = Cards left out lie out of the game from the start, for everybody to see.
page-home-option-base-cards-all = All
page-home-option-base-cards-imperium = Imperium cards
page-home-option-base-cards-intrigue = Intrigue cards
# the players pick the cards one by one
page-home-option-base-cards-list = Pick cards
page-home-facts-base-cards-imperium = Only the Imperium cards of { page-home-option-boxes-base }
page-home-facts-base-cards-intrigue = Only the Intrigue cards of { page-home-option-boxes-base }
# $n: how many different cards were picked
page-home-facts-base-cards-list = { $n ->
    [0] No cards of { page-home-option-boxes-base }
    [one] { $n } card picked of { page-home-option-boxes-base }
   *[other] { $n } cards picked of { page-home-option-boxes-base }
}
page-home-cards-imperium = Imperium cards
page-home-cards-intrigue = Intrigue cards
# beside the name of a deck: how many of its cards are picked
page-home-cards-picked = { $n } of { $of }
page-home-cards-all = Pick all
page-home-cards-none = Pick none
page-home-option-base-conflicts = Conflicts of { page-home-option-boxes-base }
# how the mode differs
page-home-option-base-conflicts-about = Its Conflict cards are shuffled in. The rules advise against it: without battle icons, pairs are rarer.
page-home-option-ix-conflicts = Conflicts of { page-home-option-boxes-ix }
# how the mode differs
page-home-option-ix-conflicts-about = Its Conflict cards are shuffled in. The rules advise against it: without battle icons, pairs are rarer.
page-home-option-foldspace = House Hagal card of { space-foldspace-space }
# how the mode differs
page-home-option-foldspace-about = The card stays in the deck, and sends Rivals to { space-deliver-supplies }.

## The rulebooks of a title, as headings of the rules page

page-rules-book-imperium = { page-home-title-imperium }
page-rules-book-ix = { page-home-option-boxes-ix }
page-rules-book-immortality = { page-home-option-boxes-immortality }
page-rules-book-uprising = { page-home-title-uprising }
page-rules-book-uprising-rivals = Uprising: one and two players, against Rivals
page-rules-book-uprising-six = Uprising: six players in two teams
