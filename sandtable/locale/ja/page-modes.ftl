### Style: docs/style/ja.md

# Words of the page for games against Rivals and for games of two teams, in Japanese.

## The lobby: how many play

page-home-players-one-rival = プレイヤー2人と、勝つこともあるライバル1人。
page-home-players-teams = 3人ずつの2チーム。各チームは司令官1人と味方2人。

## The lobby: the levels of the Rivals, below the choice

page-home-about-level-mercenary = やさしい：ライバルは部隊なし、あなたは策謀カード1枚を持って始めます。
page-home-about-level-sardaukar = 標準：カードのとおり。
page-home-about-level-mentat = 難しい：「容赦なき激化」「熟練の進軍」「巧みな政治」を加えます。
page-home-about-level-kwisatz_haderach = 熟練者向け：さらに、あなたは剣士を得られません。

## The lobby: which Rivals

page-home-rival-cards-random = ランダム
page-home-rival-card-of = ライバル{ $n }のカード
page-home-rival-level = 剣士値{ $n }

## The lobby: variants of the games with Rivals, and what each of them does

page-home-variants = 選択ルール
page-home-variant-churn = ダイスで帝国の列を入れ替える
page-home-variant-churn-off = なし
page-home-variant-churn-reveal = あなたの説得力の行使の後
page-home-variant-churn-rival = 各ライバルの手番の後
page-home-about-churn = ダイス2個で、帝国の列のカードを2枚まで取り除きます。
page-home-variant-streamlined = 簡略ライバル
page-home-about-streamlined = ライバルは邪魔をするだけで、勝つことはありません。
page-home-variant-brutal = 容赦なき激化
page-home-about-brutal = 紛争Ⅲでは、ライバルは赤刃のためにカードを2枚公開します。
page-home-variant-expert = 熟練の進軍
page-home-about-expert = 大きく上回っているライバルは部隊を温存し、紛争Ⅲではできるかぎり進軍させます。
page-home-variant-politics = 巧みな政治
page-home-about-politics = ライバルは、得るもののない派閥のマスを飛ばします。

## The lobby: the game of six

page-home-objectives = 目標カードの交換
page-home-objectives-across = 向かいの席と
page-home-objectives-adjacent = 隣の相手チームの味方と
page-home-about-objectives = 「砂漠ネズミ」が2枚とも同じチームに渡ったら、1枚を交換します。
page-home-choam-always = 6人では常にCHOAM公社モジュールを使います。

## At the table: Rivals

page-rival-to-swordmaster = 剣士まで{ $n }/{ $of }
page-rival-signet = 指輪能力
page-rival-scheme = 策略
page-rival-scheme-when = 3体目の密偵を置いたとき
page-rival-priority = 派閥の優先順
page-rival-exchange = 勝利点+1になるもの
page-rival-cannot-win = 勝てない
page-rival-turned = 今公開されたカード

## At the table: two teams

page-team-of-muad-dib = ムアドディブのチーム
page-team-of-shaddam = シャッドムのチーム
page-team-yours = あなたのチーム
page-team-sum = 合計{ $n }
page-team-commander = 司令官
page-team-ally = 味方
page-team-activated = 起動中
page-team-no-agent = { $who }を指す代行者が残っていないため、この手番は代行者を派遣できなくなります。
page-team-end-again = { $who }が進軍。続けられます
page-team-serves = { $who }のために働く
page-team-own-board = 個人ボード
page-team-own-track = 個人ボードのトラック
page-team-throne-row = 玉座の列
page-team-throne-row-whose = シャッドムのチーム専用
page-team-swordmaster-bonus = 剣士ボーナス
page-team-reinforce = 増援
page-team-trade = 取引
# A button; $what: so much of a good
page-team-give = { $what }を渡す
# For screen readers: where teammates decide something
page-team-between = チーム内の決定
page-team-chat-hint = あなたのチームだけが読めます。

## 卓上：指したときの説明

page-rival-hoard-about = ソラリ、香料、策謀カード、水はすべて合わせて数えます。足りるとそれらを支払い、代行者が1体増えます。
page-rival-exchange-about = 剣士を得た後は、どれか1種類がその数になるたびに勝利点1に交換します。
page-rival-passed = { $card }：{ $why }
page-team-sum-about = チームの勝敗は3人の勝利点の合計で決まります。誰か1人が10点に達すると、ゲームが終わります。
page-team-order = 手番順：{ $who }
page-team-swordmaster-bonus-about = 説得力の行使のたびに赤刃2。剣士自身は1回派遣すると去りますが、トークンは残ります。
page-team-commander-about = 司令官は部隊を持ちません。その手番のユニット、赤刃、ボード上の影響力は、起動した味方のものになります。
page-team-activated-about = 司令官の代行者はそれぞれ味方1人を指しています。派遣すると、その手番はその味方を起動します。
page-team-reinforce-about = 3部隊をチームの味方2人に分けます。受け取った部隊はすぐに進軍できます。
page-team-trade-about = チームの1人と、互いに1種類のもの（資源か策謀カード）を任意の数だけ渡せます。
page-team-throne-row-about = シャッドムが移したカードです。そのチームが獲得するまで残ります。
page-help-group-teams = 2つのチーム
