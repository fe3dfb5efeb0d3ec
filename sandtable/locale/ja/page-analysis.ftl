### Style: docs/style/ja.md

# 終わったゲームの分析。ページとレポートで使う

page-analysis-tab = 分析
page-analysis-scores = 得点
page-analysis-report = ゲームの分析
page-analysis-ask = このゲームを分析
page-analysis-about = すべての選択を、その時点の最善手と比べます。最長3分かかりますが、このページを離れても続きます。
page-analysis-waiting = ほかの分析の終了待ちです
page-analysis-running = 分析中（{ $n }%）
page-analysis-failed = 分析に失敗しました。もう一度開始できます。
page-analysis-curve = 勝率
page-analysis-curve-about = 各プレイヤーが知り得た情報だけで判断した、選択ごとの勝率です。帯は誤差を示します。
page-analysis-went = 勝率の動き
page-analysis-whose = プレイヤー
page-analysis-start = 開始
page-analysis-luck = 運
page-analysis-luck-about = ドローと公開
page-analysis-choices = 自分の選択
page-analysis-choices-about = ボットの手との比較
page-analysis-others = ほかのプレイヤー
page-analysis-end = 終了
page-analysis-round = 第{ $n }ラウンド
page-analysis-move = { $n }手目
page-analysis-mistakes = 損の大きかった選択
page-analysis-best = 最高の一手
page-analysis-none = 2%を超えて明らかに損をした選択はありません。
page-analysis-did = 実際の手
page-analysis-better = よりよい手
page-analysis-second = ほかの手
page-analysis-percent = { $n }%
page-analysis-doubt = ±{ $n }
page-analysis-see = 見る
page-analysis-play-on = ここから続ける
page-analysis-play-on-about = ボットと対戦
page-analysis-table = 各ラウンド開始時と終了時の勝率（%）
page-analysis-loss = { $n }%の損
page-analysis-gain = { $n }%の得
page-analysis-old = このゲームは以前のルールでプレイされたため、分析できません。
page-analysis-no-advice = このゲームには分析がありません。
