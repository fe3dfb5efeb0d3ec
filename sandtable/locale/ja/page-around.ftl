### Style: docs/style/ja.md

# The page around the table, in Japanese. The comments on messages and their arguments are those of the English file.
# Labels are nouns, buttons nouns or plain verbs, sentences polite (です, ます). 記録 is the record of a game, ログ its log.

## Home: what the page is

page-home-name = Sandtable
page-home-tab = { page-home-name }：ブラウザで遊ぶ『{ page-home-title-imperium }』
page-home-tag = デューンのボードゲームを、ひとつの卓で。
page-home-sub = 友だちともボットとも。ブラウザで遊べて、4つの言語に対応。無料・オープンソース。
page-home-legal = 出版社とは無関係の非公式ファンプロジェクトです。公式のイラスト・文章・ロゴは使っていません。
page-home-lost = ここには何もありません。
page-home-lost-home = トップページへ
page-home-failed = うまくいきませんでした：{ $why }
page-home-offline = サーバーが応答しません。
page-home-retry = もう一度
page-home-loading = お待ちください…
page-home-skip = 本文へ移動

## Home: a new table

page-home-choose = ゲームを選ぶ
page-home-ready = 遊べます
page-home-soon = 準備中
page-home-title-imperium = デューン 砂の惑星：インペリウム
# The title of the Japanese edition
page-home-title-uprising = 反乱
page-home-title-classic = デューン（クラシック）
page-home-players = 人数
page-home-players-n = { $n }
page-home-players-solo = あなた対公家ハイガルのライバル2人。
page-home-players-two = プレイヤー2人と公家ハイガル。
page-home-players-many = 全員が競い合う個人戦です。
page-home-seats = 席
page-home-seat-kind = 席{ $n }：誰が座るか
page-home-me = あなた
page-home-open = 空席
page-home-bot = ボット：{ $bot }
page-home-bots = ボットの強さ
page-home-about-novice = ランダムに手を選びます。簡単に勝てるので、何がどこにあるかを覚えたい人に。
page-home-about-adept = その場で最善に見える手をすぐ選びます。
page-home-about-mentat = 1手に1秒ほど先を読みます。
page-home-about-navigator = 自分自身との対戦で学びました。先読みの時間はメンタートと同じです。
page-home-about-own = このサーバーの運営者が用意したボットです。
page-home-rivals = ライバルの難易度
# As the rulebook prints them
page-home-level-mercenary = 傭兵
page-home-level-sardaukar = サルダウカー
page-home-level-mentat = メンタート
page-home-level-kwisatz_haderach = クイサッツ・ハデラッハ
page-home-leaders = 指揮官
page-home-leaders-random = ランダム
page-home-leaders-draft = 各自が選ぶ
page-home-leaders-list = 私が選ぶ
page-home-leader-of = 席{ $n }の指揮官
page-home-rival = ライバル{ $n }
page-home-rival-leader = ライバル{ $n }の指揮官
page-home-clock = 持ち時間
page-home-clock-none = なし
page-home-clock-turn = 手番ごと
page-home-clock-game = 全体
page-home-clock-days = 日単位
page-home-clock-amount = 時間の長さ
page-home-clock-seconds = 1手番{ $n }秒
page-home-clock-minutes = 1手番{ $n }分
page-home-clock-whole = { $n }分+{ $add }秒
page-home-clock-async = 1手番{ $n }日
page-home-public = 誰でも参加・観戦できる
page-home-whispers = チーム内だけの会話を許す
page-home-whispers-about = 許さない場合、ルールの勧めどおり発言はすべて全員に向けたものになります。
page-home-facts-whispers = チーム内だけの会話あり
page-home-facts-open-talk = 会話はすべて公開
page-home-team = チーム{ $n }
page-home-who = 誰と遊ぶ？
page-home-mode-bots = 自分とボット
page-home-mode-bots-about = すぐ始まる
page-home-mode-link = リンクで招待
page-home-mode-link-about = 各自の画面で
page-home-mode-hot = この画面を全員で使う
page-home-mode-hot-about = 交代で使う（手札は隠れます）
page-home-name-of = 席{ $n }の名前
page-home-hot-note = 手番の合間は、次の人を確認してから手札を表示します。
page-home-leaders-all = 指揮官一覧。選ぶと席{ $n }の指揮官になります。
page-home-house-rules = ルール
page-home-ties = 2位が引き分け：ともに3位の報酬を得る
page-home-ties-about = 英語版ルールの2～3人プレイの扱いです。選ばなければ何も得ません。
page-home-play = すぐ遊ぶ
page-home-play-open = 空席{ $n }つにはボットが入ります。
page-home-invite = リンクで招待
page-home-no-seat = 自分の席を決めるか、リンクで招待してください。

