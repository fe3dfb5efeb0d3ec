### Style: docs/style/ja.md

# 卓での手の提案と、それについてのサーバーの言葉

hint-suggest = おすすめの手
hint-head = よい手
hint-now = 今の勝率
hint-how = 見える情報だけで各{ $n }回試行
hint-close = 差はわずか
hint-show = 表示
hint-shown = 表示中
hint-play = この手を選ぶ
hint-thinking = よい手を探しています
hint-stale = 局面が変わりました。
hint-again = もう一度尋ねる
hint-not-allowed = ほかの人も参加していて、ホストが許可していないため、提案は使えません。
hint-nothing = 今は選べるものがありません。
hint-shut = 閉じる
hint-note = 提案{ $n }を表示しています。まだ何もプレイしていません。
hint-chance = { $n }%±{ $error }、今の勝率{ $now }%
hint-percent = { $n }%
hint-doubt = ±{ $n }
hint-alike = ほかの{ $n }手も同じ結果です。
hint-option = 手の提案を許す
hint-option-about = ほかの人とのゲーム用です。誰かが提案を求めると全員に伝わります。
hint-facts = 手の提案あり
hint-noted = 第{ $round }ラウンドに手の提案を求めました

refused-no-analysis = このゲームには分析がありません。
refused-no-hints = ほかの人も参加していて、卓を作るときにホストが許可しなかったため、提案は使えません。
refused-nothing-to-suggest = 提案できるものがありません。今は選ぶ場面ではありません。
