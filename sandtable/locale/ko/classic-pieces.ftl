### Style: docs/style/ko.md

# The names of the pieces of the classic game in Korean: what the other games name as there, the rest ours.

## Factions

classic-faction-atreides = 아트레이드
classic-faction-bene-gesserit = 베네 게세리트
classic-faction-emperor = 황제
classic-faction-fremen = 프레멘
classic-faction-harkonnen = 하코넨
classic-faction-spacing-guild = 우주 항행 길드
classic-faction-ixians = 익스
classic-faction-tleilaxu = 틀레이락스

## Phases

classic-phase-setup = 게임 준비
classic-phase-storm = 폭풍
classic-phase-spice-blow = 스파이스 분출
classic-phase-nexus = 넥서스
classic-phase-choam-charity = 초암의 자선
classic-phase-bidding = 입찰
classic-phase-revival = 부활
classic-phase-shipment-movement = 수송과 이동
classic-phase-battle = 전투
classic-phase-spice-collection = 스파이스 수확
classic-phase-mentat-pause = 멘타트의 숨 고르기
classic-phase-any = 언제든지

## Kinds of ground

classic-ground-sand = 모래
classic-ground-rock = 바위
classic-ground-stronghold = 요새
classic-ground-polar = 극지

## Territories

classic-territory-polar-sink = 극지 함몰지
classic-territory-imperial-basin = 제국 분지
classic-territory-carthag = 카르타그
classic-territory-arrakeen = 아라킨
classic-territory-tueks-sietch = 튜엑의 시치
classic-territory-sietch-tabr = 시치 타브르
classic-territory-habbanya-sietch = 하바냐 시치
classic-territory-cielago-north = 시엘라고 북부
classic-territory-cielago-depression = 시엘라고 저지
classic-territory-meridian = 자오선
classic-territory-cielago-south = 시엘라고 남부
classic-territory-cielago-east = 시엘라고 동부
classic-territory-harg-pass = 하르그 고개
classic-territory-false-wall-south = 거짓 장벽 남부
classic-territory-false-wall-east = 거짓 장벽 동부
classic-territory-the-minor-erg = 작은 에르그
classic-territory-pasty-mesa = 파스티 고원
classic-territory-red-chasm = 붉은 협곡
classic-territory-south-mesa = 남쪽 고원
classic-territory-basin = 분지
classic-territory-rim-wall-west = 외곽 장벽 서부
classic-territory-hole-in-the-rock = 바위 구멍
classic-territory-sihaya-ridge = 시하야 능선
classic-territory-shield-wall = 방어벽
classic-territory-gara-kulon = 가라 쿨론
classic-territory-old-gap = 옛 협로
classic-territory-broken-land = 갈라진 땅
classic-territory-tsimpo = 침포
classic-territory-arsunt = 아르순트
classic-territory-rock-outcroppings = 바위 노두
classic-territory-plastic-basin = 플라스틱 분지
classic-territory-hagga-basin = 하가 분지
classic-territory-bight-of-the-cliff = 절벽 만곡
classic-territory-funeral-plain = 장례 평원
classic-territory-the-great-flat = 대평지
classic-territory-wind-pass = 바람 고개
classic-territory-the-greater-flat = 광대한 평지
classic-territory-habbanya-erg = 하바냐 에르그
classic-territory-false-wall-west = 거짓 장벽 서부
classic-territory-wind-pass-north = 바람 고개 북부
classic-territory-habbanya-ridge-flat = 하바냐 능선 평지
classic-territory-cielago-west = 시엘라고 서부
classic-territory-hidden-mobile-stronghold = 숨은 이동 요새

## Leaders

