### Style: docs/style/ja.md

# What effects say, in Japanese. The comments on messages and their arguments are those of the English file.
#
# Style: effects end in a noun or the stem of a verb with する (召集, 獲得, 破棄, 帰投), or in a plain verb where
# the books have one (引く, 支払う, 失う, 捨てる), as on a player aid; before another effect ($then) these take the form that goes on: カードを1枚引き、2ソラリを獲得.
# A cost and what it buys have an arrow between them, as printed. Options are parted by ／, because their parts
# are parted by 、. Conditions end in a plain verb, so that 場合 can follow.
# Words of the books, held by tests/locale/test_terms.py: 代行者, 派遣, 説得力の行使, 召集, 進軍 (into the battlefield, 戦場),
# 配備 (into the garrison only), 撤退, 帰投 (to 基地, the supply), 破棄, 占拠, 赤刃; numbers stand first: 2香料, 3部隊.

## Putting sentences together

effect-sentence = { $text }。
effect-next = { $a }{ $b }

join-and-two = { $a }、{ $b }
join-and-more = { $a }、{ $b }
join-and-last = { $a }、{ $b }
join-or-two = { $a }／{ $b }
join-or-more = { $a }／{ $b }
join-or-last = { $a }／{ $b }
names-and-two = { $a }と{ $b }
names-and-more = { $a }、{ $b }
names-and-last = { $a }、{ $b }
names-or-two = { $a }または{ $b }
names-or-more = { $a }、{ $b }
names-or-last = { $a }、または{ $b }

## Parts of sentences

amount-solari = { $n }{ resource-solari }
amount-spice = { $n }{ resource-spice }
amount-water = { $n }{ resource-water }
amount-persuasion = 説得力{ $n }

which-faction =
    { $faction ->
        [emperor] 皇帝
        [guild] 宇宙協会
        [bene] ベネ・ゲセリット
        [fremen] フレーメン
        [great_houses] 大公家
        [fringe_worlds] 辺境世界
       *[any] 任意の派閥1つ
    }

## Effects that hold others

effect-choose =
    { $n ->
        [1] 次から1つを選ぶ：{ $options }
       *[other] 次から異なる{ $n }つを選ぶ：{ $options }
    }
effect-choose-inline =
    { $n ->
        [1] 次から1つを選ぶ（{ $options }）
       *[other] 次から異なる{ $n }つを選ぶ（{ $options }）
    }

effect-arrow =
    { $voice ->
        [option] { $cost } → { $effect }
        [opponent] { $cost } → { $effect }
       *[effect] { $cost } → { $effect }（任意）
    }

effect-when =
    { $more ->
        [yes] { $cond }場合、さらに{ $effect }
       *[no] { $cond }場合、{ $effect }
    }
effect-when-inline = { $effect }（{ $cond }場合）
effect-per = { $count }につき{ $effect }
effect-in-reveal-turn = このラウンドの説得力の行使で、{ $effect }
effect-each-opponent =
    { $optional ->
        [yes] 対戦相手はそれぞれ{ $effect }（任意）
       *[no] 対戦相手はそれぞれ{ $effect }
    }

## Effects

effect-nothing = なし
effect-gain = { $amount }を獲得
effect-pay =
    { $then ->
        [yes] { $amount }を支払い
       *[no] { $amount }を支払う
    }
effect-persuasion = 説得力+{ $n }
effect-swords = 赤刃+{ $n }
effect-vp = 勝利点+{ $n }

effect-recruit =
    { $deployable ->
        [yes] { $n }部隊を召集し、説得力の行使中ならただちに戦場へ進軍させてもよい
       *[no] { $n }部隊を召集
    }
