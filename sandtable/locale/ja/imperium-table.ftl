# What the table says, in Japanese. The comments on messages and their arguments are those of the English file.
# Questions are polite (です, ます); answers and the log are short and end in nouns where they can.
# Names of cards and spaces stand in 「」 inside a sentence, because many of them are everyday words.

## Players

seat-name = 席{ $n }
# ours
house-hagal = ハガル家
hagal-harvest-spice = 香料の収穫
hagal-reshuffle = シャッフル

## Questions: ask-… by the kind of the decision

ask-by = 【{ $piece }】{ $question }

ask-leader = 指揮官を選んでください。
ask-tokens =
    【{ trait-masterstroke }】{ $n ->
        [1] 1つ目の派閥を秘密裏に選んでください。
       *[2] 2つ目の派閥を秘密裏に選んでください。
    }
ask-defend = 今回の紛争の争点は、あなたが支配する{ $piece }です。ストックから部隊を1個配備しますか？
ask-turn =
    { $agent ->
        [yes] あなたの手番です。カードをプレイして代行者を派遣するか、手札を公開してください。
       *[no] あなたの手番です。代行者を派遣できるカードがないので、手札を公開してください。
    }
ask-agent = どの代行者を派遣しますか？
ask-space = どこに代行者を派遣しますか？
ask-melange = 【{ space-sell-melange }】香料をいくつ売りますか？

ask-menu =
    { $end ->
        [yes] 次は何をしますか？
       *[no] まだ解決していない効果があります。
    }
ask-menu-agent =
    { $end ->
        [yes] 代行者は「{ $piece }」にいます。次は何をしますか？
       *[no] 代行者は「{ $piece }」にいます。まだ解決していない効果があります。
    }
ask-menu-reveal =
    { $end ->
        [yes] 公開手番（残り説得力{ $n }）。次は何をしますか？
       *[no] 公開手番（残り説得力{ $n }）。まだ解決していない効果があります。
    }

ask-part = どの効果から解決しますか？
ask-reward-part = どの報酬から受け取りますか？
ask-option =
    { $more ->
        [yes] もう1つ選んでください。
       *[no] { $n ->
            [1] 1つ選んでください。
           *[other] 異なる{ $n }つを順に選んでください。
        }
    }
ask-deck-top = 「{ $piece }」を獲得します。山札の一番上に置きますか？
ask-aside = 帝国カード列から取り置くカードを1枚選んでください。
ask-peek =
    { $known ->
        [yes] 山札の一番上は「{ $card }」です。ドローしますか、廃棄しますか？
       *[no] 山札の一番上のカードをドローしますか、廃棄しますか？
    }
ask-ally = { $piece }の同盟を失います。誰に渡しますか？
ask-combat =
    { $cards ->
        [yes]
            { $played ->
                [yes] 戦闘：さらにカードをプレイしますか、ここまでにしますか？
               *[no] 戦闘：カードをプレイするか、パスしてください。
            }
       *[no] 戦闘：今プレイできるカードはありません。
    }
ask-won =
    { $cards ->
        [yes] 紛争に勝利しました。カードをプレイするか、パスしてください。
       *[no] 紛争に勝利しました。プレイできるカードはありません。
    }
ask-endgame =
    { $cards ->
        [yes] 終局：カードをプレイするか、パスしてください。
       *[no] 終局：プレイできるカードはありません。
    }

ask-rival = { $who }の代わりに決めてください。{ $question }

## Answers: do-… by the word, and by the kind of the decision where that matters

do-end = 手番を終了
do-reveal = 手札を公開
do-pass = パス
do-done = ここまで
do-ability = 「{ trait-masterstroke }」を使用
do-agent-ready = 手元の代行者
do-agent-at = 「{ $piece }」の代行者
do-play = 「{ $piece }」をプレイ
do-box = 「{ $piece }」を解決
do-box-at = 「{ $piece }」を解決（マス）
do-box-space = マスの効果を解決
do-box-influence = マスの影響力を得る
do-part = 効果{ $n }
do-deploy =
    { $n ->
        [0] 部隊を配備しない
       *[other] 部隊を{ $n }個配備
    }
do-retreat =
    { $n ->
        [0] 部隊を撤収しない
       *[other] 部隊を{ $n }個撤収
    }
do-melange = { $spice }を{ $solari }で売却
do-acquire = 「{ $piece }」を獲得（コスト{ $n }）
do-acquire-free = 「{ $piece }」を獲得
do-acquire-aside = 取り置いたカードを獲得
do-aside = 「{ $piece }」を取り置く
do-fetch = 「{ $piece }」を手札に
do-discard = 「{ $piece }」を捨て札に
do-trash-card = 手札の「{ $piece }」を廃棄
do-trash-discard = 捨て札の「{ $piece }」を廃棄
do-trash-inplay = プレイ中の「{ $piece }」を廃棄
do-trash-none = 廃棄しない
do-peek-draw = ドローする
do-peek-trash = 廃棄する
do-defend-yes = 部隊を1個配備
do-defend-no = 部隊を配備しない
do-deck-top-yes = 山札の一番上に置く
do-deck-top-no = 捨て札に置く
do-pass-turn-yes = この手番をすぐに終える
do-pass-turn-no = この手番を続ける
do-rival-pay-no = 消費しない

## The log: event-… by the kind of the event

event-because = { $event }（{ $cause }）

