### Style: docs/style/ko.md

# What the page of the classic game says beside the names of its pieces. The comments on messages are those of the English file.

## The map

classic-part = { $name }, { $sector }구역
classic-map = 지도
classic-map-stack =
    { $who }: { $advisors ->
        [yes] 조언자
       *[no] 병력
    } { $n }{ $starred ->
        [0] {""}
       *[other] (특수 { $starred })
    }
classic-map-spice = 스파이스 { $n }
classic-map-storm = 폭풍
classic-map-part = { $name }({ $kind }) { $facts }
classic-whole-map = 전체 지도
classic-storm-in = 폭풍: { $n }구역
classic-last-blow = 마지막 분출
classic-decks = 덱
classic-deck-spice = 스파이스
classic-deck-treachery = 배반
classic-discards = 버린 카드
classic-tanks = 틀레이락스 탱크
classic-reserves = 예비 병력
classic-tanks-of = { $who }: 탱크에 병력 { $n }, 지도자 { $leaders }
classic-reserves-of = { $who }: 예비 병력 { $n }

## Shields

classic-leader-is =
    { $name }({ $n }){ $state ->
        [dead] : 탱크에 있음
        [down] : 탱크에 뒷면으로 있음
        [gone] : 포로
        [used] : 이번 턴에 싸움
       *[ready] {""}
    }
classic-hidden = 비공개
classic-first = 선
classic-strongholds = 요새
classic-spice-behind = 방패 뒤의 스파이스
classic-cards = 배반 카드
classic-bribe = 거래로 받은 스파이스(멘타트의 숨 고르기까지)
classic-allied = 동맹: { $name }

## One's own

classic-court = 핸드와 기록
classic-your-hand = 내 배반 카드
classic-traitors = 매수한 배신자
classic-face-dancers = 페이스 댄서
classic-prediction = 예언: { $turn }턴에 { $name } 승리

## The bar

classic-less = 줄이기
classic-more = 늘리기
classic-how-many = 얼마나
classic-turn-of = { $turns }턴 중 { $n }턴
classic-turn-short = { $n }턴
page-table-tab-map = 지도
page-table-tab-shields = 방패
page-table-tab-hand = 핸드

## Auction and battle

classic-auction = 입찰
classic-auction-left = 남은 카드 { $n }장
classic-auction-known = 나만 볼 수 있음
classic-auction-passed = 패스
classic-battle-for = { $name } 전투
classic-aggressor = 공격 측
classic-defender = 방어 측
classic-dial = 다이얼
classic-leader = 지도자
classic-weapon = 무기
classic-defence = 방어
classic-none = 없음
classic-plan-hidden = 전투 계획은 아직 비밀
classic-sight-leader = 예지: 지도자를 공개
classic-sight-weapon = 예지: 무기를 공개
classic-sight-defence = 예지: 방어를 공개
classic-sight-number = 예지: 다이얼 숫자를 공개

## When an ability is there

classic-mode-basic = 항상
classic-mode-advanced = 상급 게임
classic-mode-alliance = 동맹에게
classic-mode-karama-power = 카라마로, 게임당 한 번

## Stages: plan, reveal, Nexus, interrupts

classic-victor = 승자
classic-killed = 사망
classic-total = 합계
classic-total-lives = 지도자가 살면 합계
classic-win-costs = 이기면 병력 { $of } 중 { $n } 잃음
classic-change = 바꾸기
classic-set-dial = 다이얼 { $n }
classic-spice-behind-forces = 병력을 받치는 스파이스
classic-plan-locked = 계획 확정: { $what }
classic-known-hand = { $who }의 핸드: { $what }
classic-battle-won =
    { $mine ->
        [yes] { $name }에서 승리
       *[no] { $name }: { $who } 승리
    }
classic-battle-nobody = { $name }: 승자 없음
classic-see-map = 지도
classic-ask-not-this = 이 능력에는 묻지 않기
classic-interrupt-stop = 이것을 막을까요?
classic-interrupt-play = 지금 무엇을 쓸까요?
classic-interrupt-whose = { $who }:
classic-nexus = 넥서스
classic-nexus-about = 모래벌레가 나타났습니다. 동맹을 맺거나 파기할 수 있습니다.
classic-propose-alliance = 제안
classic-asks-you = 나에게 청함
classic-costs = 스파이스 비용
classic-map-price = 병력당 스파이스 { $n }
classic-tap-closer = 지역을 눌러 확대
classic-no-cards = 배반 카드 없음
classic-held-by = { $name }: { $who }
classic-nobody = 없음

## The end page

classic-end-by = 게임은 { $n }턴에 끝났습니다.
classic-end-strongholds = 끝났을 때의 요새
classic-end-hid = 방패 뒤에 있던 것
classic-end-cards = 카드
classic-end-traitors = 배신자
classic-end-foretold = 예언: { $name }, { $turn }턴

## Help

