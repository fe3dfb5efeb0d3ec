### Style: docs/style/ja.md

# What treachery cards and abilities of factions do, in our words. The comments on messages are those of the English file.

## Treachery cards: those of a kind share a text

classic-card-projectile-weapon = 飛び道具への防御がなければ、相手のリーダーを殺す。
classic-card-poison-weapon = 毒への防御がなければ、相手のリーダーを殺す。
classic-card-lasgun = どんな防御があっても相手のリーダーを殺す。どちらかの計画にシールドがあれば大爆発が起きる。
classic-card-shield = 自分のリーダーを飛び道具の武器から守る。
classic-card-snooper = 自分のリーダーを毒の武器から守る。
classic-card-cheap-hero = リーダーの代わりに出す（戦力0）。武器と防御を添えてよい。リーダーを出せないときは必ず出す。
classic-card-family-atomics = ターン2以降、嵐の移動前に、シールド・ウォールまたはその隣に兵がいれば使える。シールド・ウォールの兵はすべて死亡し、以後は帝国砂盆・アラキーン・カルタグも嵐にさらされる。ゲームから取り除く。
classic-card-weather-control = ターン2以降、嵐の移動前に使う。代わりに自分が0～10セクター動かす。
classic-card-hajr = 自分の番にもう1回移動できる。同じ一団でもよい。
classic-card-tleilaxu-ghola = ただちに、自分のリーダー1人または兵5つまでを無償で復活させる。
classic-card-truthtrance = プレイヤー1人に、ゲームについて「はい／いいえ」で答える質問を公開で行う。答えは真実でなければならない。
classic-card-karama = ほかの派閥の能力の使用を1回止める。または半額で輸送する。または競り落としたカードを無償で取る。または上級ゲームで自分の特別な能力をゲーム中1回使う。
classic-card-worthless = 効果はない。戦闘計画の枠を埋めるためだけに使え、そうしてのみ手札から離れる。
classic-card-poison-blade = 両方を防ぐ防御（シールド探知機）がなければ、相手のリーダーを殺す。
classic-card-weirding-way = 飛び道具の武器。ほかの武器と一緒なら、飛び道具への防御にもできる。シールドではない。
classic-card-poison-tooth = 両方のリーダーを殺す。防げるのは化学だけ。計画の公開後、使わないことも選べる。
classic-card-artillery-strike = 両方のリーダーを殺す。シールドは自分のリーダーを守る。リーダーの戦力は数えず、ダイアルの大きい側が勝ち、死んだリーダーの香料は支払われない。
classic-card-shield-snooper = シールドとしても毒物探知機としても働く。
classic-card-chemistry = 毒への防御（毒歯にも有効）。ほかの防御と一緒なら、毒の武器にもできる。
classic-card-harvester = 香料噴気が公開された直後に使う。置かれる香料が2倍になる。
classic-card-thumper = 香料噴気の開始時、次のカードをめくる代わりに使う。シャイー＝フルードがめくられたものとする。
classic-card-amal = 任意のフェイズの開始時に使う。全員がシールドの裏の香料の半分（切り上げ）をバンクに戻す。

## Atreides

classic-ability-atr-bidding = 各策略カードの競りの前に、そのカードを見る。
classic-ability-atr-records = 策略カードについて知ったことを記録してよい。
classic-ability-atr-spice-peek = 最初の輸送の前に、香料デッキの一番上を見る。
classic-ability-atr-prescience = 計画の前に、相手の計画の要素1つ（リーダー、武器、防御、数）を公開させる。
classic-ability-atr-decks = 策略デッキと香料デッキを管理する。
classic-ability-atr-kwisatz-haderach = 戦闘で兵を7つ失うと目覚める。ターンごとに1つの領域で、生きているリーダーまたはつまらぬ英雄に2を加える。
classic-ability-atr-kh-loyalty = 同行するリーダーは裏切り者と宣言されない。
classic-ability-atr-kh-death = ラスガンの爆発でのみ死亡し、リーダーと同様に復活する。
classic-ability-atr-ally-prescience = 同盟者の相手に予知を使える。
classic-ability-atr-karama = プレイヤー1人の戦闘計画をすべて見る。

