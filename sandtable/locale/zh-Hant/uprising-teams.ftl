### Style: docs/style/zh-Hant.md

# Two teams: Commanders and allies, reinforcements, trade, the Throne Row. The comments on messages are those of the English file.

effect-ally = 你啟動的盟友：{ $effect }
effect-each-ally = 你的每位盟友：{ $effect }
effect-team =
    { $may ->
        [yes] 你隊伍的每位玩家皆可：{ $effect }
       *[no] 你隊伍的每位玩家：{ $effect }
    }
effect-reinforce = 增援：徵兵 { $n } 次，任意分配給隊伍的盟友，可立即部署
effect-trade = 與一位隊友交易：雙方可各給對方任意數量的一種商品
effect-throne-row = 將帝國牌供應區的一張非弗瑞曼牌移到皇家供應區
effect-hire-swordmaster = 獲得你的劍術大師（整局遊戲只能派遣一次的特使）與劍術大師獎勵標記（此後每個揭示回合獲得 2 個劍刃）
effect-tribute = 你的隊伍可任意分攤支付 { amount-spice }：{ $effect }
effect-deal-contracts = 拿取兩個面朝上的合約，給你的盟友各一個
cond-contracts-offered = 有 { $n } 個面朝上的合約
ask-served = 這名特使要效力於哪位盟友？
ask-send-swordmaster = 要派遣你的劍術大師嗎？整局遊戲只能派遣一次。
do-send-swordmaster-yes = 劍術大師
do-send-swordmaster-no = 單箭頭的特使
ask-activate = 你的揭示回合要啟動哪位盟友？
ask-behalf = 要為哪位盟友打出？
ask-ally-deploy = 在領隊的回合中，要部署幾支軍隊？
ask-reinforce = 要如何分配軍隊？
do-reinforce = { $first } { $n } 支，{ $second } { $rest } 支
ask-reinforced = 獲得的軍隊中，要部署幾支？
ask-trade-with = 你要與誰交易？
do-trade-with-none = 不交易
ask-trade-good = 你要給 { $other } 什麼？
do-trade-good =
    { $good ->
        [solari] { resource-solari }
        [spice] { resource-spice }
        [water] { resource-water }
        [intrigue] 密謀牌
       *[nothing] 不給
    }
ask-trade-amount = 你要給多少？
ask-trade-card = 你要給哪張密謀牌？
ask-throne = 要將哪張牌移到皇家供應區？
ask-which-row = 要從皇家供應區拿取「{ $piece }」嗎？
do-which-row-yes = 從皇家供應區
do-which-row-no = 從帝國牌供應區
ask-yield = 要讓步給隊友，由隊友拿取較好的獎勵嗎？
do-yield-yes = 讓步
do-yield-no = 不讓步
do-team-may-yes = 執行
do-team-may-no = 放棄
ask-contribute = 你要出多少 { resource-spice }？
ask-deal-contracts = 要將哪個合約給誰？
do-deal-contract = 「{ $piece }」給 { $who }，另一個給另一位盟友
event-activated = { $who } 被啟動
event-bonus-swords = { $who } 因劍術大師獎勵標記獲得 { $n } 個劍刃
event-swords-lost = { $who } 在衝突區域沒有戰鬥單位，失去 { $n } 個劍刃
recap-bonus-swords = 劍術大師獎勵標記
event-throne = { $who } 將「{ $thing }」移到皇家供應區
event-swordmaster-served = { $who } 的劍術大師放回盒中
event-yielded = { $who } 讓步
event-given-solari = { $who } 給隊友 { amount-solari }
event-given-spice = { $who } 給隊友 { amount-spice }
event-given-water = { $who } 給隊友 { amount-water }
event-given-intrigue =
    { $known ->
        [yes] { $who } 給隊友「{ $thing }」
       *[no] { $who } 給隊友 1 張密謀牌
    }
event-contributed = { $who } 出 { amount-spice }
event-team-over =
    { $n ->
        [1] { $who } 的隊伍獲勝
       *[other] { $who } 的隊伍落敗
    }
closed-own = 這是 { $who } 的個人版圖，只有其本人可前往
closed-served = 沒有可派遣的特使效力於你啟動的盟友