classic-help-turn = 한 턴
classic-help-factions = 팩션
classic-help-goal = 턴이 끝날 때 요새 셋이면 승리, 동맹 둘이면 넷이 필요합니다. 다른 플레이어의 전투원이 없는 요새만 셉니다.
classic-help-have = 지금 가진 요새는 { $n }개입니다.
classic-help-on-map = 빛나는 지역을 누르세요
classic-help-on-cards = 핸드에서 빛나는 카드를 누르세요
classic-help-storm = 두 명이 다이얼을 정하면 폭풍이 움직여 지나간 모래 위의 병력을 없앱니다. 순서도 정해집니다.
classic-help-spice-blow = 카드가 스파이스가 나오는 곳을 보여 줍니다. 모래벌레가 나오면 그곳의 모든 것을 삼키고, 이어지는 넥서스에서 동맹을 맺거나 파기합니다.
classic-help-choam-charity = 스파이스가 0이나 1이면 2가 되도록 받을 수 있습니다.
classic-help-bidding = 배반 카드를 보지 않고 한 장씩 가장 높게 부른 사람에게 팝니다.
classic-help-revival = 병력 일부는 무료로, 그 이상은 스파이스를 내고 탱크에서 돌아옵니다. 지도자는 다섯이 모두 죽으면 돌아옵니다.
classic-help-shipment-movement = 차례로 예비에서 수송하고(병력당 요새로는 스파이스 1, 그 밖에는 2) 한 무리를 움직입니다.
classic-help-battle = 만나면 싸웁니다. 숫자, 지도자, 무기, 방어를 몰래 정해 함께 공개합니다.
classic-help-spice-collection = 병력은 서 있는 곳의 스파이스를 모읍니다. 하나당 스파이스 2, 아라킨이나 카르타그에 병력이 있으면 3입니다.
classic-help-mentat-pause = 거래 스파이스를 방패 뒤로 넣고 승자가 있는지 봅니다.
classic-mark-won = { $who }, 전투 승리
classic-mark-explosion = 라스건과 방어막
classic-mark-worm = 모래벌레
classic-mark-alliance = { $who }, 동맹 체결

# Cards and powers of any time, and limits for bids.
classic-wish-play = 카드 쓰기
classic-wish-open =
    { $n ->
        [0] 언제든지 쓰는 카드나 능력 쓰기
       *[other] 언제든지 쓰는 카드나 능력 쓰기: { $n }개가 때를 기다립니다
    }
classic-wish-title = 언제든지 쓸 수 있는 것
classic-wish-about = 지금 규칙이 허락하면 바로, 아니면 다음으로 허락하는 때에 실행됩니다. 그 전에는 아무도 알 수 없습니다.
classic-wish-gift-about = 황제는 단계마다 한 번 할 수 있습니다. 카라마로 막힐 수 있습니다.
classic-wish-show-about = 입찰, 수송, 전투를 시작할 때 한 번씩, 한 사람이나 모두에게 보여 줍니다.
classic-wish-is-want = 규칙이 허락하는 대로 쓰입니다.
classic-wish-is-hold = 쓸 수 있을 때마다 물어봅니다.
classic-wish-now = 쓰기
classic-wish-now-power = 쓰기
classic-wish-now-gift = 주기
classic-wish-now-show = 보여 주기
classic-wish-hold = 쓸 수 있을 때 물어보기
classic-wish-forget = 지금은 그만두기
classic-moment-somebody = 누군가 지금 카드를 쓸 수 있습니다.
classic-bid-limit = 다음 금액까지 자동 입찰
classic-bid-limit-is =
    { $all ->
        [yes] 이번 턴의 모든 카드에 스파이스 { $n }까지 자동으로 입찰합니다.
       *[no] 이 카드에 스파이스 { $n }까지 자동으로 입찰합니다.
    }
classic-bid-out-is =
    { $all ->
        [yes] 이번 턴의 카드 입찰에서 빠졌습니다.
       *[no] 이 카드 입찰에서 빠졌습니다.
    }
classic-bid-this = 이 카드만
classic-bid-all = 이번 턴의 모든 카드
classic-bid-out = 이 카드는 빠지기
classic-bid-out-all = 이번 턴은 빠지기
classic-bid-ask = 다시 물어보기

# What became of a side of a battle.
classic-killed-by = { $what }에 사망
classic-killed-traitor = { PARTICLE($who, "이/가") } 지목한 배신자
classic-killed-explosion = 폭발로 사망
classic-called = 배신자를 지목함
classic-lost-forces = 병력 { $n } 잃음
classic-paid-spice = 스파이스 { $n } 지불
classic-got-spice = 스파이스 { $n } 얻음
classic-discarded-cards = 버림: { $what }
classic-keeps-cards = 카드를 남길 수 있음

# Parts of a plan that are empty, what prescience has shown, and the way to the end.
classic-no-leader = 지도자 없음
classic-no-weapon = 무기 없음
classic-no-defence = 방어 없음
classic-sight-seen = 예지로 본 것: { $what }
classic-result = 결과
