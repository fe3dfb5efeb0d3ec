### Style: docs/style/ja.md

# What the table says, in Japanese. The comments on messages and their arguments are those of the English file.
# Questions are polite (です, ます); answers and the log are short and end in nouns where they can.
# Names of cards and spaces stand in 「」 inside a sentence, because many of them are everyday words.

## Players

seat-name = 席{ $n }
# ours
house-hagal = 公家ハイガル

## Questions: ask-… by the kind of the decision

ask-by = 【{ $piece }】{ $question }

ask-leader = 指揮官を選んでください。
ask-tokens =
    【{ trait-masterstroke }】{ $n ->
        [1] 1つ目の派閥を秘密裏に選んでください。
       *[2] 2つ目の派閥を秘密裏に選んでください。
    }
ask-defend = 今回の紛争は、あなたが占拠している{ $piece }をめぐる争いです。守備ボーナスとして、基地から戦場に1部隊を進軍させますか？
ask-turn =
    { $agent ->
        [yes] あなたの手番です。カードをプレイして代行者を派遣するか、説得力を行使してください。
       *[no] あなたの手番です。今は代行者を派遣できないので、説得力を行使してください。
    }
ask-agent = どの代行者を派遣しますか？
ask-space = どこに代行者を派遣しますか？
ask-melange = 【{ space-sell-melange }】香料をいくつ売りますか？
ask-figure = どのコマを派遣しますか？　今回の紛争では、追加香料が置かれる前にメンタート・コマがボードから取り除かれることがあります。

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
        [yes] 説得力の行使（残り説得力{ $n }）。次は何をしますか？
       *[no] 説得力の行使（残り説得力{ $n }）。まだ解決していない効果があります。
    }

ask-part = どの効果から解決しますか？
# $paid: what is left has to be paid for, and can be left
ask-reward-part =
    { $paid ->
        [yes] コストを支払って報酬を受け取りますか？
       *[no] どの報酬から受け取りますか？
    }
ask-option =
    { $more ->
        [yes] もう1つ選んでください。
       *[no] { $n ->
            [1] 1つ選んでください。
           *[other] 異なる{ $n }つを順に選んでください。
        }
    }
ask-deck-top = 「{ $piece }」を獲得します。山札の一番上に置きますか？
ask-aside = 帝国の列から脇によけるカードを1枚選んでください。
ask-peek =
    { $known ->
        [yes] 山札の一番上は「{ $card }」です。引きますか、破棄しますか？
       *[no] 山札の一番上のカードを引きますか、破棄しますか？
    }
ask-ally = { $piece }の同盟トークンを失います。誰に渡しますか？
ask-combat =
    { $cards ->
        [yes]
            { $played ->
                [yes] 紛争：さらにカードをプレイしますか、ここまでにしますか？
               *[no] 紛争：カードをプレイするか、パスしてください。
            }
       *[no] 紛争：今プレイできるカードはありません。
    }
ask-won =
    { $cards ->
        [yes] 紛争に勝利しました。カードをプレイするか、パスしてください。
       *[no] 紛争に勝利しました。プレイできるカードはありません。
    }
ask-endgame =
    { $cards ->
        [yes] ゲームの終了：カードをプレイするか、パスしてください。
        [besides] ゲームの終了：紛争アイコンを使うか、パスしてください。
       *[no] ゲームの終了：プレイできるカードはありません。
    }

ask-rival = { $who }の代わりに決めてください。{ $question }

## Answers: do-… by the word, and by the kind of the decision where that matters

do-end = 手番を終了
do-reveal = 説得力を行使
do-pass = パス
do-done = ここまで
do-ability = 「{ trait-masterstroke }」を使用
do-agent-ready = 未派遣の代行者
do-agent-at = 「{ $piece }」の代行者
do-play = 「{ $piece }」をプレイ
do-box = 「{ $piece }」の効果を解決
# 複数の効果が残っている枠
do-box-more = { $a }／{ $b }
# 枠の効果と、それが書かれたもの
do-box-by = { $effect }（{ $piece }）
do-box-space = マスの効果を解決
do-box-influence = マスの影響力を獲得
do-part = 効果{ $n }
do-deploy =
    { $n ->
        [0] 部隊を進軍させない
       *[other] { $n }部隊を戦場に進軍させる
    }
