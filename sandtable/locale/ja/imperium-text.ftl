### Style: docs/style/ja.md

# 英語版に説明がある。

text-spies = 密偵：{ $at }；基地{ $supply }
text-wall =
    シールド・ウォール：{ $wall ->
        [yes] あり
       *[no] なし
    }；メイカーフック：{ $hooks }；砂虫：{ $worms }
text-snoopers = 探知機：{ $tracks }；指揮官上に{ $n }
text-set-aside = 脇によけたカード：{ $card }
text-icons-up = { $seat }の前に表向き：{ $cards }；裏向き{ $n }
text-tech = 技術タイル：{ $open }；山{ $stacks }
text-tech-owned = 所有されている技術タイル：{ $list }
text-face-down = { $what }（裏向き）
text-negotiators = 交渉人：{ $n }
text-research = 研究：{ $list }
text-returns = 「{ $card }」は{ $seat }に戻る
text-lent = 「{ $card }」は帝国の列から使用中
text-contracts = 契約：{ $offer }；山{ $bank }
text-contracts-aside = 脇に置いた契約：{ $list }
text-contracts-held = 未達成の契約：{ $list }
text-contracts-done = 達成した契約：{ $list }
text-leader-steps = 指揮官のトラックの位置：{ $n }
text-memories = 記憶：{ $n }
text-dreadnoughts = 弩級戦艦：基地{ $supply }；駐屯地{ $garrison }；戦場{ $conflict }
text-dreadnoughts-over = 弩級戦艦が占拠：{ $list }
text-acts-for = { $who }が{ $seat }のために行動
text-throne-row = 玉座の列：{ $cards }
text-atomics = 一族の核兵器：{ $seats }
text-freighters = 輸送艦の段：{ $steps }
text-tleilaxu-row = トレイラクスの列：{ $row }；山{ $deck }
text-tleilaxu-track = トレイラクス・トラック：{ $steps }；{ $spice }香料；標本：{ $tanks }
text-extra-turns = 追加の手番：{ $n }
text-waiting = 勝利を待つ効果：{ $n }
text-rival = ライバル{ $seat }：{ $card }；剣士まで{ $n }/{ $of }
text-rival-served = ライバル{ $seat }：{ $card }；剣士
text-combat-cards = 戦術カードを使用：{ $seats }
