### Style: docs/style/zh-Hant.md
# How games of the family are won.
win-by-points = 一輪結束時若有玩家達到 { $n } 點，遊戲結束。點數最多的玩家獲勝。
win-by-conflict-deck = 最後一場衝突結束後，遊戲結束。點數最多的玩家獲勝。
