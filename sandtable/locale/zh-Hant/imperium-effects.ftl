# What effects say, in our own words. Arguments and ids are explained in en/imperium-effects.ftl.
# House style:
# - terms of the printed Chinese edition: 特使 Agent, 揭示 reveal, 徵兵 recruit, 部署 deploy, 撤退 retreat,
#   銷毀 trash, 軍營 garrison, 個人供應區 supply, 招募點數 Persuasion, 劍刃 sword, 密謀牌 Intrigue card,
#   結盟標記 Alliance, 帝國牌供應區 Imperium Row, 版圖位置 board space; ours: 獲取 acquire, 棄置 discard,
#   儲備區 Reserve, 計謀 Plot; 輪 is a round, 回合 a turn
# - a space between Chinese and digits or Latin letters, none beside full-width punctuation
# - names of cards and spaces in 「」 within a sentence

## Putting sentences together

effect-sentence = { $text }。
effect-next = { $a }{ $b }

# Things that all happen: a comma; things to choose from: a semicolon, so that both can be nested.
# No 並 or 或 between them, since what follows may begin with a number or a plus.
join-and-two = { $a }，{ $b }
join-and-more = { $a }，{ $b }
join-and-last = { $a }，{ $b }
join-or-two = { $a }；{ $b }
join-or-more = { $a }；{ $b }
join-or-last = { $a }；{ $b }
# Names and amounts
names-and-two = { $a }、{ $b }
names-and-more = { $a }、{ $b }
names-and-last = { $a }、{ $b }
names-or-two = { $a }或{ $b }
names-or-more = { $a }、{ $b }
names-or-last = { $a }或{ $b }

## Parts of sentences

amount-solari = { $n } { resource-solari }
amount-spice = { $n } { resource-spice }
amount-water = { $n } { resource-water }

# Stands before 影響力
which-faction =
    { $faction ->
        [emperor] 皇帝
        [guild] 宇航公會
        [bene] 貝尼·潔瑟睿德女修會
        [fremen] 弗瑞曼人
       *[any] 自選一個派系的
    }

## Effects that hold others

effect-choose =
    { $n ->
        [1] 選擇一項：{ $options }
       *[other] 選擇不同的 { $n } 項：{ $options }
    }
effect-choose-inline =
    { $n ->
        [1] 擇一（{ $options }）
       *[other] 選擇不同的 { $n } 項（{ $options }）
    }

effect-arrow =
    { $voice ->
        [option] { $cost }：{ $effect }
        [opponent] { $cost }：{ $effect }
       *[effect] 你可{ $cost }：{ $effect }
    }

effect-when =
    { $inner ->
        [arrow] 若{ $cond }，{ $effect }
       *[other]
            { $more ->
                [yes] 若{ $cond }，額外：{ $effect }
               *[no] 若{ $cond }：{ $effect }
            }
    }
effect-when-inline = 若{ $cond }：{ $effect }
effect-per = { $count }：{ $effect }
effect-in-reveal-turn = 在你本輪的揭示回合：{ $effect }
effect-each-opponent =
    { $optional ->
        [yes] 每位對手可{ $effect }
       *[no] 每位對手必須{ $effect }
    }

## Effects

effect-nothing = 無效果
effect-gain =
    { $verb ->
        [yes] 獲得 { $amount }
       *[no] +{ $amount }
    }
effect-pay = 支付 { $amount }
effect-persuasion =
    { $verb ->
        [yes] 獲得 { $n } 招募點數
       *[no] +{ $n } 招募點數
    }
effect-swords =
    { $verb ->
        [yes] 獲得 { $n } 劍刃
       *[no] +{ $n } 劍刃
    }
effect-vp =
    { $verb ->
        [yes] 獲得 { $n } 勝利點數
       *[no] +{ $n } 勝利點數
    }

effect-recruit =
    { $deployable ->
        [yes] 徵兵 { $n } 支軍隊（於揭示回合可立即部署）
       *[no] 徵兵 { $n } 支軍隊
    }
effect-deploy =
    { $may ->
        [yes] 你可從軍營部署{ $n ->
            [0] 任意數量的軍隊
            [1] {" "}1 支軍隊
           *[other] 至多 { $n } 支軍隊
        }
       *[no] 從軍營部署{ $n ->
            [0] 任意數量的軍隊
           *[other] 至多 { $n } 支軍隊
        }
    }
