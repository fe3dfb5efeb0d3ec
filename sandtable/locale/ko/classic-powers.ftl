### Style: docs/style/ko.md

# What treachery cards and abilities of factions do, in our words. The comments on messages are those of the English file.

## Treachery cards: those of a kind share a text

classic-card-projectile-weapon = 상대가 발사체 방어를 내지 않으면 상대 지도자를 죽인다.
classic-card-poison-weapon = 상대가 독 방어를 내지 않으면 상대 지도자를 죽인다.
classic-card-lasgun = 방어와 상관없이 상대 지도자를 죽인다. 어느 계획에든 방어막이 있으면 모든 것이 폭발한다.
classic-card-shield = 발사체 무기로부터 자기 지도자를 지킨다.
classic-card-snooper = 독 무기로부터 자기 지도자를 지킨다.
classic-card-cheap-hero = 지도자 대신 낸다(전투력 0). 무기와 방어를 함께 낼 수 있다. 지도자를 낼 수 없으면 반드시 내야 한다.
classic-card-family-atomics = 2턴부터 폭풍이 움직이기 전, 방어벽이나 그 옆에 병력이 있을 때 쓴다. 방어벽의 병력은 모두 죽고, 제국 분지·아라킨·카르타그는 이후 계속 폭풍에 노출된다. 게임에서 제거한다.
classic-card-weather-control = 2턴부터 폭풍이 움직이기 전에 쓴다. 폭풍을 대신 내가 고른 0~10구역만큼 움직인다.
classic-card-hajr = 자기 차례에 한 번 더 이동한다. 같은 병력도 다시 움직일 수 있다.
classic-card-tleilaxu-ghola = 즉시 자기 지도자 1명 또는 병력을 5까지 무료로 부활시킨다.
classic-card-truthtrance = 한 플레이어에게 게임에 관한 예/아니요 질문을 공개로 한다. 답은 진실이어야 한다.
classic-card-karama = 다른 팩션의 능력 사용을 한 번 막는다. 또는 반값으로 수송한다. 또는 낙찰받은 카드를 무료로 가져온다. 또는 상급 게임에서 자기 특별 능력을 게임당 한 번 쓴다.
classic-card-worthless = 아무 효과가 없다. 전투 계획의 자리를 채우며, 그렇게 해야만 핸드를 떠난다.
classic-card-poison-blade = 두 종류를 모두 막는 방어(방어막 탐지기)가 없으면 상대 지도자를 죽인다.
classic-card-weirding-way = 발사체 무기. 다른 무기와 함께라면 발사체 방어로도 쓸 수 있다. 방어막은 아니다.
classic-card-poison-tooth = 양쪽 지도자를 모두 죽인다. 화학만이 막는다. 계획 공개 후 쓰지 않기로 할 수 있다.
classic-card-artillery-strike = 양쪽 지도자를 모두 죽인다. 방어막은 자기 지도자를 지킨다. 지도자 전투력은 세지 않고 다이얼이 높은 쪽이 이기며, 죽은 지도자에 대한 스파이스는 아무도 받지 않는다.
classic-card-shield-snooper = 방어막이자 독약 탐지기로 친다.
classic-card-chemistry = 독 방어(독니에도 유효). 다른 방어와 함께라면 독 무기로도 쓸 수 있다.
classic-card-harvester = 스파이스 분출이 공개된 직후 쓴다. 놓이는 스파이스가 두 배가 된다.
classic-card-thumper = 스파이스 분출 시작 때 다음 카드 대신 쓴다. 샤이 훌루드가 나온 것으로 진행한다.
classic-card-amal = 아무 단계나 시작할 때 쓴다. 모두가 방패 뒤 스파이스의 절반(올림)을 은행에 낸다.

## Atreides

classic-ability-atr-bidding = 각 배반 카드가 입찰되기 전에 그 카드를 본다.
classic-ability-atr-records = 배반 카드에 대해 알게 된 것을 기록할 수 있다.
classic-ability-atr-spice-peek = 첫 수송 전에 스파이스 덱 맨 위 카드를 본다.
classic-ability-atr-prescience = 계획을 세우기 전에 상대 계획의 요소 하나(지도자, 무기, 방어, 숫자)를 공개하게 한다.
classic-ability-atr-decks = 배반 덱과 스파이스 덱을 관리한다.
classic-ability-atr-kwisatz-haderach = 전투에서 병력 7을 잃으면 깨어난다. 턴마다 한 지역에서 살아 있는 지도자나 값싼 영웅에 2를 더한다.
classic-ability-atr-kh-loyalty = 함께하는 지도자는 배신자로 지목될 수 없다.
classic-ability-atr-kh-death = 라스건 폭발로만 죽으며, 그 뒤 지도자처럼 부활한다.
classic-ability-atr-ally-prescience = 동맹의 상대에게 예지를 쓸 수 있다.
classic-ability-atr-karama = 한 플레이어의 전투 계획 전체를 본다.

