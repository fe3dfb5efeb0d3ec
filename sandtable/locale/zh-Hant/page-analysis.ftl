### Style: docs/style/zh-Hant.md

# 已結束遊戲的分析，用於頁面與報告

page-analysis-tab = 分析
page-analysis-scores = 得分
page-analysis-report = 遊戲分析
page-analysis-ask = 分析這局遊戲
page-analysis-about = 每個選擇都會與當時最好的行動比較。最多需要三分鐘，期間可以離開此頁。
page-analysis-waiting = 正在等候另一項分析
page-analysis-running = 分析中，已完成 { $n }%
page-analysis-failed = 分析失敗，可以重新開始。
page-analysis-curve = 勝率
page-analysis-curve-about = 每次決定時，僅依各玩家所知推演的勝率。色帶表示誤差。
page-analysis-went = 勝率的變化
page-analysis-whose = 玩家
page-analysis-start = 開始
page-analysis-luck = 運氣
page-analysis-luck-about = 抽牌與翻牌
page-analysis-choices = 自己的選擇
page-analysis-choices-about = 與機器人的行動比較
page-analysis-others = 其他玩家
page-analysis-end = 結束
page-analysis-round = 第 { $n } 輪
page-analysis-move = 第 { $n } 步
page-analysis-mistakes = 損失最大的選擇
page-analysis-best = 最佳時刻
page-analysis-none = 沒有任何選擇明顯損失超過 2%。
page-analysis-did = 實際行動
page-analysis-better = 更好的行動
page-analysis-second = 其他行動
page-analysis-percent = { $n }%
page-analysis-doubt = ± { $n }
page-analysis-see = 查看
page-analysis-play-on = 從這裡繼續
page-analysis-play-on-about = 對戰機器人
page-analysis-table = 每輪開始時與結束時的勝率（%）
page-analysis-loss = 損失 { $n }%
page-analysis-gain = 增加 { $n }%
page-analysis-old = 這局遊戲採用舊版規則，無法再分析。
page-analysis-no-advice = 這款遊戲沒有分析。