effect-deploy-supply = 從個人供應區部署 { $n } 支軍隊
effect-retreat =
    { $n ->
        [0] 撤退任意數量的軍隊
       *[other] 撤退至多 { $n } 支軍隊
    }
effect-lose-troops =
    { $place ->
        [conflict] 失去衝突區域中的 { $n } 支軍隊
       *[garrison]
            { $voice ->
                [opponent] 失去其軍營中的 { $n } 支軍隊
               *[effect] 失去你軍營中的 { $n } 支軍隊
            }
    }

effect-draw = 抽 { $n } 張牌
effect-intrigue = 抽 { $n } 張密謀牌
effect-steal-intrigue = 每位持有至少 4 張密謀牌的對手，須隨機交給你其中 1 張
effect-discard = 棄置 { $n } 張牌
effect-trash =
    { $voice ->
        [cost] 銷毀 1 張牌
        [option] 銷毀 1 張牌
        [opponent] 銷毀 1 張牌
       *[effect] 你可銷毀 1 張牌
    }
effect-trash-self = 銷毀此牌
effect-fetch = 將棄牌堆中的 1 張{ $name }牌加入手牌
effect-acquire =
    { $top ->
        [yes] 不花招募點數獲取 1 張費用不超過 { $n } 的牌並置於牌庫頂
       *[no] 不花招募點數獲取 1 張費用不超過 { $n } 的牌
    }
effect-may-put-acquired-on-deck = 你可將獲取的每張牌置於牌庫頂
effect-discount = 本回合獲取「{ $card }」的費用減少 { $n } 招募點數
effect-foldspace = 從儲備區拿取 1 張「{ card-foldspace }」，放入你的棄牌堆

effect-influence = { $with }影響力 +{ $n }
effect-influence-each = { $with }影響力各 +{ $n }
effect-influence-different = 自選 { $n } 個不同派系的影響力各 +1
effect-lose-influence = 失去{ $with } { $n } 點影響力
effect-space-influence = 你派往的派系位置提供 { $n } 點影響力，而非 1 點

effect-mentat =
    { $voice ->
        [reward] 取得晶算師（無論在何處）作為下一輪的額外特使
        [space] 取得晶算師（若在此處）作為本輪的額外特使
       *[effect] 取得晶算師作為本輪的額外特使
    }
effect-swordmaster = 取得你的劍術大師，此後作為你的第三位特使
effect-council-seat = 取得高等理事會席次，此後你的每個揭示回合 +2 招募點數
effect-recall-agent = 從版圖召回你的一位特使，可再次派遣
effect-control = 取得「{ $space }」的控制權
effect-signet = 使用你領袖的印戒能力
effect-harvest = 採收 { $n } 香料，以及此處所有囤積的香料
effect-sell-melange = 出售香料一次：{ $rates }
sell-rate = 以 { $spice } { resource-spice }換 { $solari } { resource-solari }

## Rules that no tree can say

hook-double-harvest = 此特使採收的基礎香料加倍
hook-kwisatz-haderach = 將你的一位特使（已在版圖上的亦可）派往任一位置，無視特使圖標與該處的特使；仍須支付其費用並符合其需求
hook-the-voice = 指定一個版圖位置；直到你的下個回合為止，對手不能派遣特使到該處
hook-manipulate = 將帝國牌供應區的 1 張牌移至一旁並補牌；在你本輪的揭示回合，你可獲取該牌，費用減少 1 招募點數；若未獲取，則將其銷毀
hook-prudent-diplomacy = 選擇一個有對手影響力高於你的派系，該派系影響力 +1
hook-peek-draw-or-trash = 查看你的牌庫頂牌，然後抽取或銷毀該牌
hook-refocus = 將你的棄牌堆洗入牌庫
hook-bindu-suspension = 你可立即結束本回合，不派遣特使也不揭示
hook-double-cross = 由你選擇一位對手，該對手失去衝突區域中的 1 支軍隊
hook-dispatch-an-envoy = 你本回合打出的牌額外擁有四個派系的特使圖標
hook-infiltrate = 你本回合派遣的下一位特使不受對手特使阻擋

