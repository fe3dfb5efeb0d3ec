### Style: docs/style/ja.md
# What the guide of a first game of Uprising says; the rest is in imperium-guide-page.ftl.
guide-uprising-first = 最初のゲーム
guide-uprising-first-goal = 最後に勝利点が最も多い人が勝ち、誰かが10になると終わります。勝利点は影響力、同盟、紛争、紛争アイコンの組、一部のカードから得ます。
guide-uprising-first-spy-post = 密偵を置く監視所を選んでください。そこにつながるマスを監視します。
guide-uprising-first-gather = 密偵がこのマスを監視しています。回収してカードを1枚引くか、そのまま残します。
guide-uprising-first-contract = 契約を選んでください。書かれたことを果たすと報酬が得られます。たとえば書かれたマスへの派遣です。
guide-uprising-first-wall = シールド・ウォールに守られた紛争には砂虫が来ません。取り除けば、そこにも砂虫を召喚できます。
guide-uprising-first-icons = 紛争の勝者はカードを受け取ります。その紛争アイコンと、目標カードなどにある同じアイコンが組になると勝利点1です。
guide-uprising-first-spies = 「{ space-espionage }」では監視所に密偵を置けます。回収すれば、埋まっているマスに潜入するか、そこへ行ったときにカードを1枚引けます。
guide-uprising-first-contracts = これらのマスなどで契約が得られます。書かれたことを果たすと、1回だけ報酬が得られます。
guide-uprising-first-contract-done = 契約は果たすまで自分のものです。マスへの派遣、香料の収穫、特定のカードの獲得などで果たします。
guide-uprising-first-hooks = 「{ space-sietch-tabr }」にはフレーメンへの影響力2が必要です。砂虫を召喚できるメイカーフックを得るか、シールド・ウォールを取り除けます。
guide-uprising-first-worms = メイカーフックがあるので、ここでは香料の代わりに砂虫を召喚できます。シールド・ウォールに守られた紛争には召喚できません。
guide-uprising-first-worm = 砂虫は戦力3で、その人の紛争の報酬を2倍にします。シールド・ウォールに守られた紛争には来ません。
guide-uprising-first-gold = 「{ space-high-council }」は5ソラリで、以降、説得力の行使のたびに説得力+2です。「{ space-swordmaster }」は8ソラリ（誰かが剣士を雇用していれば6）で、3体目の代行者を使えます。
