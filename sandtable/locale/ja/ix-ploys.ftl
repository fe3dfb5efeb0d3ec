### Style: docs/style/ja.md

# Effects of the cards of Rise of Ix, and its Leaders. The comments on messages are those of the English file.

effect-bottom-intrigue =
    { $then ->
        [yes] 自分の策謀カード{ $n }枚を策謀の山の一番下に置き
       *[no] 自分の策謀カード{ $n }枚を策謀の山の一番下に置く
    }
effect-extra-turn = ただちにもう一度手番を行ってもよい
effect-cheaper-space = この代行者を「{ $space }」に派遣するコストを{ $n }香料減らす
effect-lose-any-troop =
    { $then ->
        [yes] 駐屯地または戦場の{ $n }部隊を基地に帰投させ
       *[no] 駐屯地または戦場の{ $n }部隊を基地に帰投させる
    }
effect-influence-of-space = この手番に代行者を派遣したマスの派閥への影響力+{ $n }
effect-influence-where-agents = 自分の代行者がいるマスの派閥それぞれへの影響力+{ $n }
effect-on-winning = この紛争に勝利した場合、{ $effect }
effect-goals = 次の条件のうち（{ $goals }）、{ $rewards }
effect-goals-met = { $n }つを満たす場合は{ $effect }
cond-joined-enemy = この代行者を派遣したマスに対戦相手の代行者がいる
cond-agent-on-space-of = { $with }のマスに自分の代行者がいる
cond-agents-on = { $icons }のマスに自分の代行者が{ $n }体以上いる
cond-solari-at-least = { $n }ソラリ以上持っている

do-lose-any-troop-garrison = 駐屯地から
do-lose-any-troop-conflict = 戦場から
ask-lose-any-troop = どこの部隊を帰投させますか？
event-extra-turn = { $who }がもう一度手番を行う
event-intrigue-buried =
    { $known ->
        [yes] { $who }が「{ $thing }」を策謀の山の一番下に置く
       *[no] { $who }が策謀カード1枚を策謀の山の一番下に置く
    }

## Leaders

trait-one-step-ahead-text = ラウンドの開始時に手札1枚を脇によける。ラウンドの2番目の手番の開始時に公開して手札に戻す。その手番にそのカードで代行者を派遣したら、代行者アイコンがちょうど1つなら1香料、それ以外なら1ソラリを獲得
trait-heavy-lasgun-cannons-text = 自分の弩級戦艦の戦力は3ではなく4
trait-careful-observation-text = 各トラックの影響力2の段に探知機トークンがある。到達したら指揮官の一番上の空き枠に移し、その枠の報酬を得る
trait-smuggling-operation-text = 水を持たずに始める。自分の手番にソラリを獲得するたび、さらに1ソラリを獲得
trait-intelligence-text = ゲーム開始時に策謀の山の上から2枚を見て、1枚を手元に残し、もう1枚を一番上に戻す

effect-track-bonus =
    { $then ->
        [yes] その派閥のトラックの影響力4の恩恵を得て
       *[no] その派閥のトラックの影響力4の恩恵を得る
    }
effect-snooped-influence = その派閥への影響力+{ $n }
effect-influence-with-snooper = トラックに探知機トークンが残っている派閥1つへの影響力+{ $n }

ask-snooped = どの探知機トークンを先に指揮官に移しますか？
do-snooper-slot-yes = 支払う
do-snooper-slot-no = 支払わない
ask-set-aside = 2番目の手番まで脇によけるカードを選んでください。
ask-intelligence = どちらの策謀カードを手元に残しますか？
event-card-set-aside =
    { $known ->
        [yes] { $who }が「{ $thing }」を脇によける
       *[no] { $who }がカード1枚を脇によける
    }
event-card-taken-back = { $who }が「{ $thing }」を公開して手札に戻す
event-snooper = { $who }が{ $thing }の探知機トークンを枠{ $n }に移す
