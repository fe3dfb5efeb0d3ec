### Style: docs/style/en.md

# The page "How do I win?": its tab in the browser, its head and what was counted.
page-win-tab = How to win { $title }
page-win-head = How do I win?
page-win-sub = Every source of points or victory in the rules, counted in { $games } games of Adepts, { $seats } at the table and { $rounds } rounds long on average. Ranges hold the true figure 95 times out of 100.
page-win-uncounted = Every source of points or victory in the rules. No games have been counted for this way to play.

# Which boxes the figures are of: a choice of buttons after "Play with".
page-win-plain = The game alone
page-win-with = Play with

# The ways a game ends, each with its share of games.
page-win-ways = How the game is won
page-win-share-of-games = Share of games

# The sources of points, or (held) of what counts where nobody scores, such as strongholds. $n of page-win-worth: the points of one source, or the most that one of a group gives.
page-win-sources =
    { $counts ->
        [held] What counts for victory
       *[points] Where points come from
    }
page-win-sources-sub =
    { $counts ->
        [held] “Decided” counts the games whose winner would not have been ahead without them.
       *[points] “Decided” counts the games whose winner would not have been ahead without these points.
    }
page-win-worth =
    { $n ->
        [one] { $n } point
       *[other] up to { $n } points
    }

# The figures of a source, read out and in its columns. $low and $high: an interval such as 12% to 19%.
page-win-mean =
    { $counts ->
        [held] Winners hold { $winners } on average, all players { $others }
       *[points] Winners have { $winners } points from it on average, all players { $others }
    }
page-win-winners =
    { $counts ->
        [held] held by a winner
       *[points] points of a winner
    }
page-win-had = of winners had it
page-win-decided = of games decided
page-win-interval = 95% range: { $low } to { $high }
page-win-range = ({ $low } to { $high })

# The table that lists each source of a group.
page-win-each =
    { $n ->
        [one] The only source
       *[other] Each of the { $n } sources
    }
page-win-source = Source
page-win-points = Points

# What Leaders or factions are good at. $even: an even share of wins; $from: a source of points.
page-win-who = Who is good at what
page-win-who-sub = The orange line marks { $even }, an even share of wins. A difference is named only where chance does not explain it.
page-win-wins = Wins
page-win-gain =
    { $counts ->
        [held] { $from }: { $n } more a game than the others
       *[points] { $from }: { $n } more points a game than the others
    }
page-win-gives = Abilities give

# Links from and to this page.
page-win-to-puzzles = Try a puzzle
page-win-link = How do I win?

# Groups of sources.
page-win-group-tech = Tech tiles
page-win-group-rung = Tleilaxu track
page-win-group-trade = Resources traded in
page-win-group-territory = Strongholds
page-win-group-technology = All technology tokens
page-win-group-other = Other sources
