### Style: docs/style/en.md

# The analysis of a finished game, on the page and as a report

analysis-tab = Analysis
analysis-result = Result
analysis-report = Analysis of a game
analysis-ask = Analyse this game
analysis-about = Every choice is compared with the best there was. It takes up to three minutes, and you may leave meanwhile.
analysis-running = Analysing, { $n }% done
analysis-failed = The analysis failed. You can start it again.
analysis-curve = Chance to win
analysis-curve-about = At each decision, from what each player knew. The band shows the margin of error.
analysis-went = Where the chance went
analysis-whose = Player
analysis-start = Start
analysis-luck = Luck
analysis-luck-about = draws and reveals
analysis-choices = Own choices
analysis-choices-about = compared with a bot's moves
analysis-others = Others' play
analysis-end = End
analysis-round = Round { $n }
analysis-move = move { $n }
analysis-mistakes = Moments that cost most
analysis-best = Best moment
analysis-none = No choice of this player was clearly more than 2% worse than another.
analysis-did = Played
analysis-better = Better
analysis-second = Otherwise
analysis-percent = { $n }%
analysis-see = See it
analysis-play-on = Play on from here
analysis-play-on-about = against bots
analysis-save-report = Save as a web page
analysis-save-data = Save as JSON
analysis-table = Chance to win at the start of each round and at the end, in percent
analysis-loss = { $n }% lost
analysis-gain = { $n }% gained
