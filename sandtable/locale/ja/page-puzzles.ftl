### Style: docs/style/ja.md
# Puzzles.
page-puzzles-tab = パズル
page-puzzles-head = パズル
page-puzzles-sub = ボット同士のゲームから、最善手がはっきりしていて熟練者が間違える局面を集めました。本物の卓で指してください。
page-puzzles-today = 今日のパズル
page-puzzles-count = { $of }問中{ $n }問正解
page-puzzles-tried = 挑戦済み
page-puzzles-number = パズル{ $n }
page-puzzles-answers = 選択肢{ $n }通り
page-puzzles-none = このゲームのパズルはまだありません。
page-puzzles-ask = あなたの番です
page-puzzles-task = 最善の手を見つけて、普段のゲームと同じように卓で選んでください。
page-puzzles-honest = 見えるのは自分の席から見えるものだけです。答えもそれだけから求め、他の人の手札は何度も引き直しています。
page-puzzles-begin = 卓へ
page-puzzles-flag = パズル
page-puzzles-best = それが最善です
page-puzzles-worse = もっとよい手があります
page-puzzles-chance = 勝つ見込みは約{ $chance }です。
page-puzzles-behind = 勝つ見込みは約{ $chance }です。最善手なら{ $best }です。
page-puzzles-next = 次のパズル
page-puzzles-retry = もう一度
page-puzzles-show = 答えを見る
page-puzzles-all = すべてのパズル
page-puzzles-solution = 答え
page-puzzles-sure = 他のどの手よりも{ $gap }以上よい手です（見えるものから引き直した{ $worlds }通りで標準誤差の{ $errors }倍）。ここから最後まで行った{ $games }ゲームの勝率は{ $won }、次によい手は{ $next }でした。
page-puzzles-link = パズル
page-puzzles-solved = 正解
