### Style: docs/style/zh-Hant.md

# What the table says: the questions it asks, the labels of the answers, the lines of the log and how
# a game ended. Arguments and ids are explained in en/imperium-table.ftl, the house style in imperium-effects.
# A space stands beside $who, since a name may be in Latin letters.

## Players

seat-name = 座位 { $n }
house-hagal = 哈葛爾家族

## Questions: ask-… by the kind of the decision

ask-by = { $piece }：{ $question }

ask-leader = 選擇你的領袖。
ask-tokens =
    { trait-masterstroke }：{ $n ->
        [1] 秘密選擇你的第一個派系（共兩個）。
       *[2] 秘密選擇你的第二個派系（共兩個）。
    }
ask-defend = 這場衝突爭奪你控制的「{ $piece }」。要以防禦獎勵從個人供應區部署 1 支軍隊到衝突區域嗎？
ask-turn =
    { $agent ->
        [yes] 輪到你了：打出一張牌派遣特使，或執行揭示回合。
       *[no] 輪到你了：目前無法派遣特使，請執行揭示回合。
    }
ask-agent = 要派遣哪名特使？
ask-space = 要派遣特使到哪裡？
ask-melange = { space-sell-melange }：要出售多少香料？
ask-figure = 要派遣哪一個？本輪衝突的獎勵可能在放置囤積的香料之前將晶算師移出版圖。

ask-menu =
    { $end ->
        [yes] 接下來要做什麼？
       *[no] 還有效果尚待結算。
    }
ask-menu-agent =
    { $end ->
        [yes] 你的特使在「{ $piece }」。接下來要做什麼？
       *[no] 你的特使在「{ $piece }」。還有效果尚待結算。
    }
ask-menu-reveal =
    { $end ->
        [yes] 揭示回合，剩餘 { $n } 招募點數。接下來要做什麼？
       *[no] 揭示回合，剩餘 { $n } 招募點數。還有效果尚待結算。
    }

ask-part = 要先結算哪個效果？
# $paid: what is left has to be paid for, and can be left
ask-reward-part =
    { $paid ->
        [yes] 要支付費用領取更多獎勵嗎？
       *[no] 要先領取哪一項獎勵？
    }
ask-option =
    { $more ->
        [yes] 再選擇一項。
       *[no] { $n ->
            [1] 選擇一項。
           *[other] 依序選擇不同的 { $n } 項。
        }
    }
ask-deck-top = 你獲取了「{ $piece }」。要置於牌庫頂嗎？
ask-aside = 將帝國牌供應區的 1 張牌放在一旁。
ask-peek =
    { $known ->
        [yes] 你的牌庫頂牌是「{ $card }」。要抽取還是銷毀？
       *[no] 要抽取還是銷毀你的牌庫頂牌？
    }
ask-ally = 你失去{ $piece }的結盟標記。要由誰取得？
ask-combat =
    { $cards ->
        [yes]
            { $played ->
                [yes] 戰鬥：再打出一張牌，或到此為止。
               *[no] 戰鬥：打出一張牌，或跳過。
            }
       *[no] 戰鬥：你目前沒有可打出的牌。
    }
ask-won =
    { $cards ->
        [yes] 你贏得了衝突。可打出一張獲勝時使用的牌，或跳過。
       *[no] 你贏得了衝突。你沒有獲勝時可打出的牌。
    }
ask-endgame =
    { $cards ->
        [yes] 終局：打出一張牌，或跳過。
        [besides] 終局：使用作戰圖標，或跳過。
       *[no] 終局：你沒有可打出的牌。
    }

# Whoever is meant by 你 in the question is the Rival
ask-rival = 請以 { $who } 的身分決定。{ $question }

## Answers: do-… by the word, and by the kind of the decision where that matters

do-end = 結束回合
do-reveal = 展示手牌
do-pass = 跳過
do-done = 完成
do-ability = 使用「{ trait-masterstroke }」
do-agent-ready = 待命的特使
do-agent-at = 在「{ $piece }」的特使
do-play = 打出「{ $piece }」
do-box = 結算「{ $piece }」的效果
# 一格中有多個效果尚待結算
do-box-more = { $a }／{ $b }
# 一格的效果與其來源
do-box-by = { $effect }（{ $piece }）
do-box-space = 結算版圖位置的效果
do-box-influence = 獲得版圖位置的影響力
do-part = 效果 { $n }
do-deploy =
    { $n ->
        [0] 不部署軍隊
       *[other] 部署 { $n } 支軍隊
    }
