### Style: docs/style/ja.md

# 終わった紛争やライバルの手番の振り返りと、手番中の効果

## 終わった紛争

page-recap-combat = 紛争
# 振り返りの4段階
page-recap-step-troops = 部隊
page-recap-step-swords = 赤刃
page-recap-step-intrigue = 策謀
page-recap-step-rewards = 報酬
# 読み上げ用、数字の前
page-recap-strength = 戦力
# 何も得られなかった報酬
page-recap-nothing = なし
page-recap-home = 部隊は基地に帰投
page-recap-worms-home = 砂虫は立ち去る
page-recap-control = 占拠
# $n: 2位との差
page-recap-won-you-win = { $n }差で紛争に勝利しました。
page-recap-won-wins = { $who }が{ $n }差で紛争に勝利しました。
# $n: 2位か3位の報酬
page-recap-won-you-take =
    { $n ->
        [2] { $who }の勝利。あなたは2位の報酬を得ました。
       *[3] { $who }の勝利。あなたは3位の報酬を得ました。
    }
page-recap-won-you-nothing = { $who }の勝利。あなたの報酬はありません。
page-recap-won-tie = 1位が引き分け：勝者はいません。
page-recap-won-nobody = 誰も戦わず、報酬はありません。
# 待っている間
page-recap-then = ごゆっくり。続けるまで先へ進みません。
page-recap-clock = あなたの持ち時間が進んでいます。
page-recap-continue = 続ける
# キー
page-recap-space = スペース
page-recap-board = ボードを見る
page-recap-back = 紛争に戻る
page-recap-played = この紛争での策謀カード
page-recap-order = 筆頭公家から、全員がパスするまで
page-recap-passes = パス
page-recap-no-plays = プレイできるカードを持つ人はいませんでした。

## ライバルの手番

page-recap-rival-turn = ライバルの番
page-recap-rival = { $who }が「{ $card }」をめくりました。
page-recap-rival-how = ライバルに手札はなく、カードに書かれたことだけを行います。
# 飛ばされたカードと短い理由
page-recap-passed-over = 「{ $card }」{ $why }
page-recap-next = 次へ
page-recap-skip = 最後まで飛ばす
page-recap-pace = 速さ
page-recap-pace-step = 1つずつ
page-recap-pace-calm = ゆっくり
page-recap-pace-quick = 速く

## 残りの効果と部隊

page-bench-open = 残りの効果
page-bench-done = この手番に済んだこと
page-bench-do-all = すべて行う
# 効果の下
page-bench-cannot = 今はできません
page-bench-optional = 任意
page-bench-hand = 手札{ $n }枚
page-bench-deploy = 進軍
page-bench-retreat = 撤退
page-bench-more = 1つ増やす
page-bench-fewer = 1つ減らす
# 部隊数の横：最大数
page-bench-of = ／{ $n }
page-bench-ahead = { $n }差で優勢
page-bench-behind = { $who }に{ $n }差で劣勢
page-bench-level = { $who }と引き分け
# $cards: 赤刃のある手札と戦術カード
page-bench-might = { $cards }で最大{ $n }
page-bench-strength = 戦力{ $from }から{ $to }
page-bench-no-reward = 報酬なし
# 「手番を終了」の下
page-bench-end-needs = 先に効果{ $n }つ
page-bench-end-effects = 効果{ $n }つを放棄
page-bench-end-troops = 進軍せずに終了
page-bench-end-persuasion = 説得力{ $n }が残ります

## キー一覧

page-recap-key-space = 振り返りを進める、残りの効果をすべて行う
page-recap-key-troops = 1部隊増減

## 説得力の行使

page-reveal-cards = 公開したカード
page-reveal-buy = 説得力{ $n }：光っているカードを獲得するか、手番を終了してください。
page-reveal-left = 説得力が{ $n }残っていますが、獲得できるカードはありません。手番を終了してください。
page-reveal-spent = 説得力は残っていません。手番を終了してください。

## 紛争

page-combat-pass-sure = カードを使わずにパス？
page-combat-pass-cards = 使えるカードがあります