## Bene Gesserit

classic-ability-bg-prediction = 誰がどのターンに勝つかを秘密に予言する。的中すればベネ・ゲセリットだけが勝利する。
classic-ability-bg-accompany = ほかの派閥が惑星外から輸送するたび、兵1つを無償で極陥に置いてよい。
classic-ability-bg-voice = 計画の前に、相手に1種類のカードを出す、または出さないよう命じる。
classic-ability-bg-charity = 毎ターン、援助として香料2を受け取る。
classic-ability-bg-advisors = 兵は顧問になれる。誰とでも領域を共有するが、戦わず、回収せず、要塞も占めない。
classic-ability-bg-accompany-advisor = 無償の兵は、輸送先に顧問として置いてもよい。
classic-ability-bg-ship-fighters = 自分の輸送は戦闘員として到着する。
classic-ability-bg-enlist = 誰もいない領域へ移動した顧問は戦闘員になる。
classic-ability-bg-take-arms = 他者のいる領域へ移動するとき、顧問か戦闘員かを選ぶ。
classic-ability-bg-intrusion = 戦闘員のいる領域に他者が入ったとき、顧問に変えてよい。
classic-ability-bg-wartime = 最初の輸送の前に、どこの顧問を戦闘員にするか宣言する。
classic-ability-bg-match = 自分の兵に加わる兵は、その面に合わせる。
classic-ability-bg-alone = 他に誰もいなくなった顧問は戦闘員になる。
classic-ability-bg-worthless-karama = 無価値なカードをカラーマとして使える。
classic-ability-bg-ally-voice = 同盟者の相手に〈声〉を使える。

## Emperor

classic-ability-emp-payment = ほかの派閥が策略カードに払った香料を受け取る。
classic-ability-emp-sardaukar = 上級兵5つは、それぞれ2つ分に数える。フレメンに対しては1つ分。
classic-ability-emp-ally-gift = いつでも同盟者に香料を与えてよい。
classic-ability-emp-ally-revival = 同盟者の兵をさらに3つまで、支払って復活させてよい。
classic-ability-emp-karama = 兵3つまで、またはリーダー1人を無償で復活させる。

## Fremen

classic-ability-fre-reserves = 輸送の代わりに、大平原から2領域以内へ無償でリザーブの兵を置く。
classic-ability-fre-move = 2領域まで移動できる。
classic-ability-fre-worm-safe = 兵は砂蟲に呑まれない。
classic-ability-fre-ride = 事象の交点の後、砂蟲に乗ってその領域からどこへでも行ける。
classic-ability-fre-special-victory = 最終ターンの終わりに、タブルとハバニヤの群居洞にほかの派閥がおらず、タックの群居洞をハルコンネン、アトレイデス、皇帝のいずれも占めていなければ勝利する。
classic-ability-fre-storm-card = ターン2以降、嵐はフレメンだけが知るカードで動く。
classic-ability-fre-place-worm = 同じ噴気の2匹目以降の砂蟲を、任意の砂漠の領域に置く。
classic-ability-fre-storm-half = 嵐で失う兵は半分（切り上げ）だけ。
classic-ability-fre-storm-arrival = 半分を失って、嵐の中へリザーブの兵を置ける。
classic-ability-fre-fedaykin = 上級兵3つは、それぞれ2つ分に数える。
classic-ability-fre-no-spice = 兵は香料なしで全力で戦う。
classic-ability-fre-ally-worm = 砂蟲が同盟者を襲うかどうかを決める。
classic-ability-fre-ally-revival = 同盟者の自動復活を3にできる。
classic-ability-fre-ally-victory = 同盟者は特別な勝利を分かち合う。
classic-ability-fre-karama = 任意の領域に砂蟲を出現させる。

## Harkonnen

