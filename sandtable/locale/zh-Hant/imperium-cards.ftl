### Style: docs/style/zh-Hant.md

# 後續盒裝加入的效果。各訊息的引數見 imperium-effects.ftl。

## Effects that hold others

effect-then = { $first }，然後{ $second }
lines-two = { $a }；另外，{ $b }
lines-more = { $a }；{ $b }
lines-last = { $a }；另外，{ $b }
effect-each-acquired = 此後你每獲取 1 張牌，{ $effect }

## Effects

effect-trash-another =
    { $place ->
        [hand] 銷毀手牌中另一張{ $name }牌
       *[play] 銷毀你場上另一張{ $name }牌
    }
effect-trash-from =
    { $voice ->
        [effect] 你可銷毀{ $place ->
            [hand] 手牌中的 1 張牌
           *[play] 你場上的 1 張牌
        }
       *[other] 銷毀{ $place ->
            [hand] 手牌中的 1 張牌
           *[play] 你場上的 1 張牌
        }
    }
effect-trash-intrigue = 銷毀你的 { $n } 張密謀牌
effect-discard-intrigue = 棄置你的 { $n } 張密謀牌
effect-return-self = 將此牌收回手牌
effect-acquire-for-solari = 你可支付太陽幣，獲取 1 張費用等同此數量的牌並加入手牌
effect-acquire-to-hand = 免費獲取 1 張費用 { $n } 或以下的牌；若{ $cond }，將其加入手牌
effect-retreat-exactly =
    { $exact ->
        [yes] 撤退 { $n } 支軍隊
       *[no] 撤退 { $n } 至 { $most } 支軍隊
    }
effect-lose-influence-times = 失去 { $n } 點任意派系影響力，共 { $times } 次
effect-recall-another-agent = 召回你在版圖上的另一名特使（可再次派遣）

## Rules that no tree can say

hook-ignore-requirements = 此特使無視位置的影響力需求
hook-deploy-recruited = 本回合徵兵獲得的軍隊可部署到衝突區域，即使該位置不是戰鬥位置
hook-sift = 查看你的牌庫頂 3 張牌：抽 1 張、棄置 1 張、銷毀 1 張

## Conditions, to stand behind 若

cond-sent-to-maker = 你將此特使派往創造者位置
cond-sent-to-faction = 你將此特使派往派系位置
cond-discarded = 該牌為{ $name }牌
cond-deck-at-least = 你的牌庫至少有 { $n } 張牌
cond-has-swordmaster = 你擁有劍術大師
cond-shadow-alliance = 你在結盟標記由對手持有的派系擁有至少 { $n } 點影響力

## What is counted, to stand before what it gives

count-revealed-of = 你本回合每展示 1 張{ $name }牌（含此牌）
count-other-revealed-with-swords = 你本回合每展示 1 張其他提供劍刃的牌

## Questions and answers

ask-line = 選擇此牌的一項效果。
do-line-none = 不再使用
ask-order = 要先結算哪個效果？
ask-sift =
    { $trashed ->
        [yes] 要棄置哪張牌？另一張由你抽取。
       *[no] 你的牌庫頂 3 張牌：要銷毀哪一張？
    }
do-sift-trash = 銷毀「{ $piece }」
do-trash-intrigue = 銷毀「{ $piece }」

## The log

event-returned = { $who } 將「{ $thing }」收回手牌
event-intrigue-trashed = { $who } 銷毀「{ $thing }」
event-intrigue-discarded = { $who } 棄置「{ $thing }」