## Conditions, to stand behind 若

cond-influence-at-least = 你的{ $with }影響力至少有 { $n } 點
cond-alliance =
    { $faction ->
        [any] 你持有任一結盟標記
       *[other] 你持有{ $name }的結盟標記
    }
cond-bond = 你場上有另一張{ $name }牌
cond-council = 你擁有高等理事會席次
cond-mentat-home = 晶算師在「{ space-mentat }」位置上
cond-deck-not-empty = 你的牌庫還有牌
cond-opponent-in-conflict = 衝突區域中有對手的軍隊
cond-agent-on-board = 你有特使在版圖上
cond-copies-at-least = 你擁有至少 { $n } 張「{ $card }」
cond-most-copies = 你擁有的「{ $card }」比每位對手都多
cond-tracks-at-least =
    { $tracks ->
        [4] 你在全部四個派系各有至少 { $n } 點影響力
       *[other] 你在至少 { $tracks } 個派系各有至少 { $n } 點影響力
    }

## What is counted, to stand before what it gives

count-fremen-cards-in-play = 你場上每有一張弗瑞曼人牌（含此牌）

## Left abilities of Leaders

trait-prescience-text = 你可隨時查看你的牌庫頂牌
trait-landsraad-popularity-text = 你派遣特使到蘭茲拉德位置時，費用減少 1 太陽幣
trait-masterstroke-text = 遊戲開始前，秘密選擇兩個派系；每場遊戲限一次，在你部署至少 4 支軍隊的回合，你可公開這兩個派系，影響力各 +1
trait-arrakis-fiefdom-text = 遊戲開始時，你擁有額外的資源
trait-spice-addict-text = 每當你在創造者位置採收香料，少獲得 1 香料，並抽 1 張牌
trait-connections-text = 當你取得高等理事會席次時，自選一個派系的影響力 +1
trait-ruthless-negotiator-text = 每當你以太陽幣支付版圖位置的費用，抽 1 張牌
trait-eyes-everywhere-text = 在蘭茲拉德與城市位置，對手的特使不會阻擋你的特使

## Lines of a piece: what stands before the text

label-cost = 費用
label-factions = 派系
label-icons = 特使圖標
label-agent = 派遣特使時
label-reveal = 揭示時
label-acquire = 獲取時
label-trash = 銷毀時
label-when = 時機
label-condition = 條件
label-effect = 效果
label-endgame = 終局時
label-icon = 特使圖標
label-needs = 需求
label-influence = 影響力
label-later = 你的揭示回合
label-control = 控制
label-combat = 戰鬥
label-once = 限制
label-house = 家族
label-complexity = 複雜度
label-trait = 能力
label-signet = 印戒
label-start = 起始資源
label-level = 等級
label-about = 爭奪地點
label-first = 第一名
label-second = 第二名
label-third = 第三名（限四人遊戲）
label-level-2 = 影響力 2
label-level-4 = 影響力 4
label-alliance = 結盟

## Lines of a piece: texts that are not effects

line-no-icons = 無
line-cost = { $n } 招募點數
line-needs = { $condition }
line-combat = 你本回合可部署軍隊：本回合徵得的軍隊不限數量，另可從軍營部署至多 2 支
line-once = 每位玩家每場遊戲限一次
line-later = 若你有特使仍在此處：{ $effect }
line-control = 每當任何玩家派遣特使到此處，此位置的控制者獲得：{ $effect }
line-level =
    { $n ->
        [1] I
        [2] II
       *[3] III
    }
line-about = { $space }；翻開此牌時，其控制者可從個人供應區部署 1 支軍隊
line-complexity = { $n }／3
line-ability = { $name }：{ $text }
line-level-2 = { $effect }；低於 2 時失去
line-alliance = 最先達到 4 點影響力者：{ $effect }；若有人影響力更高，轉歸該玩家
window-plot = 計謀：你的回合中隨時
window-plot-first = 計謀：你的回合一開始，先於其他行動
window-combat = 戰鬥：你在衝突區域中有軍隊時
window-combat-won = 戰鬥：你贏得衝突後
window-endgame = 終局：遊戲結束時