classic-ability-har-traitors = 裏切りカード4枚をすべて持つ。
classic-ability-har-hand = 策略カードを8枚まで持て、2枚で始める。
classic-ability-har-top-card = カードを買うたび、もう1枚を無償で引く。
classic-ability-har-capture = 勝利後、敗者のリーダー1人をランダムに引き、香料2で殺すか捕虜にする。
classic-ability-har-captive-use = 捕虜は戦闘で1回使え、その後持ち主に戻る。
classic-ability-har-prison-break = 自分のリーダーが全滅すると、捕虜は全員戻る。
classic-ability-har-ally-traitor = 同盟者の相手に対して裏切り者を宣言できる。
classic-ability-har-karama = プレイヤー1人の手札からランダムに取り、同じ枚数を返す。

## Spacing Guild

classic-ability-gui-payment = ほかの派閥が惑星への輸送に払った香料を受け取る。
classic-ability-gui-ship-kinds = 惑星上の別の領域へ、またはリザーブへも輸送できる。
classic-ability-gui-half-price = 輸送費は半額。
classic-ability-gui-special-victory = 最後まで誰も勝たなければ勝利する。
classic-ability-gui-timing = 輸送と移動の番を好きなときに行える。
classic-ability-gui-ally-price = 同盟者は半額で輸送でき、惑星上の輸送もできる。
classic-ability-gui-ally-victory = 同盟者は特別な勝利を分かち合う。
classic-ability-gui-karama = プレイヤー1人の惑星外からの輸送を止める。

## Ixians

classic-ability-ix-start-card = 開始時に派閥の数だけカードを引き、1枚を取り、残りを配る。
classic-ability-ix-bidding = 競りにかかるカードと余分な1枚をすべて見て、1枚をデッキの上か下に戻す。
classic-ability-ix-cyborgs = サイボーグは2つ分に数える。
classic-ability-ix-suboids = サボイドは半分に数える。
classic-ability-ix-substitution = 勝った戦闘の後、失ったサイボーグを生き残ったサボイドと交換できる。
classic-ability-ix-move = サイボーグのいる一団は2領域まで移動できる。
classic-ability-ix-collect = サイボーグは1つにつき香料3を回収する。
classic-ability-ix-cyborg-revival = サイボーグの復活には香料3かかる。
classic-ability-ix-hms = 秘密機動要塞を持ち、嵐の前に動かせる。
classic-ability-ix-technology = ビッドごとに1回、次に出るカードを手札1枚と交換できる。
classic-ability-ix-support = 香料で支えられるのはサイボーグだけ。
classic-ability-ix-ally-redraw = 同盟者は買ったカードを捨てて引き直せる。
classic-ability-ix-karama = 自分の番に秘密機動要塞を2領域動かす。

## Tleilaxu

classic-ability-tle-face-dancers = 裏切り者の代わりにフェイス・ダンサーを3人持つ。
classic-ability-tle-face-dance = フェイス・ダンサーであるリーダーで派閥が勝ったとき、正体を明かして入れ替われる。
classic-ability-tle-face-cycle = 3人とも明かされたら、新しく3人を引く。
classic-ability-tle-face-swap = 演算能力者休止に、明かしていない1人を交換できる。
classic-ability-tle-unlimited-revival = 制限なく半額で復活できる。
classic-ability-tle-revival-income = ほかの派閥が復活に払った香料を受け取る。
classic-ability-tle-free-income = 自動復活を使った派閥ごとに香料1を得る。
classic-ability-tle-limit-five = ほかの派閥の復活の上限を5に上げられる。
classic-ability-tle-early-leader = 値をつけて、リーダーの早期復活を売れる。
classic-ability-tle-zoal = ゾアルの戦力は相手のリーダーと同じ。
classic-ability-tle-gholas = ほかの派閥の死んだリーダーを自分のものとして復活させてよい。
classic-ability-tle-ally-half = 同盟者は半額で復活できる。
classic-ability-tle-karama = このターン、プレイヤー1人の自動復活を止める。
