### Style: docs/style/zh-Hant.md

# The page "How do I win?": its tab in the browser, its head and what was counted.
page-win-tab = 《{ $title }》的獲勝方式
page-win-head = 怎樣才能獲勝？
page-win-sub = 列出規則中所有的點數來源與獲勝方式，並統計 { $seats } 名老手電腦的 { $games } 局遊戲，平均每局 { $rounds } 輪。範圍有 95% 的機率包含真實數值。
page-win-uncounted = 列出規則中所有的點數來源與獲勝方式。這種玩法尚無統計。

# Which boxes the figures are of: a choice of buttons after "Play with".
page-win-plain = 只玩基本遊戲
page-win-with = 玩法

# The ways a game ends, each with its share of games.
page-win-ways = 如何獲勝
page-win-share-of-games = 遊戲比例

# The sources of points. $n of page-win-worth: the points of one source, or the most that one of a group gives.
page-win-sources =
    { $counts ->
        [held] 計入勝利的項目
       *[points] 點數來源
    }
page-win-sources-sub =
    { $counts ->
        [held] 「決定勝負」是指若沒有這些項目，勝者就不會領先的遊戲比例。
       *[points] 「決定勝負」是指若沒有這些點數，勝者就不會領先的遊戲比例。
    }
page-win-worth =
    { $n ->
        [1] { $n } 點
       *[other] 至多 { $n } 點
    }

# The figures of a source, read out and in its columns. $low and $high: an interval such as 12% to 19%.
page-win-mean =
    { $counts ->
        [held] 平均每局：勝者 { $winners }，所有玩家 { $others }
       *[points] 平均每局：勝者 { $winners } 點，所有玩家 { $others } 點
    }
page-win-winners =
    { $counts ->
        [held] 勝者擁有數
       *[points] 勝者點數
    }
page-win-had = 勝者取得
page-win-decided = 決定勝負
page-win-interval = 95% 範圍：{ $low } 至 { $high }
page-win-range = （{ $low } 至 { $high }）

# The table that lists each source of a group.
page-win-each = { $n } 種來源的明細
page-win-source = 來源
page-win-points = 點數

# What Leaders or factions are good at. $even: an even share of wins; $from: a source of points.
page-win-who = 各有所長
page-win-who-sub = 橘線是平均勝率 { $even }。只列出並非偶然的差異。
page-win-wins = 勝率
page-win-gain =
    { $counts ->
        [held] { $from }：每局比其他人多 { $n }
       *[points] { $from }：每局比其他人多 { $n } 點
    }
page-win-gives = 能力可得

# Links from and to this page.
page-win-to-puzzles = 挑戰謎題
page-win-link = 怎樣才能獲勝？

# Groups of sources.
page-win-group-tech = 技術板塊
page-win-group-rung = 忒萊素記錄條
page-win-group-trade = 兌換資源
page-win-group-territory = 要塞
page-win-group-technology = 所有科技標記
page-win-group-other = 其他來源
