### Style: docs/style/en.md

# The page around the table: home, the way to a seat, the waiting room, the end of a game, the replay,
# the rules and the settings. Words of the table itself are in page-table, texts of the game in imperium-….
# $n is a whole number; $who, $names and $title are names, ready to be put in.

## Home: what the page is

# The name of the program; the same in every language
page-home-name = Sandtable
# Title of the browser's tab
page-home-tab = { page-home-name }: play Dune: Imperium in your browser
# The large line at the top
page-home-tag = One table for the Dune board games.
page-home-sub = Play with friends or bots, in your browser, in four languages. Free and open.
# At the foot of the page
page-home-legal = An unofficial fan project, made without the publishers. No art, text or logo of theirs is used here.
# A page that does not exist
page-home-lost = There is nothing here.
# Link from there
page-home-lost-home = To the start page
# Something the server refused or did not answer; $why: what it said
page-home-failed = That did not work: { $why }
# The server cannot be reached; $why of the message above
page-home-offline = the server does not answer.
# Button beside such a message
page-home-retry = Try again
# While something is fetched
page-home-loading = One moment…
# The first link of every page, for keyboards: skips the menus
page-home-skip = Skip to the content

## Home: a new table

# Heading above the titles
page-home-choose = Choose a game
# A title that can be played
page-home-ready = Ready
# A title that is planned
page-home-soon = Soon
# Titles that are not there yet; the one that is comes with its name
page-home-title-imperium = Dune: Imperium
page-home-title-uprising = Uprising
page-home-title-classic = Dune (classic)
# Heading above the number of players
page-home-players = Players
# A button per number of players, and what comes with it below
page-home-players-n = { $n }
# With one player
page-home-players-solo = You against two Rivals of House Hagal.
# With two players
page-home-players-two = Two players and House Hagal.
# With three or four players
page-home-players-many = Every seat for itself.
# Heading above the seats
page-home-seats = Seats
# A choice's name for screen readers; $n: number of the seat
page-home-seat-kind = Seat { $n }: who plays
# Who may sit in a seat
page-home-me = You
page-home-open = Open
# A bot in a seat; $bot: its strength, bot-… of the server's words
page-home-bot = Bot: { $bot }
# Heading above the strength of all bots
page-home-bots = Bots play
# How strong each of the bots is, below the choice; see docs/bots.md
page-home-about-novice = Moves at random: easy to beat. For learning where things are.
page-home-about-adept = Plays the best move it sees, at once.
page-home-about-mentat = Thinks ahead, about a second a move.
page-home-about-navigator = Learned by playing against itself, and thinks ahead as long as a Mentat.
page-home-about-own = A bot of this server's operator.
# Heading above the level of the Rivals, one player only
page-home-rivals = Rival difficulty
# The four levels of House Hagal
page-home-level-mercenary = Mercenary
page-home-level-sardaukar = Sardaukar
page-home-level-mentat = Mentat
page-home-level-kwisatz_haderach = Kwisatz Haderach
# Heading above how Leaders are given out
page-home-leaders = Leaders
page-home-leaders-random = Random
page-home-leaders-draft = Each picks
page-home-leaders-list = I choose
# A choice's name for screen readers; $n: number of the seat
page-home-leader-of = Leader of seat { $n }
# A Rival of House Hagal in a seat; $n: 1 or 2
page-home-rival = Rival { $n }
# Likewise, for a Rival of House Hagal; $n: 1 or 2
page-home-rival-leader = Leader of Rival { $n }
# Heading above the clock
page-home-clock = Clock
page-home-clock-none = None
page-home-clock-turn = Per turn
page-home-clock-game = Per game
page-home-clock-days = Days
# A choice's name for screen readers
page-home-clock-amount = How long
# How long: seconds for a turn, minutes for a turn, minutes for the game and seconds added a turn, days for a turn
page-home-clock-seconds = { $n } s a turn
page-home-clock-minutes = { $n } min a turn
page-home-clock-whole = { $n } min + { $add } s
page-home-clock-async = { $n ->
    [one] 1 day a turn
   *[other] { $n } days a turn
}
# A box to tick
page-home-public = Anyone may join or watch
page-home-whispers = A team may talk in private
page-home-whispers-about = Otherwise all chat is public, as the rulebook advises.
page-home-facts-whispers = Teams may talk in private
page-home-facts-open-talk = All talk is open
# A team that has no name; $n: 1 or 2
page-home-team = Team { $n }
# Who plays, as three cards; names of those at one screen; all Leaders, $n: number of the seat; rules that can be chosen
page-home-who = Who plays?
page-home-mode-bots = Me and bots
page-home-mode-bots-about = starts at once
page-home-mode-link = Friends by link
page-home-mode-link-about = each at their own screen
page-home-mode-hot = All at this screen
page-home-mode-hot-about = pass it on; hands stay hidden
page-home-name-of = Name of seat { $n }
page-home-hot-note = Between turns the table asks for the next player before it shows a hand.
page-home-leaders-all = All Leaders. Choose one for seat { $n }.
page-home-house-rules = Rules
page-home-ties = Tied for second: both take the third reward
page-home-ties-about = As the English rulebook has it with two or three players. Otherwise they take nothing.
# The large button: starts at once
page-home-play = Play now
# Explains it when seats are left open; $n: how many
page-home-play-open = { $n ->
    [one] The open seat goes to a bot.
   *[other] The { $n } open seats go to bots.
}
# The button beside it: opens a waiting room with a link to send
page-home-invite = Invite by link
# At least one seat must be one's own to play now
page-home-no-seat = Take a seat yourself, or invite by link.

