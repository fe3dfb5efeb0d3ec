### Style: docs/style/ja.md

# The page "How do I win?": its tab in the browser, its head and what was counted.
page-win-tab = { $title }の勝ち方
page-win-head = どうすれば勝てる？
page-win-sub = ルールにある得点と勝利の手段をすべて挙げ、熟練者{ $seats }人による{ $games }ゲームで数えました。1ゲームは平均{ $rounds }ラウンドです。範囲は95%の確率で真の値を含みます。
page-win-uncounted = ルールにある得点と勝利の手段をすべて挙げています。この遊び方のゲームはまだ数えていません。

# Which boxes the figures are of: a choice of buttons after "Play with".
page-win-plain = 基本のゲームのみ
page-win-with = 遊び方

# The ways a game ends, each with its share of games.
page-win-ways = ゲームの勝ち方
page-win-share-of-games = ゲームの割合

# The sources of points. $n of page-win-worth: the points of one source, or the most that one of a group gives.
page-win-sources =
    { $counts ->
        [held] 勝利に数えるもの
       *[points] 得点の手段
    }
page-win-sources-sub =
    { $counts ->
        [held] 「決め手」は、それがなければ勝者が単独首位ではなかったゲームの割合です。
       *[points] 「決め手」は、その得点がなければ勝者が単独首位ではなかったゲームの割合です。
    }
page-win-worth =
    { $n ->
        [1] { $n }点
       *[other] 最大{ $n }点
    }

# The figures of a source, read out and in its columns. $low and $high: an interval such as 12% to 19%.
page-win-mean =
    { $counts ->
        [held] 1ゲーム平均で勝者は{ $winners }、全員では{ $others }
       *[points] 1ゲーム平均で勝者は{ $winners }点、全員では{ $others }点
    }
page-win-winners =
    { $counts ->
        [held] 勝者の保持数
       *[points] 勝者の得点
    }
page-win-had = 得た勝者
page-win-decided = 決め手
page-win-interval = 95%の範囲：{ $low }～{ $high }
page-win-range = （{ $low }～{ $high }）

# The table that lists each source of a group.
page-win-each = { $n }種類の内訳
page-win-source = 手段
page-win-points = 得点

# What Leaders or factions are good at. $even: an even share of wins; $from: a source of points.
page-win-who = 得意分野
page-win-who-sub = オレンジ色の線は勝率が等しい場合の{ $even }です。偶然では説明できない差だけを挙げています。
page-win-wins = 勝率
page-win-gain =
    { $counts ->
        [held] { $from }：1ゲームの数が他より{ $n }多い
       *[points] { $from }：1ゲームの得点が他より{ $n }点多い
    }
page-win-gives = 能力で得るもの

# Links from and to this page.
page-win-to-puzzles = パズルに挑戦
page-win-link = どうすれば勝てる？

# Groups of sources.
page-win-group-tech = 技術タイル
page-win-group-rung = トレイラクス・トラック
page-win-group-trade = 資源との交換
page-win-group-territory = 要塞
page-win-group-technology = すべての技術トークン
page-win-group-other = その他の手段
