### Style: docs/style/ja.md
# What the guide of a first game says, each where it first comes; most of it in games of Uprising too.
guide-imperium-first = 最初のゲーム
guide-imperium-first-over = ゲーム終了です。勝利点が最も多い人の勝ちです。結果画面で、誰が何で得点したかが分かります。
guide-imperium-first-goal = 最後に勝利点が最も多い人が勝ち、誰かが10になると終わります。勝利点は影響力、同盟、紛争、一部のカードから得ます。今は1です。
guide-imperium-first-agent = カードの左のアイコンが、代行者を派遣できる場所です。「{ card-dune-the-desert-planet }」で「{ space-imperial-basin }」へ派遣し、香料を獲得しましょう。
guide-imperium-first-effects = マスとカードの効果がここに残っています。順番が大事なこともあるからです。好きな順に押してください。
guide-imperium-first-deploy = 紛争のアイコンがあるマスからは部隊を進軍させられます。この手番に召集した部隊と、駐屯地からさらに2部隊までです。
guide-imperium-first-end = 1手番に派遣する代行者は1体です。手番を終えましょう。ほかの人のあと、全員が説得力を行使するまでまた順番が来ます。
guide-imperium-first-faction = 「{ card-diplomacy }」は4つの派閥のどのマスにも行けます。訪れるたびに、その派閥への影響力1を獲得します。
guide-imperium-first-sword = これが紛争です。ここの1部隊は戦力2、公開した赤刃1つは戦力1です。戦力が最も高い人が1位の報酬を得ます。
guide-imperium-first-influence = トラックを1段上がりました。2段目で勝利点1、4段目ではまだ誰も同盟していなければ同盟と勝利点1です。
guide-imperium-first-reveal = 代行者は派遣済みです。残りの手札で説得力の行使をしましょう。説得力で新しいカードを獲得し、赤刃は紛争の戦力になります。
guide-imperium-first-buy = 説得力でこれらのカードを獲得できます。コストの合計がその数以内なら何枚でも。捨て札に置かれ、後のラウンドで引きます。
guide-imperium-first-combat = 紛争の決着です。ここに部隊がいる人は順に戦術カードをプレイするか、パスします。全員が続けてパスすると、戦力が最も高い人の勝ちです。
guide-imperium-first-endgame = ゲームの最後です。終盤カードがあればプレイし、なければパスします。
guide-imperium-first-fought = 紛争が決着しました。戦った部隊は、勝者のものも基地に戻ります。だから毎ラウンド新しい部隊が必要です。
guide-imperium-first-round = 新しいラウンドです。代行者が戻り、手札は新しい5枚、紛争カードも新しくなりました。
guide-imperium-first-costs = マスの支払いにはソラリ、香料、水を使います。矢印の前がコストです。代行者のいるマスは、原則としてこのラウンドはほかの人が使えません。
guide-imperium-first-intrigue = 策謀カードは自分だけが見られます。陰謀カードは自分の手番、戦術カードは紛争の決着、終盤カードはゲームの最後に使います。
guide-imperium-first-sell = 香料は強いマスの支払いに使えるほか、ここで売れます。2香料で6ソラリ、5香料で12ソラリです。
guide-imperium-first-gold = 「{ space-high-council }」は5ソラリで、以降、説得力の行使のたびに説得力+2です。「{ space-swordmaster }」は8ソラリで、毎ラウンド3体目の代行者です。
guide-imperium-first-point = 勝利点を獲得しました。影響力と同盟の勝利点は失われることもあるので、トラックに気を配りましょう。
guide-imperium-first-alliance = 同盟は、影響力4に最初に達した人のものです。勝利点1になり、さらに上回った人に移ります。
guide-imperium-first-control = 紛争の報酬で、これらのマスを占拠できることがあります。占拠した人は、代行者が派遣されるたびに資源を獲得します。
guide-imperium-first-finish = 誰かの勝利点が10になったラウンド、または最後の紛争で終わります。同点は香料、ソラリ、水、部隊の順に比べます。
