### Style: docs/style/zh-Hant.md

# What effects say, in our own words. Arguments and ids are explained in en/imperium-effects.ftl.
# House style:
# - terms of the printed Chinese edition: 特使 Agent, 揭示回合 Reveal turn (in it cards are 展示), 徵兵 recruit,
#   部署 deploy, 撤退 retreat, 銷毀 trash, 棄置 discard, 獲取 acquire, 軍營 garrison, 個人供應區 supply,
#   招募點數 Persuasion, 劍刃 sword, 密謀牌 Intrigue card, 結盟標記 Alliance, 議員 seat on the High Council,
#   帝國牌供應區 Imperium Row, 版圖位置 board space; ours: 儲備區 Reserve, 計謀 Plot; 輪 is a round, 回合 a turn
# - measure words: 點 for influence and Victory Points, 個 for swords, 名 for Agents, 支 for troops;
#   徵兵 has its object in itself and takes 次. Gains are said with 獲得, never with a plus
# - with influence the factions are 皇帝派系, 弗瑞曼派系 …; before any other noun 弗瑞曼, by themselves 弗瑞曼人
# - a space between Chinese and digits or Latin letters, none beside full-width punctuation
# - names of cards and spaces in 「」 within a sentence

## Putting sentences together

effect-sentence = { $text }。
effect-next = { $a }{ $b }

# Things that all happen: a comma; things to choose from: a semicolon, so that both can be nested.
# No 並 or 或 between them, since what follows may be a whole sentence.
# Amounts one behind another share their 獲得: 獲得 2 招募點數、1 個劍刃.
join-and-two =
    { $again ->
        [yes] { $a }、{ $b }
       *[no] { $a }，{ $b }
    }
join-and-more = { join-and-two }
join-and-last = { join-and-two }
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
amount-persuasion = { $n } 招募點數

# Stands before 影響力
which-faction =
    { $faction ->
        [emperor] 皇帝派系
        [guild] 宇航公會派系
        [bene] 貝尼·潔瑟睿德女修會派系
        [fremen] 弗瑞曼派系
        [great_houses] 大氏族派系
        [fringe_worlds] 邊緣世界派系
       *[any] 任意派系
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
                [yes] 若{ $cond }，額外{ $effect }
               *[no] 若{ $cond }：{ $effect }
            }
    }
effect-when-inline = 若{ $cond }：{ $effect }
effect-per = { $count }，{ $effect }
effect-in-reveal-turn = 在你本輪的揭示回合：{ $effect }
effect-each-opponent =
    { $optional ->
        [yes] 每位對手可{ $effect }
       *[no] 每位對手必須{ $effect }
    }

## Effects

effect-nothing = 無效果
effect-gain =
    { $again ->
        [yes] { $amount }
       *[no] 獲得 { $amount }
    }
effect-pay = 支付 { $amount }
effect-persuasion =
    { $again ->
        [yes] { $n } 招募點數
       *[no] 獲得 { $n } 招募點數
    }
effect-swords =
    { $again ->
        [yes] { $n } 個劍刃
       *[no] 獲得 { $n } 個劍刃
    }
effect-vp =
    { $again ->
        [yes] { $n } 點勝利點數
       *[no] 獲得 { $n } 點勝利點數
    }

effect-recruit =
    { $deployable ->
        [yes] 徵兵 { $n } 次（揭示回合中可立即部署）
       *[no] 徵兵 { $n } 次
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
    }到衝突區域
effect-deploy-supply = 從個人供應區部署 { $n } 支軍隊到衝突區域
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
effect-steal-intrigue = 每位持有 4 張或更多密謀牌的對手，須隨機交給你 1 張密謀牌
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
        [yes] 免費獲取 1 張費用 { $n } 或以下的牌並置於牌庫頂
       *[no] 免費獲取 1 張費用 { $n } 或以下的牌
    }
effect-may-put-acquired-on-deck = 你可將獲取的每張牌置於牌庫頂
effect-discount = 本回合獲取「{ $card }」的費用減少 { $n } 招募點數
effect-foldspace = 從儲備區拿取 1 張「{ card-foldspace }」，放入你的棄牌堆

effect-influence = 獲得 { $n } 點{ $with }影響力
effect-influence-each = 獲得{ $with }影響力各 { $n } 點
effect-influence-different = 獲得 { $n } 個不同派系的影響力各 1 點
effect-lose-influence = 失去 { $n } 點{ $with }影響力
effect-space-influence = 你派往的派系位置提供 { $n } 點影響力，而非 1 點

effect-mentat =
    { $voice ->
        [reward] 無論晶算師在何處皆可拿取（下一輪作為你的額外特使）
        [space] 若晶算師在此處則拿取（本輪作為你的額外特使）
       *[effect] 拿取晶算師（本輪作為你的額外特使）
    }
effect-swordmaster = 獲得你的劍術大師（此後你共有 3 名特使）
effect-council-seat = 成為高等理事會議員（此後每個揭示回合額外獲得 2 招募點數）
effect-recall-agent = 召回你在版圖上的 1 名特使（可再次派遣）
effect-control = 控制「{ $space }」
effect-signet = 使用你領袖的印戒能力
effect-harvest =
    { $n ->
        [0] 拿取此處所有囤積的香料
       *[other] 採收 { $n } 香料，以及此處所有囤積的香料
    }
effect-sell-melange = 出售香料一次：{ $rates }
sell-rate = 以 { $spice } { resource-spice }換 { $solari } { resource-solari }