do-retreat =
    { $n ->
        [0] 部隊を撤退させない
       *[other] { $n }部隊を撤退させる
    }
do-melange = { $spice }を{ $solari }で売却
do-acquire = 「{ $piece }」を獲得（コスト{ $n }）
do-acquire-for = 「{ $piece }」を獲得：{ $price }
do-acquire-free = 「{ $piece }」を獲得
do-acquire-aside = 脇によけたカードを獲得
do-aside = 「{ $piece }」を脇によける
do-fetch = 「{ $piece }」を手札に加える
do-discard = 「{ $piece }」を捨てる
do-trash-card = 手札の「{ $piece }」を破棄
do-trash-discard = 捨て札の「{ $piece }」を破棄
do-trash-inplay = プレイ済みの「{ $piece }」を破棄
do-trash-none = 破棄しない
do-trash-played = プレイしたばかりの「{ $piece }」を破棄
do-trash-twin =
    { $known ->
        [yes] もう1枚のプレイ済みの「{ $piece }」を破棄
       *[no] プレイしたばかりのカードと同じ、もう1枚を破棄
    }
do-peek-draw = 引く
do-peek-trash = 破棄する
do-defend-yes = 1部隊を進軍させる
do-defend-no = 部隊を進軍させない
do-figure-yes = メンタート・コマ
do-figure-no = 自分の代行者
do-deck-top-yes = 山札の一番上に置く
do-deck-top-no = 捨て札に置く
do-pass-turn-yes = この手番をすぐに終える
do-pass-turn-no = この手番を続ける
do-rival-pay-no = 支払わない

## The log: event-… by the kind of the event

event-because = { $event }（{ $cause }）

event-leader = { $who }が指揮官に{ $thing }を選択
event-tokens-picked = { $who }が派閥を{ $n }つ秘密裏に選択
event-round = 第{ $n }ラウンド
event-conflict = 今回の紛争は「{ $thing }」
event-defend = { $who }が{ $cause }の守備ボーナスを使用
event-turn = { $who }の手番
event-card-played = { $who }が「{ $thing }」をプレイ
event-agent = { $who }が代行者を「{ $thing }」に派遣
event-reveal =
    { $n ->
        [0] { $who }が説得力を行使（手札なし）
       *[other] { $who }が説得力を行使（手札公開：{ $n }枚）
    }
event-revealed-card = { $who }が「{ $thing }」を公開
event-turn-passed = { $who }が代行者の派遣も説得力の行使もせずに手番を終了
event-end-turn = { $who }が手番を終了

event-gain = { $who }が{ $amount }を獲得
event-pay = { $who }が{ $amount }を支払う
event-persuasion = { $who }が説得力{ $n }を獲得
event-swords =
    { $n ->
        [0] { $who }の赤刃はなし
       *[other] { $who }が赤刃{ $n }を獲得
    }
event-vp =
    { $lost ->
        [yes] { $who }が勝利点{ $n }を失う
       *[no] { $who }が勝利点{ $n }を獲得
    }
event-influence =
    { $lost ->
        [yes] { $who }が{ $with }への影響力{ $n }を失う
       *[no] { $who }が{ $with }への影響力{ $n }を獲得
    }
event-alliance = { $who }が{ $thing }と同盟を結ぶ
event-alliance-lost = { $who }が{ $thing }の同盟トークンを失う

event-recruit = { $who }が{ $n }部隊を召集
event-deploy = { $who }が{ $n }部隊を戦場に進軍させる
event-deploy-supply = { $who }が基地から戦場に{ $n }部隊を直接進軍させる
event-retreat = { $who }が{ $n }部隊を撤退させる
event-lose-troop = { $who }が{ $n }部隊を基地に帰投させる
event-troops-home = { $who }が戦場の{ $n }部隊を基地に帰投させる

event-draw =
    { $known ->
        [yes] { $who }が「{ $thing }」を引く
       *[no] { $who }がカードを{ $n }枚引く
    }
