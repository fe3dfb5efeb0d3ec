### Style: docs/style/ja.md
# How games of the family are won.
win-by-points = ラウンド終了時に勝利点{ $n }以上のプレイヤーがいれば、ゲームは終わります。最も勝利点の多いプレイヤーの勝ちです。
win-by-conflict-deck = 最後の紛争が終わると、ゲームは終わります。最も勝利点の多いプレイヤーの勝ちです。