## Bene Gesserit

classic-ability-bg-prediction = 누가 몇 턴에 이길지 비밀리에 예언한다. 맞으면 베네 게세리트만 승리한다.
classic-ability-bg-accompany = 다른 팩션이 행성 밖에서 수송할 때마다 병력 1을 무료로 극지 함몰지에 놓을 수 있다.
classic-ability-bg-voice = 계획을 세우기 전에 상대에게 한 종류의 카드를 내거나 내지 말라고 명령한다.
classic-ability-bg-charity = 매 턴 자선으로 스파이스 2를 받는다.
classic-ability-bg-advisors = 병력은 조언자가 될 수 있다. 누구와도 지역을 함께 쓰지만 싸우지도, 수확하지도, 점유하지도 않는다.
classic-ability-bg-accompany-advisor = 무료 병력은 수송된 곳에 조언자로 갈 수도 있다.
classic-ability-bg-ship-fighters = 자기 수송 병력은 전투원으로 도착한다.
classic-ability-bg-enlist = 아무도 없는 곳으로 이동한 조언자는 전투원이 된다.
classic-ability-bg-take-arms = 다른 플레이어가 있는 곳으로 이동할 때 조언자인지 전투원인지 고른다.
classic-ability-bg-intrusion = 자기 전투원이 있는 지역에 다른 플레이어가 들어오면 그 전투원을 조언자로 바꿀 수 있다.
classic-ability-bg-wartime = 첫 수송 전에 어디의 조언자를 전투원으로 바꿀지 선언한다.
classic-ability-bg-match = 자기 병력에 합류한 병력은 그 병력처럼 전투원이나 조언자가 된다.
classic-ability-bg-alone = 홀로 남은 조언자는 전투원이 된다.
classic-ability-bg-worthless-karama = 쓸모없는 카드를 카라마로 쓸 수 있다.
classic-ability-bg-ally-voice = 동맹의 상대에게 목소리를 쓸 수 있다.

## Emperor

classic-ability-emp-payment = 다른 팩션이 배반 카드에 낸 스파이스를 받는다.
classic-ability-emp-sardaukar = 특수 병력 5는 각각 둘로 친다. 프레멘을 상대로는 하나로 친다.
classic-ability-emp-ally-gift = 언제든지 동맹에게 스파이스를 줄 수 있다.
classic-ability-emp-ally-revival = 동맹의 병력을 3까지 더 부활시키도록 값을 대신 낼 수 있다.
classic-ability-emp-karama = 병력을 3까지, 또는 지도자 1명을 무료로 부활시킨다.

## Fremen

classic-ability-fre-reserves = 수송 대신 대평지에서 두 지역 이내로 예비 병력을 무료로 데려온다.
classic-ability-fre-move = 두 지역을 이동한다.
classic-ability-fre-worm-safe = 병력이 모래벌레에게 먹히지 않는다.
classic-ability-fre-ride = 넥서스 후 모래벌레를 타고 그 지역에서 어디로든 갈 수 있다.
classic-ability-fre-special-victory = 마지막 턴이 끝날 때 두 시치에 다른 팩션이 없고, 하코넨·아트레이드·황제 중 누구도 튜엑의 시치를 점유하지 않으면 승리한다.
classic-ability-fre-storm-card = 2턴부터 폭풍은 프레멘만 아는 카드로 움직인다.
classic-ability-fre-place-worm = 같은 분출의 두 번째 이후 모래벌레를 원하는 모래 지역에 놓는다.
classic-ability-fre-storm-half = 폭풍에 병력의 절반(올림)만 잃는다.
classic-ability-fre-storm-arrival = 절반을 잃으며 폭풍 속으로 예비 병력을 데려올 수 있다.
classic-ability-fre-fedaykin = 특수 병력 3은 각각 둘로 친다.
classic-ability-fre-no-spice = 병력이 스파이스 없이 온전한 전투력으로 싸운다.
classic-ability-fre-ally-worm = 모래벌레가 동맹을 살려 둘지 정한다.
classic-ability-fre-ally-revival = 동맹의 무료 부활을 3으로 해 줄 수 있다.
classic-ability-fre-ally-victory = 동맹이 특별 승리를 함께한다.
classic-ability-fre-karama = 원하는 지역에 모래벌레가 나타나게 한다.

## Harkonnen

