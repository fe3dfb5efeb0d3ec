### Style: docs/style/ko.md

# The options of a new table of the classic game, and their values. The comments on messages are those of the English file.

## Options

classic-setup-factions = 팩션 정하기
classic-setup-factions-random = 무작위
classic-setup-factions-chosen = 게임에서 고름
classic-setup-factions-suggested = 규칙의 권장
classic-setup-advanced = 상급 게임
classic-setup-ixians-tleilaxu = 익스와 틀레이락스 포함
classic-setup-treachery-more = 그 배반 카드 14장 포함
classic-setup-sandtrout = 모래송어 포함
classic-setup-technology = 기술 토큰 포함
classic-setup-turns = 턴 수
classic-setup-bid-seconds = 입찰 한 번의 시간(초)
classic-setup-bid-seconds-0 = 제한 없음
classic-setup-deals = 스파이스 거래와 카드 보여 주기
classic-setup-deal-terms = 한 사람에게만 제안한 거래의 조건
classic-setup-deal-terms-aloud = 모두가 들음
classic-setup-deal-terms-between = 둘 사이에만 남김

## Where the sources differ (CLA-26)

classic-setup-revival-price = 병력 부활 값
classic-setup-next-opener = 다음 카드의 입찰을 시작하는 사람
classic-setup-next-opener-buyer = 구매자의 오른쪽
classic-setup-next-opener-opener = 앞서 시작한 사람의 오른쪽
classic-setup-storm-strikes = 폭풍이 치는 구역
classic-setup-storm-strikes-passed = 지나간 곳
classic-setup-storm-strikes-start = 출발한 곳도
classic-setup-ally-entry = 동맹의 지역에 들어가기
classic-setup-ally-entry-forbidden = 금지
classic-setup-ally-entry-leave = 다시 나온다면 허용
classic-setup-ally-loses = 동맹과 머물 때 병력을 잃는 사람
classic-setup-ally-loses-later = 순서가 뒤인 사람
classic-setup-ally-loses-mover = 거기서 차례를 끝낸 사람
classic-setup-fremen-worm = 프레멘의 카라마 모래벌레
classic-setup-fremen-worm-any = 아무 지역
classic-setup-fremen-worm-sand = 모래만
classic-setup-harkonnen-takes = 하코넨의 카라마로 가져가는 카드
classic-setup-harkonnen-takes-any = 원하는 수
classic-setup-harkonnen-takes-all = 핸드 전부
classic-setup-tleilaxu-stops = 틀레이락스의 카라마가 막는 것
classic-setup-tleilaxu-stops-free = 무료 부활
classic-setup-tleilaxu-stops-all = 모든 부활
classic-setup-returned-traitors = 갖지 않은 배신자
classic-setup-returned-traitors-under = 덱 아래로
classic-setup-returned-traitors-beside = 쓰지 않음
classic-setup-dial-spice = 전투의 스파이스를 정하는 때
classic-setup-dial-spice-after = 전투 뒤
classic-setup-dial-spice-plan = 계획에서
classic-setup-loser-spice = 패자의 스파이스
classic-setup-loser-spice-pays = 냄
classic-setup-loser-spice-keeps = 가짐
classic-setup-traitor-spice = 배신자를 지목했을 때의 스파이스
classic-setup-traitor-spice-none = 아무도 안 냄
classic-setup-traitor-spice-betrayed = 배신당한 쪽이 냄
classic-setup-leader-after-traitor = 배신자를 지목한 쪽의 지도자
classic-setup-leader-after-traitor-used = 그곳에서 사용됨
classic-setup-leader-after-traitor-free = 다른 곳에서도 싸울 수 있음
classic-setup-karama-powers = 황제와 하코넨의 카라마 능력
classic-setup-karama-powers-any = 언제든지
classic-setup-karama-powers-phase = 부활·입찰 단계에만

## The form

classic-setup-differ = 자료마다 다른 규칙
classic-setup-differ-about = 한 줄이 판정 하나입니다. 그대로 두면 우리 판정으로 합니다.
classic-setup-boxes = 게임 구성
classic-setup-factions-list = 여기서 지정
classic-setup-faction-of = { $n }번 자리의 팩션
classic-setup-facts-factions = 팩션: { $who }
classic-setup-facts-turns = 최대 { $n }턴
classic-setup-facts-bid-seconds = 입찰은 한 번에 { $n }초, 지나면 패스
