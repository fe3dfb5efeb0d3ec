### Style: docs/style/ja.md

# What happens in the classic game, for the log. $who did it, $what is the piece it is about, $n how many, $cause where from or whom. The comments on messages are those of the English file.

## Setting up

classic-event-faction = { $who }が{ $what }を受け持つ
classic-event-prediction = { $who }が予言を書く
classic-event-traitors = { $who }に裏切りカード{ $n }枚が配られる
classic-event-traitor-kept = { $who }が裏切り者を残す
classic-event-traitor-kept-known = { $who }が{ $what }を裏切り者として残す
classic-event-dancer = { $who }がフェイス・ダンサーを得る
classic-event-dancer-known = { $who }が{ $what }をフェイス・ダンサーとする
classic-event-placed = { $who }が{ $what }に{ classic-n-forces }を置いて始める

## The turn

classic-event-turn = ターン{ $n }
classic-event-phase = { $what }
classic-event-first = { $who }が嵐の順の最初
classic-event-winner = { $who }の勝利
classic-event-opened = { $n }人全員が回答

## Spice, cards, forces, leaders

classic-event-spice = { $who }が香料{ $n }を得る
classic-event-paid = { $who }が香料{ $n }を払う
classic-event-paid-known = { $who }が{ $what }に香料{ $n }を払う
classic-event-collected = { $who }が{ $what }で香料{ $n }を回収
classic-event-spice-gone = { $what }の香料{ $n }が失われる
classic-event-card = { $who }が策略カードを得る
classic-event-card-known = { $who }が{ $what }を得る
classic-event-played = { $who }が{ $what }を使う
classic-event-discarded = { $who }が{ $what }を捨てる
classic-event-reshuffled = 策略の捨て札を混ぜて新しいデッキにする
# 兵の数。この下の行とログのほかの行で使う
classic-n-forces = 兵{ $n }
classic-event-lost = { $who }が{ $what }で{ classic-n-forces }を失う
classic-event-leader-killed = { $what }が死亡
classic-event-leader-revived = { $who }が{ $what }を復活させる
classic-event-leader-home = { $what }が{ $who }に戻る
classic-event-advisors = { $who }：{ $what }で顧問になる
classic-event-fighters = { $who }：{ $what }で戦闘員になる
classic-event-token = { $who }が{ $what }を得る

## Storm

classic-event-storm-dialled = { $who }のダイアルは{ $n }
classic-event-storm-card = 嵐カードは{ $n }
classic-event-storm-drawn = { $who }が次の嵐カードを知る
classic-event-storm-drawn-known = 次の嵐カード：{ $what }
classic-event-storm = 嵐がセクター{ $n }へ動く
classic-event-weather = { $who }が嵐を{ $n }セクター動かす
classic-event-wall-gone = { $who }がシールド・ウォールを破壊
classic-event-stronghold-points = 秘密機動要塞は{ $what }に向く

## Spice blow and Nexus

classic-event-turned = 香料カード：{ $what }
classic-event-blow = { $what }に香料{ $n }が噴き出す
classic-event-worm = シャイー＝フルードが{ $what }に現れる
classic-event-sandtrout = 砂鱒：すべての同盟が終わる
classic-event-spice-reshuffled = 香料の捨て札を混ぜて新しいデッキにする
classic-event-spice-shuffled-back = 砂蟲をデッキに混ぜて戻す
classic-event-nexus = 事象の交点
classic-event-alliance-asked = { $who }が{ $what }に同盟を求める
classic-event-alliance = { $who }と{ $what }が同盟
classic-event-alliance-refused = { $who }が{ $what }との同盟を断る
classic-event-alliance-broken = { $who }が{ $what }との同盟を破棄
classic-event-rode = { $who }が砂蟲に乗り、{ classic-n-forces }を{ $cause }から{ $what }へ移動

## Charity, bidding

classic-event-charity = { $who }が援助として香料{ $n }を得る
classic-event-cards-held = { $who }の策略カードは{ $n }枚
classic-event-no-bidding = 誰もビッドできない
classic-event-row = カード{ $n }枚が競りにかかる
classic-event-row-looked = { $who }がカードを見る
classic-event-row-sorted = { $who }がカード1枚を戻す
classic-event-support = { $who }が同盟者への支援を決める
classic-event-card-up = 次のカードが出る
classic-event-card-seen = { $who }がカードを見る
classic-event-card-seen-known = { $who }が{ $what }を見る
classic-event-swapped = { $who }が出ているカードを交換
classic-event-bid = { $who }が香料{ $n }をビッド
classic-event-bid-pass = { $who }がパス
classic-event-unsold = 誰もビッドせず、カードは戻る
classic-event-sold = { $who }が香料{ $n }でカードを買う
classic-event-karama-bid = { $who }がカラーマでカードを取る
classic-event-bought = { $who }が買ったカードを見る

## Revival

classic-event-revived = { $who }が{ classic-n-forces }を復活させる
classic-event-limit-raised = { $who }が{ $what }の復活の上限を{ classic-n-forces }に上げる
classic-event-revival-granted = { $who }が{ $what }に{ classic-n-forces }の自動復活を許す
classic-event-leader-wanted = { $who }が{ $what }を求める
classic-event-leader-priced = { $who }が{ $what }に香料{ $n }を求める

## Shipment and movement

