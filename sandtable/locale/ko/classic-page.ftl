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
classic-allied = { $name }와(과) 동맹

## One's own

classic-court = 손과 기록
classic-your-hand = 내 배반 카드
classic-traitors = 매수한 배신자
classic-face-dancers = 페이스 댄서
classic-prediction = 예언: { $name }이(가) { $turn }턴에 승리

## The bar

classic-less = 줄이기
classic-more = 늘리기
classic-how-many = 얼마나
classic-turn-of = { $turns }턴 중 { $n }턴
classic-turn-short = { $n }턴
page-table-tab-map = 지도
page-table-tab-shields = 방패
page-table-tab-hand = 손

## Auction and battle

classic-auction = 입찰
classic-auction-left = 남은 카드 { $n }장
classic-auction-known = 나만 볼 수 있음
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
