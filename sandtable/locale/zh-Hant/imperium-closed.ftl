### Style: docs/style/zh-Hant.md

# Why something cannot be chosen: short lines without a full stop. Arguments and ids are explained in
# en/imperium-closed.ftl, the house style in imperium-effects.

## Board spaces

closed-revealed = 你已執行揭示回合：本輪不能再派遣特使
closed-no-agent = 你沒有可派遣的特使
closed-no-icon = 「{ $card }」沒有{ $icon }圖標
closed-no-icon-in-hand = 你的手牌都沒有{ $icon }圖標
closed-own-agent = 此處已有你的特使
closed-agent = 此處已有 { $who } 的特使
closed-cost = 需要 { $amount }，你有 { $have }
closed-influence = 需要 { $n } 點{ $with }影響力，你有 { $have } 點
closed-needs = 需要：{ $condition }
closed-visited = 已使用過（每局一次）
closed-council = 你已是高等理事會議員
closed-swordmaster = 你已有劍術大師
closed-level = 此難度等級下無法使用
closed-voice = { $who } 禁止派往此處：{ card-the-voice }

## Cards in hand

closed-card-no-icons = 沒有特使圖標：留到你的揭示回合
closed-card-nowhere = 目前沒有可派往的位置

## Intrigue cards

closed-intrigue-plot = 計謀密謀牌：用於你自己的回合
closed-intrigue-combat = 戰鬥密謀牌：用於戰鬥階段
closed-intrigue-won = 用於你贏得衝突時
closed-intrigue-endgame = 終局密謀牌：用於遊戲結束時
closed-intrigue-first = 只能在你的回合一開始打出
closed-intrigue-condition = 須符合：{ $condition }
closed-intrigue-cost = 無法支付費用：{ $cost }
closed-intrigue-nothing = 現在打出沒有效果

## The Imperium Row and the Reserve

closed-acquire-later = 在你的揭示回合才能獲取
closed-acquire-cost = 需要 { $n } 招募點數，你有 { $have }
closed-acquire-price = 無法支付費用：{ $price }
closed-acquire-none = 已經沒有了
closed-acquire-foldspace = 不能購買：由版圖位置「{ space-foldspace-space }」給予

## Where points came from, at the end of a game

source-start = 起始點數
source-influence = 影響力：{ $name }
source-alliance = 結盟：{ $name }
source-icons = 作戰圖標
source-trade = 兌換資源
source-other = 其他

## 衝突獎勵

closed-third-reward = 不發放：第三名獎勵僅限 { $n } 人以上的遊戲
# 規則的另一種解讀
closed-third-reward-tie = 僅限第二名平手時：{ $n } 人以上才有第三名獎勵
