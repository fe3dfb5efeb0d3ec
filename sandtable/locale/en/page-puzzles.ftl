### Style: docs/style/en.md

# The page with all puzzles: its tab in the browser, its head and what a puzzle is.
page-puzzles-tab = Puzzles
page-puzzles-head = Puzzles
page-puzzles-sub = Positions from games of bots in which one line is clearly best, and which the Adept gets wrong. You play them on the real table.
page-puzzles-none = There are no puzzles for this game yet.

# The button of the daily puzzle, and how many of a title's puzzles this browser has solved.
page-puzzles-today = Puzzle of the day
page-puzzles-count = { $n } of { $of } solved

# A puzzle in the list: its number, how many answers there are to choose from, and whether it was tried or solved.
page-puzzles-tried = Tried
page-puzzles-solved = Solved
page-puzzles-number = Puzzle { $n }
page-puzzles-answers =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }

# The sheet at the table: what to do, and what is certain about the solution.
page-puzzles-ask = Your move
page-puzzles-task = Find the best line: play it on the table as in a game.
page-puzzles-honest = You see what your seat sees. The solution was found from that alone; what others hold was drawn at random again and again.
page-puzzles-begin = To the table

# The button that opens the sheet again.
page-puzzles-flag = Puzzle

# The verdict after an answer. $chance and $best are shares such as 43%.
page-puzzles-best = That is the best line
page-puzzles-worse = There is a better line
page-puzzles-chance = Your chance to win is about { $chance }.
page-puzzles-behind = Your chance to win is about { $chance }; with the best line it is { $best }.

# The buttons below the verdict.
page-puzzles-next = Next puzzle
page-puzzles-retry = Try again
page-puzzles-show = Show the solution
page-puzzles-all = All puzzles

# The solution. $gap: the least difference of the chance to win, such as 4%; $errors: the same in standard errors;
# $worlds: worlds drawn; $won and $next: games won out of $games by the best and the next line.
page-puzzles-solution = The solution
page-puzzles-sure = At least { $gap } better than every other line: { $errors } standard errors in { $worlds } worlds drawn from what you see. Of { $games } games played to their end from here it won { $won }, the next line { $next }.

# The link on the home page.
page-puzzles-link = Puzzles
