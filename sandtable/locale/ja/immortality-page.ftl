### Style: docs/style/ja.md

# 英語版に説明がある。

page-imm-research = 研究
page-imm-research-about = 研究アイコン1つにつき、自分のトークンを右へ1マス進めます。入ったマスの報酬を得ます。
page-imm-token-at = { $who }：{ $n }列目
page-imm-genetic =
    { $n ->
        [1] 第1遺伝子マーカー
       *[other] 第2遺伝子マーカー
    }
page-imm-genetic-1 = ここから先では、らせん1つの印のある効果が働き、獲得したトレイラクス・カードを山札の上に置けます。
page-imm-genetic-2 = ここから先では、らせん2つの印のある効果が働き、研究アイコンでは代わりにカードを1枚引きます。

page-imm-board = ベネ・トレイラクス
page-imm-track = トレイラクス・トラック
page-imm-track-about = トレイラクス・アイコン1つにつき、自分のトークンを1段進めます。入った段のボーナスをすべて得ます。
page-imm-step = { $n }段目
page-imm-tanks = アクスロートル・タンク
page-imm-specimens = 標本
page-imm-specimens-of = { $who }の標本：{ $n }個
page-imm-specimens-about = 標本：タンクの中の部隊です。トレイラクス・カードの支払いに使い、いつでも基地に戻せます。
page-imm-row = トレイラクスの列

page-imm-grafted = 移植された組

page-imm-atomics = 一族の核兵器
page-imm-atomics-about = ゲーム中1回、自分の手番に、帝国の列のカードをすべて取り除き、新しく5枚並べます。
