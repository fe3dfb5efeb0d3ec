### Style: docs/style/ja.md

# Rivals with cards of their own, and their House Hagal cards: effects, conditions, the log, in Japanese.

## Effects and conditions

effect-rival-influence =
    { $which ->
        [lowest] 影響力が最も低い派閥
        [highest] 影響力が最も高い派閥
        [alliance] 同盟を結べる派閥（なければ影響力が最も低い派閥）
       *[position] 優先順{ $position }番の派閥
    }への影響力+{ $n }
effect-rival-spy =
    { $where ->
        [icon] { $icon }のマスの監視所
       *[faction] 優先順で最初に空いている派閥の監視所
    }に密偵1体を{ $then ->
        [yes] 配置し
       *[no] 配置
    }
cond-last-conflicts = 今回の紛争が紛争Ⅲである
cond-may-summon = メイカーフックを持ち、この紛争に砂虫を召喚できる

## The log

event-rival = このゲームのライバル：{ $thing }
event-scheme = { $who }が3体目の密偵を置き、策略を使う
event-die = ダイスの目は{ $n }
event-churned = 「{ $thing }」を帝国の列から取り除く

## The parts of a Rival card

label-swordmaster-level = 剣士値
label-scheme = 策略
label-priority = 派閥の優先順
rival-cannot-win = 勝つことはなく、勝利点を得ない
