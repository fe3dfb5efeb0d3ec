### Style: docs/style/ja.md

# The page with all puzzles: its tab in the browser, its head and what a puzzle is.
page-puzzles-tab = パズル
page-puzzles-head = パズル
page-puzzles-sub = ボット同士のゲームから、最善手がはっきりしていて熟練者が間違える局面を集めました。本物の卓でプレイしてください。
page-puzzles-none = このゲームのパズルはまだありません。

# The button of the daily puzzle, and how many of a title's puzzles this browser has solved.
page-puzzles-today = 今日のパズル
page-puzzles-count = { $of }問中{ $n }問正解

# A puzzle in the list: its number, how many answers there are to choose from, and whether it was tried or solved.
page-puzzles-tried = 挑戦済み
page-puzzles-solved = 正解
page-puzzles-number = パズル{ $n }
page-puzzles-answers = 選択肢{ $n }通り

# The sheet at the table: what to do, and what is certain about the solution.
page-puzzles-ask = あなたの番です
page-puzzles-task = 最善の手を見つけて、普段のゲームと同じように卓で選んでください。
page-puzzles-honest = 見えるのは自分の席から見えるものだけです。答えもそれだけから求め、ほかの人の手札は何度も引き直しています。
page-puzzles-begin = 卓へ

# The button that opens the sheet again.
page-puzzles-flag = パズル

# The verdict after an answer. $chance and $best are shares such as 43%.
page-puzzles-best = それが最善です
page-puzzles-worse = もっとよい手があります
page-puzzles-chance = 勝つ見込みは約{ $chance }です。
page-puzzles-behind = 勝つ見込みは約{ $chance }です。最善手なら{ $best }です。

# The buttons below the verdict.
page-puzzles-next = 次のパズル
page-puzzles-retry = もう一度
page-puzzles-show = 答えを見る
page-puzzles-all = すべてのパズル

# The solution. $gap: the least difference of the chance to win, such as 4%; $errors: the same in standard errors;
# $worlds: worlds drawn; $won and $next: games won out of $games by the best and the next line.
page-puzzles-solution = 答え
page-puzzles-sure = ほかのどの手よりも{ $gap }以上よい手です（見えるものから引き直した{ $worlds }通りで標準誤差の{ $errors }倍）。ここから最後まで行った{ $games }ゲームの勝率は{ $won }、次によい手は{ $next }でした。

# The link on the home page.
page-puzzles-link = パズル