do-retreat =
    { $n ->
        [0] 不撤退軍隊
       *[other] 撤退 { $n } 支軍隊
    }
do-melange = 以 { $spice }換 { $solari }
do-acquire = 獲取「{ $piece }」（費用 { $n }）
do-acquire-for = 獲取「{ $piece }」：{ $price }
do-acquire-free = 獲取「{ $piece }」
do-acquire-aside = 獲取放在一旁的牌
do-aside = 將「{ $piece }」放在一旁
do-fetch = 拿取「{ $piece }」
do-discard = 棄置「{ $piece }」
do-trash-card = 銷毀手牌中的「{ $piece }」
do-trash-discard = 銷毀棄牌堆中的「{ $piece }」
do-trash-inplay = 銷毀場上的「{ $piece }」
do-trash-none = 不銷毀
do-trash-played = 銷毀剛打出的「{ $piece }」
do-trash-twin =
    { $known ->
        [yes] 銷毀場上另一張「{ $piece }」
       *[no] 銷毀另一張與剛打出的牌同名的牌
    }
do-peek-draw = 抽取
do-peek-trash = 銷毀
do-defend-yes = 部署 1 支軍隊
do-defend-no = 不部署軍隊
do-figure-yes = 晶算師
do-figure-no = 你自己的特使
do-deck-top-yes = 置於牌庫頂
do-deck-top-no = 放入棄牌堆
do-pass-turn-yes = 立即結束本回合
do-pass-turn-no = 繼續本回合
do-rival-pay-no = 不支付

## The log: event-… by the kind of the event

event-because = { $event }（{ $cause }）

event-leader = { $who } 的領袖是{ $thing }
event-tokens-picked = { $who } 秘密選擇了 { $n } 個派系
event-round = 第 { $n } 輪
event-conflict = 本輪衝突：{ $thing }
event-defend = { $who } 使用「{ $cause }」的防禦獎勵
event-turn = { $who } 開始回合
event-card-played = { $who } 打出「{ $thing }」
event-agent = { $who } 派遣特使到「{ $thing }」
event-reveal =
    { $n ->
        [0] { $who } 執行揭示回合，沒有手牌
       *[other] { $who } 展示 { $n } 張手牌
    }
event-revealed-card = { $who } 展示「{ $thing }」
event-turn-passed = { $who } 未派遣特使，也未展示手牌，結束回合
event-end-turn = { $who } 結束回合

event-gain = { $who } 獲得 { $amount }
event-pay = { $who } 支付 { $amount }
event-persuasion = { $who } 獲得 { $n } 招募點數
event-swords =
    { $n ->
        [0] { $who } 未獲得劍刃
       *[other] { $who } 獲得 { $n } 個劍刃
    }
event-vp =
    { $lost ->
        [yes] { $who } 失去 { $n } 點勝利點數
       *[no] { $who } 獲得 { $n } 點勝利點數
    }
event-influence =
    { $lost ->
        [yes] { $who } 失去 { $n } 點{ $with }影響力
       *[no] { $who } 獲得 { $n } 點{ $with }影響力
    }
event-alliance = { $who } 取得{ $thing }的結盟標記
event-alliance-lost = { $who } 失去{ $thing }的結盟標記

event-recruit = { $who } 徵兵 { $n } 次
event-deploy = { $who } 部署 { $n } 支軍隊
event-deploy-supply = { $who } 從個人供應區部署 { $n } 支軍隊
event-retreat = { $who } 撤退 { $n } 支軍隊
event-lose-troop = { $who } 失去 { $n } 支軍隊
event-troops-home = { $who } 從衝突區域收回 { $n } 支軍隊

event-draw =
    { $known ->
        [yes] { $who } 抽到「{ $thing }」
       *[no] { $who } 抽 { $n } 張牌
    }
event-intrigue =
    { $known ->
        [yes] { $who } 抽到密謀牌「{ $thing }」
       *[no] { $who } 抽 { $n } 張密謀牌
    }
event-intrigue-stolen =
    { $known ->
        [yes] { $who } 被迫交出密謀牌「{ $thing }」
       *[no] { $who } 被迫交出 1 張密謀牌
    }
event-peek =
    { $known ->
        [yes] { $who } 查看牌庫頂牌「{ $thing }」
       *[no] { $who } 查看牌庫頂牌
    }
