### Style: docs/style/ja.md

# 終わった紛争やライバルの手番の振り返り。$n は整数

# 戦力の内訳
recap-troops = { $n }部隊

## 報酬の理由。短く、句点なし

recap-why-first = 単独で最大の戦力
recap-why-tied-first = 1位が引き分け：勝者なし、引き分けた者は2位の報酬
recap-why-second = 2番目の戦力
recap-why-tied-second = 2位が引き分け：引き分けた者は3位の報酬
recap-why-tied-second-nothing = 2位が引き分け：報酬なし
recap-why-third = 3番目の戦力
# 2位より下での同点
recap-why-tied = 3位が引き分け：報酬なし
# 4人未満では3位の報酬はない
recap-why-no-third = 3人以下では3位の報酬なし
recap-why-nothing = この順位に報酬なし
recap-why-no-troops = 戦場に部隊なし
recap-why-swords = 部隊なし：赤刃だけでは戦力0

## 公家ハイガルのカードを飛ばした理由。カードの上に短く

recap-taken = 使用中：次のカードへ
recap-voiced = 「{ card-the-voice }」で禁止中：次のカードへ
recap-no-spice = 追加香料なし：次のカードへ
recap-unmet = 条件を満たさない：次のカードへ
recap-politics = 巧みな政治：次のカードへ
recap-no-agent = 代行者は派遣しない：次のカードへ
recap-reshuffled = 山をシャッフル：次のカードへ
