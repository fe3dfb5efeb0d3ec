### Style: docs/style/ja.md

# The page of a table, in Japanese. The comments on messages and their arguments are those of the English file.
# Labels are nouns, buttons nouns or plain verbs, sentences polite (です, ます).
# 番 is whoever has to do something now, 手番 the turn of the rules; 卓 is the table; undo is 戻す.

## The browser's tab

page-table-tab = 卓 – Sandtable
page-table-tab-yours = ● あなたの番 – Sandtable

## People

page-table-you = あなた
page-table-seat = 席{ $n }
page-table-bot = ボット
page-table-next = 次
page-table-away = 離席
page-table-players = プレイヤー
page-table-points = 勝利点
page-table-persuasion = 説得力
page-table-hand = 手札
page-table-intrigue = 策謀
page-table-garrison = 駐屯地
page-table-supply = 基地
page-table-in-the-conflict = 戦場の部隊
page-table-agents = 代行者：待機{ $home }、派遣中{ $away }
page-table-seat-chip = { $who }：{ $points }点、{ $solari }{ resource-solari }、{ $spice }{ resource-spice }、{ $water }{ resource-water }
page-table-clock = 残り時間
page-table-first-player = 筆頭公家
page-table-on-council = 最高議会の議席
page-table-swordmaster = 剣士
page-table-ally-of = 同盟：{ $faction }
page-table-controls = 占拠：{ $place }
page-table-tokens = 秘密裏に選んだ派閥
page-table-deck = 山札
page-table-discard = 捨て札
page-table-in-play = プレイ済み
page-table-deck-left = 山札に残っているカード（順不同）
page-table-deck-hand = 手札と山札のカード（順不同）
page-table-intrigue-known = 分かっている策謀カード
page-table-deck-top = 山札の一番上
page-table-open-piles = 捨て札とプレイ済みのカードを確認できます。
page-table-hidden-cards = 山札{ $deck }、手札{ $hand }、策謀{ $intrigue }
page-table-let-bot-play = ボットに任せる
page-table-let-bot-soon = 離席したばかりです。もう少しするとボットに任せられます。
page-table-give-back = { $who }に席を返す
page-table-bot-plays = ボットが代わりにプレイしています。
page-table-bot-plays-for = { $who }の席はボットがプレイしています。
page-table-replaced-clock = 持ち時間が切れました。
page-table-replaced-host = ホストが交代させました。席に戻るにはホストに頼んでください。
page-table-take-back = 自分の席に戻る

## The board

page-table-board = ボード
page-table-choam = CHOAM公社
page-table-arrakis = アラキス
page-table-conflict = 紛争
page-table-conflict-none = 紛争はまだなし
page-table-council = 最高議会
page-table-council-of = 最高議会：{ $who }
page-table-council-empty = 最高議会：まだ誰もいません
page-table-agent-of = { $who }の代行者
page-table-controlled-by = { $who }が占拠
page-table-bonus-spice = 追加香料：{ $n }
page-table-chosen = 選択中
page-table-may = 選択可能
page-table-influence = { $faction }への影響力
page-table-level = { $who } { $n }
page-table-alliance-of = 同盟：{ $who }
page-table-in-conflict = { $who }：戦力{ $n }、部隊{ $troops }
page-table-place = { $n }位
page-table-place-short = { $n }位

## Cards

page-table-side-boards = 補助ボード
page-table-row = 帝国の列
page-table-in-deck = 山札{ $n }枚
page-table-reserve = 共用カード
page-table-aside = 脇によけたカード
page-table-costs = コスト{ $n }
page-table-left = 残り{ $n }枚
page-table-intrigue-plot = 陰謀
page-table-intrigue-combat = 戦術
page-table-intrigue-endgame = 終盤
page-table-box-none = 効果なし。

## The round

page-table-round = ラウンド{ $n }/{ $of }
page-table-round-short = ラウンド{ $n }
page-table-phase-setup = ゲームの準備
page-table-phase-round-start = ラウンド開始
page-table-phase-turns = 公家の手番
page-table-phase-combat = 紛争
page-table-phase-makers = メイカー
page-table-phase-recall = 回収
page-table-phase-endgame = ゲームの終了
page-table-phase-over = ゲーム終了

## The question and its answers

page-table-decision = 選択
page-table-choices = 選択肢
page-table-your-turn = あなたの番
page-table-turn-of = { $who }の番
page-table-waiting-for = { $who }を待っています
page-table-going-on = ゲーム進行中
page-table-over = ゲーム終了
page-table-paused = ゲームは一時停止中です。
page-table-choose-space = 派遣先を光るマスから選んでください。
page-table-choose-card = どのカードで「{ $place }」に派遣しますか？
page-table-with = 「{ $card }」を使用
page-table-open-spaces = 選べるマス：{ $n }
page-table-how-many = 部隊の数
page-table-tray-close = ボードを見る
page-table-tray-open = 選択肢を見る
page-table-end-turn-first = 先に行動してください
page-table-end-answer-first = 先に選択してください
page-table-undo = 戻す
page-table-undo-further = さらに前へ
page-table-undo-none = これ以上は戻せません。ほかの人がプレイしたか、新しい情報が明らかになっています。
page-table-put-back = 「{ $piece }」を戻す
page-table-result = 最終得点
page-table-skip = 飛ばす
page-table-rule = 該当するルール

