### Style: docs/style/ja.md

# 後の箱とともに加わった効果。引数は imperium-effects.ftl を参照。

## Effects that hold others

effect-then = { $first }、その後{ $second }
lines-two = { $a }／さらに{ $b }
lines-more = { $a }／{ $b }
lines-last = { $a }／さらに{ $b }
effect-each-acquired = 以降に獲得したカード1枚につき{ $effect }

## Effects

effect-trash-another =
    { $place ->
        [hand] 手札からほかの{ $name }・カードを1枚破棄
       *[play] 自分のプレイ済みカードからほかの{ $name }・カードを1枚破棄
    }
effect-trash-from =
    { $place ->
        [hand] 手札のカードを1枚{ $voice ->
            [effect] 破棄してもよい
           *[other] 破棄
        }
       *[play] 自分のプレイ済みカードを1枚{ $voice ->
            [effect] 破棄してもよい
           *[other] 破棄
        }
    }
effect-trash-intrigue = 自分の策謀カードを{ $n }枚破棄
effect-discard-intrigue =
    { $then ->
        [yes] 自分の策謀カードを{ $n }枚捨て
       *[no] 自分の策謀カードを{ $n }枚捨てる
    }
effect-return-self =
    { $then ->
        [yes] このカードを手札に戻し
       *[no] このカードを手札に戻す
    }
effect-acquire-for-solari = ソラリを支払い、それと同じコストのカード1枚を獲得して手札に加えてもよい
effect-acquire-to-hand = コスト{ $n }以下のカード1枚を、説得力を支払わずに獲得（{ $cond }場合は手札に加える）
effect-retreat-exactly =
    { $then ->
        [yes] { $exact ->
            [yes] { $n }部隊を駐屯地に撤退させ
           *[no] { $n }～{ $most }部隊を駐屯地に撤退させ
        }
       *[no] { $exact ->
            [yes] { $n }部隊を駐屯地に撤退させる
           *[no] { $n }～{ $most }部隊を駐屯地に撤退させる
        }
    }
effect-lose-influence-times =
    { $then ->
        [yes] 任意の派閥1つへの影響力を{ $n }失い、これを{ $times }回行い
       *[no] 任意の派閥1つへの影響力を{ $n }失い、これを{ $times }回行う
    }
effect-recall-another-agent = ボード上の自分のほかの代行者1体を回収（再び派遣できる）

## Rules that no tree can say

hook-ignore-requirements = この代行者には、マスが求める影響力の条件を適用しない
hook-deploy-recruited = この手番に召集した部隊を、紛争エリアのマスでなくても戦場に進軍させてもよい
hook-sift = 自分の山札の上から3枚を見て、1枚を引き、1枚を捨て、1枚を破棄する

## Conditions, to stand before 場合

cond-sent-to-maker = この代行者をメイカーのマスに派遣した
cond-sent-to-faction = この代行者を派閥のマスに派遣した
cond-discarded = それが{ $name }・カードだった
cond-deck-at-least = 自分の山札にカードが{ $n }枚以上ある
cond-has-swordmaster = 剣士を雇用している
cond-shadow-alliance = 対戦相手が同盟トークンを保持している派閥への影響力が{ $n }以上ある

## What is counted, to stand before につき

count-revealed-of = この手番に公開した{ $name }・カード（これを含む）1枚
count-other-revealed-with-swords = この手番に公開した、赤刃をもたらすほかのカード1枚

## Questions and answers

ask-line = カードの効果を1行使ってください。
do-line-none = これ以上使わない
ask-order = どの効果から解決しますか？
ask-sift =
    { $trashed ->
        [yes] どのカードを捨てますか？　残りの1枚を引きます。
       *[no] 山札の上から3枚です。どのカードを破棄しますか？
    }
do-sift-trash = 「{ $piece }」を破棄
do-trash-intrigue = 「{ $piece }」を破棄

## The log

event-returned = { $who }が「{ $thing }」を手札に戻す
event-intrigue-trashed = { $who }が「{ $thing }」を破棄
event-intrigue-discarded = { $who }が「{ $thing }」を捨てる