classic-event-moment = カードや能力を使う機会
classic-event-spice-peek = { $who }が次の香料カードを見る
classic-event-spice-peek-known = 次の香料カード：{ $what }
classic-event-shipping = { $who }の輸送と移動
classic-event-shipped = { $who }が{ classic-n-forces }を{ $what }へ輸送
classic-event-arrived = { $who }が{ classic-n-forces }を{ $what }に置く
classic-event-shipped-across = { $who }が{ classic-n-forces }を{ $cause }から{ $what }へ輸送
classic-event-shipped-back = { $who }が{ classic-n-forces }を{ $what }からリザーブへ輸送
classic-event-shipment-stopped = { $who }が{ $what }の輸送を止める
classic-event-came-along = { $who }が{ $what }へ同行
classic-event-moved = { $who }が{ classic-n-forces }を{ $cause }から{ $what }へ移動
classic-event-with-ally = { $who }が{ $what }と同じ場所に残る

## Battle

classic-event-battle = { $who }が{ $what }で{ $cause }を攻撃
classic-event-leaderless = { $who }にはこの戦闘に出せるリーダーもつまらぬ英雄もいない
classic-event-voice = { $who }が〈声〉を使う。{ $what }
classic-event-prescience = { $who }が予知を使う：{ $what }
classic-event-foreseen = { $who }が予知に答える
classic-event-foreseen-known = { $who }は{ $what }を出す
classic-event-foreseen-no-leader = { $who }はリーダーを出さない
classic-event-foreseen-no-weapon = { $who }は武器を出さない
classic-event-foreseen-no-defence = { $who }は防御を出さない
classic-event-planned = { $who }が戦闘計画を立てる
classic-event-plan-seen = { $who }の計画が見られる
classic-event-plan = { $who }の計画：{ $things }
classic-event-traitor = { $who }が裏切りを宣言：{ $what }
classic-event-taken-back = { $who }は{ $what }を使わない
classic-event-explosion = ラスガンとシールド：{ $what }が爆発
classic-event-total = { $who }：合計{ $n }
classic-event-won = { $who }が{ $what }での戦闘に勝つ
classic-event-no-winner = 勝者なし
classic-event-haderach = クイサッツ・ハデラッハが目覚める
classic-event-exchanged = { $who }がサボイド{ $n }つをサイボーグと交換
classic-event-captured = { $who }が{ $what }を捕らえる
classic-event-leader-kept = { $who }が{ $what }を捕虜にする
classic-event-face-dancer = { $who }がフェイス・ダンサーを明かす：{ $what }
classic-event-sent-back = { $who }の{ classic-n-forces }が{ $what }からリザーブへ戻る
classic-event-left = { $who }の{ classic-n-forces }が{ $what }を去る
classic-event-took-place = { $who }が{ classic-n-forces }で{ $what }に入る
classic-event-dancer-returned = { $who }がフェイス・ダンサーを戻す
classic-event-dancer-returned-known = { $who }が{ $what }を戻す

## Cards at any time, Karama, deals

classic-event-stopped = { $who }が{ $cause }の能力を止める：{ $what }
classic-event-power = { $who }がカラーマの能力を使う
classic-event-truth-yes = { $cause }が{ $who }に尋ねる：{ $what } はい。
classic-event-truth-no = { $cause }が{ $who }に尋ねる：{ $what } いいえ。
classic-event-revival-stopped = { $who }が{ $what }の復活を止める
classic-event-cards-taken = { $who }が{ $what }からカード{ $n }枚を取る
classic-event-cards-given = { $who }が{ $what }にカード{ $n }枚を渡す
classic-event-cards-taken-known = { $who }が{ $what }から取る：{ $things }
classic-event-cards-given-known = { $who }が{ $what }に渡す：{ $things }
classic-event-offering = { $who }が贈り物を考える
classic-event-offered = { $what }が{ $cause }に取引を申し出る：{ $things }
classic-event-withdrawn = { $what }が{ $cause }への申し出を取り下げる：{ $things }
classic-event-agreed = { $what }と{ $cause }が合意する：{ $things }
classic-event-deal = { $who }が{ $what }へ今すぐ香料{ $n }を払う
classic-event-deal-pause = { $who }が{ $what }に演算能力者休止での香料{ $n }を約束する
classic-event-deal-refused = { $cause }が{ $what }の申し出を断る：{ $things }
classic-event-deal-void = { $what }と{ $cause }の取引はもう払えないため無効になる：{ $things }
classic-event-promise = { $who }が{ $what }との約束を守る：香料{ $n }
classic-event-promise-void = { $who }が{ $what }に約束した香料{ $n }を失い、その分は無効になる
classic-event-calling-off = { $who }が{ $what }に合意の取りやめを求める
classic-event-not-calling-off = { $who }は{ $what }にもう合意の取りやめを求めない
classic-event-called-off = 取りやめ：{ $who }から{ $what }への約束、香料{ $n }
classic-event-terms-off = 取りやめ：{ $what }と{ $cause }の取引
classic-deal-now = { $who }が今すぐ香料{ $n }を払う
classic-deal-pause = { $who }が演算能力者休止に香料{ $n }を払う
classic-deal-terms = 言葉による条件
classic-event-showing = { $who }がカードを見せようとする
classic-event-shown = { $who }が{ $what }にカード{ $n }枚を見せる
classic-event-shown-all = { $who }が全員に見せる：{ $things }
classic-event-shown-known = { $who }が{ $what }に見せる：{ $things }
classic-event-bribe-taken = { $who }が取引の香料{ $n }をシールドの裏に取る

## A plan in the log

classic-planned-dial = ダイアル{ $n }
classic-planned-nothing = なし
classic-list = { $first }、{ $next }

## The end

classic-outcome = { $names }の勝利。{ $reason }
classic-reason-strongholds = 要塞を必要な数だけ占めた。
classic-reason-prediction = 予言が的中した。
classic-reason-fremen = 群居洞を守り抜いた。
classic-reason-guild = 最終ターンが終わるまでほかの誰も勝利しなかったので、航宙ギルドが勝利した。
classic-reason-most-strongholds = 最も多くの要塞を占めた。
