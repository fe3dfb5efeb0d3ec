### Style: docs/style/ja.md

# 英語版に説明がある。

page-table-post = { $spaces }の監視所
page-table-spy-of = { $who }の密偵
page-table-spies = 密偵：基地{ $home }、監視所{ $away }
page-table-infiltrate = 潜入できる
page-help-sign-spies = 塗りつぶしは基地、輪郭は監視所の密偵です。密偵がいるマスへは密偵アイコンで派遣できます。回収すれば、ほかの代行者がいるマスに潜入するか、派遣したときにカードを1枚引けます。

page-table-wall = シールド・ウォール
page-table-wall-gone = シールド・ウォール：なし
page-table-no-worms = 砂虫は来られない
page-table-sandworms = 戦場の砂虫
page-table-worms = 砂虫{ $n }体
page-table-doubled = 2倍
page-table-hooks = メイカーフック
page-help-sign-hooks = メイカーフックがあれば、砂漠で香料の代わりに砂虫を召喚できます。
page-help-sign-worm = 戦場の砂虫：1体につき戦力3、報酬が2倍になる

page-table-turned = 裏返したカード{ $n }枚
page-help-sign-battle = 紛争アイコン：同じもの2つで組になり、勝利点1

page-table-contracts = 契約
page-table-contract-bank = 山の契約{ $n }つ
page-table-contracts-held = 未達成の契約{ $n }つ
page-table-contracts-done = 達成した契約{ $n }つ
page-table-contract-here = 「{ $piece }」を達成する
page-table-contract-harvest = ここで得た香料は「{ $piece }」に数える
page-help-sign-contract = 契約：受け取り、条件を満たすと報酬を得る

page-table-memories = 記憶{ $n }つ
page-table-memories-of = { $who }の記憶{ $n }つ
page-help-sign-memory = { faction-bene }に置かれた、記憶となった部隊
page-table-training = 訓練トラック：{ $n }段目
page-table-training-next = 次：{ $steps }
page-table-training-end = トラックの端に達しています。

page-home-choam = { page-table-choam }モジュール
page-home-choam-about = 契約と、それに関わるカード、{ leader-shaddam-corrino-iv }が加わります。
page-home-first = 筆頭公家
page-home-first-random = 目標カードで決める
page-home-facts-first = 筆頭公家：{ $who }

## The end

page-end-source-icons = 紛争アイコン
