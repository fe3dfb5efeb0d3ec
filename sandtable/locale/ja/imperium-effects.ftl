# What effects say, in Japanese. The comments on messages and their arguments are those of the English file.
#
# Style: effects end in a noun or the stem of a verb with する (徴募, ドロー, 獲得, 廃棄, 消費), as on a
# player aid. So they can stand one after the other behind 、, and a message that holds one as a cost
# can put してもよい behind it; where nothing follows, a plain verb may end them too (失う).
# Options are parted by ／, because their parts are parted by 、.
# Conditions end in a plain verb, so that 場合 can follow.
# Words of the rulebook: 代行者, 派遣, 指揮官, 公家, マス, 策謀, 紛争, 説得力, 部隊, 派閥, 影響力, 同盟, 公開.

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

amount-solari = { resource-solari }{ $n }
amount-spice = { resource-spice }{ $n }
amount-water = { resource-water }{ $n }

which-faction =
    { $faction ->
        [emperor] 皇帝
        [guild] 宇宙協会
        [bene] ベネ・ゲセリット
        [fremen] フレーメン
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
        [option] { $cost }：{ $effect }
        [opponent] { $cost }：{ $effect }
       *[effect] { $cost }してもよい：{ $effect }
    }

effect-when =
    { $more ->
        [yes] { $cond }場合、さらに{ $effect }
       *[no] { $cond }場合、{ $effect }
    }
effect-when-inline = { $effect }（{ $cond }場合）
effect-per = { $count }につき{ $effect }
effect-in-reveal-turn = このラウンドの自分の公開手番に、{ $effect }
effect-each-opponent =
    { $optional ->
        [yes] 対戦相手は全員、任意で{ $effect }
       *[no] 対戦相手は全員、{ $effect }
    }

## Effects

effect-nothing = なし
effect-gain = { $amount }を獲得
effect-pay = { $amount }を消費
effect-persuasion = 説得力+{ $n }
effect-swords = 剣+{ $n }
effect-vp = 勝利点+{ $n }

effect-recruit =
    { $deployable ->
        [yes] 部隊を{ $n }個徴募（公開手番ならすぐに配備してもよい）
       *[no] 部隊を{ $n }個徴募
    }
effect-deploy =
    { $may ->
        [yes] { $n ->
            [0] 駐屯地から好きな数の部隊を配備してもよい
            [1] 駐屯地から部隊を{ $n }個配備してもよい
           *[other] 駐屯地から部隊を{ $n }個まで配備してもよい
        }
       *[no] { $n ->
            [0] 駐屯地から好きな数の部隊を配備
           *[other] 駐屯地から部隊を{ $n }個まで配備
        }
    }
effect-deploy-supply = ストックから部隊を{ $n }個配備
effect-retreat =
    { $n ->
        [0] 好きな数の部隊を撤収
       *[other] 部隊を{ $n }個まで撤収
    }
effect-lose-troops =
    { $place ->
        [conflict] 紛争の部隊を{ $n }個
       *[garrison] 駐屯地の部隊を{ $n }個
    }{ $voice ->
        [cost] 喪失
       *[effect] 失う
    }

effect-draw = カードを{ $n }枚ドロー
effect-intrigue = 策謀カードを{ $n }枚ドロー
effect-steal-intrigue = 策謀カードを4枚以上持つ対戦相手は全員、無作為に1枚をあなたに渡す
effect-discard = 手札を{ $n }枚捨て札に
effect-trash =
    { $voice ->
        [cost] カードを1枚廃棄
        [option] カードを1枚廃棄
        [opponent] カードを1枚廃棄
       *[effect] カードを1枚廃棄してもよい
    }
effect-trash-self = このカードを廃棄
effect-fetch = 捨て札から{ $name }のカード1枚を手札に
effect-acquire =
    { $top ->
        [yes] コスト{ $n }以下のカード1枚を説得力なしで獲得（山札の一番上に置く）
       *[no] コスト{ $n }以下のカード1枚を説得力なしで獲得
    }
effect-may-put-acquired-on-deck = 獲得するカードはそれぞれ山札の一番上に置いてもよい
effect-discount = この手番中、「{ $card }」の説得力コスト−{ $n }
effect-foldspace = リザーブから「{ card-foldspace }」を1枚獲得（捨て札に置く）

effect-influence = { $with }の影響力+{ $n }
effect-influence-each = { $with }の影響力各+{ $n }
effect-influence-different = 異なる派閥{ $n }つの影響力各+1
effect-lose-influence = { $with }の影響力を{ $n }放棄
effect-space-influence = 使用した派閥のマスで得る影響力は1ではなく{ $n }

effect-mentat =
    { $voice ->
        [reward] 人間電算機がどこにいても、次のラウンドの追加の代行者として獲得
        [space] ここに人間電算機がいれば、このラウンドの追加の代行者として獲得
       *[effect] 人間電算機をこのラウンドの追加の代行者として獲得
    }
effect-swordmaster = 剣匠を獲得（以後、3体目の代行者となる）
effect-council-seat = 最高議会の議席を獲得（以後、自分の公開手番ごとに説得力+2）
effect-recall-agent = ボード上の自分の代行者1体を回収（再び派遣できる）
effect-control = { $space }の支配権を獲得
effect-signet = 自分の指揮官の指輪能力を使用
effect-harvest = { resource-spice }{ $n }と、ここにあるボーナス香料すべてを収穫
effect-sell-melange = 香料を1回売却：{ $rates }
sell-rate = { resource-spice }{ $spice }で{ resource-solari }{ $solari }

## Rules that no tree can say

