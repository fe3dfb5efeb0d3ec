### Style: docs/style/ja.md

# The labels of a position of the classic game in text

classic-text-faction = 派閥
classic-text-spice = 香料
classic-text-ally = 同盟者
classic-text-bid = ビッド
classic-text-battle = 戦闘
classic-text-turn = ターン{ $n }
classic-text-wall-gone = シールド・ウォールは破壊済み
classic-text-caption = 香料：シールドの裏＋取引の分。リザーブとタンク：兵＋上級兵。
classic-text-in-tanks = タンク内
