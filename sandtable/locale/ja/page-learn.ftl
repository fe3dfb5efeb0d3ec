### Style: docs/style/ja.md
# レッスンの道のり、レッスン中のバー、案内役。
# The page with the path of the lessons.
page-learn-tab = レッスン – Sandtable
page-learn-head = 遊んで覚える
page-learn-sub = 本物の卓での短いレッスン。いつやめてもかまいません。終えたものはこのブラウザに残ります。
page-learn-titles = レッスンのあるゲーム
# On the path: a lesson and its state. $n and $of: its number, and how many there are.
page-learn-done-of = { $of }中{ $n }を完了
page-learn-left = 残り約{ $n }分
page-learn-lesson = レッスン{ $n }/{ $of }
page-learn-minutes = { $n }分
page-learn-done = 完了
page-learn-start = レッスン{ $n }を始める
page-learn-any-order = どのレッスンからでも始められます。
# The bar above a lesson.
page-learn-skip = このレッスンを飛ばす
page-learn-skip-short = 飛ばす
page-learn-leave = やめる
page-learn-loading = 卓を準備しています…
# The coach: its buttons, and what it says if a lesson has no sentence of its own.
page-learn-step = ステップ{ $n }/{ $of }
page-learn-next = 次へ
page-learn-finish = 終える
page-learn-again = もう一度
page-learn-next-lesson = 次のレッスン
page-learn-show-me = 手本を見る
page-learn-praise = よくできました
page-learn-over = 「{ $lesson }」はこれで終わりです。
page-learn-wrong = そこではありません。光っているところを押してください。
# The card on the start page.
page-learn-card-go = レッスンへ
