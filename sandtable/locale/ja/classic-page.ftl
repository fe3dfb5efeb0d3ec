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
classic-first = 開始
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
