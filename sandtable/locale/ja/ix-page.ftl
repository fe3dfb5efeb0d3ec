### Style: docs/style/ja.md

# 英語版に説明がある。

page-ix-board = イクス
page-ix-shipping = 輸送

page-ix-tiles = 技術タイル
page-ix-tiles-about = 技術タイル：技術獲得アイコンを使い、香料を支払って獲得します。すぐに効果のあるものと、ゲーム中ずっと働くものがあります。
page-ix-no-tiles = 技術タイルは残っていません。
page-ix-tiles-of = 技術タイル{ $n }枚
page-ix-owned = 獲得された技術タイル
page-ix-owner = { $who }が所有
page-ix-costs = { $n }香料
page-ix-face-down = 裏向き
page-ix-face-down-about = このラウンドに使用済みです。次のラウンドの始めに表向きに戻ります。

page-ix-negotiators = 交渉人
page-ix-negotiators-of = { $who }の交渉人：{ $n }人
page-ix-negotiators-about = 交渉人：イクス・ボード上の部隊です。技術タイルを獲得するとき、1人戻すごとに価格が1香料下がります。

page-ix-step = { $n }段目：{ $gives } { $who }
page-ix-step-bottom = 一番下。
page-ix-nobody = 誰もいません。
page-ix-shipping-about = 輸送艦アイコン1つにつき、自分の輸送艦を1段進めるか帰港させます。帰港させると、いた段とその下のすべての段の報酬を得ます。

page-ix-dreadnoughts = 弩級戦艦{ $n }隻
page-ix-dreadnoughts-there = 戦場の弩級戦艦
page-ix-dreadnoughts-about = 弩級戦艦：戦場では1隻につき戦力3です。紛争の後は駐屯地に戻り、勝者の1隻は次のラウンドまでマスを占拠します。
page-ix-dreadnoughts-of = 弩級戦艦：戦場{ $conflict }隻、駐屯地{ $garrison }隻、マスの占拠{ $flags }隻、基地{ $supply }隻
page-ix-dreadnoughts-home = 弩級戦艦は戦場を離れる
page-ix-held-by = { $who }の弩級戦艦が占拠

page-ix-snooper = { $who }の探知機
page-ix-snooper-about = 探知機は、持ち主がそのトラックで初めて影響力2に到達したときに報酬を与えます。
page-ix-snoopers = 到達した探知機：{ $n }個
page-ix-aside = 脇によけたカード：{ $card }
page-ix-aside-hidden = 脇によけたカード
