### Style: docs/style/en.md

# What the page says over a Conflict or a Rival's turn that is over, and on the bench of a turn.

## A Conflict that is over

page-recap-combat = Combat
# The four steps in which it is told
page-recap-step-troops = Troops
page-recap-step-swords = Swords
page-recap-step-intrigue = Intrigue
page-recap-step-rewards = Rewards
# For screen readers, before a number
page-recap-strength = Strength
# A reward of which nothing came
page-recap-nothing = nothing
page-recap-home = Troops return to their supply
page-recap-worms-home = Sandworms leave
page-recap-control = Control
# $n: how much stronger the winner is than the second
page-recap-won-you-win = You win the Conflict, { $n } ahead.
page-recap-won-wins = { $who } wins the Conflict, { $n } ahead.
# $n: which reward; 2 or 3
page-recap-won-you-take =
    { $n ->
        [2] { $who } wins. You take the second reward.
       *[3] { $who } wins. You take the third reward.
    }
page-recap-won-you-nothing = { $who } wins. You take no reward.
page-recap-won-tie = A tie for first: nobody wins.
page-recap-won-nobody = Nobody fought: no rewards.
# Below, while it waits
page-recap-then = Take your time: the game goes on when you do.
page-recap-clock = Your clock is running.
page-recap-continue = Continue
# The key
page-recap-space = Space
page-recap-board = See the board
page-recap-back = Back to the Combat
page-recap-played = Intrigue in this Combat
page-recap-order = from the First Player, until all pass
page-recap-passes = pass
page-recap-no-plays = Nobody had a card to play.

## A Rival's turn

page-recap-rival-turn = Rival’s turn
page-recap-rival = { $who } turns up { $card }.
page-recap-rival-how = A Rival plays no hand: it does only what its card says.
# $card was passed over; $why is short
page-recap-passed-over = { $card }: { $why }
page-recap-next = Next
page-recap-skip = Skip to the end
page-recap-pace = Pace
page-recap-pace-step = Step by step
page-recap-pace-calm = Calm
page-recap-pace-quick = Quick

## The bench: open effects, and troops

page-bench-open = Open effects
page-bench-done = Done this turn
page-bench-do-all = Do all
# Below an effect
page-bench-cannot = not possible now
page-bench-optional = optional
page-bench-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
page-bench-deploy = Deploy
page-bench-retreat = Retreat
page-bench-more = One more
page-bench-fewer = One fewer
# Beside the number of troops: the most there can be
page-bench-of = of { $n }
page-bench-ahead = { $n } ahead
page-bench-behind = { $n } behind { $who }
page-bench-level = level with { $who }
# $cards: names of cards in hand with swords, and of Combat cards
page-bench-might = up to { $n } with { $cards }
page-bench-strength = Strength { $from }, then { $to }
page-bench-no-reward = No reward
# Under "End turn": what is left to do, or what is given up
page-bench-end-needs =
    { $n ->
        [one] { $n } effect to resolve first
       *[other] { $n } effects to resolve first
    }
page-bench-end-effects =
    { $n ->
        [one] gives up { $n } effect
       *[other] gives up { $n } effects
    }
page-bench-end-troops = without deploying
page-bench-end-persuasion = { $n } Persuasion unspent

## Keys, as in the list of them

page-recap-key-space = Continue after a recap, or do all open effects
page-recap-key-troops = One troop more or fewer

## The Reveal turn

page-reveal-cards = Revealed
page-reveal-buy = { $n } Persuasion: buy a lit card, or end your turn.
page-reveal-left = { $n } Persuasion left, but no card costs that little. End your turn.
page-reveal-spent = Reveal turn: no Persuasion left. End your turn.

## Combat

page-combat-pass-sure = Pass without a card?
page-combat-pass-cards = You could play a card
