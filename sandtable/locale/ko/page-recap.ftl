### Style: docs/style/ko.md

# 끝난 교전이나 라이벌 차례를 다시 보여 주는 화면과, 차례 중에 남은 효과

## 끝난 교전

page-recap-combat = 전투
# 보여 주는 네 단계
page-recap-step-troops = 병력
page-recap-step-swords = 검
page-recap-step-intrigue = 책략
page-recap-step-rewards = 보상
# 화면 낭독용, 숫자 앞
page-recap-strength = 전투력
# 아무것도 얻지 못한 보상
page-recap-nothing = 없음
page-recap-home = 병력은 개인 공급처로
page-recap-worms-home = 모래벌레는 떠남
page-recap-control = 지배
# $n: 2등과의 차이
page-recap-won-you-win = { $n } 차이로 교전에서 승리했습니다.
page-recap-won-wins = { $who } 승리, { $n } 차이입니다.
# $n: 2등 또는 3등 보상
page-recap-won-you-take =
    { $n ->
        [2] { $who } 승리. 2등 보상을 받습니다.
       *[3] { $who } 승리. 3등 보상을 받습니다.
    }
page-recap-won-you-nothing = { $who } 승리. 보상이 없습니다.
page-recap-won-tie = 1등 동점: 승자가 없습니다.
page-recap-won-nobody = 아무도 싸우지 않아 보상이 없습니다.
# 기다리는 동안
page-recap-then = 천천히 보세요. 계속을 누를 때까지 기다립니다.
page-recap-clock = 내 시간이 흐르고 있습니다.
page-recap-continue = 계속
# 키
page-recap-space = 스페이스
page-recap-board = 게임판 보기
page-recap-back = 전투로 돌아가기
page-recap-played = 이번 전투의 책략 카드
page-recap-order = 시작 플레이어부터, 모두 패스할 때까지
page-recap-passes = 패스
page-recap-no-plays = 낼 카드가 있는 사람이 없었습니다.

## 라이벌 차례

page-recap-rival-turn = 라이벌 차례
page-recap-rival = { PARTICLE($who, "이/가") } ‘{ $card }’ 카드를 공개했습니다.
page-recap-rival-how = 라이벌은 핸드 없이 카드에 적힌 대로만 합니다.
# 건너뛴 카드와 짧은 까닭
page-recap-passed-over = ‘{ $card }’ { $why }
page-recap-next = 다음
page-recap-skip = 끝까지 건너뛰기
page-recap-pace = 속도
page-recap-pace-step = 하나씩
page-recap-pace-calm = 느긋하게
page-recap-pace-quick = 빠르게

## 남은 효과와 병력

page-bench-open = 남은 효과
page-bench-done = 이번 차례에 한 일
page-bench-do-all = 모두 처리
# 효과 아래
page-bench-cannot = 지금은 불가능
page-bench-optional = 선택 사항
page-bench-hand = 핸드 { $n }장
page-bench-deploy = 배치
page-bench-retreat = 후퇴
page-bench-more = 하나 더
page-bench-fewer = 하나 덜
# 병력 수 옆: 최대
page-bench-of = / { $n }
page-bench-ahead = { $n } 앞섬
page-bench-behind = { $who }보다 { $n } 뒤짐
page-bench-level = { PARTICLE($who, "과/와") } 동점
# $cards: 검이 있는 핸드 카드와 전투 카드
page-bench-might = { $cards } 사용 시 최대 { $n }
page-bench-strength = 전투력 { $from }에서 { $to }
page-bench-no-reward = 보상 없음
# ‘차례 마치기’ 아래
page-bench-end-needs = 먼저 효과 { $n }개
page-bench-end-effects = 효과 { $n }개 포기
page-bench-end-troops = 배치하지 않음
page-bench-end-persuasion = 설득 비용 { $n } 남음

## 키 목록

page-recap-key-space = 다시 보기를 넘기거나 남은 효과 모두 처리
page-recap-key-troops = 병력 하나 늘리거나 줄이기

## 공개 차례

page-reveal-cards = 공개한 카드
page-reveal-buy = 설득 비용 { $n }: 빛나는 카드를 획득하거나 차례를 마치세요.
page-reveal-left = 설득 비용이 { $n } 남았지만 획득할 수 있는 카드가 없습니다. 차례를 마치세요.
page-reveal-spent = 남은 설득 비용이 없습니다. 차례를 마치세요.

## 전투

page-combat-pass-sure = 카드를 쓰지 않고 패스할까요?
page-combat-pass-cards = 쓸 수 있는 카드가 있습니다
