### Style: docs/style/en.md

# What a language model is told by `sandtable mcp`

mcp-table = Table: { $handle }
mcp-seats = Seats: { $seats }
mcp-not-started = The game has not started yet.
mcp-too-many-answers = At most { $most } answers can be given in one call. Nothing has changed.
mcp-answer-too-long = An answer has at most { $most } characters. Nothing has changed.
mcp-further-word = Answer { $n } is “{ $said }”, but every answer after the first must be a word, such as { $example }. Nothing has changed.
mcp-not-together = Answer { $n } cannot be given together with the ones before it: the question is not open yet, or hidden information is revealed first. Nothing has changed.
mcp-answer-number = Answer { $n }:
mcp-nobody-to-talk-to = There are only bots at this table, so nobody would read it.
mcp-unreachable = The server { $server } cannot be reached: { $reason }
mcp-server-error = The server failed to answer (status { $status }). Try again later.
mcp-unknown-game = There is no game “{ $title }” here.
mcp-unknown-level = There is no level “{ $level }”. Levels: { $list }
mcp-paused = The game is paused.
mcp-time-left = Time left for you: { $n } s
mcp-replaced = A bot is playing for you. Answer a question to play again.
mcp-said = { $who } says: “{ $text }”
mcp-taken-back = Moves have been undone.
mcp-bad-link = This is no link to a table. Links look like { $example }.
mcp-other-server = Only tables of these servers can be joined: { $list }
mcp-too-many-games = { $most } games are open. Finish or leave one first.
mcp-no-table = No table is named, and there is none to choose: call { $one } or { $other }, and give the handle they return.
mcp-unknown-table = There is no table with this handle.
mcp-sent = The message has been sent.
mcp-left = You have left the game.
mcp-bad-rule = “{ $said }” is not the number of a rule. Numbers look like { $example }.
mcp-unknown-rule = There is no rule { $said }. Rules of that section: { $list }
mcp-prompt = Play a game of { $title } to its end and try to win. Start it with { $new_game }. Read each question and answer it with { $act }, by the number or the word of an option. Use { $position } to see the whole table, { $rule } for a number in square brackets, and { $piece } for a card, a space or a Leader you do not know. When the game is over, tell me how it ended.
