### Style: docs/style/ko.md

# The names of the pieces of the family in Korean. Ids are those of the tables, with dashes.
# Names above "# ours" in a group are those of the Korean rulebook; those below it are not in it and were
# chosen by us: as in other Korean boxes of the series, the novels or the films where they have them.

## Resources

resource-solari = 솔라리
resource-spice = 스파이스
resource-water = 물

## Factions

faction-emperor = 황제
faction-guild = 우주 항행 길드
faction-bene = 베네 게세리트
faction-fremen = 프레멘
faction-card =
    { $faction ->
        [emperor] { faction-emperor }
        [guild] { faction-guild }
        [bene] { faction-bene }
       *[fremen] { faction-fremen }
    }

## Agent icons

icon-emperor = 황제
icon-guild = 우주 항행 길드
icon-bene = 베네 게세리트
icon-fremen = 프레멘
icon-landsraad = 랜드스래드
icon-city = 도시
icon-spice = 스파이스 거래

## Houses

house-atreides = 아트레이드
house-harkonnen = 하코넨
house-thorvald = 소르발드
house-richese = 리체스

## Cards: Starting deck

card-convincing-argument = 합리적 주장
card-dagger = 단검
card-diplomacy = 외교
card-dune-the-desert-planet = 사막 행성 듄
card-reconnaissance = 첩보 수집
card-seek-allies = 동맹 물색
card-signet-ring = 인장 반지

## Cards: Imperium deck

card-bene-gesserit-initiate = 베네 게세리트 신입 단원
card-duncan-idaho = 던칸 아이다호
card-fremen-camp = 프레멘 야영지
card-imperial-spy = 황실 첩자
card-kwisatz-haderach = 퀴사츠 해더락
card-sardaukar-legion = 사다우카 군단
card-smugglers-thopter = 밀수꾼의 솝터
card-space-travel = 우주 여행
card-stilgar = 스틸거
card-test-of-humanity = 인간성 시험
card-the-voice = 목소리

# ours

card-arrakis-recruiter = 아라키스 모병관
card-assassination-mission = 암살 임무
card-bene-gesserit-sister = 베네 게세리트 자매
card-carryall = 캐리올
card-chani = 챠니
card-choam-directorship = 초암 공사 이사직
card-crysknife = 크리스나이프
card-dr-yueh = 유에 박사
card-fedaykin-death-commando = 페다이킨 결사대
card-firm-grip = 확고한 장악력
card-gene-manipulation = 유전자 조작
card-guild-administrator = 길드 행정관
card-guild-ambassador = 길드 대사
card-guild-bankers = 길드 은행가
card-gun-thopter = 무장 솝터
card-gurney-halleck = 거니 할렉
card-lady-jessica = 레이디 제시카
card-liet-kynes = 리에트 카인즈
card-missionaria-protectiva = 보호 선교단
card-opulence = 부귀영화
card-other-memory = 다른 기억
card-piter-de-vries = 파이터 드 브리즈
card-power-play = 권력 과시
card-reverend-mother-mohiam = 대모 모히암
card-sardaukar-infantry = 사다우카 보병
card-scout = 정찰병
card-shifting-allegiances = 변하는 충성심
card-sietch-reverend-mother = 시치 대모
card-spice-hunter = 스파이스 사냥꾼
card-spice-smugglers = 스파이스 밀수꾼
card-thufir-hawat = 투피르 하와트
card-worm-riders = 모래벌레 기수

## Cards: Reserve

card-arrakis-liaison = 아라키스 연락책
card-the-spice-must-flow = 스파이스는 흘러야 한다
card-foldspace = 접힘 공간

## Intrigue cards

intrigue-ambush = 매복
intrigue-bindu-suspension = 빈두 중지
intrigue-calculated-hire = 계획적 고용
intrigue-corner-the-market = 시장 독점
intrigue-demand-respect = 경의 표시 요구
intrigue-poison-snooper = 독약 탐지기
intrigue-to-the-victor = 승자의 뜻은…

# ours

