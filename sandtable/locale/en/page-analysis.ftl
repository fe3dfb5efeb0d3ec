### Style: docs/style/en.md

# The analysis of a finished game, on the page and as a report

page-analysis-tab = Analysis
page-analysis-scores = Scores
page-analysis-report = Analysis of a game
page-analysis-ask = Analyse this game
page-analysis-about = Every choice is compared with the best there was. It takes up to three minutes, and you may leave meanwhile.
page-analysis-waiting = Waiting for another analysis
page-analysis-running = Analysing, { $n }% done
page-analysis-failed = The analysis failed. You can start it again.
page-analysis-curve = Chance to win
page-analysis-curve-about = At each decision, from what each player knew. The band shows the doubt.
page-analysis-went = Where the chance went
page-analysis-whose = Player
page-analysis-start = Start
page-analysis-luck = Luck
page-analysis-luck-about = draws and reveals
page-analysis-choices = Own choices
page-analysis-choices-about = compared with a bot's moves
page-analysis-others = Others' play
page-analysis-end = End
page-analysis-round = Round { $n }
page-analysis-move = move { $n }
page-analysis-mistakes = Moments that cost most
page-analysis-best = Best moment
page-analysis-none = No choice of this player was clearly more than 2% worse than another.
page-analysis-did = Played
page-analysis-better = Better
page-analysis-second = Otherwise
page-analysis-percent = { $n }%
page-analysis-doubt = ± { $n }
page-analysis-see = See it
page-analysis-play-on = Play on from here
page-analysis-play-on-about = against bots
page-analysis-table = Chance to win at the start of each round and at the end, in percent
page-analysis-loss = { $n }% lost
page-analysis-gain = { $n }% gained
page-analysis-old = This game was played by other rules, so it cannot be analysed any more.
page-analysis-no-advice = There is no analysis for this game.
