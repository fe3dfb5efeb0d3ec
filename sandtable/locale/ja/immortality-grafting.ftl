### Style: docs/style/ja.md

# Grafting, and the effects of the cards of Immortality, in Japanese. 移植 is ours: no printed translation is known.

## Effects

effect-graft = 移植：ほかのカード1枚と一緒に、代行者1体でプレイする
effect-graft-with-row = もう一方のカードは帝国の列のカードでもよい。そのカードは手番の終わりに破棄する
effect-copy-partner = もう一方の移植されたカードの上段全体を、このカードのものとして使う
effect-return-partner = このラウンドの自分の説得力の行使の始めに、もう一方の移植されたカードを手札に戻す
effect-trash-partner =
    { $then ->
        [yes] もう一方の移植されたカードを破棄し
       *[no] もう一方の移植されたカードを破棄する
    }
effect-trash-one-of-pair =
    { $then ->
        [yes] 移植された2枚のうち1枚を破棄し
       *[no] 移植された2枚のうち1枚を破棄する
    }
effect-choose-intrigue = 策謀の山の上から2枚を見て、1枚を手元に残し、もう1枚を山の上に戻す
effect-combat-icon =
    { $then ->
        [yes] この手番は、紛争エリアのマスと同じように進軍させてもよく
       *[no] この手番は、紛争エリアのマスと同じように進軍させてもよい
    }
effect-recall-sent-agent = この手番に派遣した代行者を回収してもよい（再び派遣できる）
effect-gain-icons = { $cond }場合、このカードは次の代行者アイコンを持つ：{ $icons }
hook-ignore-agents = この代行者は、対戦相手の代行者がいるマスにも派遣できる

## Conditions

cond-grafted = このカードが移植されている
cond-grafted-with = もう一方の移植されたカードが{ $names }・カードである
cond-most-troops = 戦場の自分の部隊がどの対戦相手よりも多い
cond-spice-at-least = { $n }香料以上持っている
cond-opponent-played-combat-card = この紛争で対戦相手が戦術カードをプレイした

## What is counted, to stand before につき

count-partner-icons = もう一方の移植されたカードの代行者アイコン1つ

## The table

window-combat-lost = 戦術：紛争の終了時に{ $n }部隊以上が基地に帰投した後
ask-lost =
    { $cards ->
        [yes] 紛争の終了時に部隊が帰投しました。カードをプレイするか、パスしてください。
       *[no] 紛争の終了時に部隊が帰投しました。プレイできるカードはありません。
    }
ask-graft-partner = どのカードと一緒にプレイしますか？
do-graft-row = 帝国の列の「{ $piece }」
ask-graft-envoy = 全派閥のアイコンを、2枚のどちらに加えますか？
ask-keep-intrigue = どちらの策謀カードを手元に残しますか？　もう1枚は策謀の山の上に戻ります。
do-keep-intrigue = 「{ $piece }」を手元に残す
closed-graft-alone = 一緒にプレイするカードがありません
closed-intrigue-lost = 紛争の終了時に部隊が基地に帰投したときに使えます
event-intrigue-back =
    { $known ->
        [yes] { $who }が「{ $thing }」を策謀の山の上に戻す
       *[no] { $who }が策謀カード1枚を策謀の山の上に戻す
    }