intrigue-allied-armada = 동맹 함대
intrigue-bribery = 뇌물
intrigue-bypass-protocol = 절차 무시
intrigue-charisma = 카리스마
intrigue-choam-shares = 초암 공사 주식
intrigue-councilors-dispensation = 의원의 특권
intrigue-dispatch-an-envoy = 특사 파견
intrigue-double-cross = 배신
intrigue-favored-subject = 총애받는 신하
intrigue-guild-authorization = 길드의 승인
intrigue-infiltrate = 침투
intrigue-know-their-ways = 그들의 방식
intrigue-master-tactician = 전술의 대가
intrigue-plans-within-plans = 계획 속의 계획
intrigue-private-army = 사설 군대
intrigue-rapid-mobilization = 신속 동원
intrigue-recruitment-mission = 모집 임무
intrigue-refocus = 재집중
intrigue-reinforcements = 증원군
intrigue-secret-of-the-sisterhood = 자매단의 비밀
intrigue-staged-incident = 조작된 사건
intrigue-the-sleeper-must-awaken = 잠든 자는 깨어나야 한다
intrigue-tiebreaker = 타이브레이커
intrigue-urgent-mission = 긴급 임무
intrigue-water-of-life = 생명의 물
intrigue-water-peddlers-union = 물장수 조합
intrigue-windfall = 횡재

## Conflict cards

conflict-siege-of-arrakeen = 아라킨 공성전

# ours

conflict-skirmish-a = 소규모 전투
conflict-skirmish-b = 소규모 전투
conflict-skirmish-c = 소규모 전투
conflict-skirmish-d = 소규모 전투
conflict-cloak-and-dagger = 은밀한 공작
conflict-desert-power = 사막의 힘
conflict-guild-bank-raid = 길드 은행 습격
conflict-machinations = 권모술수
conflict-raid-stockpiles = 비축고 습격
conflict-secure-imperial-basin = 제국 분지 확보
conflict-siege-of-carthag = 카르타그 공성전
conflict-sort-through-the-chaos = 혼돈 수습
conflict-terrible-purpose = 끔찍한 사명
conflict-battle-for-arrakeen = 아라킨 점령전
conflict-battle-for-carthag = 카르타그 점령전
conflict-battle-for-imperial-basin = 제국 분지 점령전
conflict-grand-vision = 원대한 전망

## Board spaces

space-conspire = 흑막
space-wealth = 재물
space-heighliner = 하이라이너
space-foldspace-space = 접힘 공간
space-selective-breeding = 선별 교배
space-secrets = 비밀
space-hardy-warriors = 강인한 전사들
space-stillsuits = 스틸슈트
space-high-council = 원로회
space-mentat = 멘타트
space-swordmaster = 소드마스터
space-rally-troops = 병력 소집
space-hall-of-oratory = 강당
space-sell-melange = 멜란지 판매
space-secure-contract = 계약 체결
space-the-great-flat = 대평지
space-hagga-basin = 하가 분지
space-imperial-basin = 제국 분지
space-arrakeen = 아라킨
space-carthag = 카르타그
space-research-station = 연구 기지
space-sietch-tabr = 시치 타브르

## Leaders

leader-paul-atreides = 폴 아트레이드
leader-baron-vladimir-harkonnen = 블라디미르 하코넨 남작
leader-glossu-rabban = 짐승 같은 글로서 라반
leader-earl-memnon-thorvald = 멤논 소르발드 백작
leader-count-ilban-richese = 일반 리체스 백작
leader-helena-richese = 헬레나 리체스

# ours

leader-duke-leto-atreides = 레토 아트레이드 공작
leader-countess-ariana-thorvald = 아리아나 소르발드 백작부인

## Left abilities of Leaders

trait-masterstroke = 절묘한 수완

# ours

trait-prescience = 예지력
trait-landsraad-popularity = 랜드스래드의 인기
trait-arrakis-fiefdom = 아라키스 봉토
trait-spice-addict = 스파이스 중독
trait-connections = 인맥
trait-ruthless-negotiator = 냉혹한 협상가
trait-eyes-everywhere = 사방의 눈

## Signet Ring abilities, by Leader

# ours

signet-paul-atreides = 단련
signet-duke-leto-atreides = 신중한 외교
signet-baron-vladimir-harkonnen = 계략
signet-glossu-rabban = 잔혹함
signet-countess-ariana-thorvald = 숨겨진 저수조
signet-earl-memnon-thorvald = 스파이스 비축
signet-count-ilban-richese = 제조
signet-helena-richese = 조종

## House Hagal cards that no space names, and levels of the solo game

hagal-harvest-spice = 스파이스 채취
hagal-reshuffle = 다시 섞기
difficulty-mercenary = 용병
difficulty-sardaukar = 사다우카
difficulty-mentat = 멘타트
difficulty-kwisatz-haderach = 퀴사츠 해더락
