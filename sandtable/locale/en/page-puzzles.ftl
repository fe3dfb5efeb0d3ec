### Style: docs/style/en.md
# Puzzles.
page-puzzles-tab = Puzzles
page-puzzles-head = Puzzles
page-puzzles-sub = Positions from games of bots in which one line is clearly best, and which the Adept gets wrong. You play them on the real table.
page-puzzles-today = Puzzle of the day
page-puzzles-count = { $n } of { $of } solved
page-puzzles-tried = Tried
page-puzzles-number = Puzzle { $n }
page-puzzles-answers =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
page-puzzles-none = There are no puzzles for this game yet.
page-puzzles-ask = Your move
page-puzzles-task = Find the best line: play it on the table as in a game.
page-puzzles-honest = You see what your seat sees. The solution was found from that alone; what others hold was drawn at random again and again.
page-puzzles-begin = To the table
page-puzzles-flag = Puzzle
page-puzzles-best = That is the best line
page-puzzles-worse = There is a better line
page-puzzles-chance = Your chance to win is about { $chance }.
page-puzzles-behind = Your chance to win is about { $chance }; with the best line it is { $best }.
page-puzzles-next = Next puzzle
page-puzzles-retry = Try again
page-puzzles-show = Show the solution
page-puzzles-all = All puzzles
page-puzzles-solution = The solution
page-puzzles-sure = At least { $gap } better than every other line: { $errors } standard errors in { $worlds } worlds drawn from what you see. Of { $games } games played to their end from here it won { $won }, the next line { $next }.
page-puzzles-link = Puzzles
page-puzzles-solved = Solved
