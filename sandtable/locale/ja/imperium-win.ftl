### Style: docs/style/ja.md
# How games of the family are won.
win-by-points = ラウンド終了時に{ $n }点以上のプレイヤーがいれば、ゲームは終わります。最も得点の多いプレイヤーの勝ちです。
win-by-conflict-deck = 最後の紛争が終わると、ゲームは終わります。最も得点の多いプレイヤーの勝ちです。
