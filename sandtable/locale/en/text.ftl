### Style: docs/style/en.md

# Text seats, and the labels of positions in text

text-vp = VP
text-solari = Sol
text-spice = Spi
text-water = Wat
text-agents = Ag
text-troops = Troops
text-strength = Str
text-influence = Influence
text-cards = Cards
text-intrigue = Int
text-leader = Leader
text-hidden = hidden
text-hand = hand
text-in-play = in play
text-intrigue-cards = Intrigue
text-face-up = face up
text-agents-at = Agents at
text-revealed = has revealed
text-conflict = Conflict
text-alliances = Alliances
text-control = Control
text-bonus-spice = Bonus spice
text-position = Position
text-since = Since your last turn
text-question = Your choice
text-seat = seat { $n }
text-players-caption = * First Player. Troops: garrison/Conflict/supply. Influence: { $factions }. Cards: hand/deck/discards.
text-you = You are seat { $seat }, { $who }.
text-answer = Answer with the number of an option, or with its word in parentheses.
text-not-asked = You have nothing to decide now.
text-refused = “{ $said }” is not an option.
text-allowed = Allowed: { $list }
text-left-out = (earlier lines left out: { $n })
