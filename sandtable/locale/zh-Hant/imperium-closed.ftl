# Why something cannot be chosen: short lines without a full stop. Arguments and ids are explained in
# en/imperium-closed.ftl, the house style in imperium-effects.

## Board spaces

closed-revealed = 你已揭示：本輪不能再派遣特使
closed-no-agent = 你沒有可派遣的特使
closed-no-icon = 「{ $card }」沒有{ $icon }圖標
closed-no-icon-in-hand = 你的手牌都沒有{ $icon }圖標
closed-own-agent = 你的特使已在此處
closed-agent = { $who } 的特使在此處
closed-cost = 費用 { $amount }，你有 { $have }
closed-influence = 需要{ $with }影響力 { $n } 點，你有 { $have } 點
closed-council = 你已有席次
closed-swordmaster = 你已有劍術大師
closed-level = 在哈葛爾家族的此難度下不開放
closed-voice = { $who } 禁止派往此處：{ card-the-voice }

## Cards in hand

closed-card-no-icons = 沒有特使圖標：留到你的揭示回合
closed-card-nowhere = 可派往的位置目前都不開放

## Intrigue cards

closed-intrigue-plot = 計謀牌：用於你自己的回合
closed-intrigue-combat = 戰鬥牌：用於戰鬥階段
closed-intrigue-won = 用於你贏得衝突時
closed-intrigue-endgame = 終局牌：用於遊戲結束時
closed-intrigue-first = 只能在你的回合一開始打出
closed-intrigue-condition = 須符合：{ $condition }
closed-intrigue-cost = 你無法做到：{ $cost }
closed-intrigue-nothing = 現在打出沒有效果

## The Imperium Row and the Reserve

closed-acquire-later = 在你的揭示回合才能獲取
closed-acquire-cost = 費用 { $n } 招募點數，你有 { $have }
closed-acquire-none = 已經沒有了
closed-acquire-foldspace = 不能購買：由版圖位置「{ space-foldspace-space }」給予

## Where points came from, at the end of a game

source-start = 起始點數
source-influence = 影響力：{ $name }
source-alliance = 結盟：{ $name }
source-trade = 以物資換取
source-other = 其他
