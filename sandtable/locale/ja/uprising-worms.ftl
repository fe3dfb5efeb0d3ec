### Style: docs/style/ja.md

# Sandworms, Maker Hooks and the Shield Wall. The comments on messages are those of the English file.

effect-worm = 砂虫{ $n }体を戦場に召喚
effect-break-wall =
    { $may ->
        [yes] シールド・ウォールをゲームから{ $then ->
            [yes] 取り除いてもよく
           *[no] 取り除いてもよい
        }
       *[no] シールド・ウォールをゲームから{ $then ->
            [yes] 取り除き
           *[no] 取り除く
        }
    }
effect-maker-hooks = メイカーフックを持っていなければ獲得
cond-hooks = メイカーフックを持っている
cond-worm-possible = この紛争に砂虫を召喚できる
cond-worms-at-least = 戦場に自分の砂虫が{ $n }体以上いる
cond-units-at-least = 戦場に自分のユニットが{ $n }つ以上いる
cond-entered-at-least = この手番に自分のユニットが{ $n }つ以上戦場に入った
count-worms = 戦場にいる自分の砂虫1体
ask-break-wall = シールド・ウォールをゲームから取り除きますか？
do-break-wall-yes = 取り除く
do-break-wall-no = 残す
event-worm = { $who }が砂虫{ $n }体を召喚
event-worms-home = { $who }の砂虫{ $n }体が去る
event-maker-hooks = { $who }がメイカーフックを獲得
event-wall-broken = { $who }がシールド・ウォールを取り除く
recap-worms-home = 砂虫{ $n }体
note-wall =
    { $stands ->
        [yes] { $guards ->
            [yes] シールド・ウォールがこの紛争を守っているため、壁がある間は砂虫は来られません。
           *[no] シールド・ウォールはありますが、この紛争は守られておらず、砂虫が来られます。
        }
       *[no] シールド・ウォールはなくなり、砂虫はどの紛争にも来られます。
    }
note-hooks =
    { $own ->
        [yes] メイカーフックにより、香料の代わりに砂虫を召喚できます：{ $spaces }。
       *[no] メイカーフックがあれば、香料の代わりに砂虫を召喚できます：{ $spaces }。
    }
note-worms =
    { $n ->
        [0] { $possible ->
            [yes] 砂虫がいれば戦力{ $strength }で、報酬が2倍になります。
           *[no] この紛争に砂虫は来られません。
        }
       *[other] 自分の砂虫は1体につき戦力{ $strength }で、報酬が2倍になります。
    }
