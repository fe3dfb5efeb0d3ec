### Style: docs/style/en.md

# What the server says: why something was refused, how far an undo goes, and what bots and guests are called.
# Shown in the page; $detail is a short technical text in English that cannot be translated.

## Names at the table

# A guest who has not chosen a name; $n: the number of the seat, from 1
guest-name = Player { $n }
# Somebody without a seat who talks, and has not chosen a name
watcher-name = Spectator
# Bots by strength, as they are called at the table
bot-novice = Novice
bot-adept = Adept
bot-mentat = Mentat
bot-navigator = Navigator
# Several at one table with the same name; $n counts them
name-numbered = { $name } { $n }

## Undo

# The label of a way back; $move: what was chosen there, as on its button, such as "Play Stilgar"
undo-before = Back to before: { $move }

## Notices: how the table is served just now, told to everybody at it

# More people and tables want bots to think than the server has time for
notice-busy = The server is busy: bots think less than usual.
# People's moves come first, so bots wait
notice-slow = The server is busy: bots take longer than usual to move.
# At a table without people, of which only so many play at once
notice-bots-wait = Tables where only bots play take turns. This one is waiting for its turn.
# $name: a bot at the table, or the guest it plays for; $by: the level of the bot that chose the move, such as "Adept"
notice-bot-fell = { $name }: the bot could not finish its thought. A simpler one ({ $by }) made the move.
# The same where no other bot could either
notice-bot-lost = { $name }: the bot could not finish its thought. The first possible move was made.

## Refusals: what was asked for, and why it was not done. Nothing has changed.

# Something in the request itself
refused-bad-request = The server did not understand that ({ $detail }).
refused-too-large = That is too much at once.
refused-too-many-requests = Too fast: wait a moment and try again.
refused-too-many-tables = You have too many unfinished tables. Finish or leave one first.
refused-too-many-guests = Too many new players from your network at once: wait a moment and try again.
refused-too-many-sockets = Too many connections: close a window of this table, or try again in a moment.
refused-busy = The server has too much to do just now. Try again in a few seconds.
refused-too-slow = The request took too long to arrive. Try again.
# From one address, within a day
refused-too-many-from-here = Too many new tables or names have come from your network today. Try again later.
refused-unknown-title = There is no such game.
refused-unknown-page = There is nothing at this address.
refused-unknown-table = There is no such table.
# A link or a request that comes from another site
refused-forbidden = That request did not come from this page.
# Asked for under a name that the server does not answer to
refused-wrong-host = This server does not accept that host name. Its operator can allow it.
# By the operator of the server
refused-banned = The operator of this server has banned you from it.
# A mistake of ours
refused-bug = Something went wrong on the server. It has been logged.
# The database does not answer
refused-unavailable = The server cannot save right now. Nothing was lost; try again.
# An option of a new game, such as a Leader that stands there twice
refused-bad-option = A game cannot be set up like that ({ $detail }).

# What somebody has typed; $most: how many characters there may be
refused-name-too-long = A name has { $most } characters at most.
refused-name-blank = A name needs at least one character that can be seen.
refused-name-of-bot = Bots are called that. Choose another name.
# $bot: a bot that plays by what it has learned, as its name at the table
refused-bot-untrained = { $bot } has not learned this game with these boxes and options. Choose another bot.
refused-bot-other-seats = { $bot } has not learned this game for this number of players. Choose another bot.
refused-text-too-long = That is too long: there is room for { $most } characters.
refused-text-blank = There is nothing to send.
# Control characters, as may come with something pasted
refused-odd-characters = There are characters in it that cannot be used here. Write it again without them.
# Time to think, of a new table
refused-clock-seconds = The clock takes { $least } to { $most } seconds.
refused-clock-add = The clock can add { $least } to { $most } seconds for each turn.
refused-clock-days = The clock takes { $least } to { $most } days a turn.

# Seats
refused-bad-seat = There is no such seat.
refused-not-your-seat = That is not your seat.
refused-not-the-host = Only the host of the table can do that.
refused-muted = The host has muted you at this table.
refused-nobody-to-talk-to = Nobody is here to read it.
refused-talk-is-open = At this table all chat is public.
refused-cannot-mute = You cannot mute the host, or anybody who is not at the table.
refused-still-there = That player is still there. A bot can take over once they have been away for a while.
refused-not-seated = You have no seat at this table.
refused-wrong-invite = This table can only be joined by the link its players have.
refused-no-free-seat = That seat is not free.
refused-seats-open = There are still open seats: wait for players, or put bots there.
refused-already-started = The game has begun.
refused-not-started = The game has not begun.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.

# Moves
refused-malformed-action = There is no such move in this game.
refused-illegal-action = That cannot be chosen now.
# $why: one reason, as in "Costs 4 spice, you have 1"
refused-illegal-because = That cannot be chosen now: { $why }
refused-out-of-turn = It is not your turn to decide.
refused-stale-action = The game has moved on in the meantime. Look again.
refused-game-over = The game is over.
refused-cannot-undo = That can no longer be undone: hidden information has been revealed since.
# The table was made by an older version of the rules, or its data is damaged
refused-damaged-data = This game can no longer be read. It may be of an older version of the rules.
refused-damaged-table = This table's data is damaged, so it can no longer be opened. You can download what is left of its record from the start page.
refused-not-damaged = This table is in order: leave your seat instead.