classic-ability-har-traitors = 배신자 카드 4장을 모두 가진다.
classic-ability-har-hand = 배반 카드를 8장까지 들고 2장으로 시작한다.
classic-ability-har-top-card = 카드를 살 때마다 한 장을 무료로 더 뽑는다.
classic-ability-har-capture = 승리 후 패자의 지도자 1명을 무작위로 뽑아 스파이스 2를 받고 죽이거나 붙잡아 둔다.
classic-ability-har-captive-use = 포로는 한 전투에 쓸 수 있고 그 뒤 돌아간다.
classic-ability-har-prison-break = 자기 지도자가 모두 죽으면 포로는 모두 돌아간다.
classic-ability-har-ally-traitor = 동맹의 상대에게 배신자를 지목할 수 있다.
classic-ability-har-karama = 한 플레이어의 핸드에서 무작위로 카드를 가져오고 같은 수를 돌려준다.

## Spacing Guild

classic-ability-gui-payment = 다른 팩션이 행성으로 수송하며 낸 스파이스를 받는다.
classic-ability-gui-ship-kinds = 행성 위의 다른 곳으로, 또는 예비로도 수송할 수 있다.
classic-ability-gui-half-price = 수송비는 절반이다.
classic-ability-gui-special-victory = 끝까지 아무도 이기지 못하면 승리한다.
classic-ability-gui-timing = 수송과 이동 차례를 원하는 때에 진행한다.
classic-ability-gui-ally-price = 동맹은 반값으로 수송하며, 행성 위의 다른 곳으로도 수송한다.
classic-ability-gui-ally-victory = 동맹이 특별 승리를 함께한다.
classic-ability-gui-karama = 한 플레이어의 행성 밖 수송을 막는다.

## Ixians

classic-ability-ix-start-card = 시작할 때 팩션 수만큼 카드를 뽑아 하나를 갖고 나머지를 나눠 준다.
classic-ability-ix-bidding = 팔릴 카드 모두와 한 장을 더 보고, 그중 하나를 덱 위나 아래에 돌려놓는다.
classic-ability-ix-cyborgs = 사이보그는 각각 둘로 친다.
classic-ability-ix-suboids = 서보이드는 각각 절반으로 친다.
classic-ability-ix-substitution = 이긴 전투 후 잃은 사이보그를 살아남은 서보이드와 바꿀 수 있다.
classic-ability-ix-move = 사이보그가 있는 무리는 두 지역을 이동한다.
classic-ability-ix-collect = 사이보그는 각각 스파이스 3을 수확한다.
classic-ability-ix-cyborg-revival = 사이보그 부활에는 스파이스 3이 든다.
classic-ability-ix-hms = 숨은 이동 요새를 가지며 폭풍 전에 움직일 수 있다.
classic-ability-ix-technology = 입찰 단계마다 한 번, 다음에 나올 카드를 핸드의 카드와 바꾼다.
classic-ability-ix-support = 스파이스는 사이보그만 뒷받침할 수 있다.
classic-ability-ix-ally-redraw = 동맹은 방금 산 카드를 버리고 다시 뽑을 수 있다.
classic-ability-ix-karama = 자기 차례에 숨은 이동 요새를 두 지역 움직인다.

## Tleilaxu

classic-ability-tle-face-dancers = 배신자 대신 페이스 댄서 3명을 가진다.
classic-ability-tle-face-dance = 어느 팩션이 페이스 댄서인 지도자로 이기면 정체를 밝히고 그 자리를 차지할 수 있다.
classic-ability-tle-face-cycle = 셋이 모두 밝혀지면 새로 셋을 뽑는다.
classic-ability-tle-face-swap = 멘타트의 숨 고르기에 밝혀지지 않은 한 명을 바꿀 수 있다.
classic-ability-tle-unlimited-revival = 제한 없이 반값으로 부활시킨다.
classic-ability-tle-revival-income = 다른 팩션이 부활에 낸 스파이스를 받는다.
classic-ability-tle-free-income = 무료 부활을 쓴 팩션마다 스파이스 1을 받는다.
classic-ability-tle-limit-five = 다른 팩션의 부활 한도를 5로 올릴 수 있다.
classic-ability-tle-early-leader = 값을 매겨 지도자의 이른 부활을 팔 수 있다.
classic-ability-tle-zoal = 조알의 전투력은 상대 지도자와 같다.
classic-ability-tle-gholas = 다른 팩션의 죽은 지도자를 자기 것으로 부활시킬 수 있다.
classic-ability-tle-ally-half = 동맹은 반값으로 부활시킨다.
classic-ability-tle-karama = 이번 턴 한 플레이어의 무료 부활을 막는다.
