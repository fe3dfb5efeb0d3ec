### Style: docs/style/ko.md

# 설명은 영어 파일에 있다.

text-spies = 첩자: { $at }; 개인 공급처 { $supply }
text-wall =
    방어벽: { $wall ->
        [yes] 있음
       *[no] 없음
    }; 메이커 갈고리: { $hooks }; 모래벌레: { $worms }
text-snoopers = 탐지기: { $tracks }; 지도자 위 { $n }
text-set-aside = 따로 빼 둔 카드: { $card }
text-icons-up = { $seat } 앞면 카드: { $cards }; 뒷면 { $n }
text-tech = 기술 타일: { $open }; 더미 { $stacks }
text-tech-owned = 획득한 기술 타일: { $list }
text-face-down = { $what } (뒷면)
text-negotiators = 협상가: { $n }
text-research = 연구: { $list }
text-returns = ‘{ $card }’: { $seat }에 돌아옴
text-lent = 임페리움 열에서 사용 중: { $card }
text-contracts = 계약: { $offer }; 더미 { $bank }
text-contracts-aside = 따로 둔 계약: { $list }
text-contracts-held = 완수할 계약: { $list }
text-contracts-done = 완수한 계약: { $list }
text-leader-steps = 지도자 트랙의 위치: { $n }
text-memories = 기억: { $n }
text-dreadnoughts = 전함: 개인 공급처 { $supply }; 주둔지 { $garrison }; 교전 칸 { $conflict }
text-dreadnoughts-over = 전함이 지배: { $list }
text-acts-for = { $who }: { $seat } 대신 행동
text-throne-row = 옥좌 열: { $cards }
text-atomics = 가문의 핵무기: { $seats }
text-freighters = 화물선 칸: { $steps }
text-tleilaxu-row = 틀레이락스 열: { $row }; 카드덱 { $deck }
text-tleilaxu-track = 틀레이락스 트랙: { $steps }; { $spice } 스파이스; 표본: { $tanks }
text-extra-turns = 남은 추가 차례: { $n }
text-waiting = 승리를 기다리는 효과: { $n }
text-rival = 라이벌 { $seat }: { $card }; 소드마스터까지 { $n }/{ $of }
text-rival-served = 라이벌 { $seat }: { $card }; 소드마스터
text-combat-cards = 전투 책략 카드 사용: { $seats }