effect-deploy =
    { $may ->
        [yes] { $n ->
            [0] 駐屯地から任意の数の部隊を戦場に進軍させてもよい
            [1] 駐屯地から{ $n }部隊を戦場に進軍させてもよい
           *[other] 駐屯地から{ $n }部隊まで戦場に進軍させてもよい
        }
       *[no] { $n ->
            [0] 駐屯地から任意の数の部隊を戦場に進軍させる
           *[other] 駐屯地から{ $n }部隊まで戦場に進軍させる
        }
    }
effect-deploy-supply =
    { $then ->
        [yes] 基地から戦場に{ $n }部隊を直接進軍させ
       *[no] 基地から戦場に{ $n }部隊を直接進軍させる
    }
effect-retreat =
    { $then ->
        [yes] { $n ->
            [0] 任意の数の部隊を駐屯地に撤退させ
           *[other] { $n }部隊まで駐屯地に撤退させ
        }
       *[no] { $n ->
            [0] 任意の数の部隊を駐屯地に撤退させる
           *[other] { $n }部隊まで駐屯地に撤退させる
        }
    }
effect-lose-troops =
    { $then ->
        [yes] { $place ->
            [conflict] 戦場の{ $n }部隊を基地に帰投させ
           *[garrison] 駐屯地の{ $n }部隊を基地に帰投させ
        }
       *[no] { $place ->
            [conflict] 戦場の{ $n }部隊を基地に帰投させる
           *[garrison] 駐屯地の{ $n }部隊を基地に帰投させる
        }
    }

effect-draw =
    { $then ->
        [yes] カードを{ $n }枚引き
       *[no] カードを{ $n }枚引く
    }
effect-intrigue =
    { $then ->
        [yes] 策謀カードを{ $n }枚引き
       *[no] 策謀カードを{ $n }枚引く
    }
effect-steal-intrigue = 策謀カードを4枚以上持つ対戦相手は、それぞれランダムに1枚をあなたに渡す
effect-discard =
    { $then ->
        [yes] 手札から{ $n }枚捨て
       *[no] 手札から{ $n }枚捨てる
    }
effect-trash =
    { $voice ->
        [cost] カードを1枚破棄
        [option] カードを1枚破棄
        [opponent] カードを1枚破棄
       *[effect] カードを1枚{ $then ->
            [yes] 破棄してもよく
           *[no] 破棄してもよい
        }
    }
effect-trash-self = このカードを破棄
effect-fetch =
    { $then ->
        [yes] 捨て札から{ $name }・カード1枚を手札に加え
       *[no] 捨て札から{ $name }・カード1枚を手札に加える
    }
effect-acquire =
    { $top ->
        [yes] コスト{ $n }以下のカード1枚を、説得力を支払わずに獲得（山札の一番上に置く）
       *[no] コスト{ $n }以下のカード1枚を、説得力を支払わずに獲得
    }
effect-may-put-acquired-on-deck = 獲得したカードをそれぞれ山札の一番上に置いてもよい
effect-discount = この手番中、「{ $card }」のコスト−{ $n }
effect-foldspace = 共用カードの「{ card-foldspace }」を1枚獲得（捨て札に置く）

effect-influence = { $with }への影響力+{ $n }
effect-influence-each = { $with }それぞれへの影響力+{ $n }
effect-influence-different = 異なる{ $n }つの派閥それぞれへの影響力+1
effect-lose-influence =
    { $then ->
        [yes] { $with }への影響力を{ $n }失い
       *[no] { $with }への影響力を{ $n }失う
    }
effect-space-influence =
    { $then ->
        [yes] 派遣した派閥のマスで獲得する影響力は、1ではなく{ $n }になり
       *[no] 派遣した派閥のマスで獲得する影響力は、1ではなく{ $n }になる
    }

effect-mentat =
    { $voice ->
        [reward] メンタート・コマをどこからでも獲得（次のラウンドの臨時代行者になる）
        [space] メンタート・コマがここにあれば獲得（このラウンドの臨時代行者になる）
       *[effect] メンタート・コマを獲得（このラウンドの臨時代行者になる）
    }
