### Style: docs/style/ja.md

# The options of a new table of the classic game, and their values. The comments on messages are those of the English file.

## Options

classic-setup-factions = 派閥の決め方
classic-setup-factions-random = ランダム
classic-setup-factions-chosen = ゲーム中に選ぶ
classic-setup-factions-suggested = ルールの推奨どおり
classic-setup-advanced = 上級ゲーム
classic-setup-ixians-tleilaxu = イクスとトレイラクスを加える
classic-setup-treachery-more = その策略カード14枚を加える
classic-setup-sandtrout = 砂鱒を加える
classic-setup-technology = 技術トークンを加える
classic-setup-turns = ターン数
classic-setup-bid-seconds = 1回のビッドの秒数
classic-setup-bid-seconds-0 = 制限なし
classic-setup-deals = 香料の取引とカードを見せること
classic-setup-deal-terms = 1人だけに申し出た取引の条件
classic-setup-deal-terms-aloud = 全員が聞く
classic-setup-deal-terms-between = 2人の間にとどめる

## Where the sources differ (CLA-26)

classic-setup-revival-price = 兵の復活の価格
classic-setup-next-opener = 次のカードの競りを始める人
classic-setup-next-opener-buyer = 落札者の右
classic-setup-next-opener-opener = 前に始めた人の右
classic-setup-storm-strikes = 嵐が襲うセクター
classic-setup-storm-strikes-passed = 通り過ぎた所
classic-setup-storm-strikes-start = 出発点も
classic-setup-ally-entry = 同盟者の領域に入る
classic-setup-ally-entry-forbidden = 禁止
classic-setup-ally-entry-leave = また出るなら可
classic-setup-ally-loses = 同盟者と残ったとき兵を失う人
classic-setup-ally-loses-later = 順番の遅い方
classic-setup-ally-loses-mover = そこで番を終える人
classic-setup-fremen-worm = フレメンのカラーマの砂蟲
classic-setup-fremen-worm-any = 任意の領域
classic-setup-fremen-worm-sand = 砂漠のみ
classic-setup-harkonnen-takes = ハルコンネンのカラーマで取る枚数
classic-setup-harkonnen-takes-any = 任意
classic-setup-harkonnen-takes-all = 手札すべて
classic-setup-tleilaxu-stops = トレイラクスのカラーマが止めるもの
classic-setup-tleilaxu-stops-free = 自動復活
classic-setup-tleilaxu-stops-all = すべての復活
classic-setup-returned-traitors = 残さない裏切り者
classic-setup-returned-traitors-under = デッキの下へ
classic-setup-returned-traitors-beside = 使わない
classic-setup-dial-spice = 戦闘の香料を決める時
classic-setup-dial-spice-after = 戦闘の後
classic-setup-dial-spice-plan = 計画で
classic-setup-loser-spice = 敗者の香料
classic-setup-loser-spice-pays = 払う
classic-setup-loser-spice-keeps = 残す
classic-setup-traitor-spice = 裏切り者のときの香料
classic-setup-traitor-spice-none = 誰も払わない
classic-setup-traitor-spice-betrayed = 裏切られた側が払う
classic-setup-leader-after-traitor = 裏切りを宣言した側のリーダー
classic-setup-leader-after-traitor-used = その場所で使用済み
classic-setup-leader-after-traitor-free = ほかの場所でも戦える
classic-setup-karama-powers = 皇帝とハルコンネンのカラーマの能力
classic-setup-karama-powers-any = いつでも
classic-setup-karama-powers-phase = 復活とビッドのときのみ

## The form

classic-setup-differ = 資料によって異なるルール
classic-setup-differ-about = 1行が1つの裁定です。そのままなら、この卓の裁定で遊びます。
classic-setup-boxes = 遊ぶ内容
classic-setup-factions-list = ここで指定
classic-setup-faction-of = 席{ $n }の派閥
classic-setup-facts-factions = 派閥：{ $who }
classic-setup-facts-turns = 最大{ $n }ターン
classic-setup-facts-bid-seconds = ビッドは1回{ $n }秒まで。過ぎるとパスになります
