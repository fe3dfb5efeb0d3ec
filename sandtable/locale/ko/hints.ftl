### Style: docs/style/ko.md

# 테이블에서의 추천 수와 그에 대한 서버의 말

hint-suggest = 수 추천
hint-head = 좋은 수
hint-now = 현재 승률
hint-how = 내가 아는 정보만으로 각 { $n }번 시험
hint-close = 차이가 거의 없음
hint-show = 보기
hint-shown = 표시 중
hint-play = 이 수로 하기
hint-thinking = 좋은 수를 찾는 중
hint-stale = 상황이 바뀌었습니다.
hint-again = 다시 묻기
hint-not-allowed = 다른 사람이 함께하며 방장이 허용하지 않아 추천을 쓸 수 없습니다.
hint-nothing = 지금은 선택할 것이 없습니다.
hint-shut = 닫기
hint-note = 추천 { $n }번을 표시하고 있습니다. 아직 실행하지 않았습니다.
hint-chance = { $n }% ±{ $error }, 현재 승률 { $now }%
hint-percent = { $n }%
hint-doubt = ±{ $n }
hint-alike = 다른 수 { $n }개도 결과가 같습니다.
hint-option = 수 추천 허용
hint-option-about = 다른 사람과 하는 게임에 적용됩니다. 누가 추천을 요청하면 모두에게 알립니다.
hint-facts = 수 추천 허용
hint-noted = { $round }라운드에 수 추천을 요청했습니다

refused-no-analysis = 이 게임은 분석을 제공하지 않습니다.
refused-no-hints = 다른 사람이 함께하며 테이블을 만들 때 방장이 허용하지 않아 추천을 쓸 수 없습니다.
refused-nothing-to-suggest = 추천할 것이 없습니다. 지금은 선택할 것이 없습니다.
