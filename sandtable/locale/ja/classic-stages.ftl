### Style: docs/style/ja.md

# What the stages of phases and the dialogs of the classic game say

## Everywhere

classic-spice = 香料
classic-forces = 兵
classic-stage-fold = 畳んでマップを見る
classic-stage-open = 開く
classic-stage-lost = 失ったもの

## Storm. $low and $high: how many sectors; $from and $to are sectors

classic-storm-sealed = 秘密に数を選択中
classic-storm-dialled = ダイアル公開
classic-storm-card = 嵐カード
classic-storm-card-secret = フレメンだけが知っている
classic-storm-card-known = 嵐が動く距離
classic-storm-first = 2つの数の合計だけセクター18から進みます。最初の嵐は途中の兵に影響しません。
classic-storm-may = { $low }～{ $high }セクター動き、セクター{ $from }～{ $to }に止まります。
classic-storm-moves = { $n }動く：セクター{ $from }から{ $to }へ。

## Spice blow

classic-blow-to-come = これからカードをめくります。
classic-blow-none = 嵐の中：香料なし
classic-blow-shai-hulud = 砂蟲
classic-blow-sandtrout = すべての同盟が終わる
classic-blow-devours = 砂蟲が{ $name }にあるものを呑み込みます。
classic-blow-next-worm = 次の砂蟲は{ $name }に現れます。

## Charity

classic-charity-taken = 受け取った
classic-charity-may = 請求できる
classic-charity-enough = 香料が多く受け取れない

## Revival. $free: for nothing, $limit: in all

classic-revival-price = 兵はリザーブに戻ります。自動復活を超えると兵1つにつき香料{ $n }です。
classic-revival-yours = あなた：自動復活{ $free }、最大{ $limit }。
classic-revival-unlimited = あなた：自動復活{ $free }、制限なし。
classic-revival-free = 自動復活{ $n }
classic-revival-leader = 復活に香料{ $n }
classic-revival-leaders = リーダー復活可

## Collection

classic-income = 収入
classic-collect-nothing = 香料のある場所に誰もいません。

## Mentat Pause. $n strongholds held of $needed

classic-mentat-now = 勝者はいますか？
classic-mentat-nobody = 勝者なし
classic-mentat-near =
    { $allied ->
        [yes] { $who }合わせて：要塞{ $needed }のうち{ $n }。
       *[no] { $who }：要塞{ $needed }のうち{ $n }。
    }

## Notes: what was played, answered or agreed

classic-note-truth = 真実の恍惚：答え
classic-note-stopped = カラーマで止められた
classic-note-power = カラーマの能力
classic-note-foreseen = 予知：見えたもの
classic-note-agreed = 取引成立
classic-note-deal-refused = 取引不成立
classic-note-deal-void = 取引は無効
classic-note-called-off = 取りやめ
classic-note-terms-off = 取りやめ
classic-note-promise-void = 約束は無効
classic-note-shown = カードが見せられた
classic-note-leaderless = 率いる者なし
classic-note-asked = { $asker }が{ $who }に尋ねた：

## The Voice and prescience: $who asks

classic-voice = 〈声〉
classic-voice-about = 相手に命じます。従えるなら、相手は従わなければなりません。
classic-voice-how = 出させますか？
classic-voice-must-play = 出せ
classic-voice-must-refuse = 出すな
classic-sight = 予知
classic-sight-about = 相手の計画の要素を1つ見ます。相手は見せたものを必ず出します。
classic-sight-binds = 今見せるものは必ず出さなければなりません。
classic-sight-asked-leader = { $who }があなたのリーダーの公開を求めています
classic-sight-asked-weapon = { $who }があなたの武器の公開を求めています
classic-sight-asked-defence = { $who }があなたの防御の公開を求めています
classic-sight-asked-number = { $who }があなたの数の公開を求めています

## Truthtrance: $who is asked

classic-truth-about = 質問と真実の答えは全員に聞こえます。
classic-truth-whom = 真実の恍惚：誰に尋ねますか？
classic-truth-asks = { $who }に何を尋ねますか？
classic-truth-cards-weapon = この武器を持っていますか？
classic-truth-cards-defence = この防御を持っていますか？
classic-truth-cards-special = このカードを持っていますか？
classic-truth-cards-worthless = この無価値なカードを持っていますか？
classic-truth-traitors = このリーダーはあなたの裏切り者ですか？
classic-truth-winner = この派閥の勝利を予言しましたか？
classic-truth-turn = このターンの勝利を予言しましたか？
classic-truth-of-card = { $what }を持っていますか？
classic-truth-of-traitor = { $what }はあなたの裏切り者ですか？
classic-truth-of-winner = { $what }の勝利を予言しましたか？
classic-truth-of-turn = ターン{ $what }の勝利を予言しましたか？
classic-number-truthtrance = ターン{ $n }

