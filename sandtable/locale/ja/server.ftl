### Style: docs/style/ja.md

# What the server says, in Japanese. The comments on messages and their arguments are those of the English file.
# Whole sentences are polite (です, ます).

## Names at the table

guest-name = プレイヤー{ $n }
watcher-name = 観戦者
bot-novice = 見習い
bot-adept = 熟練者
bot-mentat = メンタート
bot-navigator = 航宙士
name-numbered = { $name } { $n }

## Undo

# $move often holds 「」 of its own, so none are put around it
undo-before = 直前に戻る：{ $move }

## Notices

notice-busy = サーバーが混み合っています。ボットの思考時間が普段より短くなっています。
notice-slow = サーバーが混み合っています。ボットの手番が普段より遅くなっています。
notice-bots-wait = ボットだけの卓は交代で進みます。この卓は順番を待っています。
notice-bot-fell = { $name }：ボットの思考が完了しませんでした。より単純なボット（{ $by }）が代わりに手を選びました。
notice-bot-lost = { $name }：ボットの思考が完了しませんでした。可能な手のうち最初のものを選びました。

## Refusals

refused-bad-request = サーバーが要求を理解できませんでした（{ $detail }）。
refused-too-large = 一度に送る量が多すぎます。
refused-too-many-requests = 操作が速すぎます。少し待って、もう一度お試しください。
refused-too-many-tables = 終わっていない卓が多すぎます。先にどれかを終えるか、その卓を離れてください。
refused-too-many-guests = お使いのネットワークから一度に来た新しいプレイヤーが多すぎます。少し待って、もう一度お試しください。
refused-too-many-sockets = 接続が多すぎます。この卓のウィンドウを閉じるか、少し待って、もう一度お試しください。
refused-busy = サーバーが混み合っています。数秒後にもう一度お試しください。
refused-too-slow = リクエストの到着に時間がかかりすぎました。もう一度お試しください。
refused-too-many-from-here = お使いのネットワークから今日作られた卓や名前が多すぎます。時間をおいてもう一度お試しください。
refused-unknown-title = そのゲームはありません。
refused-unknown-page = このアドレスには何もありません。
refused-unknown-table = その卓はありません。
refused-forbidden = このページからの操作ではありません。
refused-wrong-host = このサーバーは、そのホスト名でのアクセスを受け付けていません。サーバーの管理者が許可すると利用できます。
refused-banned = サーバーの管理者によって、このサーバーの利用が禁止されています。
refused-bug = サーバーで問題が起きました。内容はサーバーに記録されています。
refused-unavailable = 現在、サーバーに保存できません。データは失われていません。もう一度お試しください。
refused-bad-option = その設定ではゲームを作れません（{ $detail }）。

# What somebody has typed
refused-name-too-long = 名前は{ $most }文字までです。
refused-name-blank = 名前には、目に見える文字が1つ以上必要です。
refused-name-of-bot = それはボットの名前です。別の名前を選んでください。
refused-bot-untrained = { $bot }は、この拡張とオプションの組み合わせをまだ学んでいません。別のボットを選んでください。
refused-bot-other-seats = { $bot }は、この人数でのプレイをまだ学んでいません。別のボットを選んでください。
refused-text-too-long = 長すぎます。{ $most }文字まで入力できます。
refused-text-blank = 送る内容がありません。
refused-odd-characters = ここでは使えない文字が含まれています。その文字を除いて、書き直してください。
refused-clock-seconds = 持ち時間は{ $least }～{ $most }秒にしてください。
refused-clock-add = 手番ごとに加える時間は{ $least }～{ $most }秒にしてください。
refused-clock-days = 1手番の日数は{ $least }～{ $most }日にしてください。

# Seats
refused-bad-seat = その席はありません。
refused-not-your-seat = あなたの席ではありません。
refused-not-the-host = 卓のホストだけができる操作です。
refused-muted = この卓では、ホストがあなたの発言を止めています。
refused-nobody-to-talk-to = それを読む人がいません。
refused-talk-is-open = この卓では、発言はすべて全員に向けたものです。
refused-cannot-mute = ホスト本人と、この卓にいない人の発言は止められません。
refused-still-there = そのプレイヤーはまだ席にいます。しばらく離席したら、ボットに任せられます。
refused-not-seated = この卓にあなたの席はありません。
refused-wrong-invite = この卓には、参加者が持つリンクからのみ参加できます。
refused-no-free-seat = その席は空いていません。
refused-seats-open = まだ空席があります。参加者を待つか、ボットを入れてください。
refused-already-started = ゲームはすでに始まっています。
refused-not-started = ゲームはまだ始まっていません。
refused-not-over = ゲームはまだ終わっていません。
refused-paused = ゲームは一時停止中です。

# Moves
refused-malformed-action = このゲームにそのような手はありません。
refused-illegal-action = 今は選べません。
# No full stop: a reason may end with one
refused-illegal-because = 今は選べません。理由：{ $why }
refused-out-of-turn = 今はあなたが決める番ではありません。
refused-stale-action = 操作が届く前にゲームが進みました。もう一度ご確認ください。
refused-game-over = ゲームは終わっています。
refused-cannot-undo = もう戻せません。その後に新しい情報が明らかになっています。
refused-damaged-data = このゲームはもう読み込めません。古い版のルールのものかもしれません。
refused-damaged-table = この卓のデータは壊れているため、もう開けません。記録は、残っているところまでトップページから保存できます。
refused-not-damaged = この卓は壊れていません。代わりに席を離れてください。
