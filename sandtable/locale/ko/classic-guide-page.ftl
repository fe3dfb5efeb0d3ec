### Style: docs/style/ko.md
# What the guide of a first game of the classic Dune says, each where it first comes. The reader plays Harkonnen.
guide-classic-first = 첫 게임
guide-classic-first-over = 게임이 끝났습니다. 결과에서 누가 어떻게 이겼는지 볼 수 있습니다.
guide-classic-first-goal = 나는 { classic-faction-harkonnen }입니다. 턴이 끝날 때 요새 5곳 중 3곳을 혼자 차지하면 이깁니다. 동맹은 함께 4곳이 필요합니다. { PARTICLE(classic-territory-carthag, "은/는") } 내 것입니다.
guide-classic-first-dial = 두 사람이 폭풍을 움직입니다. 각자 몰래 숫자를 정하고, 그 합만큼 나아갑니다. 모래 위의 병력은 죽습니다.
guide-classic-first-nexus = 넥서스입니다. 동맹은 지금만 맺거나 파기할 수 있습니다. 동맹 둘은 함께 요새 4곳으로 이기며, 혼자서는 이길 수 없습니다.
guide-classic-first-bid = 카드를 뒷면으로 한 장씩 팝니다. 더 부르거나 패스하세요. 산 사람만 값을 냅니다. { PARTICLE(classic-faction-harkonnen, "은/는") } 그 뒤 한 장을 무료로 더 뽑습니다.
guide-classic-first-karama = 카라마 카드로 이 팩션이 하려는 일을 막을 수 있습니다. 패스하면 나중을 위해 남습니다.
guide-classic-first-charity = 초암의 자선: 스파이스가 0이나 1이면 2가 될 때까지 은행에서 받을 수 있습니다.
guide-classic-first-revive = 부활: 잃은 병력이 턴마다 3까지 예비로 돌아옵니다. { PARTICLE(classic-faction-harkonnen, "은/는") } 2까지 무료이고, 그 이상은 하나당 스파이스 1입니다.
guide-classic-first-ship = 예비 병력을 한 곳으로 보냅니다. 요새로는 하나당 스파이스 1, 다른 곳으로는 스파이스 2입니다. 요새 하나에는 두 팩션까지만 들어갑니다.
guide-classic-first-move = 그다음 한 무리를 이웃한 지역으로 움직입니다. { classic-territory-arrakeen }이나 { classic-territory-carthag }에 병력이 있으면 세 지역까지 갈 수 있습니다.
guide-classic-first-battle = 전투: 이곳의 병력 수까지 숫자를 정하고 지도자를 더합니다. 합이 높은 쪽이 이기고 정한 수만큼 잃습니다. 진 쪽은 이곳의 병력을 모두 잃습니다.
guide-classic-first-weapons = 지도자가 있으면 무기 하나와 방어 하나를 더할 수 있습니다. 맞는 방어는 지도자를 살립니다. 죽은 지도자의 전투력은 더하지 않습니다.
guide-classic-first-traitor = 상대가 낸 지도자가 내가 매수한 배신자라면 지목하세요. 바로 이기고 아무것도 잃지 않습니다.
guide-classic-first-keep = 전투에서 이겼습니다. 이 카드는 다음을 위해 남길 수 있습니다.
guide-classic-first-storm = 폭풍이 움직였습니다. 폭풍이 있는 구역에는 들어가거나 나오거나 지나갈 수 없습니다. 턴마다 누가 먼저 하는지도 폭풍이 정합니다.
guide-classic-first-blow = 스파이스 분출: 지도에 스파이스가 놓였습니다. 같은 구획에 있는 병력이 턴 끝에 수확합니다.
guide-classic-first-won = 전투가 끝났습니다. 이긴 사람은 죽은 지도자마다 그 전투력만큼 은행에서 스파이스를 받습니다.
guide-classic-first-collected = 스파이스를 수확했습니다. 곁에 있는 병력 하나당 2, { classic-territory-arrakeen }이나 { classic-territory-carthag }에 병력이 있으면 3입니다.
guide-classic-first-pause = 턴은 멘타트의 숨 고르기로 끝납니다. 그때 누군가 요새를 충분히 차지했으면 게임이 끝납니다. 길어도 10턴입니다.
guide-classic-first-worm = 모래벌레는 마지막으로 스파이스가 분출한 곳의 스파이스와 병력을 삼킵니다. 프레멘만 안전합니다. 2턴부터는 넥서스도 열립니다.
guide-classic-first-tanks = 잃은 것은 틀레이락스 탱크에 있습니다. 병력은 부활로 돌아오고, 지도자는 다섯 명을 모두 잃은 뒤에야 부활합니다.
guide-classic-first-strongholds = 요새 2곳을 차지했습니다. 턴이 끝날 때 3곳이면 이깁니다. 다른 팩션의 병력이 함께 있는 요새는 세지 않습니다.
guide-classic-first-finish = 10턴이 끝날 때까지 아무도 이기지 못하면 이 게임은 { classic-faction-fremen }의 승리입니다. 그 전에 요새를 차지하세요.