## Rules that no tree can say

hook-double-harvest = 此特使採收的基礎香料加倍
hook-kwisatz-haderach = 將你的 1 名特使（已在版圖上的亦可）派往任一位置，無視特使圖標與該處的特使；仍須支付其費用並符合其需求
hook-the-voice = 指定一個版圖位置；直到你的下個回合為止，對手不能派遣特使到該處
hook-manipulate = 將帝國牌供應區的 1 張牌放在一旁，並補滿供應區；在你本輪的揭示回合，你可獲取該牌，費用減少 1 招募點數；若未獲取，則將其銷毀
hook-prudent-diplomacy = 選擇一個有對手影響力高於你的派系，獲得 1 點該派系影響力
hook-peek-draw-or-trash = 查看你的牌庫頂牌，然後抽取或銷毀該牌
hook-refocus = 將你的棄牌堆洗入牌庫
hook-bindu-suspension = 你可立即結束本回合，不派遣特使，也不展示手牌
hook-double-cross = 由你選擇一位對手，該對手失去衝突區域中的 1 支軍隊
hook-dispatch-an-envoy = 你本回合打出的牌額外擁有四個派系的特使圖標
hook-infiltrate = 你本回合派遣的下一名特使無視對手的特使

## Conditions, to stand behind 若

cond-influence-at-least = 你擁有至少 { $n } 點{ $with }影響力
cond-alliance =
    { $faction ->
        [any] 你持有任一結盟標記
       *[other] 你持有{ $name }的結盟標記
    }
cond-bond = 你場上有另一張{ $name }牌
cond-council = 你是高等理事會議員
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

count-fremen-cards-in-play = 你場上每有 1 張弗瑞曼牌（含此牌）

## Left abilities of Leaders

trait-prescience-text = 你可隨時查看你的牌庫頂牌
trait-landsraad-popularity-text = 你派遣特使到蘭茲拉德位置時，費用減少 1 太陽幣
trait-masterstroke-text = 遊戲開始前，秘密選擇兩個派系；在你部署至少 4 支軍隊的回合，你可公開這兩個派系，各獲得 1 點影響力（每局遊戲僅能使用一次）
trait-arrakis-fiefdom-text = 遊戲開始時，你額外擁有 { $start }
trait-spice-addict-text = 每當你在創造者位置採收香料，少獲得 1 香料，並抽 1 張牌
trait-connections-text = 當你成為高等理事會議員時，獲得 1 點任意派系影響力
trait-ruthless-negotiator-text = 每當你以太陽幣支付版圖位置的費用，抽 1 張牌
trait-eyes-everywhere-text = 你派遣特使到蘭茲拉德與城市位置時，無視對手的特使

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
label-level = 等級
label-about = 爭奪地點
label-first = 第一名
label-second = 第二名
label-third = 第三名（四人遊戲）
# The same in boxes where those who tie for second take it below four players (UPR-16.8)
label-third-or-tie = 第三名（四人遊戲；少於四人時用於第二名平手）
label-level-1 = 1 點影響力
label-level-2 = 2 點影響力
label-level-3 = 3 點影響力
label-level-4 = 4 點影響力
label-alliance = 結盟

## Lines of a piece: texts that are not effects

line-no-icons = 無
line-cost = { $n } 招募點數
line-needs = { $condition }
line-combat = 可將本回合徵兵獲得的任意數量軍隊部署到衝突區域，並可額外從軍營部署至多 2 支軍隊
line-once = 每位玩家每局遊戲僅能使用一次
line-later = 若你有特使仍在此處：{ $effect }
line-control = 每當任何玩家派遣特使到此處，控制此位置的玩家{ $effect }
line-level =
    { $n ->
        [1] 1 級
        [2] 2 級
       *[3] 3 級
    }
line-about = { $space }；翻開此牌時，控制此處的玩家可從個人供應區部署 1 支軍隊到衝突區域（防禦獎勵）
line-complexity = { $n }
line-ability = { $name }：{ $text }
line-points = { $effect }；影響力低於 { $n } 點時失去
line-alliance = 首位達到 { $n } 點影響力的玩家：{ $effect }；若其他玩家的影響力更高，則轉移給該玩家
window-plot = 計謀：你的回合中隨時
window-plot-first = 計謀：你的回合一開始，先於其他行動
window-combat = 戰鬥：你參與衝突時
window-combat-won = 戰鬥：你贏得衝突後
window-endgame = 終局：遊戲結束時

effect-either = 若{ $cond }：{ $effect }；否則：{ $otherwise }
cond-paid-at-least = 你支付了該費用
cond-anybody-has-swordmaster = 任一玩家擁有劍術大師
line-cost-optional = 無，或 { $cost }
line-cost-cheaper = { $cost }；若{ $cond }則為 { $less }
label-discard = 從手牌棄置時
label-combat-effect = 戰鬥時
icon-spy = 間諜

## House Hagal cards and levels of the solo game, line by line

label-space = 位置
label-way = 可前往的位置之一
label-posts = 哨站（依此順序）
label-swords = 劍刃
label-rival-troops = 勁敵起始軍隊
label-rival-intrigue = 勁敵起始密謀牌
label-mentat-cost = 晶算師所需太陽幣
label-closed = 你不能前往的位置
line-way = { $space }：{ $effect }
line-way-if = { $space }（若{ $cond }）：{ $effect }
