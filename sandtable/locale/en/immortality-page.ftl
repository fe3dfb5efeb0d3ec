### Style: docs/style/en.md

# The research track, the Tleilaxu board and grafting, as the page of a table shows them. $n is a whole number, $who a name.

## Research

page-imm-research = Research
page-imm-research-about = Each research icon moves your token one hex to the right. You gain the reward of the hex you enter.
# For screen readers; $n is the column, the start is 0
page-imm-token-at = { $who }: column { $n }
page-imm-genetic =
    { $n ->
        [one] First genetic marker
       *[other] Second genetic marker
    }
page-imm-genetic-1 = From here on, card effects with one helix work for you, and Tleilaxu cards you acquire may go on top of your deck.
page-imm-genetic-2 = From here on, card effects with two helices work for you, and a research icon draws a card instead.

## The Tleilaxu board

page-imm-board = Bene Tleilax
page-imm-track = Tleilaxu track
page-imm-track-about = Each Tleilaxu icon moves your token one step. You gain the bonus of every step you enter.
# For screen readers
page-imm-step = Step { $n }
page-imm-tanks = Axolotl tanks
page-imm-specimens = Specimens
page-imm-specimens-of = Specimens of { $who }: { $n }
page-imm-specimens-about = Specimens: troops in the tanks. They pay for Tleilaxu cards, and you may return them to your supply at any time.
page-imm-row = Tleilaxu Row

## Grafting

# Between the two cards of a pair
page-imm-grafted = grafted together

## Family Atomics

page-imm-atomics = Family Atomics
page-imm-atomics-about = Once per game, on your turn: remove all cards of the Imperium Row and deal five new ones.