event-leader = { $who }が指揮官に{ $thing }を選択
event-tokens-picked = { $who }が派閥を{ $n }つ秘密裏に選択
event-round = 第{ $n }ラウンド
event-conflict = 今回の紛争は「{ $thing }」
event-defend = { $who }が{ $cause }を防衛
event-turn = { $who }の手番
event-card-played = { $who }が「{ $thing }」をプレイ
event-agent = { $who }が代行者を「{ $thing }」に派遣
event-reveal =
    { $n ->
        [0] { $who }が手札を公開（なし）
       *[other] { $who }が手札{ $n }枚を公開
    }
event-revealed-card = { $who }が「{ $thing }」を公開
event-turn-passed = { $who }が代行者の派遣も手札の公開もせずに手番を終了
event-end-turn = { $who }が手番を終了

event-gain = { $who }が{ $amount }を獲得
event-pay = { $who }が{ $amount }を消費
event-persuasion = { $who }が説得力{ $n }を獲得
event-swords =
    { $n ->
        [0] { $who }の剣は0
       *[other] { $who }が剣{ $n }を獲得
    }
event-vp =
    { $lost ->
        [yes] { $who }が勝利点{ $n }を失う
       *[no] { $who }が勝利点{ $n }を獲得
    }
event-influence =
    { $lost ->
        [yes] { $who }が{ $with }の影響力{ $n }を失う
       *[no] { $who }が{ $with }の影響力{ $n }を獲得
    }
event-alliance = { $who }が{ $thing }の同盟を獲得
event-alliance-lost = { $who }が{ $thing }の同盟を失う

event-recruit = { $who }が部隊を{ $n }個徴募
event-deploy = { $who }が部隊を{ $n }個配備
event-deploy-supply = { $who }がストックから部隊を{ $n }個配備
event-retreat = { $who }が部隊を{ $n }個撤収
event-lose-troop = { $who }が部隊を{ $n }個失う
event-troops-home = { $who }が紛争の部隊を{ $n }個ストックに戻す

event-draw =
    { $known ->
        [yes] { $who }が「{ $thing }」をドロー
       *[no] { $who }がカードを{ $n }枚ドロー
    }
event-intrigue =
    { $known ->
        [yes] { $who }が策謀カード「{ $thing }」をドロー
       *[no] { $who }が策謀カードを{ $n }枚ドロー
    }
event-intrigue-stolen =
    { $known ->
        [yes] { $who }が策謀カード「{ $thing }」を奪われる
       *[no] { $who }が策謀カードを1枚奪われる
    }
event-peek =
    { $known ->
        [yes] { $who }が山札の一番上の「{ $thing }」を確認
       *[no] { $who }が山札の一番上のカードを確認
    }
event-shuffle = { $who }が捨て札をシャッフルして山札に
event-intrigue-shuffle = 策謀カードの捨て札をシャッフルして新しい山札に
event-intrigue-played = { $who }が策謀カード「{ $thing }」をプレイ
event-trash = { $who }が「{ $thing }」を廃棄
event-discard = { $who }が「{ $thing }」を捨て札に
event-fetch = { $who }が捨て札から「{ $thing }」を手札に
event-acquire =
    { $top ->
        [yes] { $who }が「{ $thing }」を獲得し、山札の一番上に置く
       *[no] { $who }が「{ $thing }」を獲得
    }
event-row = 帝国カード列に「{ $thing }」が登場
event-aside = { $who }が「{ $thing }」を取り置く
event-aside-lost = { $who }が取り置いた「{ $thing }」を廃棄
event-foldspace = { $who }が「{ $thing }」を1枚獲得

event-council = { $who }が最高議会の議席を獲得
event-swordmaster = { $who }が剣匠を獲得
event-mentat = { $who }が人間電算機を獲得
event-control = { $who }が{ $thing }の支配権を獲得
event-control-lost = { $who }が{ $thing }の支配権を失う
event-recall = { $who }が「{ $thing }」の代行者を回収
event-voice = { $who }が対戦相手による「{ $thing }」への派遣を禁止
event-voice-lifted = { $who }による「{ $thing }」への派遣禁止が終了
event-masterstroke = { $who }が「{ trait-masterstroke }」を使用：{ $factions }

event-combat-pass = { $who }がパス
event-strength = { $who }の戦力は{ $n }
event-reward = { $who }が「{ $thing }」で{ $n }位
event-maker = { $thing }のボーナス香料+{ $n }
event-hagal-card = { $who }が「{ $thing }」をめくる
event-hagal-shuffle = ハガル家の山札をシャッフル
event-trade-in = { $who }が手持ちを勝利点と交換
event-first-player = { $who }がスタートプレイヤーに
event-endgame = 第{ $n }ラウンドでゲーム終了
event-game-over =
    { $n ->
        [1] { $who }がゲームに勝利
       *[other] { $who }が{ $n }位
    }

## How the game ended

outcome-won =
    { $winners }が勝利点{ $points }で{ $count ->
        [1] 勝利しました
       *[other] 勝利を分け合いました
    }{ $tie ->
        [spice] （同点のため香料の多さで決定）
        [solari] （同点のためソラリの多さで決定）
        [water] （同点のため水の多さで決定）
        [garrison] （同点のため駐屯地の部隊の多さで決定）
       *[none] {""}
    }。
outcome-why =
    { $reason ->
        [points] { $n }点に達したプレイヤーがいたため、ゲームが終わりました。
       *[conflict_deck] 紛争カードがなくなったため、ゲームが終わりました。
    }
