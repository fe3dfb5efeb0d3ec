### Style: docs/style/zh-Hant.md

# 間諜與哨站：效果、問題、回答、紀錄，以及位置為何不開放

## Effects, conditions, counts

effect-spy =
    派遣 { $n } 名間諜{ $where ->
        [here] 到剛派遣特使的位置旁的哨站
        [icons] 到連接{ $icons }位置的哨站
       *[anywhere] { "" }
    }{ $shared ->
        [yes] （該處可已有對手的間諜）
       *[no] { "" }
    }
effect-recall-spy = 召回 { $n } 名間諜
hook-guild-spy = 若你本回合獲取「{ card-the-spice-must-flow }」，你監視的每個派系各獲得 1 點影響力（僅一次）
cond-recalled-spy = 你本回合召回過間諜
cond-spies-at-least = 你有至少 { $n } 名間諜在哨站上
cond-spying-maker = 你監視著創造者位置
cond-spy-placed-on = 該哨站連接{ $icons }位置
count-factions-spied-on = 你每監視 1 個派系

## Questions and answers

ask-spy-post =
    { $n ->
        [1] 要派遣間諜到哪個哨站？
       *[other] { $n } 名間諜中的第一名要派遣到哪個哨站？
    }
ask-spy-back = 你的個人供應區沒有間諜。要收回哪一名再派遣？
ask-spy-recall =
    { $n ->
        [1] 要召回哪名間諜？
       *[other] 要召回 { $n } 名間諜，第一名是哪一名？
    }
ask-infiltrate = 要召回哪名間諜以滲透「{ $piece }」？
ask-gather = 收集情報：要召回間諜以抽 1 張牌嗎？
do-spy-at = 在「{ $piece }」的間諜
do-spy-back-none = 全部保留
do-gather-none = 不召回

## The log

event-spy-placed = { $who } 派遣間諜到「{ $thing }」
event-spy-taken-back = { $who } 收回在「{ $thing }」的間諜
event-spy-recalled = { $who } 召回在「{ $thing }」的間諜
event-infiltrated = { $who } 召回在「{ $thing }」的間諜以滲透
event-intelligence = { $who } 召回在「{ $thing }」的間諜以收集情報

## Why a space is closed

closed-spy-icon = 你沒有間諜監視此處
closed-infiltrate = 若在「{ $posts }」有間諜，便可滲透

## What there is to say of a post

note-spy-watches =
    { $own ->
        [yes] 你的間諜讓有間諜圖標的牌能派遣特使到這些位置；派遣到該處時，可召回間諜以抽 1 張牌。
       *[no] 若在此有間諜，有間諜圖標的牌便能派遣特使到這些位置；派遣到該處時，可召回間諜以抽 1 張牌。
    }
note-spy-infiltrate =
    { $own ->
        [yes] 召回間諜便可滲透「{ $space }」：即使已有特使，仍可派遣到該處。
       *[no] 若在此有間諜，召回它便可滲透「{ $space }」：即使已有特使，仍可派遣到該處。
    }
note-spy-of = 此處有 { $who } 的間諜。
