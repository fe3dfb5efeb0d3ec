### Style: docs/style/zh-Hant.md

# 已結束遊戲的分析，用於頁面與報告

analysis-tab = 分析
analysis-result = 結果
analysis-report = 遊戲分析
analysis-ask = 分析這局遊戲
analysis-about = 每個選擇都會與當時最好的行動比較。最多需要三分鐘，期間可以離開此頁。
analysis-running = 分析中，已完成 { $n }%
analysis-failed = 分析失敗，可以重新開始。
analysis-curve = 勝率
analysis-curve-about = 每次決定時，僅依各玩家所知推演的勝率。色帶表示不確定的範圍。
analysis-went = 勝率的變化
analysis-whose = 玩家
analysis-start = 開始
analysis-luck = 運氣
analysis-luck-about = 抽牌與翻牌
analysis-choices = 自己的選擇
analysis-choices-about = 與電腦的行動比較
analysis-others = 其他玩家的行動
analysis-end = 結束
analysis-round = 第 { $n } 輪
analysis-move = 第 { $n } 步
analysis-mistakes = 損失最大的選擇
analysis-best = 最佳時刻
analysis-none = 這位玩家沒有任何選擇明顯損失超過 2%。
analysis-did = 實際行動
analysis-better = 更好的行動
analysis-second = 其他行動
analysis-percent = { $n }%
analysis-see = 查看
analysis-play-on = 從這裡繼續
analysis-play-on-about = 與電腦對戰
analysis-save-report = 儲存為網頁
analysis-save-data = 儲存為 JSON
analysis-table = 每輪開始時與結束時的勝率（%）
analysis-loss = 損失 { $n }%
analysis-gain = 增加 { $n }%
