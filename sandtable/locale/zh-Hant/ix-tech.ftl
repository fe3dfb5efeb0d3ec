### Style: docs/style/zh-Hant.md

# 技術板塊、中間人，以及獲取板塊的圖標（Rise of Ix）

## 板塊的文字

label-tech-flip = 你的回合，每輪一次
label-tech-own-turn = 你的回合中
label-tech-reveal-turn = 你的揭示回合
label-tech-round-start = 輪次開始時
label-tech-win-conflict = 當你贏得衝突時
label-tech-always = 持續
label-tech-rival = 勁敵
line-tech-rival = 勁敵可以獲取

## 效果

effect-acquire-tech =
    { $must ->
        [yes] 獲取 1 個技術板塊
       *[no] { $voice ->
            [option] 獲取 1 個技術板塊
           *[other] 你可獲取 1 個技術板塊
        }
    }{ $n ->
        [0] {""}
       *[other] ，費用減少 { $n } 香料
    }{ $solari ->
        [yes] （以香料或太陽幣其中一種支付）
       *[no] {""}
    }
effect-negotiator =
    { $voice ->
        [option] 放置 { $n } 名中間人
       *[other] 你可放置 { $n } 名中間人
    }
effect-trash-tile = 銷毀此板塊
effect-exchange-intrigue = 將任意數量的密謀牌置於密謀牌庫底，然後抽取相同數量
effect-more-shipped-troops = 每當你從運輸記錄條徵兵時，額外徵兵 { $n } 次；你可立即部署其中任意數量的軍隊
effect-win-ties = 勝利點數平手時由你獲勝
cond-techs-at-least = 你擁有至少 { $n } 個技術板塊
cond-persuasion-at-least = 你本回合獲得至少 { $n } 招募點數
count-revealed-with-swords = 你本回合每展示 1 張提供劍刃的牌
count-factions-at-most = 你每有 1 個影響力不超過 { $n } 的派系

## 問題與回答

ask-tech = 要獲取哪個技術板塊？
do-tech-none = 不獲取
ask-negotiators =
    { $known ->
        [yes] 「{ $piece }」：要將幾名中間人放回個人供應區？
       *[no] 要將幾名中間人放回個人供應區？
    }
do-negotiators =
    { $n ->
        [0] 不放回
       *[other] { $n } 名
    }
do-negotiators-for =
    { $n ->
        [0] 不放回：支付 { $price }
       *[other] { $n } 名：支付 { $price }
    }
ask-tech-currency = 要以何種資源支付板塊？
ask-exchange-intrigue = 要將哪些密謀牌置於牌庫底？你將抽取相同數量。
do-exchange-intrigue = 將「{ $piece }」置於牌庫底
do-exchange-intrigue-done = 完成
do-use-tech = 使用「{ $name }」
closed-tech-later = 只能透過獲取技術板塊的圖標拿取
note-tech =
    費用 { $n } 香料{ $used ->
        [0] {""}
       *[other] ，中間人可減少 { $used }
    }{ $possible ->
        [yes] {""}
       *[no] （目前不足）
    }。

## 記錄

event-tech = { $who } 獲取「{ $thing }」
event-tech-open = 翻開「{ $thing }」
event-tech-cleared = 沒有勁敵可獲取的板塊面朝上，銷毀「{ $thing }」
event-tech-flipped = { $who } 將「{ $thing }」翻為面朝下
event-tech-up = { $who } 將「{ $thing }」翻為面朝上
event-tech-trashed = { $who } 銷毀「{ $thing }」
event-negotiator = { $who } 放置 { $n } 名中間人
event-negotiator-home = { $who } 的 { $n } 名中間人回到個人供應區
