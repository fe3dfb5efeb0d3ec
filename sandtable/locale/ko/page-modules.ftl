### Style: docs/style/ko.md

# 설명은 영어판에 있다.

page-table-post = { $spaces } 감시 초소
page-table-spy-of = { $who }의 첩자
page-table-spies = 첩자: 개인 공급처 { $home }, 초소 { $away }
page-table-infiltrate = 침투 가능
page-help-sign-spies = 채워진 것은 개인 공급처, 윤곽은 초소의 첩자입니다. 첩자 아이콘으로 갈 장소를 열고, 다른 에이전트가 있는 장소에 침투하며, 방문할 때 소환하면 카드를 뽑습니다.

page-table-wall = 방어벽
page-table-wall-gone = 방어벽: 없음
page-table-no-worms = 모래벌레 불가
page-table-sandworms = 교전 칸의 모래벌레
page-table-worms = 모래벌레 { $n }마리
page-table-doubled = 두 배
page-table-hooks = 메이커 갈고리
page-help-sign-hooks = 메이커 갈고리가 있으면 깊은 사막 등에서 스파이스 대신 모래벌레를 소환할 수 있습니다.
page-help-sign-worm = 교전 칸의 모래벌레: 한 마리당 전투력 3, 보상 두 배

page-table-turned = 뒤집은 카드 { $n }장
page-help-sign-battle = 전투 아이콘: 같은 것 둘이 짝이 되면 승점 1

page-table-contracts = 계약
page-table-contract-bank = 더미의 계약 { $n }개
page-table-contracts-held = 완수할 계약 { $n }개
page-table-contracts-done = 완수한 계약 { $n }개
page-table-contract-here = ‘{ $piece }’ 완수
page-table-contract-harvest = 여기서 얻은 스파이스는 ‘{ $piece }’에 포함
page-help-sign-contract = 계약: 가져와서 조건을 채우면 보상을 받음

page-table-memories = 기억 { $n }개
page-table-memories-of = { $who }의 기억 { $n }개
page-help-sign-memory = { faction-bene } 칸에 기억으로 놓인 병력
page-table-training = 훈련 트랙: { $n }번 칸
page-table-training-next = 다음: { $steps }
page-table-training-end = 트랙의 끝에 도달했습니다.

page-home-choam = { page-table-choam } 모듈
page-home-choam-about = 계약과 관련 카드, { leader-shaddam-corrino-iv } 지도자가 더해집니다.
page-home-first = 시작 플레이어
page-home-first-random = 목표 카드로 결정
page-home-facts-first = 시작 플레이어: { $who }

## The end

page-end-source-icons = 전투 아이콘
