### Style: docs/style/ja.md

# What the classic game asks, and what answers are called. The comments on messages are those of the English file.

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = どの派閥を受け持ちますか？
classic-ask-prediction = 予言：誰がどのターンに勝ちますか？
classic-ask-traitor = どのリーダーを裏切り者として残しますか？
classic-ask-divide = 兵10を分けてください
classic-ask-place = 兵をどこに置きますか？
classic-ask-keep-card = どのカードを残しますか？
classic-ask-storm-dial = 嵐を動かす数をダイアルで決めてください
classic-ask-point = 秘密機動要塞をどこに向けますか？
classic-ask-stronghold-moves = 秘密機動要塞をどこへ動かしますか？
classic-ask-moment = 今、何を使いますか？
classic-ask-stop = { $whose }の能力を止めますか？　{ $what }
classic-ask-weather-control = 気象制御で嵐を動かしますか？
classic-ask-family-atomics = シールド・ウォールに一族の核兵器を使いますか？
classic-ask-storm-loss = 嵐で失う兵のうちフェダイキンはいくつですか？
classic-ask-harvester = この香料噴気を2倍にしますか？
classic-ask-place-worm = 砂蟲はどこに現れますか？
classic-ask-spare-ally = 砂蟲は同盟者を見逃しますか？
classic-ask-alliance = 事象の交点：同盟を結ぶか破棄しますか？
classic-ask-alliance-accept = { $what }が同盟を求めています。応じますか？
classic-ask-ride = 砂蟲に乗りますか？　どこへ？
classic-ask-charity = 援助を求めますか？
classic-ask-support = 同盟者に1フェイズに香料をどれだけ使わせますか？
classic-ask-sort-row = どのカードをどこに戻しますか？
classic-ask-swap-card = 今出ているカードを交換しますか？
classic-ask-swap-which = 代わりにどのカードを出しますか？
classic-ask-bid = いくらビッドしますか？
classic-ask-pay = カードの代金をどう払いますか？
classic-ask-redraw = それを捨てて引き直しますか？
classic-ask-revive = 兵をいくつ復活させますか？
classic-ask-revive-leader = どのリーダーを復活させますか？
classic-ask-raise-limit = { $what }の上限を5に上げますか？
classic-ask-grant-revival = { $what }に自動復活を3つまで許しますか？
classic-ask-extra-revival = 同盟者の兵をさらにいくつ復活させますか？
classic-ask-early-leader = トレイラクスにリーダーの復活を求めますか？
classic-ask-leader-price = { $what }にいくら求めますか？
classic-ask-buy-leader = { $what }の代金を払いますか？
classic-ask-war = どこの顧問を戦闘員にしますか？
classic-ask-guild-now = 今、自分の番を行いますか？
classic-ask-ship = 輸送しますか？　どこへ？
classic-ask-stop-shipment = { $what }の輸送を止めますか？
classic-ask-come-along = 兵を1つ同行させますか？　どこへ？
classic-ask-intrusion = { $what }の戦闘員を顧問にしますか？
classic-ask-move = 兵を移動しますか？　どこから？
classic-ask-move-more = 同じ一団の兵をさらに{ $what }へ移動しますか？　どこから？
classic-ask-hajr = ハジルを使ってもう一度移動しますか？
classic-ask-arms = 顧問と戦闘員のどちらにしますか？
classic-ask-battle = 次にどの戦闘を行いますか？
classic-ask-voice = 〈声〉：何を命じますか？
classic-ask-prescience = 予知：何を見ますか？
classic-ask-show-element = 予知（{ $what }）：何を出しますか？
classic-ask-plan = 戦闘計画
classic-ask-stop-in-battle = この戦闘で能力を止めますか？
classic-ask-call-traitor = 裏切り者を宣言しますか？
classic-ask-poison-tooth = 毒歯を使いますか？
classic-ask-losses = どの兵を失いますか？
classic-ask-keep = { $what }を残しますか？
classic-ask-take-token = どの技術トークンを取りますか？
classic-ask-captive = { $what }をどうしますか？
classic-ask-exchange = サボイドをいくつサイボーグと交換しますか？
classic-ask-face-dancer = フェイス・ダンサーを明かしますか？
classic-ask-take-place = どの兵が入れ替わりますか？
classic-ask-face-swap = フェイス・ダンサーを取り替えますか？
classic-ask-face-swapped = どれを取り替えますか？
classic-ask-truthtrance = 真実の恍惚：誰に何を尋ねますか？
classic-ask-ghola = トレイラクスの偶人：何を復活させますか？
classic-ask-take-cards = 誰からカードを取りますか？
classic-ask-give-back = どのカードを返しますか？
classic-ask-free-revival = 何を無償で復活させますか？
classic-ask-stop-revival = 誰の復活を止めますか？
classic-ask-see-plan = 誰の戦闘計画を見ますか？
classic-ask-call-worm = 砂蟲をどこに呼びますか？
classic-ask-gift = 同盟者に香料をいくつ与えますか？
classic-ask-reveal = 誰にカードを見せますか？

