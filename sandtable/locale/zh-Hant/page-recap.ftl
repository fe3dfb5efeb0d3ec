### Style: docs/style/zh-Hant.md

# 衝突或勁敵回合結束後的回顧，以及回合中尚待結算的效果

## 結束的衝突

page-recap-combat = 戰鬥
# 回顧的四個步驟
page-recap-step-troops = 軍隊
page-recap-step-swords = 劍刃
page-recap-step-intrigue = 密謀牌
page-recap-step-rewards = 獎勵
# 供螢幕閱讀器，在數字之前
page-recap-strength = 戰力
# 沒有得到任何東西的獎勵
page-recap-nothing = 無
page-recap-home = 軍隊返回個人供應區
page-recap-worms-home = 沙蟲離開
page-recap-control = 控制
# $n: 領先第二名多少
page-recap-won-you-win = 你以 { $n } 點之差贏得衝突。
page-recap-won-wins = { $who } 以 { $n } 點之差贏得衝突。
# $n: 第二或第三名獎勵
page-recap-won-you-take =
    { $n ->
        [2] { $who } 獲勝。你獲得第二名獎勵。
       *[3] { $who } 獲勝。你獲得第三名獎勵。
    }
page-recap-won-you-nothing = { $who } 獲勝。你沒有獎勵。
page-recap-won-tie = 第一名平手：無人獲勝。
page-recap-won-nobody = 無人參戰，沒有獎勵。
# 等待時
page-recap-then = 慢慢看：按下繼續後遊戲才會前進。
page-recap-clock = 你的時間正在計時。
page-recap-continue = 繼續
# 按鍵
page-recap-space = 空白鍵
page-recap-board = 查看版圖
page-recap-back = 回到戰鬥
page-recap-played = 本次戰鬥的密謀牌
page-recap-order = 從起始玩家開始，直到所有人跳過
page-recap-passes = 跳過
page-recap-no-plays = 沒有人有牌可打。

## 勁敵回合

page-recap-rival-turn = 勁敵回合
page-recap-rival = { $who } 翻開「{ $card }」。
page-recap-rival-how = 勁敵沒有手牌，只執行牌上所寫的效果。
# 被略過的牌與簡短原因
page-recap-passed-over = 「{ $card }」{ $why }
page-recap-next = 下一步
page-recap-skip = 直接到最後
page-recap-pace = 速度
page-recap-pace-step = 逐步
page-recap-pace-calm = 從容
page-recap-pace-quick = 快速

## 尚待結算的效果與軍隊

page-bench-open = 待結算的效果
page-bench-done = 本回合已完成
page-bench-do-all = 全部執行
# 效果下方
page-bench-cannot = 現在無法執行
page-bench-optional = 可選擇
page-bench-hand = { $n } 張手牌
page-bench-deploy = 部署
page-bench-retreat = 撤退
page-bench-more = 增加一支
page-bench-fewer = 減少一支
# 軍隊數量旁：最多
page-bench-of = ／{ $n }
page-bench-ahead = 領先 { $n }
page-bench-behind = 落後 { $who } { $n }
page-bench-level = 與 { $who } 平手
# $cards: 有劍刃的手牌與戰鬥牌
page-bench-might = 加上{ $cards }最多 { $n }
page-bench-strength = 戰力 { $from } → { $to }
page-bench-no-reward = 無獎勵
# 「結束回合」下方
page-bench-end-needs = 先結算 { $n } 個效果
page-bench-end-effects = 放棄 { $n } 個效果
page-bench-end-troops = 不部署軍隊
page-bench-end-persuasion = 剩餘 { $n } 招募點數

## 按鍵列表

page-recap-key-space = 看完回顧後繼續，或執行所有待結算的效果
page-recap-key-troops = 增減一支軍隊

## 揭示回合

page-reveal-cards = 已展示
page-reveal-buy = { $n } 招募點數：獲取亮起的牌，或結束回合。
page-reveal-left = 還剩 { $n } 招募點數，但沒有足以獲取的牌。請結束回合。
page-reveal-spent = 招募點數已用完。請結束回合。

## 戰鬥

page-combat-pass-sure = 不打出牌就跳過嗎？
page-combat-pass-cards = 你有可打的牌