effect-swordmaster = 剣士を雇用（以降、代行者が3体になる）
effect-council-seat = 最高議会の議席を獲得（以降、説得力の行使のたびに説得力+2）
effect-recall-agent = ボード上の自分の代行者1体を回収（再び派遣できる）
effect-control = { $space }を占拠
effect-signet = 指揮官の指輪能力を起動
effect-harvest =
    { $n ->
        [0] このマスの追加香料をすべて獲得
       *[other] { $n }{ resource-spice }と、このマスの追加香料をすべて収穫
    }
effect-sell-melange = 香料を1回売却：{ $rates }
sell-rate = { $spice }{ resource-spice } → { $solari }{ resource-solari }

## Rules that no tree can say

hook-double-harvest = この代行者が収穫する基本香料は2倍になる
hook-kwisatz-haderach = 自分の代行者1体（すでにボード上にいるものでもよい）を、アイコンやほかの代行者に関係なく、任意のマスに派遣する。ただし、そのマスのコストを支払い、条件を満たさなければならない
hook-the-voice = マス1つを指定する。次の自分の手番まで、対戦相手はそこに代行者を派遣できない
hook-manipulate = 帝国の列のカード1枚を脇によけ、列を補充する。このラウンドの説得力の行使で、そのカードをコスト−1で獲得してもよい。獲得しなければ破棄する
hook-prudent-diplomacy = 自分より影響力の高い対戦相手がいる派閥1つへの影響力+1
hook-peek-draw-or-trash = 自分の山札の一番上のカードを見て、引くか破棄する
hook-refocus = 自分の捨て札を山札に加えてシャッフル
hook-bindu-suspension = 代行者の派遣も説得力の行使もせずに、この手番をただちに終えてもよい
hook-double-cross = 対戦相手1人を選ぶ。その対戦相手は戦場の1部隊を基地に帰投させる
hook-dispatch-an-envoy = この手番にプレイするカードは、4派閥すべての代行者アイコンも持つものとして扱う
hook-infiltrate = この手番に次に派遣する代行者は、対戦相手の代行者がいるマスにも派遣できる

## Conditions, to stand before 場合

cond-influence-at-least = { $with }への影響力が{ $n }以上ある
cond-alliance =
    { $faction ->
        [any] いずれかの同盟トークンを保持している
       *[other] { $name }の同盟トークンを保持している
    }
cond-bond = 自分のプレイ済みカードに、ほかの{ $name }・カードがある
cond-council = 最高議会の議席を持っている
cond-mentat-home = メンタート・コマが元のマスにある
cond-deck-not-empty = 自分の山札にカードがある
cond-opponent-in-conflict = 戦場に対戦相手の部隊がいる
cond-agent-on-board = 自分の代行者がボード上にいる
cond-copies-at-least = 「{ $card }」を{ $n }枚以上持っている
cond-most-copies = 「{ $card }」をどの対戦相手よりも多く持っている
cond-tracks-at-least = { $tracks ->
        [4] 4つの派閥すべてへの影響力が{ $n }以上ある
       *[other] { $tracks }つ以上の派閥への影響力が{ $n }以上ある
    }

## What is counted, to stand before につき

count-fremen-cards-in-play = 自分のプレイ済みのフレーメン・カード（これを含む）1枚

## Left abilities of Leaders

trait-prescience-text = いつでも自分の山札の一番上のカードを見てよい
trait-landsraad-popularity-text = ランドスラードのマスに代行者を派遣するとき、支払うソラリが1少なくなる
trait-masterstroke-text = ゲーム開始前に派閥2つを秘密裏に選ぶ。ゲーム中1回、4部隊以上を戦場に進軍させた手番にそれらを公開し、それぞれへの影響力を1ずつ獲得してもよい
trait-arrakis-fiefdom-text = { $start }を追加で持ってゲームを始める
trait-spice-addict-text = メイカーのマスで香料を収穫するたび、獲得する香料を1減らし、カードを1枚引く
trait-connections-text = 最高議会の議席を獲得したとき、任意の派閥1つへの影響力+1
trait-ruthless-negotiator-text = マスのコストとしてソラリを支払うたび、カードを1枚引く
trait-eyes-everywhere-text = ランドスラードと都市部のマスには、対戦相手の代行者がいても代行者を派遣できる

