### Style: docs/style/ja.md

# 終わったゲームの分析。ページとレポートで使う

analysis-tab = 分析
analysis-result = 結果
analysis-report = ゲームの分析
analysis-ask = このゲームを分析
analysis-about = すべての選択を、その時点の最善手と比べます。最長3分かかりますが、このページを離れても続きます。
analysis-running = 分析中（{ $n }%）
analysis-failed = 分析に失敗しました。もう一度開始できます。
analysis-curve = 勝率
analysis-curve-about = 各プレイヤーが知り得た情報だけで判断した、選択ごとの勝率です。帯は誤差を示します。
analysis-went = 勝率の動き
analysis-whose = プレイヤー
analysis-start = 開始
analysis-luck = 運
analysis-luck-about = 引いたカードと公開されたカード
analysis-choices = 自分の選択
analysis-choices-about = ボットの手との比較
analysis-others = ほかのプレイヤー
analysis-end = 終了
analysis-round = 第{ $n }ラウンド
analysis-move = { $n }手目
analysis-mistakes = 損の大きかった選択
analysis-best = 最高の一手
analysis-none = 2%を超えて明らかに損をした選択はありません。
analysis-did = 実際の手
analysis-better = よりよい手
analysis-second = ほかの手
analysis-percent = { $n }%
analysis-see = 見る
analysis-play-on = ここから続ける
analysis-play-on-about = ボットと対戦
analysis-save-report = ウェブページとして保存
analysis-save-data = JSONで保存
analysis-table = 各ラウンド開始時と終了時の勝率（%）
analysis-loss = { $n }%の損
analysis-gain = { $n }%の得