## Home: tables there are

page-home-mine = 自分の卓
page-home-mine-none = まだありません。「{ page-home-play }」を押すと、すぐにゲームが始まります。
page-home-others = 参加・観戦できる卓
page-home-your-turn = あなたの番
page-home-turn-of = { $who }の番
page-home-several = 複数人が選択中
page-home-gathering = 募集中
page-home-finished = 終了
page-home-paused = 一時停止中
page-home-old = 旧ルール
page-home-old-about = 以前のルールで作られた卓のため、もう開けません。
page-home-old-leave = 一覧から外す
page-home-damaged = 破損
page-home-damaged-about = データが壊れているため、もう開けません。
page-home-damaged-record = 残っている記録を保存
page-home-join = 参加
page-home-watch = 観戦
page-home-round = ラウンド{ $n }
page-home-expires = { $day }まで保存
page-home-watchers = 観戦{ $n }人
page-home-empty = 空席
page-home-rules = 番号つきルール
page-home-watch-bots = ボット戦を見る
page-home-more = さらに表示

## Home: languages and the way back

page-home-language = 言語
page-home-day = 明るい卓
page-home-night = 暗い卓
page-home-nameless = 名前を決める

## Home: the way to a seat (/join)

page-home-join-tab = { page-home-name }：卓に参加
page-home-join-head = 卓に招待されています。
page-home-your-name = あなたの名前
page-home-your-name-hint = 1～24文字。同じ卓の人に表示されます。
page-home-sit = 席に着く
page-home-sit-at = 席{ $n }に着く
page-home-full = 席はすべて埋まっています。観戦はできます。
page-home-begun = ゲームは始まっています。観戦はできます。
page-home-over = ゲームは終わりました。
page-home-see-end = 得点を見る
page-home-seated = この卓にあなたの席があります。
page-home-go-table = 卓へ

## Home: the waiting room

page-home-wait-tab = { page-home-name }：参加者待ち
page-home-wait-head = 参加者を待っています
page-home-wait-host = 友だちにリンクを送るか、空席にボットを入れてください。全員そろったら開始してください。
page-home-wait-guest = ホストが開始すると、ゲームが始まります。
page-home-wait-sit = 空席に着くことも、観戦することもできます。
page-home-wait-link = 観戦中です。ホストからのリンクがあれば席に着けます。
page-home-link = 席へのリンク
page-home-copy = コピー
page-home-copied = リンクをコピーしました。
page-home-copy-failed = リンクをコピーできませんでした
page-home-copy-by-hand = ブラウザがコピーを許可していません。リンクを選択してありますので、手動でコピーしてください。
page-home-away = 離席
page-home-remove = 席から外す
page-home-remove-who = { $who }を席から外す
page-home-start = ゲームを開始
page-home-start-open = 空席が{ $n }つあります。
page-home-start-fill = ボットを入れて開始
page-home-leave = 席を離れる
page-home-facts = この卓
page-home-facts-clock = 持ち時間：{ $clock }
page-home-facts-leaders = 指揮官：{ $how }
page-home-facts-level = ライバル：{ $level }
page-home-facts-public = 誰でも参加可
page-home-facts-private = リンクのみ

## The end of a game

page-end-tab = { page-home-name }：結果
page-end-you-win = あなたの勝利
page-end-wins = { $who }の勝利
page-end-by =
    { $ahead ->
        [0] { $n }ラウンドで{ $points }点、2位と同点。
       *[other] { $n }ラウンドで{ $points }点、2位と{ $ahead }点差。
    }
page-end-tie =
    { $what ->
        [spice] 香料の多さで決定
        [solari] ソラリの多さで決定
        [water] 水の多さで決定
        [garrison] 駐屯地の部隊の多さで決定
        [latest_reveal] 説得力の行使がより遅かったことで決定
       *[other] 同点時のルールで決定
    }
