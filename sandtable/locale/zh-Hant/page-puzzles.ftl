### Style: docs/style/zh-Hant.md

# The page with all puzzles: its tab in the browser, its head and what a puzzle is.
page-puzzles-tab = 謎題
page-puzzles-head = 謎題
page-puzzles-sub = 取自電腦對局，其中有一步明顯最好，而老手電腦會選錯。請在真正的牌桌上作答。
page-puzzles-none = 這個遊戲還沒有謎題。

# The button of the daily puzzle, and how many of a title's puzzles this browser has solved.
page-puzzles-today = 今日謎題
page-puzzles-count = 已解開 { $n }／{ $of } 題

# A puzzle in the list: its number, how many answers there are to choose from, and whether it was tried or solved.
page-puzzles-tried = 已嘗試
page-puzzles-solved = 已解開
page-puzzles-number = 謎題 { $n }
page-puzzles-answers = { $n } 種選擇

# The sheet at the table: what to do, and what is certain about the solution.
page-puzzles-ask = 輪到你了
page-puzzles-task = 找出最好的一步，像平常遊戲一樣在牌桌上執行。
page-puzzles-honest = 你只看得到自己座位能看到的內容。解答也只依據這些內容，其他人的手牌經過多次重新抽取。
page-puzzles-begin = 前往牌桌

# The button that opens the sheet again.
page-puzzles-flag = 謎題

# The verdict after an answer. $chance and $best are shares such as 43%.
page-puzzles-best = 這就是最好的一步
page-puzzles-worse = 還有更好的一步
page-puzzles-chance = 你的獲勝機會約為 { $chance }。
page-puzzles-behind = 你的獲勝機會約為 { $chance }；最好的一步是 { $best }。

# The buttons below the verdict.
page-puzzles-next = 下一題
page-puzzles-retry = 再試一次
page-puzzles-show = 顯示解答
page-puzzles-all = 所有謎題

# The solution. $gap: the least difference of the chance to win, such as 4%; $errors: the same in standard errors;
# $worlds: worlds drawn; $won and $next: games won out of $games by the best and the next line.
page-puzzles-solution = 解答
page-puzzles-sure = 比其他任何一步至少好 { $gap }：在依你所見重新抽取的 { $worlds } 種情況中，差距為標準誤的 { $errors } 倍。從這裡玩到結束的 { $games } 局中勝率為 { $won }，次佳的一步為 { $next }。

# The link on the home page.
page-puzzles-link = 謎題
