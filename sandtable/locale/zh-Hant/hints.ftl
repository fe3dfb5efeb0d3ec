### Style: docs/style/zh-Hant.md

# 牌桌上的建議行動，以及伺服器的相關訊息

hint-suggest = 建議行動
hint-head = 好的行動
hint-now = 目前勝率
hint-how = 僅依你所知，各推演 { $n } 次
hint-close = 難分高下
hint-show = 顯示
hint-shown = 顯示中
hint-play = 採用
hint-thinking = 正在尋找好的行動
hint-stale = 局面已經改變。
hint-again = 再問一次
hint-not-allowed = 有其他玩家參與，而房主沒有允許，因此無法使用建議。
hint-nothing = 你現在沒有需要選擇的事。
hint-shut = 關閉
hint-note = 正在顯示建議 { $n }，尚未採取任何行動。
hint-chance = { $n }% ± { $error }，目前勝率 { $now }%
hint-percent = { $n }%
hint-doubt = ± { $n }
hint-alike = 另有 { $n } 個行動結果相同。
hint-option = 允許建議行動
hint-option-about = 適用於與其他人同桌的遊戲。有人詢問時會告知所有人。
hint-facts = 允許建議行動
hint-noted = 在第 { $round } 輪詢問了建議

refused-no-analysis = 這款遊戲沒有分析功能。
refused-no-hints = 有其他玩家參與，而房主建立牌桌時沒有允許，因此無法使用建議。
refused-nothing-to-suggest = 沒有可以建議的事：你現在不需要選擇。