classic-leader-thufir-hawat = 투피르 하와트
classic-leader-lady-jessica = 레이디 제시카
classic-leader-gurney-halleck = 거니 할렉
classic-leader-duncan-idaho = 던칸 아이다호
classic-leader-dr-yueh = 웰링턴 유에 박사
classic-leader-alia = 알리아
classic-leader-margot-fenring = 레이디 마고 펜링
classic-leader-mother-ramallo = 라말로 대모
classic-leader-princess-irulan = 이룰란 공주
classic-leader-wanna-marcus = 와나 유에
classic-leader-hasimir-fenring = 하시미르 펜링
classic-leader-captain-aramsham = 아람샴 대위
classic-leader-caid = 카이드
classic-leader-burseg = 부르세그
classic-leader-bashar = 바샤르
classic-leader-stilgar = 스틸거
classic-leader-chani = 챠니
classic-leader-otheym = 오세임
classic-leader-shadout-mapes = 섀도우트 메입스
classic-leader-jamis = 자미스
classic-leader-feyd-rautha = 페이드 로타
classic-leader-beast-rabban = 짐승 같은 라반
classic-leader-piter-de-vries = 파이터 드 브리즈
classic-leader-captain-iakin-nefud = 이아킨 네푸드 대위
classic-leader-umman-kudu = 움만 쿠두
classic-leader-staban-tuek = 스타반 튜엑
classic-leader-master-bewt = 마스터 뷰트
classic-leader-esmar-tuek = 에스마르 튜엑
classic-leader-soo-soo-sook = 수수 수크
classic-leader-guild-representative = 길드 대표
classic-leader-ctair-pilru = 크테어 필루
classic-leader-tessia-vernius = 테시아 베르니우스
classic-leader-dominic-vernius = 도미닉 베르니우스
classic-leader-kailea-vernius = 카일리아 베르니우스
classic-leader-cammar-pilru = 캄마르 필루
classic-leader-zoal = 조알
classic-leader-hidar-fen-ajidica = 하이다르 펜 아지디카
classic-leader-master-zaaf = 마스터 자프
classic-leader-wykk = 위크
classic-leader-blin = 블린
classic-kwisatz-haderach = 퀴사츠 해더락

## Kinds of force

classic-force-ordinary = 일반 병력
classic-force-sardaukar = 사다우카
classic-force-fedaykin = 페다이킨
classic-force-suboid = 서보이드
classic-force-cyborg = 사이보그
classic-force-advisor = 조언자

## Treachery cards

classic-treachery-crysknife = 크리스나이프
classic-treachery-maula-pistol = 마울라 권총
classic-treachery-slip-tip = 슬립팁
classic-treachery-stunner = 기절총
classic-treachery-chaumas = 초마스
classic-treachery-chaumurky = 초머키
classic-treachery-ellaca-drug = 엘라카 약물
classic-treachery-gom-jabbar = 곰 자바
classic-treachery-lasgun = 라스건
classic-treachery-shield = 방어막
classic-treachery-snooper = 독약 탐지기
classic-treachery-cheap-hero = 값싼 영웅
classic-treachery-family-atomics = 가문의 핵무기
classic-treachery-weather-control = 기상 조종
classic-treachery-hajr = 하즈르
classic-treachery-tleilaxu-ghola = 틀레이락스 골라
classic-treachery-truthtrance = 진실의 무아경
classic-treachery-karama = 카라마
classic-treachery-baliset = 발리셋
classic-treachery-jubba-cloak = 주바 망토
classic-treachery-kulon = 쿨론
classic-treachery-la-la-la = 라, 라, 라
classic-treachery-trip-to-gamont = 가몬트 여행
classic-treachery-hunter-seeker = 사냥꾼 탐색기
classic-treachery-basilia-weapon = 바실리아 무기
classic-treachery-poison-blade = 독날
classic-treachery-weirding-way = 기이한 술법
classic-treachery-poison-tooth = 독니
classic-treachery-artillery-strike = 포격
classic-treachery-shield-snooper = 방어막 탐지기
classic-treachery-chemistry = 화학
classic-treachery-harvester = 채취기
classic-treachery-thumper = 두드리개
classic-treachery-amal = 아말
classic-treachery-kull-wahad = 쿨 와하드

## What a treachery card is

classic-type-projectile-weapon = 발사체 무기
classic-type-poison-weapon = 독 무기
classic-type-special-weapon = 특수 무기
classic-type-projectile-defence = 발사체 방어
classic-type-poison-defence = 독 방어
classic-type-special-defence = 특수 방어
classic-type-leader = 지도자 대신
classic-type-special = 특수 카드
classic-type-worthless = 쓸모없는 카드

## Spice cards

classic-spice-shai-hulud = 샤이 훌루드
classic-spice-sandtrout = 모래송어

## Traitors

classic-traitor-cheap-hero-traitor = 값싼 영웅(배신자)

## Technology tokens

classic-tech-axlotl-tanks = 액슬로틀 탱크
classic-tech-heighliners = 하이라이너
classic-tech-spice-production = 스파이스 생산
