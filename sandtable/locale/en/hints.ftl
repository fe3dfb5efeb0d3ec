### Style: docs/style/en.md

# Suggested moves at the table, and what the server says about them

hint-suggest = Suggest a move
hint-head = Good moves
hint-now = Your chance now
hint-how =
    { $n ->
        [one] One trial
       *[other] { $n } trials
    } each, knowing only what you know
hint-close = Too close to call
hint-show = Show
hint-shown = Shown
hint-play = Play it
hint-thinking = Looking for good moves
hint-stale = The table has moved on.
hint-again = Ask again
hint-not-allowed = No suggestions here: other people play, and the host did not allow them.
hint-nothing = You have no choice to make now.
hint-shut = Close
hint-note = Suggestion { $n } is shown. Nothing has been played.
hint-chance = { $n }% ± { $error }, your chance now { $now }%
hint-percent = { $n }%
hint-doubt = ±{ $n }
hint-alike =
    { $n ->
        [one] One other move leads
       *[other] { $n } other moves lead
    } to the same result.
hint-option = Allow suggested moves
hint-option-about = For games with other people. Everybody sees when somebody asks.
hint-facts = Suggested moves allowed
hint-noted = asked for a suggestion in round { $round }

refused-no-analysis = There is no analysis for this game.
refused-no-hints = Suggestions are not allowed here: other people play, and the host did not allow them when the table was made.
refused-nothing-to-suggest = There is nothing to suggest: you have no choice to make now.