## Deals

classic-deals = 取引
classic-deals-open = { $n ->
    [0] 取引
   *[other] 取引：あなたへの申し出が{ $n }件あります
}
classic-deal-make = 取引を申し出る
classic-deal-about = 取引の香料には拘束力があります。約束した香料は使えず、演算能力者休止に支払われます。言葉による条件は聞いた人全員に残りますが、守るかどうかは当人どうしのことです。
classic-deal-with = 誰と取引しますか？
classic-deal-you-give = あなたが払う
classic-deal-you-want = あなたが受け取る
classic-deal-now-short = 今すぐ
classic-deal-pause-short = 演算能力者休止に
classic-deal-words = 条件（自由に書けます）
classic-deal-words-hint = ほかに取り決めること（{ $n }文字まで）
classic-deal-all = 全員に申し出を聞かせる
classic-deal-send = 申し出る
classic-deal-bots = ボットは香料の申し出に答えます。言葉による条件は断ります。
classic-deal-waiting = 申し出
classic-deal-standing = 合意したこと
classic-deal-none = まだ申し出も合意もありません。
classic-deal-accept = 応じる
classic-deal-refuse = 断る
classic-deal-withdraw = 取り下げる
classic-deal-counter = 別の申し出で答える
classic-deal-cannot-pay = どちらかの香料が今は足りません。
classic-deal-soon = 今の質問への答えがそろい次第、有効になります
classic-deal-secret = 当人どうしだけが知っています
classic-deal-call-off = 取りやめる
classic-deal-keep = やはり続ける
classic-deal-off-asked = { $who }が取りやめを求めています
classic-deal-gives = { $who }が払う
classic-deal-nothing = なし
classic-deal-gift = 同盟者への贈り物
classic-deal-locked = うち香料{ $n }は約束済み
classic-help-title = 同盟者への支援
classic-help-about = { $who }はビッドと輸送のたびに、あなたの香料をこれだけ使えます。いつでも変えられ、2人だけに見えます。
classic-help-allowed = 使ってよい香料
classic-help-theirs = { $who }は1フェイズに香料{ $n }まで使わせてくれます
classic-help-unset = まだ決めていません。最初に必要なときに質問されます。
classic-deal-owes = { $who }は演算能力者休止に{ $whom }へ香料{ $n }を払う
classic-deal-lies = { $who }のシールドの前に香料{ $n }（演算能力者休止まで）
classic-deals-due = 期限の来る取引

## Showing cards: $who sees them, $what are cards

classic-show-whom = 誰にカードを見せますか？
classic-show-which = { $who }に何を見せますか？
classic-show-about = ほかの人には枚数と相手だけが見え、どのカードかは見えません。
classic-leaderless = { $who }にはこの戦闘に出せるリーダーもつまらぬ英雄もいない
classic-knows-yours = { $who }が見たあなたのカード：{ $what }

## What an answer costs and does

classic-power = あなたのカラーマの能力
classic-deed-power = カラーマを捨てる。ゲーム中1回。
classic-deed-stop = カラーマを捨てる。今回はこれが起きない。
classic-deed-stop-worthless = カラーマの代わりに捨てる。誰かに止められなければ、今回はこれが起きない。
classic-deed-stop-one = カラーマ1枚を捨てる。止めた能力はこの戦闘では働かない。
classic-deed-pay = 代金はカード代の受取人に払う。
classic-deed-pay-karama = カラーマを捨てる。誰にも払わない。
classic-deed-gift = 同盟者はすぐに自由に使える。
classic-deed-show = 手札か裏切り者を、1人または全員に見せる。
classic-deed-element-leader = どのリーダー（またはつまらぬ英雄）が戦うか。
classic-deed-element-weapon = 武器、または武器を使わないこと。
classic-deed-element-defence = 防御、または防御を使わないこと。
classic-deed-element-number = ダイアルの数（香料は見えない）。
