### Style: docs/style/ja.md

# Two teams: Commanders and allies, reinforcements, trade, the Throne Row. The comments on messages are those of the English file.

effect-ally = 起動中の味方：{ $effect }
effect-each-ally = 味方それぞれ：{ $effect }
effect-team =
    { $may ->
        [yes] チームの全員が行ってもよい：{ $effect }
       *[no] チームの全員：{ $effect }
    }
effect-reinforce = 増援：{ $n }部隊をチームの味方に自由に分けて召集し、ただちに戦場へ進軍させてもよい
effect-trade = チームの仲間1人と取引：互いに1種類のものを任意の数だけ渡してよい
effect-throne-row = 帝国の列のフレーメン以外のカード1枚を玉座の列に移す
effect-hire-swordmaster = 剣士（ゲーム中1回だけ派遣できる代行者）と剣士ボーナス・トークンを獲得（以降、説得力の行使のたびに赤刃2）
effect-tribute = チームで{ amount-spice }を好きに分担して支払ってもよい：{ $effect }
effect-deal-contracts = 表向きの契約を2つとも取り、味方に1つずつ渡す
cond-contracts-offered = 表向きの契約が{ $n }つある
ask-served = この代行者はどの味方のために働きますか？
ask-send-swordmaster = 剣士を派遣しますか？　派遣できるのはゲーム中1回だけです。
do-send-swordmaster-yes = 剣士
do-send-swordmaster-no = 矢印1つの代行者
ask-activate = この説得力の行使でどの味方を起動しますか？
ask-behalf = どの味方のためにプレイしますか？
ask-ally-deploy = 司令官の手番に何部隊を進軍させますか？
ask-reinforce = 部隊をどう分けますか？
do-reinforce = { $first }に{ $n }、{ $second }に{ $rest }
ask-reinforced = 受け取った部隊のうち何部隊を進軍させますか？
ask-trade-with = 誰と取引しますか？
do-trade-with-none = 取引しない
ask-trade-good = { $other }に何を渡しますか？
do-trade-good =
    { $good ->
        [solari] { resource-solari }
        [spice] { resource-spice }
        [water] { resource-water }
        [intrigue] 策謀カード
       *[nothing] 何も渡さない
    }
ask-trade-amount = いくつ渡しますか？
ask-trade-card = どの策謀カードを渡しますか？
ask-throne = どのカードを玉座の列に移しますか？
ask-which-row = 「{ $piece }」を玉座の列から取りますか？
do-which-row-yes = 玉座の列から
do-which-row-no = 帝国の列から
ask-yield = 仲間に譲り、より上位の報酬を取らせますか？
do-yield-yes = 譲る
do-yield-no = 譲らない
do-team-may-yes = 行う
do-team-may-no = 行わない
ask-contribute = { resource-spice }をいくつ出しますか？
ask-deal-contracts = どの契約を誰に渡しますか？
do-deal-contract = 「{ $piece }」を{ $who }に、もう一方をもう1人の味方に
event-activated = { $who }が起動される
event-bonus-swords = { $who }が剣士ボーナスで赤刃{ $n }を獲得
event-swords-lost = { $who }は戦場にユニットがなく、赤刃{ $n }を失う
recap-bonus-swords = 剣士ボーナス
event-throne = { $who }が「{ $thing }」を玉座の列に移す
event-swordmaster-served = { $who }の剣士が箱に戻る
event-yielded = { $who }が譲る
event-given-solari = { $who }が仲間に{ amount-solari }を渡す
event-given-spice = { $who }が仲間に{ amount-spice }を渡す
event-given-water = { $who }が仲間に{ amount-water }を渡す
event-given-intrigue =
    { $known ->
        [yes] { $who }が仲間に「{ $thing }」を渡す
       *[no] { $who }が仲間に策謀カード1枚を渡す
    }
event-contributed = { $who }が{ amount-spice }を出す
event-team-over =
    { $n ->
        [1] { $who }のチームが勝利
       *[other] { $who }のチームが敗北
    }
closed-own = { $who }の個人ボードのマスで、本人だけが使えます
closed-served = 起動中の味方のために働ける代行者が残っていません