## Home: tables there are

# Heading of the list
page-home-mine = My tables
# Nothing in it
page-home-mine-none = None yet. Press Play now, and you are in a game.
# Heading of the list of public tables
page-home-others = Tables to join or watch
# State of a table, short, in a pill
page-home-your-turn = Your turn
# $who: name of the player to move
page-home-turn-of = { $who } to move
page-home-several = Several players to decide
page-home-gathering = Gathering
page-home-finished = Finished
page-home-paused = Paused
# A table whose game can no longer be opened: in the pill, below it, and the button that leaves it
page-home-old = Older rules
page-home-old-about = Made with older rules: it can no longer be opened.
page-home-old-leave = Remove from the list
# What the server has of this table cannot be read
page-home-damaged = Damaged
page-home-damaged-about = Its data is damaged: it can no longer be opened.
page-home-damaged-record = Download what is left of the record
# A table with open seats one may take
page-home-join = Join
page-home-watch = Watch
# $n: the round
page-home-round = Round { $n }
# A table that is cleared away soon if nothing happens there; $day: a date
page-home-expires = Kept until { $day }
# How many watch
page-home-watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
# An empty seat among the names of the players of a table
page-home-empty = open
# Other places, as links
page-home-rules = Rules, numbered
page-home-watch-bots = Watch bots play
# Under a list of tables: the next ones
page-home-more = Show more

## Home: languages and the way back

# Name of the menu, for screen readers
page-home-language = Language
# Buttons in the top bar
page-home-day = Light table
page-home-night = Dark table
# The button with one's name, before one is chosen
page-home-nameless = Choose a name

## Home: the way to a seat (/join)

page-home-join-tab = { page-home-name }: join a table
page-home-join-head = You are invited to a table.
# Field, and what may stand in it
page-home-your-name = Your name
page-home-your-name-hint = 1 to 24 characters. The others at the table see it.
# Takes any open seat
page-home-sit = Sit down
# Takes this one; $n: number of the seat
page-home-sit-at = Take seat { $n }
# No seat is open
page-home-full = All seats are taken. You can watch.
# It has begun, or is over
page-home-begun = The game has begun. You can watch.
page-home-over = The game is over.
page-home-see-end = See the scores
# One has a seat there
page-home-seated = You have a seat at this table.
page-home-go-table = To the table

## Home: the waiting room

page-home-wait-tab = { page-home-name }: waiting for players
page-home-wait-head = Waiting for players
# For the host, and for the others; $who: the host
page-home-wait-host = Send the link to friends, or put bots into the open seats. Start when everybody sits.
page-home-wait-guest = The game begins when the host starts it.
# For whoever has no seat: an open one can be taken here; or only with the link
page-home-wait-sit = Take an open seat, or watch.
page-home-wait-link = You are watching. Use the host’s link to take a seat.
# Heading above the link
page-home-link = The link to a seat
page-home-copy = Copy
page-home-copied = The link is copied.
# It cannot be copied by the browser: heading of a dialog
page-home-copy-failed = The link could not be copied
# Above the link, below that heading
page-home-copy-by-hand = Your browser does not allow copying. The link is selected: copy it yourself.
# Who has seats and is not there now
page-home-away = away
# The host's button beside a guest: the seat is open again; and its whole name for screen readers
page-home-remove = Remove
page-home-remove-who = Remove { $who } from the seat
# The button; and why it cannot be pressed yet
page-home-start = Start the game
page-home-start-open = { $n ->
    [one] 1 seat is open.
   *[other] { $n } seats are open.
}
# Puts bots into open seats, then starts; $bot: their strength
page-home-start-fill = Fill with bots and start
page-home-leave = Leave the seat
# The facts of the table
page-home-facts = This table
page-home-facts-clock = Clock: { $clock }
page-home-facts-leaders = Leaders: { $how }
page-home-facts-level = Rivals: { $level }
page-home-facts-public = Open to everyone
page-home-facts-private = By link only

## The end of a game

