### Style: docs/style/en.md

# Help at the table: what signs mean, the steps of a round, what can be done now, explanations of what is pointed at;
# and what leaving the table means. Words of effects come from imperium-effects, names from imperium-pieces.

## The help sheet

# Button and heading
page-help-head = Help
# Its pages
page-help-now = What can I do now?
page-help-signs = Icons
page-help-round = A round
page-help-text = Text and motion
page-help-about = About this game
# Where one writes what one looks for, and how much was found
page-help-find = Find an icon or a word
page-help-found =
    { $n ->
        [0] Nothing found
        [one] { $n } found
       *[other] { $n } found
    }
# Link to the rules page
page-help-rules = All rules, numbered

## Icons, in groups

# Headings of the groups
page-help-group-goods = What you collect
page-help-group-cards = Cards
page-help-group-army = Army
page-help-group-places = Where an Agent may go
page-help-group-power = Power
page-help-group-board = On the board
page-help-group-writing = How effects are written
# What the sign of a resource is for
page-help-sign-solari = Money: pays for spaces
page-help-sign-spice = Pays for spaces, or is sold
page-help-sign-water = Opens deserts and other spaces
page-help-sign-persuasion = Acquires cards in your Reveal turn
# $n: how many end the game
page-help-sign-vp = { $n } of them end the game
# Numbers of a seat
page-help-sign-hand = Cards in hand
page-help-sign-intrigue = Intrigue cards: secret, played at their time
page-help-sign-signet = What your Leader’s ring does
page-help-sign-garrison = Troops that wait in your garrison
page-help-sign-supply = Troops in your supply: recruited from here
page-help-sign-sword = 1 strength in the Conflict, if you have a troop there
page-help-sign-conflict = Troops in the Conflict: 2 strength each
# Signs of power
page-help-sign-influence = Influence with a faction of your choice
page-help-sign-alliance = Alliance: 1 Victory Point, until somebody is higher
page-help-sign-first = First Player: begins the round
page-help-sign-control = Control: pays whenever an Agent is sent there
# Signs on the board
page-help-sign-maker = Maker: bonus spice gathers while no Agent is here
page-help-sign-combat = You may deploy troops when you send an Agent here
page-help-sign-lock = What is missing: what you have, what is needed
# How effects are drawn: a ring and an arrow, a box, the boxes of a card
page-help-sign-cost = Pay what is ringed to gain what follows
page-help-sign-if = Only if you have this much
page-help-sign-agent-box = When this card sends an Agent
page-help-sign-reveal-box = When you reveal this card
page-help-sign-agents = Agents: filled ones are ready, outlines are on the board

## A round

# What happens in each step; $n: points that end the game
page-help-step-round-start = A Conflict card is turned up, and everybody draws 5 cards.
page-help-step-turns = In turn, each sends an Agent or reveals. Whoever has revealed is done for the round.
page-help-step-combat = Whoever has troops in the Conflict may play Intrigue cards. Then the strongest take the rewards.
page-help-step-makers = Each Maker space without an Agent gets 1 bonus spice.
page-help-step-recall = With { $n } Victory Points the game ends. Otherwise all Agents come home, and the First Player marker moves on.
# On the step the game is at
page-help-now-tag = now
# The aim; $n: points that end the game, $have: the reader's
page-help-goal = { $n } Victory Points end the game at the end of that round. You have { $have }.
page-help-goal-watch = { $n } Victory Points end the game at the end of that round.
# Colours of the rounds; $n: a round, $level: I, II or III
page-help-round-level =
    { $level ->
        [1] Round { $n }: a Conflict of level I. Small rewards.
        [2] Round { $n }: a Conflict of level II.
       *[3] Round { $n }: a Conflict of level III, with the largest rewards.
    }

## What can be done now

# While others decide
page-help-nothing = Nothing is asked of you at the moment.
# $n cards of $of in the hand can send an Agent
page-help-send = Send an Agent
page-help-send-about = { $n } of your { $of } cards can send an Agent. Choose a card, then a lit space.
# Explains revealing
page-help-reveal-about = All cards left in your hand are revealed. Your turns of this round end.
# Below the name of an Intrigue card
page-help-plot = Play an Intrigue card
page-help-answer = Answer the question
page-help-end-about = Nothing more is done in this turn.
page-help-acquire = Acquire cards
page-help-acquire-about = Lit cards of the Imperium Row and the Reserve cost no more than your Persuasion.
# Button: closes the help and leads there
page-help-show = Show
# Heading of the spaces that are closed
page-help-why-not = Why not there?

## Text and motion

page-help-text-size = Text size
# $n: percent
page-help-percent = { $n } %
# Explains text size
page-help-text-about = Everything grows with the text. When there is less room the sides of the table fold to edges, and the page may scroll. The browser’s own zoom works as well.

## Explanations of what is pointed at

# Whose time runs
page-help-on-clock = { $who } is on the clock
page-help-tip-clock = Time left. When it is over, a bot plays on until you move again.
page-help-tip-limit = Time left for this answer. When it is over, you pass.
page-help-tip-tokens = The two factions the Baron has picked in secret.

## Leaving the table

page-leave-head = Leave the table?
page-leave-sub = Your seat is yours until the game ends. You can come back from the start page or by the same link.
# Three ways to leave, each with what it means
page-leave-wait = Keep my seat, let the table wait
# Only bots are at the table; or people are
page-leave-wait-bots = Only bots play here, so nobody is held up.
page-leave-wait-people = The others wait when it is your turn.
page-leave-wait-clock = Your clock runs when it is your turn.
page-leave-bot = Keep my seat, a bot plays on
page-leave-bot-about = Take the seat back whenever you like.
page-leave-gone = Give up the seat for good
page-leave-gone-about = A bot takes it. This cannot be undone.
# Buttons
page-leave-stay = Stay
page-leave-go = Leave, keep my seat
page-leave-go-gone = Leave for good
# On the start page, beside a table whose seat is kept
page-leave-kept = Seat kept: a bot plays for you
page-leave-take-back = Take it back
