### Style: docs/style/ja.md

# What the page of the classic game says beside the names of its pieces. The comments on messages are those of the English file.

## The map

classic-part = { $name }、セクター{ $sector }
classic-map = マップ
classic-map-stack =
    { $who }：{ $advisors ->
        [yes] 顧問
       *[no] 兵
    }{ $n }{ $starred ->
        [0] {""}
       *[other] （上級兵{ $starred }）
    }
classic-map-spice = 香料{ $n }
classic-map-storm = 嵐
classic-map-part = { $name }（{ $kind }） { $facts }
classic-whole-map = 全体図
classic-storm-in = 嵐：セクター{ $n }
classic-last-blow = 直近の香料噴気
classic-decks = デッキ
classic-deck-spice = 香料
classic-deck-treachery = 策略
classic-discards = 捨て札
classic-tanks = トレイラクス・タンク
classic-reserves = リザーブ
classic-tanks-of = { $who }：タンクに兵{ $n }、リーダー{ $leaders }
classic-reserves-of = { $who }：リザーブに兵{ $n }

## Shields

classic-leader-is =
    { $name }（{ $n }）{ $state ->
        [dead] ：タンクの中
        [down] ：タンクの中（裏向き）
        [gone] ：捕虜
        [used] ：このターンに戦った
       *[ready] {""}
    }
classic-hidden = 非公開
classic-first = 最初
classic-strongholds = 要塞
classic-spice-behind = シールドの裏の香料
classic-cards = 策略カード
classic-bribe = 取引の香料（演算能力者休止まで）
classic-allied = { $name }と同盟

## One's own

classic-court = 手札とログ
classic-your-hand = 自分の策略カード
classic-traitors = 買収した裏切り者
classic-face-dancers = フェイス・ダンサー
classic-prediction = 予言：{ $name }がターン{ $turn }に勝利

## The bar

classic-less = 減らす
classic-more = 増やす
classic-how-many = いくつ
classic-turn-of = ターン { $n }／{ $turns }
classic-turn-short = ターン{ $n }
page-table-tab-map = マップ
page-table-tab-shields = シールド
page-table-tab-hand = 手札

## Auction and battle

classic-auction = 競り
classic-auction-left = 残り{ $n }枚
classic-auction-known = 自分だけが見られる
classic-auction-passed = パス
classic-battle-for = { $name }の戦闘
classic-aggressor = 攻撃側
classic-defender = 防御側
classic-dial = ダイアル
classic-leader = リーダー
classic-weapon = 武器
classic-defence = 防御
classic-none = なし
classic-plan-hidden = 戦闘計画はまだ秘密
classic-sight-leader = 予知：リーダーを公開
classic-sight-weapon = 予知：武器を公開
classic-sight-defence = 予知：防御を公開
classic-sight-number = 予知：ダイアルの数を公開

## When an ability is there

classic-mode-basic = 常時
classic-mode-advanced = 上級ゲーム
classic-mode-alliance = 同盟者へ
classic-mode-karama-power = カラーマで、ゲーム中1回

## Stages: plan, reveal, Nexus, interrupts

classic-victor = 勝者
classic-killed = 死亡
classic-total = 合計
classic-total-lives = リーダーが生き残れば合計
classic-win-costs = 勝てば兵{ $of }のうち{ $n }を失う
classic-change = 変更
classic-set-dial = ダイアル{ $n }
classic-spice-behind-forces = 兵を支える香料
classic-plan-locked = 計画を決めました：{ $what }
classic-known-hand = { $who }の手札：{ $what }
classic-battle-won =
    { $mine ->
        [yes] { $name }で勝利
       *[no] { $who }が{ $name }で勝利
    }
classic-battle-nobody = { $name }の戦闘に勝者なし
classic-see-map = マップ
classic-ask-not-this = この能力には尋ねない
classic-interrupt-stop = 止めますか？
classic-interrupt-play = 今、何か使いますか？
classic-interrupt-whose = { $who }：
classic-nexus = 事象の交点
classic-nexus-about = 砂蟲が現れました。同盟を結んだり破棄したりできます。
classic-propose-alliance = 申し出る
classic-asks-you = あなたに求めている
classic-costs = 香料の費用
classic-map-price = 兵1つにつき香料{ $n }
classic-tap-closer = 領域をタップして拡大
classic-no-cards = 策略カードなし
classic-held-by = { $name }：{ $who }
classic-nobody = なし

## The end page