## Log, chat, notes

page-table-talk = ログ、チャット、メモ
page-table-court = カードとログ
page-table-log = ログ
page-table-log-gist = { $first }（ほか{ $n }件）
page-table-chat = チャット
page-table-notes = メモ
page-table-revealed = 公開
page-table-meanwhile = 卓
page-table-older = 以前の手番
page-table-since = あなたの手番以降
page-table-chat-empty = まだ発言はありません。
page-table-chat-write = 卓へのメッセージ
page-table-send = 送信
page-table-watches = 観戦中
page-table-mute = 発言を止める
page-table-mute-who = { $who }の発言を止める
page-table-unmute-who = { $who }の発言を許可する
page-table-watchers-talk = 観戦者の発言を許可
page-table-silent = ホストがあなたの発言を止めています
page-table-notes-write = 自分だけに見えるメモ
page-table-notes-loading = 読み込み中…
page-table-notes-kept = 保存済み
page-table-notes-changed = 未保存
page-table-notes-failed = 保存できませんでした。続きを書くと、もう一度試します。

## Beside the game

page-table-tools = 卓
page-table-menu = メニュー
page-table-home = トップページへ
page-table-invite = 招待リンクをコピー
page-table-watching-n = { $n }人が観戦中
# What pressing does, not how it is
page-table-sound-on = 音を出す
page-table-sound-off = 音を消す
page-table-language = 言語
page-table-settings = 設定
page-table-leave = 卓を離れる
page-table-close = 閉じる
page-table-pause = 一時停止を提案
page-table-resume = 再開
page-table-pause-asked = 一時停止の提案：{ $who }。ここにいる全員が同意すると停止します。
page-table-pause-agree = 同意
page-table-pause-withdraw = 取り下げ
page-table-connecting = 接続中…
page-table-lost = 接続が切れました。再接続しています…
page-table-offline = サーバーが応答しません。何も送信されていません。
page-table-unsure = サーバーが応答しません。手が届いたかどうかは分かりません。
page-table-loading = 卓を準備しています…
page-table-pass-to = 次は{ $who }の番です
page-table-sit-down = 準備できました。手札を見る

## The phone's tabs

page-table-views = 表示
page-table-tab-board = ボード
page-table-tab-conflict = 紛争
page-table-tab-row = 帝国の列
page-table-tab-players = プレイヤー
page-table-tab-log = ログ

## Keys

page-table-keys = キーボード
page-table-keys-arrows = Tabキーで領域から領域へ、矢印キーで領域の中を移動し、Enterキーかスペースキーで選択します。
page-table-key-hand = 手札へ
page-table-key-board = ボードへ
page-table-key-row = 帝国の列へ
page-table-key-players = プレイヤーへ
page-table-key-decision = 選択欄へ
page-table-key-choice = 番号で選択
page-table-key-undo = 戻す
page-table-key-end = 手番を終了、またはパス
page-table-key-back = 選んだものを戻す
page-table-key-skip = ほかの人の動きを飛ばす
page-table-key-log = ログへ
page-table-key-chat = チャットへ
page-table-key-help = ヘルプ
page-table-sealed = カードはシャッフル済みで、封印されています。シャッフルのもとはゲーム終了後に公開されます。そのSHA-256：

## Several decide at once

page-table-all-decide = 全員が同時に選択
page-table-deciding = 選択中
page-table-answer-sealed = 封印：{ $what }
page-table-answer-note = 全員の回答がそろうまでは取り消せます。
page-table-answer-back = 取り消す
page-table-many-decide = ほかの{ $n }人も選択中です。回答したかどうかは誰にも見えません。
page-table-others-decide = { $who }も選択中です。回答したかどうかは誰にも見えません。

## Chat to some

page-table-chat-to = 読める人
page-table-chat-all = 全員
page-table-chat-team = チーム：{ $who }
page-table-chat-one = { $who }のみ
page-table-chat-for = { $who }へ
page-table-chat-for-you = あなたへ

## Standing answers

# Button and title of the panel in which the reader says what they never want to be asked about
page-table-declines = 尋ねるとき
# Above the list of offers, each with a box to tick
page-table-declines-list = 次のことを尋ねる
page-table-declines-about = それ以外はサーバーが代わりに断ります。項目ごとに別々に決められ、見えるのはあなただけです。
page-table-ask-again = また尋ねる
page-table-ask-always = いつも
page-table-ask-turn = このターンはもう尋ねない
page-table-ask-never = 尋ねない
