### Style: docs/style/en.md

# What the options of any new table mean: a sentence each, below the choice

page-home-first-about = The First Player takes the first turn of the game.
page-home-leaders-random-about = Every seat is dealt a Leader.
page-home-leaders-draft-about = Each player chooses one when the game begins.
page-home-leaders-list-about = Choose one for every seat here.
# The clock: none, a limit for each turn, a supply for the game, days for each move
page-home-clock-none-about = Take as long as you like.
page-home-clock-turn-about = If the time of a turn runs out, an Adept plays for you until you are back.
page-home-clock-game-about = One supply of time for the whole game, and a little more for each move.
page-home-clock-days-about = For slow games: some days for each move.
# The box that lists the table for everybody
page-home-public-about = The table is listed on this page; otherwise only its link leads there.
# The four levels of the Rivals in games for one and two
page-home-level-mercenary-about = Easy: Rivals start without troops, and you have 1 Solari and 1 spice more.
page-home-level-sardaukar-about = Normal: Rivals start with troops and an Intrigue card.
page-home-level-mentat-about = Hard: the Rivals’ third Agents come sooner, and they deploy troops more cleverly.
page-home-level-kwisatz_haderach-about = Expert: likewise, and you never get a Swordmaster.
