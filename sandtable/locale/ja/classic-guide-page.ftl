### Style: docs/style/ja.md
# What the guide of a first game of the classic Dune says, each where it first comes. The reader plays Harkonnen.
guide-classic-first = 最初のゲーム
guide-classic-first-over = ゲーム終了です。結果画面で、誰がどのように勝ったかが分かります。
guide-classic-first-goal = あなたは{ classic-faction-harkonnen }です。ターン終了時に5つの要塞のうち3か所を単独で占めれば勝ち、同盟者とは合わせて4か所です。今は{ classic-territory-carthag }を占めています。
guide-classic-first-dial = 2人が嵐を動かします。それぞれ秘密に数を決め、その合計だけ進みます。通り道の砂漠の兵は死亡します。
guide-classic-first-nexus = 事象の交点です。同盟を結んだり破棄したりできるのは今だけです。同盟者2人は合わせて要塞4か所で勝ち、1人では勝てません。
guide-classic-first-bid = カードが1枚ずつ裏向きで競りにかけられます。より高い額をビッドするか、パスします。支払うのは落札した人だけで、{ classic-faction-harkonnen }はもう1枚を無償で引きます。
guide-classic-first-karama = カラーマで、この派閥がしようとすることを止められます。パスすれば後のために残ります。
guide-classic-first-charity = CHOAMの援助です。香料が0か1なら、2になるまでバンクから受け取れます。
guide-classic-first-revive = 復活では、失った兵が1ターンに3までリザーブに戻ります。{ classic-faction-harkonnen }は2まで無償、それを超えると1つにつき香料1です。
guide-classic-first-ship = リザーブの兵を1か所へ輸送します。兵1つにつき要塞へは香料1、ほかへは香料2です。1つの要塞に入れるのは2つの派閥までです。
guide-classic-first-move = 次に兵の一団を隣の領域へ動かせます。{ classic-territory-arrakeen }か{ classic-territory-carthag }に兵がいれば、3領域先まで動けます。
guide-classic-first-battle = 戦闘です。ここの兵の数までの数を決め、リーダーを加えます。合計が高い方が勝ち、決めた数の兵を失います。敗者はここの兵をすべて失います。
guide-classic-first-weapons = リーダーがいれば武器1枚と防御1枚を加えられます。合う防御があればリーダーは助かります。死んだリーダーの戦力は数えません。
guide-classic-first-traitor = 相手のリーダーが買収した裏切り者なら、宣言しましょう。その場で勝ち、何も失いません。
guide-classic-first-keep = 戦闘に勝ちました。このカードは次の戦闘のために残せます。
guide-classic-first-storm = 嵐が動きました。嵐のあるセクターには入れず、出られず、通れません。毎ターンの開始プレイヤーも嵐で決まります。
guide-classic-first-blow = 香料噴気です。マップに香料が現れました。同じ区画にいる兵が、ターンの終わりに回収します。
guide-classic-first-won = 戦闘が終わりました。勝者は、死んだリーダーの戦力と同じ数の香料をバンクから受け取ります。
guide-classic-first-collected = 香料を回収しました。香料のある区画の兵1つにつき香料2、{ classic-territory-arrakeen }か{ classic-territory-carthag }に兵がいれば3です。
guide-classic-first-pause = 各ターンは演算能力者休止で終わります。そのとき要塞が足りている人がいればゲーム終了です。最長で10ターンです。
guide-classic-first-worm = 砂蟲は、最後に香料が噴き出した領域の香料と兵を呑み込みます。フレメンだけは無事です。第2ターンからは事象の交点も起きます。
guide-classic-first-tanks = 失ったものはトレイラクス・タンクにあります。兵は復活で戻り、リーダーは5人すべてを失ってから戻せます。
guide-classic-first-strongholds = 要塞を2か所占めています。ターン終了時に3か所なら勝ちです。ほかの派閥の兵がいる要塞は数えません。
guide-classic-first-finish = 第10ターンが終わって誰も勝っていなければ、このゲームでは{ classic-faction-fremen }が勝ちます。それまでに要塞を占めましょう。
