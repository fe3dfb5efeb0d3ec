### Style: docs/style/ko.md

# Names of the cards of Immortality in Korean. No printed translation is known: all of them are ours.

## Cards

card-experimentation = 실험
card-bene-tleilax-lab = 베네 틀레이락스 연구실
card-bene-tleilax-researcher = 베네 틀레이락스 연구원
card-blank-slate = 백지
card-clandestine-meeting = 은밀한 회동
card-corrupt-smuggler = 부패한 밀수꾼
card-dissecting-kit = 해부 도구
card-for-humanity = 인류를 위하여
card-high-priority-travel = 최우선 여행
card-imperium-ceremony = 임페리움 의식
card-interstellar-conspiracy = 항성 간 음모
card-keys-to-power = 권력의 열쇠
card-lisan-al-gaib = 리산 알 가입
card-long-reach = 긴 손길
card-occupation = 점령
card-organ-merchants = 장기 상인
card-planned-coupling = 계획된 결합
card-replacement-eyes = 대체 안구
card-sardaukar-quartermaster = 사다우카 병참 장교
card-shadout-mapes = 섀도우트 메입스
card-show-of-strength = 힘의 과시
card-spiritual-fervor = 영적 열정
card-stillsuit-manufacturer = 스틸슈트 제작자
card-throne-room-politics = 알현실의 정치
card-tleilaxu-master = 틀레이락스 마스터
card-tleilaxu-surgeon = 틀레이락스 외과의
card-beguiling-pheromones = 매혹의 페로몬
card-chairdog = 의자개
card-contaminator = 오염자
card-corrino-genes = 코리노의 유전자
card-face-dancer = 페이스 댄서
card-face-dancer-initiate = 페이스 댄서 수련자
card-from-the-tanks = 탱크에서 나온 자
card-ghola = 골라
card-guild-impersonator = 길드 사칭자
card-industrial-espionage = 산업 첩보
card-scientific-breakthrough = 과학적 돌파구
card-slig-farmer = 슬리그 농부
card-stitched-horror = 꿰맨 괴물
card-subject-x-137 = 피험체 X-137
card-tleilaxu-infiltrator = 틀레이락스 침입자
card-twisted-mentat = 뒤틀린 멘타트
card-unnatural-reflexes = 비정상적인 반사 신경
card-usurp = 찬탈
card-reclaimed-forces = 되찾은 병력

## Intrigue cards

intrigue-breakthrough = 돌파구
intrigue-counterattack = 반격
intrigue-disguised-bureaucrat = 위장한 관료
intrigue-economic-positioning = 경제적 입지
intrigue-gruesome-sacrifice = 섬뜩한 희생
intrigue-harvest-cells = 세포 채취
intrigue-illicit-dealings = 부정한 거래
intrigue-shadowy-bargain = 은밀한 거래
intrigue-study-melange = 멜란지 연구
intrigue-tleilaxu-puppet = 틀레이락스 꼭두각시
intrigue-vicious-talents = 사악한 재능