event-intrigue =
    { $known ->
        [yes] { $who }が策謀カード「{ $thing }」を引く
       *[no] { $who }が策謀カードを{ $n }枚引く
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
event-shuffle = { $who }が捨て札をシャッフルして山札にする
event-intrigue-shuffle = 策謀カードの捨て札をシャッフルして新しい山にする
event-intrigue-played = { $who }が策謀カード「{ $thing }」をプレイ
event-trash = { $who }が「{ $thing }」を破棄
event-discard = { $who }が「{ $thing }」を捨てる
event-fetch = { $who }が捨て札から「{ $thing }」を手札に加える
event-acquire =
    { $n ->
        [1] { $who }が「{ $thing }」を獲得し、山札の一番上に置く
        [2] { $who }が「{ $thing }」を獲得し、手札に加える
       *[other] { $who }が「{ $thing }」を獲得
    }
event-row = 「{ $thing }」を帝国の列に補充
event-aside = { $who }が「{ $thing }」を脇によける
event-aside-lost = { $who }が脇によけた「{ $thing }」を破棄
event-foldspace = { $who }が「{ $thing }」を1枚獲得

event-council = { $who }が最高議会の議席を獲得
event-swordmaster = { $who }が剣士を雇用
event-mentat = { $who }がメンタート・コマを獲得
event-control = { $who }が{ $thing }を占拠
event-control-lost = { $who }が{ $thing }の占拠マーカーを失う
event-recall = { $who }が「{ $thing }」の代行者を回収
event-voice = { $who }が対戦相手による「{ $thing }」への派遣を禁止
event-voice-lifted = 「{ $thing }」への派遣禁止を解除（{ $who }）
event-masterstroke = { $who }が「{ trait-masterstroke }」を使用：{ $factions }

event-combat-pass = { $who }がパス
event-strength = { $who }の戦力は{ $n }
event-reward = { $who }が「{ $thing }」で{ $n }位
# $nobody: 単独の1位がいない
event-fought =
    { $nobody ->
        [yes] 「{ $thing }」終了：勝者なし
       *[no] 「{ $thing }」終了：{ $who }の勝利
    }
event-maker = { $thing }の追加香料+{ $n }
event-hagal-card = { $who }が「{ $thing }」をめくる
# $n: 理由。recap-taken 以下を参照
event-hagal-passed =
    { $n ->
        [1] 「{ $thing }」は使用中：{ $who }は次のカードをめくる
        [2] 「{ $thing }」は禁止中：{ $who }は次のカードをめくる
        [4] 「{ $thing }」の条件を満たさない：{ $who }は次のカードをめくる
        [5] 巧みな政治：{ $who }は「{ $thing }」を飛ばし、次のカードをめくる
        [6] 「{ $thing }」では代行者を派遣しない：{ $who }は次のカードをめくる
       *[3] 収穫できる追加香料なし：{ $who }は次のカードをめくる
    }
event-hagal-shuffle = 公家ハイガルの山をシャッフル
event-trade-in = { $who }が資源を勝利点に交換
event-first-player = { $who }が筆頭公家になる
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
        [tech] （同点のため技術タイルで決定）
        [garrison] （同点のため駐屯地の部隊の多さで決定）
        [latest_reveal] （同点のため、説得力の行使がより遅かったことで決定）
       *[none] {""}
    }。
outcome-team-won = { $winners }のチームが勝利点合計{ $points }で勝利しました{ $tie ->
        [spice] （同点のため香料の多さで決定）
        [solari] （同点のためソラリの多さで決定）
        [water] （同点のため水の多さで決定）
        [tech] （同点のため技術タイルで決定）
        [garrison] （同点のため駐屯地の部隊の多さで決定）
       *[none] {""}
    }。
outcome-why =
    { $reason ->
        [points] { $n }点に達したプレイヤーがいたため、ゲームが終わりました。
       *[conflict_deck] 紛争カードがなくなったため、ゲームが終わりました。
    }

ask-pay-how-much = 【{ $piece }】何を支払いますか？
do-pay-how-much =
    { $n ->
        [0] 何も支払わない
       *[other] { $amount }を支払う
    }
do-box-leader = 指揮官の能力を使う
