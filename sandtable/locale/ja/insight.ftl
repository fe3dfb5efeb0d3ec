### Style: docs/style/ja.md

# 手の提案の理由。$n はほかの手との差の平均（0.6、2など）。次のラウンドの終わりまで進めて比べる

insight-reason = { $a }。
insight-reasons = { $a }。{ $b }。
insight-no-reason = 目立った理由はありません。
insight-points-more = 勝利点が{ $n }多くなります
insight-points-less = 勝利点が{ $n }少なくなります
insight-rival-points-more = 最も強い相手の勝利点が{ $n }多くなります
insight-rival-points-less = 最も強い相手の勝利点を{ $n }抑えます
insight-alliances-more = 同盟が{ $n }つ多くなります
insight-alliances-less = 同盟が{ $n }つ少なくなります
insight-influence-more = 影響力が{ $n }多くなります
insight-influence-less = 影響力が{ $n }少なくなります
insight-council-more = 最高議会の議席を得やすくなります
insight-council-less = 最高議会の議席を得にくくなります
insight-swordmaster-more = 剣士を雇用しやすくなります
insight-swordmaster-less = 剣士を雇用しにくくなります
insight-strength-more = 紛争の戦力が{ $n }高くなります
insight-strength-less = 紛争の戦力が{ $n }低くなります
insight-troops-more = 部隊が{ $n }多く残ります
insight-troops-less = 部隊が{ $n }少なくなります
insight-intrigue-more = 策謀カードが{ $n }枚多く残ります
insight-intrigue-less = 策謀カードが{ $n }枚少なくなります
insight-spice-more = 香料が{ $n }多くなります
insight-spice-less = 香料が{ $n }少なくなります
insight-solari-more = ソラリが{ $n }多くなります
insight-solari-less = ソラリが{ $n }少なくなります
insight-water-more = 水が{ $n }多くなります
insight-water-less = 水が{ $n }少なくなります
insight-strongholds-more = 要塞を{ $n }つ多く占めます
insight-strongholds-less = 占める要塞が{ $n }つ少なくなります
insight-rival-strongholds-more = 最も強い相手の要塞が{ $n }つ多くなります
insight-rival-strongholds-less = 最も強い相手の要塞を{ $n }つ抑えます
insight-forces-more = ボード上の兵が{ $n }多く残ります
insight-forces-less = ボード上の兵が{ $n }少なくなります
insight-losses-more = 失う兵が{ $n }多くなります
insight-losses-less = 失う兵が{ $n }少なくなります
insight-treachery-more = 策略カードが{ $n }枚多く残ります
insight-treachery-less = 策略カードが{ $n }枚少なくなります
