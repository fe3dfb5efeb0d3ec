### Style: docs/style/ko.md

# 끝난 교전이나 라이벌 차례를 다시 보여 줄 때. $n은 정수

# 전투력의 내역
recap-troops = 병력 { $n }

## 보상을 받은(못 받은) 까닭. 짧게, 마침표 없이

recap-why-first = 전투력이 가장 높음
recap-why-tied-first = 1등 동점: 승자 없이 동점자가 2등 보상
recap-why-second = 두 번째로 높은 전투력
recap-why-tied-second = 2등 동점: 동점자가 3등 보상
recap-why-tied-second-nothing = 2등 동점: 보상 없음
recap-why-third = 세 번째로 높은 전투력
# 2등보다 아래에서의 동점
recap-why-tied = 3등 동점: 보상 없음
# 4인 미만이면 3등 보상이 없음
recap-why-no-third = 3인 이하에서는 3등 보상 없음
recap-why-nothing = 이 등수에는 보상 없음
recap-why-no-troops = 교전 칸에 병력 없음
recap-why-swords = 병력 없음: 검만으로는 전투력 0

## 하갈 가문 카드를 건너뛴 까닭. 카드 위에 짧게

recap-taken = 이미 사용 중: 다음 카드
recap-voiced = ‘{ card-the-voice }’로 막힘: 다음 카드
recap-no-spice = 보너스 스파이스 없음: 다음 카드
recap-unmet = 조건 부족: 다음 카드
recap-politics = 영리한 정치: 다음 카드
recap-no-agent = 에이전트를 보내지 않음: 다음 카드
recap-reshuffled = 카드덱을 섞음: 다음 카드
