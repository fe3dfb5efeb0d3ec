### Style: docs/style/zh-Hant.md
# 課程之路、課程上方的工具列、教練。
# The page with the path of the lessons.
page-learn-tab = 課程 – Sandtable
page-learn-head = 邊玩邊學
page-learn-sub = 在真正的牌桌上進行的短課。隨時可以離開，完成的課程會保留在此瀏覽器。
page-learn-titles = 有課程的遊戲
# On the path: a lesson and its state. $n and $of: its number, and how many there are.
page-learn-done-of = 已完成 { $n }／{ $of }
page-learn-left = 約剩 { $n } 分鐘
page-learn-lesson = 第 { $n }／{ $of } 課
page-learn-minutes = { $n } 分鐘
page-learn-done = 完成
page-learn-start = 開始第 { $n } 課
page-learn-any-order = 所有課程皆開放，順序不限。
# The bar above a lesson.
page-learn-skip = 略過這一課
page-learn-skip-short = 略過
page-learn-leave = 離開
page-learn-loading = 正在準備牌桌……
# The coach: its buttons, and what it says if a lesson has no sentence of its own.
page-learn-step = 第 { $n }／{ $of } 步
page-learn-next = 下一步
page-learn-finish = 結束
page-learn-again = 再玩一次
page-learn-next-lesson = 下一課
page-learn-show-me = 示範給我看
page-learn-praise = 做得好
page-learn-over = 「{ $lesson }」到此結束。
page-learn-wrong = 不是那裡，請按亮起的地方。
# The card on the start page.
page-learn-card-go = 前往課程