hook-double-harvest = この代行者が収穫する香料の基本量は2倍になる
hook-kwisatz-haderach = 自分の代行者1体（すでにボード上にいるものでもよい）を、アイコンやほかの代行者に関係なく、任意のマスに派遣する。ただし、そのマスのコストを支払い、必要条件を満たさなければならない
hook-the-voice = マス1つを指定する。次の自分の手番まで、対戦相手はそこに代行者を派遣できない
hook-manipulate = 帝国カード列のカード1枚を取り置き、列を補充する。このラウンドの自分の公開手番に、そのカードを説得力コスト−1で獲得してもよい。獲得しなければ廃棄する
hook-prudent-diplomacy = 自分より影響力の高い対戦相手がいる派閥1つの影響力+1
hook-peek-draw-or-trash = 自分の山札の一番上のカードを見て、ドローするか廃棄する
hook-refocus = 自分の捨て札を山札に加えてシャッフル
hook-bindu-suspension = 代行者の派遣も手札の公開もせずに、この手番をただちに終えてもよい
hook-double-cross = 対戦相手1人を選ぶ。その対戦相手は紛争の部隊を1個失う
hook-dispatch-an-envoy = この手番にプレイするカードは、4つの派閥すべての代行者アイコンも持つ
hook-infiltrate = この手番に次に派遣する代行者は、対戦相手の代行者に妨げられない

## Conditions, to stand before 場合

cond-influence-at-least = { $with }の影響力が{ $n }以上ある
cond-alliance =
    { $faction ->
        [any] いずれかの同盟を持っている
       *[other] { $name }の同盟を持っている
    }
cond-bond = プレイ中の自分の{ $name }のカードがほかにある
cond-council = 最高議会の議席を持っている
cond-mentat-home = 人間電算機が元のマスにいる
cond-deck-not-empty = 自分の山札にカードがある
cond-opponent-in-conflict = 紛争に対戦相手の部隊がいる
cond-agent-on-board = 自分の代行者がボード上にいる
cond-copies-at-least = 「{ $card }」を{ $n }枚以上持っている
cond-most-copies = 「{ $card }」をどの対戦相手よりも多く持っている
cond-tracks-at-least = { $tracks ->
        [4] 4つの派閥すべてで影響力が{ $n }以上ある
       *[other] { $tracks }つ以上の派閥で影響力が{ $n }以上ある
    }

## What is counted, to stand before につき

count-fremen-cards-in-play = プレイ中の自分のフレーメンのカード（これを含む）1枚

## Left abilities of Leaders

trait-prescience-text = いつでも自分の山札の一番上のカードを見てよい
trait-landsraad-popularity-text = ランドスラードのマスに代行者を派遣するとき、コストのソラリが1少なくなる
trait-masterstroke-text = ゲーム開始前に派閥2つを秘密裏に選ぶ。ゲーム中1回、部隊を4個以上配備した手番にそれらを明かし、それぞれの影響力+1を得てもよい
trait-arrakis-fiefdom-text = 追加の資源を持ってゲームを始める
trait-spice-addict-text = メイカーのマスで収穫するたび、得る香料が1減り、カードを1枚ドロー
trait-connections-text = 最高議会の議席を獲得したとき、任意の派閥1つの影響力+1
trait-ruthless-negotiator-text = マスのコストとしてソラリを消費するたび、カードを1枚ドロー
trait-eyes-everywhere-text = ランドスラードと都市のマスでは、対戦相手の代行者に派遣を妨げられない

## Lines of a piece: what stands before the text

label-cost = コスト
label-factions = 派閥
label-icons = 代行者アイコン
label-agent = 代行者派遣時
label-reveal = 公開時
label-acquire = 獲得時
label-trash = 廃棄時
label-when = 使用タイミング
label-condition = 条件
label-effect = 効果
label-endgame = 終局時
label-icon = 代行者アイコン
label-needs = 必要条件
label-influence = 影響力
label-later = 公開手番
label-control = 支配
label-combat = 戦闘
label-once = 制限
label-house = 公家
label-complexity = 難易度
label-trait = 固有能力
label-signet = 指輪能力
label-start = 開始時
label-level = レベル
label-about = 争点
label-first = 1位
label-second = 2位
label-third = 3位（4人プレイのみ）
label-level-2 = 影響力2
label-level-4 = 影響力4
label-alliance = 同盟

## Lines of a piece: texts that are not effects

line-no-icons = なし
line-cost = 説得力{ $n }
line-needs = { $condition }場合のみ
line-combat = この手番に徴募した部隊（好きな数）と、駐屯地の部隊（2個まで）を配備してもよい
line-once = 各プレイヤー、ゲーム中1回のみ
line-later = 自分の代行者がまだここにいれば、{ $effect }
line-control = 誰の代行者であれ、ここに派遣されるたび、このマスを支配するプレイヤーは{ $effect }
line-level =
    { $n ->
        [1] Ⅰ
        [2] Ⅱ
       *[3] Ⅲ
    }
line-about = { $space }。このカードがめくられたとき、ここを支配するプレイヤーはストックから部隊を1個配備してもよい
line-complexity = 3段階中{ $n }
line-ability = 【{ $name }】{ $text }
line-level-2 = { $effect }（2未満に下がると失う）
line-alliance = 最初に影響力4に達したプレイヤーは{ $effect }。以後、影響力で追い抜いたプレイヤーに移る
window-plot = プロット：自分の手番中いつでも
window-plot-first = プロット：自分の手番の一番最初
window-combat = 戦闘：紛争に自分の部隊がいるとき
window-combat-won = 戦闘：紛争に勝利した後
window-endgame = 終局：ゲーム終了時