page-end-again = もう一戦
page-end-to-rematch = 再戦へ
page-end-replay = リプレイ
page-end-share = 共有
page-end-download = 記録を保存
page-end-download-text = 記録をテキストで
page-end-board = ボードを見る
page-end-team-wins = { $team }の勝利
page-end-team-by = { $n }ラウンドで{ $points }点対{ $others }点。
page-end-team-sum = 合計{ $n }
page-end-by-round = ラウンドごとの得点
page-end-target = 10点でゲーム終了
page-end-axis-round = ラウンド
page-end-sources = 得点の内訳
page-end-source-start = 開始時
page-end-source-influence = 影響力
page-end-source-alliance = 同盟
page-end-source-conflict = 紛争
page-end-source-card = カード
page-end-source-intrigue = 策謀
page-end-source-other = その他
page-end-details = { $who }の得点明細
page-end-details-mine = あなたの得点明細
page-end-table-caption = 各ラウンド終了時の各プレイヤーの得点
page-end-place = { $n }位
page-end-deal =
    { $verdict ->
        [same] 配札は変更されていません。ゲーム開始時に封印されたものと同じです
        [changed] 配札がゲーム開始時に封印されたものと異なります
       *[unchecked] ゲーム開始時に封印された配札
    }
page-end-deal-how = カードはすべて次の行をもとにシャッフルされました。そのSHA-256は最初の手番からログに示されていたため、後から変えることは誰にもできません。これは記録の先頭の行で、sha256sumで確かめられます。

## Replay

page-replay-tab = { page-home-name }：リプレイ
page-replay-name = リプレイ
page-replay-back = 1手戻る
page-replay-on = 1手進む
page-replay-play = 再生
page-replay-pause = 一時停止
page-replay-speed = { $n }倍
page-replay-speed-label = 速度
page-replay-position = 手数
page-replay-at = { $n } / { $all }
page-replay-at-words = { $all }手中{ $n }手目、第{ $round }ラウンド
page-replay-eyes = 視点
page-replay-eyes-all = 全員
page-replay-share = この場面へのリンクをコピー
page-replay-download = 記録を保存
page-replay-download-text = 記録をテキストで保存
page-replay-scores = ゲームの結果
page-replay-fetching = … { $n }%
page-replay-start = ゲーム開始
page-replay-mark-conflict = { $who }が紛争に勝利
page-replay-mark-alliance = { $who }が同盟を結ぶ
page-replay-keys = 矢印キー：1手ずつ。ページアップ・ページダウンキー：1ラウンドずつ。スペースキー：再生・一時停止。

## Rules

page-rules-tab = { page-home-name }：{ $title }のルール
page-rules-head = 番号つきルール
page-rules-sub = この卓で使うすべてのルールを、独自の文章で書いたものです。ログの各行、質問、選べなかった手から、該当するルールを開けます。
page-rules-search = ルールを検索
page-rules-search-hint = 単語、または{ $id }のような番号
page-rules-found =
    { $n ->
        [0] 見つかりませんでした。
       *[other] { $n }件
    }
page-rules-sections = 章
page-rules-english = まだ翻訳されていないルールは英語で表示しています。
page-rules-none = ルール{ $id }はありません。

## Settings

page-settings-head = 設定
page-settings-close = 閉じる
page-settings-name = あなたの名前
page-settings-save = 保存
page-settings-saved = 保存済み
page-settings-language = 言語
page-settings-theme = 卓の色
page-settings-theme-night = 夜
page-settings-theme-day = 昼
page-settings-theme-system = 端末と同じ
page-settings-sound = 自分の番を音で知らせる
page-settings-notify = 自分の番をブラウザの通知で知らせる
page-settings-notify-refused = ブラウザがこのページからの通知を許可していません。
page-settings-motion = 動き
page-settings-motion-less = 控えめ
page-settings-motion-quick = 速く
page-settings-motion-system = 端末と同じ
page-settings-auto = 選択肢が1つなら自動で選ぶ
page-settings-auto-about = 選べるものが1つだけのとき。手番の終了は次の設定で決めます。
page-settings-end = することがなくなったら手番を終える
page-settings-end-about = 残っているのが手番の終了だけのとき、自動で終了します。
page-settings-bots = ボットの速さ
page-settings-bots-slow = ゆっくり
page-settings-bots-usual = ふつう
page-settings-bots-quick = 速い
