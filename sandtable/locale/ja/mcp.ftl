### Style: docs/style/ja.md

# What a language model is told by `sandtable mcp`

mcp-table = 卓：{ $handle }
mcp-seats = 席の数：{ $seats }
mcp-not-started = ゲームはまだ始まっていません。
mcp-too-many-answers = 一度に出せる回答は{ $most }個までです。何も変わっていません。
mcp-answer-too-long = 回答は{ $most }文字までです。何も変わっていません。
mcp-further-word = { $n }番目の回答は「{ $said }」ですが、2番目からの回答は{ $example }のような語にしてください。何も変わっていません。
mcp-not-together = { $n }番目の回答は、前の回答と一緒には出せません。その質問がまだ出ていないか、その前に隠れた情報が明らかになります。何も変わっていません。
mcp-answer-number = { $n }番目の回答：
mcp-nobody-to-talk-to = この卓にはボットしかいないため、読む人がいません。
mcp-unreachable = サーバー{ $server }に接続できません：{ $reason }
mcp-server-error = サーバーが応答できませんでした（ステータス{ $status }）。後でもう一度お試しください。
mcp-unknown-game = 「{ $title }」というゲームはここにはありません。
mcp-unknown-level = 「{ $level }」という強さはありません。強さ：{ $list }
mcp-paused = ゲームは一時停止中です。
mcp-time-left = 自分の残り時間：{ $n }秒
mcp-replaced = ボットが代わりにプレイしています。質問に答えると自分のプレイに戻ります。
mcp-said = { $who }：「{ $text }」
mcp-taken-back = 手が取り消されました。
mcp-bad-link = 卓へのリンクではありません。リンクは{ $example }のような形です。
mcp-other-server = 参加できるのは次のサーバーの卓だけです：{ $list }
mcp-too-many-games = { $most }個のゲームが開いています。先にどれかを終えるか、離れてください。
mcp-no-table = 卓の指定がなく、選べる卓もありません。{ $one }か{ $other }を呼び、返された卓の名前を指定してください。
mcp-unknown-table = その名前の卓はありません。
mcp-sent = メッセージを送りました。
mcp-left = ゲームを離れました。
mcp-bad-rule = 「{ $said }」はルールの番号ではありません。番号は{ $example }のような形です。
mcp-unknown-rule = ルール{ $said }はありません。同じ章のルール：{ $list }
mcp-prompt = { $title }のゲームを最後までプレイし、勝利を目指してください。{ $new_game }で始めます。質問を読み、選択肢の番号か語で{ $act }から答えてください。卓全体は{ $position }、角括弧内の番号は{ $rule }、知らないカードやマスや指揮官は{ $piece }で確認できます。ゲームが終わったら結果を教えてください。
