### Style: docs/style/en.md

# The page of a table: what stands around the game's own texts. Those are in imperium-…, the pages around the
# table in page-around. $n is a whole number; $who, $place, $card, $piece and $faction are names, ready to be put in.
# Most of these stand on small buttons and labels: keep them short.

## The browser's tab

# Title of the tab
page-table-tab = Table – Sandtable
# Title of the tab while the reader is asked something
page-table-tab-yours = ● Your turn – Sandtable

## People

# The reader, instead of their name
page-table-you = You
# A seat nobody has given a name; $n: its number, from 1
page-table-seat = Seat { $n }
# Beside the name of a seat that a bot or a Rival plays
page-table-bot = bot
# Tag beside the name of whoever comes next
page-table-next = Next
# Tag beside the name of somebody who has closed the page
page-table-away = Away
# What the seats are together
page-table-players = Players
# Labels of the numbers of a seat
page-table-points = Victory Points
page-table-persuasion = Persuasion
page-table-hand = Hand
page-table-intrigue = Intrigue
page-table-garrison = Garrison
page-table-supply = Supply
# Troops that stand in the Conflict
page-table-in-the-conflict = Troops in the Conflict
# Agents of a seat, for screen readers; $home: ready, $away: on the board
page-table-agents = Agents: { $home } ready, { $away } sent
# A seat on the phone, for screen readers
page-table-seat-chip = { $who }: { $points } points, { $solari } Solari, { $spice } spice, { $water } water
# Time that is left
page-table-clock = Time left
# Badges of a seat
page-table-first-player = First Player
page-table-on-council = Seat on the High Council
page-table-swordmaster = Swordmaster
page-table-ally-of = Alliance: { $faction }
page-table-controls = Controls { $place }
# The two factions the Baron has picked
page-table-tokens = Factions picked in secret
# The reader's piles
page-table-deck = Deck
page-table-discard = Discard
page-table-in-play = In play
page-table-deck-left = Left in the deck, in no order
page-table-deck-hand = Hand and deck together, in no order
page-table-intrigue-known = Known Intrigue cards
# The top card of the reader's own deck, where they may know it
page-table-deck-top = Top of the deck
page-table-open-piles = Look through the discard pile and the cards in play.
# Everything that is hidden about a seat, as numbers
page-table-hidden-cards = Deck { $deck }, hand { $hand }, Intrigue { $intrigue }
# Buttons of the host for somebody who is away
page-table-let-bot-play = Let a bot play
# In the place of that button while somebody has not been away for long enough
page-table-let-bot-soon = They just left. A bot can take over in a moment.
page-table-give-back = Give the seat back to { $who }
# A bot plays in the place of the reader; the second for several people at one screen
page-table-bot-plays = A bot plays for you.
page-table-bot-plays-for = A bot plays for { $who }.
# Why, after one of these sentences
page-table-replaced-clock = The time ran out.
page-table-replaced-host = The host put a bot in your seat. Ask the host to give it back.
# The button below it
page-table-take-back = Take my seat back

## The board

page-table-board = Board
page-table-choam = CHOAM
page-table-arrakis = Arrakis
page-table-conflict = Conflict
# Before the first Conflict is turned up
page-table-conflict-none = No Conflict yet
page-table-council = Council
page-table-council-of = High Council: { $who }
page-table-council-empty = High Council: nobody yet
# Parts of what a space says to screen readers, with commas between them
page-table-agent-of = Agent of { $who }
page-table-controlled-by = Controlled by { $who }
page-table-bonus-spice =
    { $n ->
        [one] { $n } bonus spice
       *[other] { $n } bonus spice
    }
page-table-chosen = chosen
# It can be pressed now
page-table-may = can be chosen
# An Influence track for screen readers, with commas between the parts
page-table-influence = { $faction } influence
page-table-level = { $who } { $n }
page-table-alliance-of = Alliance: { $who }
# The Conflict for screen readers, a part for each seat
page-table-in-conflict = { $who }: strength { $n }, troops { $troops }
# Places of a Conflict; $n: 1, 2 or 3
page-table-place =
    { $n ->
        [1] First place
        [2] Second place
       *[3] Third place
    }
page-table-place-short =
    { $n ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }

## Cards

# The boards beside the board, which lie on a shelf and can be opened
page-table-side-boards = Side boards
page-table-row = Imperium Row
# Cards left in the Imperium deck, beside the heading
page-table-in-deck = { $n } in the deck
page-table-reserve = Reserve
# A card of the Imperium Row set aside for one player
page-table-aside = Set aside
# Parts of what a card says to screen readers
page-table-costs = costs { $n }
page-table-left = { $n } left
# When an Intrigue card can be played
page-table-intrigue-plot = Plot
page-table-intrigue-combat = Combat
page-table-intrigue-endgame = Endgame
# A card with nothing on it
page-table-box-none = No effect.

## The round

# Top of the page; $of: the most rounds there can be
page-table-round = Round { $n } of { $of }
page-table-round-short = Round { $n }
# The steps of a round
page-table-phase-setup = Set-up
page-table-phase-round-start = Round start
page-table-phase-turns = Player turns
page-table-phase-combat = Combat
page-table-phase-makers = Makers
page-table-phase-recall = Recall
page-table-phase-endgame = Endgame
page-table-phase-over = Game over

## The question and its answers