classic-end-by = ゲームはターン{ $n }に終わりました。
classic-end-strongholds = 終了時の要塞
classic-end-hid = シールドの裏にあったもの
classic-end-cards = カード
classic-end-traitors = 裏切り者
classic-end-foretold = 予言：{ $name }、ターン{ $turn }

## Help

classic-help-turn = 1ターン
classic-help-factions = 派閥
classic-help-goal = ターン終了時に要塞3つで勝利です。同盟者と2人なら4つ必要です。ほかのプレイヤーの戦闘員がいない要塞だけを数えます。
classic-help-have = 現在{ $n }つ押さえています。
classic-help-on-map = 光っている領域を押す
classic-help-on-cards = 光っている手札を押す
classic-help-storm = 2人がダイアルで数を選び、嵐が進みます。通り過ぎた砂漠の兵は死亡します。行動の順番も決まります。
classic-help-spice-blow = カードが香料の出る場所を示します。砂蟲はそこにあるものを呑み込み、続く事象の交点で同盟を結んだり破棄したりできます。
classic-help-choam-charity = 香料が0か1の人は2まで受け取れます。
classic-help-bidding = 策略カードを伏せたまま1枚ずつ競りにかけ、最高額をビッドした人が得ます。
classic-help-revival = 兵の一部は自動復活し、さらに香料を払ってタンクから戻せます。リーダーは5人全員が死んだら戻せます。
classic-help-shipment-movement = 順番にリザーブから輸送（要塞へは兵1つにつき香料1、他は2）し、一団を移動します。
classic-help-battle = 同じ領域にいる人どうしが戦います。数、リーダー、武器、防御を秘密に選び、同時に公開します。
classic-help-spice-collection = 兵はいる区画の香料を回収します。兵1つにつき2、アラキーンかカルタグに兵がいれば3です。
classic-help-mentat-pause = 取引の香料をシールドの裏に取り、勝者がいるか確かめます。
classic-mark-won = { $who }が戦闘に勝利
classic-mark-explosion = ラスガンとシールド
classic-mark-worm = 砂蟲
classic-mark-alliance = { $who }が同盟を結ぶ

# Cards and powers of any time, and limits for bids.
classic-wish-play = カードを使う
classic-wish-open =
    { $n ->
        [0] 随時使えるカードや能力を使う
       *[other] 随時使えるカードや能力を使う：{ $n }件が機会を待っています
    }
classic-wish-title = 随時使えるもの
classic-wish-about = 今ルールで認められていればすぐに、そうでなければ次に認められる機会に実行されます。それまで誰にも知られません。
classic-wish-gift-about = 皇帝はフェイズごとに1回できます。カラーマで止められることがあります。
classic-wish-show-about = ビッド、輸送、戦闘の開始時に1回ずつ、1人または全員に見せます。
classic-wish-is-want = ルールで認められ次第、使われます。
classic-wish-is-hold = 使えるときに尋ねられます。
classic-wish-now = 使う
classic-wish-now-power = 使う
classic-wish-now-gift = 渡す
classic-wish-now-show = 見せる
classic-wish-hold = 使えるときに尋ねる
classic-wish-forget = 今はやめる
classic-moment-somebody = 誰かが今カードを使うかもしれません。
classic-bid-limit = 次の額まで自動でビッド
classic-bid-limit-is =
    { $all ->
        [yes] このターンのすべてのカードに、香料{ $n }まで自動でビッドします。
       *[no] このカードに、香料{ $n }まで自動でビッドします。
    }
classic-bid-out-is =
    { $all ->
        [yes] このターンのカードのビッドから降りています。
       *[no] このカードのビッドから降りています。
    }
classic-bid-this = このカードだけ
classic-bid-all = このターンの全カード
classic-bid-out = このカードは降りる
classic-bid-out-all = このターンは降りる
classic-bid-ask = また尋ねる

# What became of a side of a battle.
classic-killed-by = { $what }で死亡
classic-killed-traitor = 裏切り者（宣言：{ $who }）
classic-killed-explosion = 爆発で死亡
classic-called = 裏切り者を宣言
classic-lost-forces = 兵{ $n }を失う
classic-paid-spice = 香料{ $n }を支払う
classic-got-spice = 香料{ $n }を得る
classic-discarded-cards = 捨てる：{ $what }
classic-keeps-cards = カードを手元に残せる

# Parts of a plan that are empty, what prescience has shown, and the way to the end.
classic-no-leader = リーダーなし
classic-no-weapon = 武器なし
classic-no-defence = 防御なし
classic-sight-seen = 予知で見えたもの：{ $what }
classic-result = 結果
