### Style: docs/style/zh-Hant.md

# Grafting, and the effects of the cards of Immortality, in Traditional Chinese. 嫁接 is ours: no printed translation is known.

## Effects

effect-graft = 嫁接：與另一張牌一起以一名特使打出
effect-graft-with-row = 另一張牌可為帝國牌供應區的牌；回合結束時將其銷毀
effect-copy-partner = 將另一張嫁接牌的整個「派遣特使時」欄視為此牌的效果使用
effect-return-partner = 你本輪的揭示回合開始時，將另一張嫁接牌收回手牌
effect-trash-partner = 銷毀另一張嫁接牌
effect-trash-one-of-pair = 銷毀兩張嫁接牌之一
effect-choose-intrigue = 查看密謀牌庫頂 2 張牌，保留 1 張，將另一張放回牌庫頂
effect-combat-icon = 本回合你可如同在戰鬥位置般部署
effect-recall-sent-agent = 你可召回本回合派遣的特使（可再次派遣）
effect-gain-icons = 若{ $cond }，此牌具有以下特使圖標：{ $icons }
hook-ignore-agents = 此特使可前往有對手特使的位置

## Conditions, to stand behind 若

cond-grafted = 此牌已嫁接
cond-grafted-with = 另一張嫁接牌為{ $names }牌
cond-most-troops = 你在衝突區域的軍隊比每位對手都多
cond-spice-at-least = 你擁有至少 { $n } 香料
cond-opponent-played-combat-card = 本場衝突有對手打出過戰鬥密謀牌

## What is counted, to stand before what it gives

count-partner-icons = 另一張嫁接牌每有 1 個特使圖標

## The table

window-combat-lost = 戰鬥：衝突結束時你失去至少 { $n } 支軍隊之後
ask-lost =
    { $cards ->
        [yes] 衝突結束時你失去了軍隊。打出一張牌，或跳過。
       *[no] 衝突結束時你失去了軍隊。你沒有可打出的牌。
    }
ask-graft-partner = 要與哪張牌一起打出？
do-graft-row = 帝國牌供應區的「{ $piece }」
ask-graft-envoy = 所有派系的圖標要加到兩張牌中的哪一張？
ask-keep-intrigue = 要保留哪張密謀牌？另一張會放回牌庫頂。
do-keep-intrigue = 保留「{ $piece }」
closed-graft-alone = 你沒有其他牌可與它一起打出
closed-intrigue-lost = 用於衝突結束時你失去軍隊後
event-intrigue-back =
    { $known ->
        [yes] { $who } 將「{ $thing }」放回密謀牌庫頂
       *[no] { $who } 將 1 張密謀牌放回牌庫頂
    }