## The next step of a question

classic-asked-further = { $ask }　{ $more }
# In place of the whole question, from its second step on.
classic-again-ship = 輸送
classic-again-move = 兵の移動
classic-more-goal = どこへ？
classic-more-sectors = 何セクター？
classic-more-number = いくつ？
classic-more-starred = 上級兵はいくつ？
classic-more-plain = 兵はいくつ？
classic-more-plain-in = { $where }に兵をいくつ？
classic-more-starred-in = { $where }に上級兵をいくつ？
classic-more-spice = 香料はいくつ？
classic-more-dial = ダイアルは？
classic-more-part = どこ？
classic-more-faction = 誰？
classic-more-leader = どのリーダー？
classic-more-treachery = どのカード？
classic-plan-leader = リーダーは？
classic-plan-weapon = 武器は？
classic-plan-defence = 防御は？
classic-plan-haderach = クイサッツ・ハデラッハは？
classic-plan-dial = ホイールの数は？
classic-plan-spice = 香料はいくつ？

## Answers

classic-do-pass = パス
classic-do-yes = はい
classic-do-no = いいえ
classic-do-done = 完了
classic-do-none = なし
classic-do-pay = 香料を払う
classic-do-gift = 同盟者に香料を与える
classic-do-break = 同盟を破棄する
classic-do-show = カードを見せる
classic-do-everybody = 全員
classic-do-offer = { $what }に取引を申し出る
classic-do-accept = { $what }の申し出に応じる
classic-do-refuse = { $what }の申し出を断る
classic-do-withdraw = { $what }への申し出を取り下げる
classic-do-call-off = { $what }との合意を取りやめる
classic-do-sum = 香料{ $n }
classic-do-propose-both = 相手だけに申し出る
classic-do-propose-all = 全員に聞こえるように申し出る
classic-do-propose-terms-both = 条件を添えて相手だけに申し出る
classic-do-propose-terms-all = 条件を添えて全員に聞こえるように申し出る
classic-do-drop = 申し出をやめる
classic-do-help = 同盟者に香料{ $n }まで使わせる
classic-do-want = できるだけ早く：{ $what }
classic-do-hold = できるときに尋ねる：{ $what }
classic-do-forget = 今はしない：{ $what }
classic-do-hold-all = 随時できることをすべて尋ねる
classic-do-across = 惑星上で輸送する
classic-do-back = リザーブへ輸送する
classic-do-now = 今すぐ
classic-do-pause = 演算能力者休止に
classic-do-top = デッキの上
classic-do-bottom = デッキの下
classic-do-kill = 殺す
classic-do-keep = 残す
classic-do-discard = 捨てる
classic-do-advisors = 顧問
classic-do-fighters = 戦闘員
classic-do-forces = 兵
classic-do-call = 裏切りだ！
classic-do-stronghold = カラーマで要塞を動かす
classic-do-stop = 止める：{ $what }
classic-element-leader = リーダー
classic-element-weapon = 武器
classic-element-defence = 防御
classic-element-number = 数
classic-voice-play = 出せ：{ $what }
classic-voice-refuse = 出すな：{ $what }

## Answers that are a number

classic-number-bid = { $n }をビッド
classic-number-storm-dial = ダイアル{ $n }
classic-number-revive = 兵{ $n }を復活
classic-number-move = 兵{ $n }を移動
classic-number-ship = 兵{ $n }を輸送
classic-number-support = 香料{ $n }まで
classic-number-gift = 香料{ $n }を与える
classic-number-weather-control = { $n }進める
classic-number-of-plain = { classic-n-forces }
classic-number-of-starred = 上級兵{ $n }
classic-number-of-spice = 香料{ $n }
classic-more-share = 同盟者はいくら払う？

## Offers that may be declined beforehand

classic-offer-karama = カラーマで能力を止める
classic-offer-charity = CHOAMの援助
classic-offer-weather-control = 気象制御
classic-offer-family-atomics = 一族の核兵器
classic-offer-harvester = 収穫機
classic-offer-hajr = ハジル
classic-offer-stop-shipment = 輸送に対するギルドのカラーマ
classic-offer-call-traitor = 裏切り者の宣言
classic-offer-face-dancer = フェイス・ダンサーを明かすこと
classic-offer-guild-now = ほかの人より先にギルドの番を行うこと
classic-offer-alliance = 同盟の締結と破棄
classic-offer-come-along = 輸送に伴うベネ・ゲセリットの無償の兵
classic-offer-lone = パスしかできないこと
classic-offer-mode-battle = 戦闘でだけ
classic-offer-mode-claim = 常に求める
classic-offer-mode-mine = 自分か同盟者に関わるときだけ
classic-offer-mode-sink = 常に極陥へ
classic-wish-power = カラーマの能力
classic-wish-gift = 同盟者に香料を渡す
classic-wish-show = カードを見せる