event-shuffle = { $who } 將棄牌堆洗入牌庫
event-intrigue-shuffle = 密謀牌的棄牌堆重洗為新牌庫
event-intrigue-played = { $who } 打出密謀牌「{ $thing }」
event-trash = { $who } 銷毀「{ $thing }」
event-discard = { $who } 棄置「{ $thing }」
event-fetch = { $who } 從棄牌堆拿取「{ $thing }」
event-acquire =
    { $n ->
        [1] { $who } 獲取「{ $thing }」並置於牌庫頂
        [2] { $who } 獲取「{ $thing }」並加入手牌
       *[other] { $who } 獲取「{ $thing }」
    }
event-row = 帝國牌供應區補充「{ $thing }」
event-aside = { $who } 將「{ $thing }」放在一旁
event-aside-lost = { $who } 銷毀放在一旁的「{ $thing }」
event-foldspace = { $who } 拿取 1 張「{ $thing }」

event-council = { $who } 成為高等理事會議員
event-swordmaster = { $who } 獲得劍術大師
event-mentat = { $who } 拿取晶算師
event-control = { $who } 控制「{ $thing }」
event-control-lost = { $who } 不再控制「{ $thing }」
event-recall = { $who } 召回在「{ $thing }」的特使
event-voice = { $who } 禁止對手派遣特使到「{ $thing }」
event-voice-lifted = { $who } 解除「{ $thing }」的禁令
event-masterstroke = { $who } 使用「{ trait-masterstroke }」：{ $factions }

event-combat-pass = { $who } 跳過
event-strength = { $who } 的戰力為 { $n }
event-reward =
    { $n ->
        [1] { $who } 在「{ $thing }」中獲得第一名
        [2] { $who } 在「{ $thing }」中獲得第二名
       *[3] { $who } 在「{ $thing }」中獲得第三名
    }
# $nobody: 沒有單獨的第一名
event-fought =
    { $nobody ->
        [yes] 「{ $thing }」結束：無人獲勝
       *[no] 「{ $thing }」結束：{ $who } 獲勝
    }
event-maker = 「{ $thing }」囤積的香料 +{ $n }
event-hagal-card = { $who } 翻開「{ $thing }」
# $n: 原因，見 recap-taken 及其後
event-hagal-passed =
    { $n ->
        [1] 「{ $thing }」已被佔用：{ $who } 翻下一張
        [2] 「{ $thing }」被禁止：{ $who } 翻下一張
        [4] 未滿足「{ $thing }」的條件：{ $who } 翻下一張
        [5] 精明政策：{ $who } 略過「{ $thing }」，翻下一張
        [6] 「{ $thing }」不派遣特使：{ $who } 翻下一張
       *[3] 沒有囤積的香料可採收：{ $who } 翻下一張
    }
event-hagal-shuffle = 哈葛爾家族牌庫重新洗牌
event-trade-in = { $who } 將資源兌換成勝利點數
event-first-player = { $who } 成為起始玩家
event-endgame = 遊戲在第 { $n } 輪結束
event-game-over =
    { $n ->
        [1] { $who } 贏得遊戲
        [2] { $who } 獲得第二名
        [3] { $who } 獲得第三名
       *[4] { $who } 獲得第四名
    }

## How the game ended

outcome-won =
    { $winners } 以 { $points } 點勝利點數{ $count ->
        [1] 獲勝
       *[other] 共同獲勝
    }{ $tie ->
        [spice] （平手，香料較多）
        [solari] （平手，太陽幣較多）
        [water] （平手，水資源較多）
        [tech] （平手，由技術板塊決定）
        [garrison] （平手，軍營中的軍隊較多）
        [latest_reveal] （平手，較晚執行揭示回合）
       *[none] {""}
    }。
outcome-team-won = { $winners } 的隊伍以合計 { $points } 點勝利點數獲勝{ $tie ->
        [spice] （平手，香料較多）
        [solari] （平手，太陽幣較多）
        [water] （平手，水資源較多）
        [tech] （平手，由技術板塊決定）
        [garrison] （平手，軍營中的軍隊較多）
       *[none] {""}
    }。
outcome-why =
    { $reason ->
        [points] 已有玩家達到 { $n } 點勝利點數。
       *[conflict_deck] 衝突牌庫已經用盡。
    }

ask-pay-how-much = { $piece }：要支付多少？
do-pay-how-much =
    { $n ->
        [0] 不支付
       *[other] 支付 { $amount }
    }
do-box-leader = 使用領袖的能力