page-end-tab = { page-home-name }: result
# The large line: one's own seat won, or somebody else; $who: names of the winners
page-end-you-win = You win
page-end-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
# Below it; $points of the winner, $n: rounds played, $ahead: points between first and second place
page-end-by = { $ahead ->
    [0] { $points } points after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }, tied with second place.
   *[other] { $points } points after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }, { $ahead } ahead.
}
# What broke the tie, beside the two it parted; by the name the engine gives it
page-end-tie = { $what ->
    [spice] more spice broke the tie
    [solari] more Solari broke the tie
    [water] more water broke the tie
    [garrison] more troops in garrison broke the tie
    [latest_reveal] the later Reveal turn broke the tie
   *[other] a tie-break decided
}
page-end-again = Play again
# A new table with the same players waits
page-end-to-rematch = To the rematch
page-end-replay = Replay
# Copies the link to the replay
page-end-share = Share
# Downloads the record of the game
page-end-download = Download
page-end-download-text = Record as text
# Back to the table as it stood at the end
page-end-board = See the board
# $team: the name of a team
page-end-team-wins = { $team } wins
page-end-team-by = { $points } to { $others } points after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }.
page-end-team-sum = { $n } in all
# Heading of the plot, and what it shows for screen readers
page-end-by-round = Points by round
page-end-target = 10 points end the game
# First column of the table of points
page-end-axis-round = Round
# Heading of the bars
page-end-sources = Where the points came from
# Kinds of sources, in the legend
page-end-source-start = Start
page-end-source-influence = Influence
page-end-source-alliance = Alliances
page-end-source-conflict = Conflicts
page-end-source-card = Cards
page-end-source-intrigue = Intrigue
page-end-source-other = Other
# Opens that list; $who: the player
page-end-details = Every point of { $who }
page-end-details-mine = Every point of yours
# A row of the hidden table of the plot
page-end-table-caption = Points of each player after each round
# Place in the ranking, for screen readers
page-end-place = Place { $n }
# What the game was dealt from: the same as was sealed when it began, another, or not checked in this browser
page-end-deal =
    { $verdict ->
        [same] The deal was not changed: it is the one sealed when the game began
        [changed] The deal is not the one sealed when the game began
       *[unchecked] The deal, as it was sealed when the game began
    }
page-end-deal-how = These lines determine the whole shuffle. Their SHA-256 was shown in the log from the first move, so nobody could change them afterwards. They are the first lines of the record; check them with sha256sum.

## Replay

page-replay-tab = { page-home-name }: replay
page-replay-name = Replay
# Keys
page-replay-back = One move back
page-replay-on = One move on
page-replay-play = Play
page-replay-pause = Pause
# How fast it plays; $n: 1 is usual
page-replay-speed = { $n }×
page-replay-speed-label = Speed
# The slider
page-replay-position = Move
# $n of $all; read by screen readers too
page-replay-at = { $n } / { $all }
page-replay-at-words = Move { $n } of { $all }, round { $round }
# Whose eyes one sees with
page-replay-eyes = Seen by
page-replay-eyes-all = Everyone
# Copies a link to this very move
page-replay-share = Copy the link to this moment
page-replay-download = Download the record
page-replay-download-text = Download the record as text
page-replay-scores = Result of the game
# While frames are fetched; $n: percent
page-replay-fetching = … { $n } %
# The first frame
page-replay-start = The beginning
# Marks on the slider
page-replay-mark-conflict = { $who } wins a Conflict
page-replay-mark-alliance = { $who } gains an Alliance
# What one may press
page-replay-keys = Arrow keys: move by move. Page keys: round by round. Space: play or pause.

## Rules

# $title: the game
page-rules-tab = { page-home-name }: rules of { $title }
page-rules-head = The rules, numbered
page-rules-sub = Every rule the table plays by, in our own words. A line of the log, a question or a refused move leads here.
page-rules-search = Search the rules
# $id: the number of some rule
page-rules-search-hint = A word, or a number such as { $id }
# How many were found
page-rules-found = { $n ->
    [0] Nothing found.
    [one] 1 rule
   *[other] { $n } rules
}
# Heading of the list of sections
page-rules-sections = Sections
# Where a rule is missing in the reader's language
page-rules-english = What has not been translated yet is in English.
# A link to a rule there is not
page-rules-none = There is no rule { $id }.

## Settings

page-settings-head = Settings
page-settings-close = Close
page-settings-name = Your name
page-settings-save = Save
page-settings-saved = Saved
page-settings-language = Language
page-settings-theme = Colours
page-settings-theme-night = Night
page-settings-theme-day = Day
page-settings-theme-system = Same as system
page-settings-sound = Sound when it is my turn
page-settings-notify = Browser notification when it is my turn
# The browser has been told not to
page-settings-notify-refused = The browser does not allow notifications from this page.
page-settings-motion = Movement
page-settings-motion-less = Less
page-settings-motion-quick = Quick
page-settings-motion-system = Same as system
page-settings-auto = Choose for me when there is only one option
# Explains it
page-settings-auto-about = It never ends your turn; that is the next setting.
page-settings-end = End my turn when nothing is left to do
page-settings-end-about = Only if ending it is the one choice you have.
page-settings-bots = Pace of bots
page-settings-bots-slow = Slow
page-settings-bots-usual = Normal
page-settings-bots-quick = Quick
