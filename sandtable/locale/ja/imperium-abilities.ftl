### Style: docs/style/ja.md

# Leaders with effects, pieces and sides of their own, in Japanese. No printed translation is known: the names are ours.

## Left abilities

line-in-reveal-turn = 説得力の行使のとき：{ $text }
line-other-side = { $leader }の裏面
label-side = 面

trait-loyalty-text = ベネ・ゲセリットへの影響力が2に達するたび、2香料を獲得
trait-imperial-birthright-text = 皇帝への影響力が2に達するたび、策謀カードを1枚引く
trait-limited-allies-text = 「{ card-diplomacy }」のない山札でゲームを始める
trait-smuggle-spice-text = 自分の密偵が監視するメイカーのマスに対戦相手が代行者を派遣するたび、1香料を獲得
trait-sardaukar-commander-text = サルダウカーの契約2つを自分のために脇によけておく。契約を受け取るたび、代わりにそのうち1つを受け取ってもよい

## Effects

effect-memory = 基地の1部隊を記憶にする
effect-other-memories = 自分の記憶をすべて基地に戻し、1つにつきカードを1枚引き、その後この指揮官を裏返してもよい
effect-repeat-space = マスに記された効果をもう一度解決する（コストも派遣による影響力もなし）
effect-training = 訓練トラックの自分のトークンを、選んだ道へ1段進め、そこに記された効果を得る
effect-place-then = { $a }。{ $b }
effect-chroniclers-insight = コストがちょうど1のカード1枚を手札に獲得するか、手札のカード1枚を破棄してもよい（破棄したカードのコストが1以上なら2香料を獲得）
hook-no-deploying = この手番の残りの間、自分のユニットは戦場に入れない

cond-strength-at-least = 自分の戦力が{ $n }以上である
cond-sent-to-space-of = この手番に{ $factions }のマスへ代行者を派遣した

## The table

ask-training = 訓練トラックのどの道へ進みますか？
do-insight-acquire = 「{ $piece }」を手札に獲得
do-insight-none = どちらもしない
event-memory = { $who }が1部隊を記憶にする
event-memories-home =
    { $n ->
        [0] { $who }には戻す記憶がない
       *[other] { $who }が記憶{ $n }つを基地に戻す
    }
event-leader-turned = { $who }が指揮官を裏返す：{ $thing }
event-training = { $who }が訓練トラックのトークンを{ $n }番の段に進める
