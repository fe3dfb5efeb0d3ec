### Style: docs/style/ja.md
# How the classic game is won.
classic-win-strongholds = ターン終了時に、同盟なしで要塞{ $own }か所、または同盟者と合わせて{ $allied }か所を占めます。
classic-win-prediction = ベネ・ゲセリットは、書き留めた派閥が書き留めたターンに要塞で勝つと、代わりに単独で勝ちます。
classic-win-fremen = 最終ターンの終了時、タブルの群居洞とハバニヤの群居洞にフレメン以外がおらず、ハルコンネン、アトレイデス、皇帝のいずれもタックの群居洞を占めていなければ、フレメンが勝ちます。
classic-win-guild = 最終ターンの終了時にほかの誰も勝っていなければ、航宙ギルドが勝ちます。
classic-win-most-strongholds = フレメンと航宙ギルドのいないゲームでは、最終ターンの終了時に最も多くの要塞を占める派閥が勝ちます。
classic-win-technology = すべての技術トークン
classic-win-fact-spice = 香料{ $n }で始めます。
classic-win-fact-revival = 毎ターン兵{ $n }を無償で復活させます。
classic-win-fact-forces = 惑星上に兵{ $n }を置いて始めます。
classic-win-fact-leaders = リーダーの戦力は合わせて{ $n }です。
