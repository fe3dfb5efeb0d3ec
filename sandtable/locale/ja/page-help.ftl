### Style: docs/style/ja.md

## The help sheet

page-help-head = ヘルプ
page-help-now = 今できること
page-help-signs = アイコン
page-help-round = ラウンドの流れ
page-help-text = 文字と動き
page-help-about = このゲームについて
page-help-find = アイコンや言葉を探す
page-help-found =
    { $n ->
        [0] 見つかりません
       *[other] { $n }件
    }
page-help-rules = 番号つきルール

## Icons, in groups

page-help-group-goods = 集めるもの
page-help-group-cards = カード
page-help-group-army = 部隊
page-help-group-places = 代行者の行き先
page-help-group-power = 権力
page-help-group-board = ボード上
page-help-group-writing = 効果の書き方
page-help-sign-solari = お金。マスの支払いに使う
page-help-sign-spice = マスに支払う、または売る
page-help-sign-water = 砂漠などのマスに支払う
page-help-sign-persuasion = 説得力の行使でカードを獲得
page-help-sign-vp = { $n }点でゲームが終わる
page-help-sign-hand = 手札の枚数
page-help-sign-intrigue = 策謀カード。秘密にし、決まった時に使う
page-help-sign-signet = 指揮官の指輪能力
page-help-sign-garrison = 駐屯地で待機する部隊
page-help-sign-supply = 基地の部隊。ここから召集する
page-help-sign-sword = 戦場に部隊があれば戦力1
page-help-sign-conflict = 戦場の部隊。1部隊につき戦力2
page-help-sign-influence = 任意の派閥1つへの影響力
page-help-sign-alliance = 同盟。追い越されるまで勝利点1
page-help-sign-first = 筆頭公家。ラウンドを始める
page-help-sign-control = 占拠。代行者が派遣されるたびに収入
page-help-sign-maker = メイカー。代行者がいない間、追加香料がたまる
page-help-sign-combat = ここに代行者を派遣すると部隊が進軍できる
page-help-sign-lock = 不足しているもの：所持数／必要数
page-help-sign-cost = 輪の中を支払い、その後のものを得る
page-help-sign-if = これだけあるときだけ
page-help-sign-agent-box = このカードで代行者を派遣するとき
page-help-sign-reveal-box = このカードを公開するとき
page-help-sign-agents = 代行者。塗りは待機中、輪郭はボード上

## A round

page-help-step-round-start = 紛争カードを公開し、全員がカードを5枚引きます。
page-help-step-turns = 順番に、代行者を派遣するか説得力を行使します。行使した人はこのラウンドの手番を終えます。
page-help-step-combat = 戦場に部隊がいる人は策謀カードを使えます。その後、戦力の高い順に報酬を得ます。
page-help-step-makers = 代行者のいないメイカーのマスに、追加香料が1個ずつ増えます。
page-help-step-recall = 勝利点{ $n }点の人がいればゲーム終了。いなければ代行者が戻り、筆頭公家が移ります。
page-help-now-tag = 今
page-help-goal = 勝利点{ $n }点に達した人がいると、そのラウンドの終わりにゲームが終わります。あなたは{ $have }点です。
page-help-goal-watch = 勝利点{ $n }点に達した人がいると、そのラウンドの終わりにゲームが終わります。
page-help-round-level =
    { $level ->
        [1] ラウンド{ $n }：紛争Ⅰ。報酬は小さめ。
        [2] ラウンド{ $n }：紛争Ⅱ。
       *[3] ラウンド{ $n }：紛争Ⅲ。報酬が最も大きい。
    }

## What can be done now

page-help-nothing = 今は何も求められていません。
page-help-send = 代行者を派遣する
page-help-send-about = 手札{ $of }枚のうち{ $n }枚で派遣できます。カードを選び、光るマスを選んでください。
page-help-reveal-about = 説得力を行使し、残りの手札をすべて見せます。このラウンドの手番は終わります。
page-help-plot = 策謀カードを使う
page-help-answer = 質問に答える
page-help-end-about = この手番ではこれ以上何もしません。
page-help-acquire = カードを獲得する
page-help-acquire-about = 光っているカードは、今の説得力で獲得できます。
page-help-show = 表示
page-help-why-not = なぜ行けない？

## Text and motion

page-help-text-size = 文字の大きさ
page-help-percent = { $n }%
page-help-text-about = 文字とともに全体が大きくなります。場所が足りなくなると左右の欄がたたまれ、ページはスクロールします。ブラウザの拡大も使えます。

## Explanations of what is pointed at

page-help-on-clock = { $who }の持ち時間が進行中
page-help-tip-clock = 残り時間です。なくなると、次に手を選ぶまでボットが代わります。
page-help-tip-limit = この回答の残り時間です。なくなるとパスになります。
page-help-tip-tokens = 男爵が秘密裏に選んだ2つの派閥です。

## Leaving the table

page-leave-head = 卓を離れますか？
page-leave-sub = 席はゲームが終わるまであなたのものです。トップページか同じリンクから戻れます。
page-leave-wait = 席を残し、卓を待たせる
page-leave-wait-bots = 相手はボットだけなので、誰も待たせません。
page-leave-wait-people = あなたの番になると、ほかの人は待ちます。
page-leave-wait-clock = あなたの番になると、持ち時間が減ります。
page-leave-bot = 席を残し、ボットに任せる
page-leave-bot-about = いつでも席に戻れます。
page-leave-gone = 席を手放す
page-leave-gone-about = ボットが引き継ぎます。元には戻せません。
page-leave-stay = 残る
page-leave-go = 席を残して離れる
page-leave-go-gone = 席を手放して離れる
page-leave-kept = 席を確保中：ボットが代行
page-leave-take-back = 席に戻る