## Lines of a piece: what stands before the text

label-cost = コスト
label-factions = 派閥
label-icons = 代行者アイコン
label-agent = 代行者の派遣
label-reveal = 説得力の行使
label-acquire = 獲得時
label-trash = 破棄時
label-when = 使用タイミング
label-condition = 条件
label-effect = 効果
label-endgame = 終盤
label-icon = 代行者アイコン
label-needs = 条件
label-influence = 影響力
label-later = 説得力の行使
label-control = 占拠ボーナス
label-combat = 紛争エリア
label-once = 制限
label-house = 公家
label-complexity = 難易度
label-trait = 左側の能力
label-signet = 指輪能力
label-level = 種類
label-about = 占拠対象
label-first = 1位
label-second = 2位
label-third = 3位（4人ゲーム）
# The same in boxes where those who tie for second take it below four players (UPR-16.8)
label-third-or-tie = 3位（4人ゲーム。3人以下では2位が引き分けのとき）
label-level-1 = 影響力1
label-level-2 = 影響力2
label-level-3 = 影響力3
label-level-4 = 影響力4
label-alliance = 同盟

## Lines of a piece: texts that are not effects

line-no-icons = なし
line-cost = 説得力{ $n }
line-needs = { $condition }場合のみ
line-combat = この手番に召集した部隊を任意の数と、駐屯地から2部隊まで、戦場に進軍させてもよい
line-once = 各プレイヤー、ゲーム中1回のみ
line-later = 自分の代行者がまだここにいれば、{ $effect }
line-control = 誰かがここに代行者を派遣するたび、このマスの占拠者は{ $effect }
line-level =
    { $n ->
        [1] 紛争Ⅰ
        [2] 紛争Ⅱ
       *[3] 紛争Ⅲ
    }
line-about = { $space }。このカードが公開されたとき、ここの占拠者は守備ボーナスとして、基地から戦場に1部隊を直接進軍させてもよい
line-complexity = { $n }
line-ability = 【{ $name }】{ $text }
line-points = { $effect }（{ $n }未満に下がると失う）
line-alliance = 影響力{ $n }に最初に到達したプレイヤーが同盟を結ぶ：{ $effect }。影響力で追い抜かれたら、同盟トークンは追い抜いたプレイヤーに移る
window-plot = 陰謀：自分の手番中いつでも
window-plot-first = 陰謀：自分の手番の一番最初
window-combat = 戦術：自分のユニットが戦場にいるとき
window-combat-won = 戦術：紛争に勝利した後
window-endgame = 終盤：ゲーム終了時

effect-either = { $cond }場合、{ $effect }。そうでない場合、{ $otherwise }
cond-paid-at-least = 追加の支払いをした
cond-anybody-has-swordmaster = 剣士を持つプレイヤーがいる
line-cost-optional = なし、または{ $cost }
line-cost-cheaper = { $cost }（{ $cond }場合は{ $less }）
label-discard = 手札から捨てたとき
label-combat-effect = 戦術
icon-spy = 密偵

## House Hagal cards and levels of the solo game, line by line

label-space = マス
label-way = 行き先の1つ
label-posts = 監視所（この順に）
label-swords = 赤刃
label-rival-troops = ライバルの開始時の部隊
label-rival-intrigue = ライバルの開始時の策謀カード
label-mentat-cost = メンタートに必要なソラリ
label-closed = 使用できないマス
line-way = { $space }：{ $effect }
line-way-if = { $space }（{ $cond }場合）：{ $effect }