# Name of the bar for screen readers
page-table-decision = Decision
page-table-choices = Choices
page-table-your-turn = Your turn
page-table-turn-of = { $who } to play
# While others decide
page-table-waiting-for = Waiting for { $who }
# While nobody is asked anything
page-table-going-on = The game goes on
page-table-over = Game over
page-table-paused = The game is paused.
# A card is picked and not yet sent: now a space
page-table-choose-space = Where to? Choose a lit space.
# A space is picked and not yet sent: now a card
page-table-choose-card = Which card sends your Agent to { $place }?
# Below the question
page-table-with = With { $card }
page-table-open-spaces =
    { $n ->
        [one] { $n } space open
       *[other] { $n } spaces open
    }
# The slider of troops
page-table-how-many = How many
# Over a list of answers
page-table-tray-close = Look at the board
page-table-tray-open = Show the choices
# Under a closed "End turn"
page-table-end-turn-first = Take your turn first
page-table-end-answer-first = Answer first
page-table-undo = Undo
# The list of steps further back
page-table-undo-further = Further back
page-table-undo-none = Nothing to undo: somebody else has moved, or hidden information was revealed.
# Takes back what is picked and not yet sent
page-table-put-back = Put back { $piece }
# Shows the final scores
page-table-result = Final scores
# Shows at once what the others did
page-table-skip = Skip
# Beside a numbered rule
page-table-rule = The rule behind this

## Log, chat, notes

page-table-talk = Log, chat and notes
page-table-court = Cards and log
page-table-log = Log
# The first line of a folded row of the log, and how many more it holds: "You pay 3 spice (and 2 more)"
page-table-log-gist = { $first } (and { $n } more)
page-table-chat = Chat
page-table-notes = Notes
# Of a turn: the seat has revealed its hand
page-table-revealed = Reveal
# Over what happened between two turns
page-table-meanwhile = Table
page-table-older = Older turns
# What others did after the reader's own turn
page-table-since = Since your turn
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-write = Write to the table
page-table-send = Send
# Beside the name of somebody without a seat, in the chat
page-table-watches = watching
# The host: this one may not write in the chat any more
page-table-mute = Mute
page-table-mute-who = Mute { $who }
page-table-unmute-who = Let { $who } talk again
page-table-watchers-talk = Spectators may talk
page-table-silent = The host has muted you here
page-table-notes-write = Notes only you can see
# Whether the notes are safe
page-table-notes-loading = Fetching…
page-table-notes-kept = Saved
page-table-notes-changed = Not saved yet
page-table-notes-failed = Not saved. It will be tried again when you type.

## Beside the game

page-table-tools = Table
page-table-menu = Menu
page-table-home = To the start page
page-table-invite = Copy the invitation link
page-table-watching-n =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }
page-table-sound-on = Sound on
page-table-sound-off = Sound off
page-table-language = Language
page-table-settings = Settings
page-table-leave = Leave the table
page-table-close = Close
page-table-pause = Ask for a pause
page-table-resume = Go on
# $who: names of those who have asked or agreed
page-table-pause-asked = Pause? { $who } would like one. It begins when everybody here agrees.
page-table-pause-agree = Agree
page-table-pause-withdraw = Withdraw
# The line to the server
page-table-connecting = Connecting…
page-table-lost = No connection. Trying again…
page-table-offline = The server does not answer. Nothing was sent.
# Something was sent, and no answer came
page-table-unsure = The server does not answer. Your move may not have arrived.
page-table-loading = Laying out the table…
# Several people at one screen
page-table-pass-to = { $who } is next
page-table-sit-down = I am here, show my cards

## The phone's tabs

# Names of what the tabs show
page-table-views = Views
page-table-tab-board = Board
page-table-tab-conflict = Conflict
page-table-tab-row = Row
page-table-tab-players = Players
page-table-tab-log = Log

## Keys

page-table-keys = Keyboard
page-table-keys-arrows = Tab goes from region to region, the arrow keys within one, Enter or Space chooses.
# What each key does
page-table-key-hand = To your hand
page-table-key-board = To the board
page-table-key-row = To the Imperium Row
page-table-key-players = To the players
page-table-key-decision = To the question
page-table-key-choice = Choose an answer by its number
page-table-key-undo = Undo
page-table-key-end = End turn, or pass
page-table-key-back = Put back what is picked
page-table-key-skip = Skip what the others do
page-table-key-log = To the log
page-table-key-chat = To the chat
page-table-key-help = Help
page-table-sealed = The cards are shuffled and sealed. The seed of the shuffle is shown when the game is over; this is its SHA-256:

## Several decide at once

page-table-all-decide = All decide at once
page-table-deciding = Deciding
page-table-answer-sealed = Sealed: { $what }
page-table-answer-note = You may take it back until the last answer is in.
page-table-answer-back = Take back
page-table-many-decide = { $n } others decide too; nobody sees who has answered.
page-table-others-decide = { $n ->
        [one] { $who } decides too
       *[other] { $who } decide too
    }; nobody sees who has answered.

## Chat to some

page-table-chat-to = Who can read it
page-table-chat-all = Everybody
page-table-chat-team = My team: { $who }
page-table-chat-one = Only { $who }
page-table-chat-for = to { $who }
page-table-chat-for-you = to you

## Standing answers

# Button and title of the panel in which the reader says what they never want to be asked about
page-table-declines = When to ask me
# Above the list of offers, each with a box to tick
page-table-declines-list = Ask me about
page-table-declines-about = Otherwise the server declines for you. Each line stands for itself, and only you see this.
page-table-ask-again = Ask again
page-table-ask-always = Always
page-table-ask-turn = Not again this turn
page-table-ask-never = Do not ask
