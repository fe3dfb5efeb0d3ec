### Style: docs/style/ja.md

# What the options of a new table of the classic game mean: a sentence each, below its name

classic-setup-factions-random-about = 派閥はランダムに配られます。
classic-setup-factions-chosen-about = ゲームの最初に、順番に1つずつ選びます。
classic-setup-factions-suggested-about = この人数でルールの推奨する派閥を使います。
classic-setup-factions-list-about = 下の席ごとに派閥を指定します。
classic-setup-advanced-about = 顧問、上級兵、戦闘での香料、カラーマの能力などが加わります。基本ゲームのほうが覚えやすいです。
classic-setup-ixians-tleilaxu-about = 動く要塞を持つイクスと、姿を変え、ほかの派閥の復活を助けるトレイラクスの2派閥が加わります。
classic-setup-treachery-more-about = 策略デッキに新しい武器、防御、特殊カードが加わります。
classic-setup-sandtrout-about = 次の砂蟲を消し、その後に出る香料を倍にする香料カードです。
classic-setup-technology-about = 持ち主に香料をもたらす3つのトークンで、戦闘に勝つと奪えます。
classic-setup-turns-about = それまでに勝者がいなければ、フレメン、ギルド、または要塞の数で決まります。
classic-setup-bid-seconds-about = 時間を過ぎた席はパスになります。
classic-setup-deals-about = 同盟していないプレイヤー同士が、香料を約束したりカードを見せたりできます。
classic-setup-deal-terms-about = ルールでは取引は声に出して行いますが、2人だけの話にもできます。
classic-setup-revival-price-about = 自動復活の数を超えて復活させる兵1つにつき払う香料です。
classic-setup-next-opener-about = 次のカードで最初にビッドする人が決まります。
classic-setup-storm-strikes-about = そこの砂漠にある兵と香料は失われます。
classic-setup-ally-entry-about = 同盟者がいる領域を通れるかどうかです。
classic-setup-ally-loses-about = 同盟者同士が同じ領域で番を終えたときに適用します。
classic-setup-fremen-worm-about = フレメンがカラーマカードで砂蟲を置ける場所です。
classic-setup-harkonnen-takes-about = ほかのプレイヤーと交換できるカードの枚数です。
classic-setup-tleilaxu-stops-about = 指名されたプレイヤーがそのターンに使えなくなるものです。
classic-setup-returned-traitors-about = デッキの下なら後で引かれることがあり、使わないなら誰も持ちません。
classic-setup-dial-spice-about = 戦闘の後なら、どの兵を香料で支えたかを勝者が後から選べます。
classic-setup-loser-spice-about = 負けた計画に入れた香料をバンクに払うかどうかです。
classic-setup-traitor-spice-about = 裏切り者が出ると、兵が戦う前に戦闘が終わります。
classic-setup-leader-after-traitor-about = 戦ったリーダーは、そのターンはその領域にとどまります。
classic-setup-karama-powers-about = この2派閥がカラーマカードの特別な能力を使える時期です。
