### Style: docs/style/ko.md

# Text seats, and the labels of positions in text

text-vp = 승점
text-solari = 솔라리
text-spice = 스파이스
text-water = 물
text-agents = 에이전트
text-troops = 병력
text-strength = 전투력
text-influence = 영향력
text-cards = 카드
text-intrigue = 책략
text-leader = 지도자
text-hidden = 비공개
text-hand = 핸드
text-in-play = 플레이 영역
text-intrigue-cards = 책략 카드
text-face-up = 공개됨
text-agents-at = 에이전트 위치
text-revealed = 카드 공개 완료
text-conflict = 교전
text-alliances = 동맹
text-control = 지배권
text-bonus-spice = 보너스 스파이스
text-position = 현재 상황
text-since = 지난 차례 이후
text-question = 선택
text-seat = { $n }번 자리
text-players-caption = * 시작 플레이어. 병력: 주둔지/교전/개인 공급처. 영향력: { $factions }. 카드: 핸드/카드덱/버림 더미.
text-you = 내 자리: { $seat }번, { $who }
text-answer = 선택지의 번호나 괄호 안의 단어로 답하세요.
text-not-asked = 지금은 결정할 것이 없습니다.
text-refused = “{ $said }”: 선택할 수 없습니다.
text-allowed = 가능한 선택: { $list }
text-left-out = (생략한 줄: { $n })
