### Style: docs/style/ko.md

# The page around the table in Korean. The arguments are those of the English file, which explains them.
# Buttons and labels are nouns or -기, explanations polite sentences. Names of people come before "의", ":" or a
# noun only, since other particles would depend on their last letter.

## Home: what the page is

page-home-name = Sandtable
page-home-tab = { page-home-name }: 브라우저에서 즐기는 듄: 임페리움
page-home-tag = 듄 보드게임을 한 테이블에서.
page-home-sub = 친구나 봇과 함께, 브라우저에서, 네 가지 언어로 즐기세요. 무료 오픈 소스입니다.
page-home-legal = 출판사와 관계없이 만든 비공식 팬 프로젝트입니다. 출판사의 그림, 글, 로고는 쓰지 않습니다.
page-home-lost = 여기에는 아무것도 없습니다.
page-home-lost-home = 시작 페이지로
page-home-failed = 처리하지 못했습니다: { $why }
page-home-offline = 서버가 응답하지 않습니다.
page-home-retry = 다시 시도
page-home-loading = 잠시만요…
page-home-skip = 본문으로 건너뛰기

## Home: a new table

page-home-choose = 게임 선택
page-home-ready = 준비됨
page-home-soon = 예정
page-home-title-imperium = 듄: 임페리움
page-home-title-uprising = 봉기
page-home-title-classic = 듄(클래식)
page-home-players = 인원
page-home-players-n = { $n }
page-home-players-solo = 하갈 가문의 라이벌 둘과 겨룹니다.
page-home-players-two = 플레이어 둘과 하갈 가문이 겨룹니다.
page-home-players-many = 모두가 서로 겨룹니다.
page-home-seats = 자리
page-home-seat-kind = { $n }번 자리의 플레이어
page-home-me = 나
page-home-open = 빈자리
page-home-bot = 봇: { $bot }
page-home-bots = 봇 수준
page-home-about-novice = 무작위로 플레이합니다. 쉽게 이길 수 있어 게임을 익히기에 좋습니다.
page-home-about-adept = 당장 가장 좋아 보이는 수를 바로 고릅니다.
page-home-about-mentat = 앞을 내다봅니다. 한 수에 1초쯤 걸립니다.
page-home-about-navigator = 자기 자신과 게임하며 배웠습니다. 멘타트만큼 시간을 들여 앞을 내다봅니다.
page-home-about-own = 이 서버의 운영자가 마련한 봇입니다.
page-home-rivals = 난이도
page-home-level-mercenary = 용병
page-home-level-sardaukar = 사다우카
page-home-level-mentat = 멘타트
page-home-level-kwisatz_haderach = 퀴사츠 해더락
page-home-leaders = 지도자
page-home-leaders-random = 무작위
page-home-leaders-draft = 각자 선택
page-home-leaders-list = 내가 선택
page-home-leader-of = { $n }번 자리의 지도자
page-home-rival = 라이벌 { $n }
page-home-rival-leader = 라이벌 { $n }의 지도자
page-home-clock = 제한 시간
page-home-clock-none = 없음
page-home-clock-turn = 차례당
page-home-clock-game = 게임당
page-home-clock-days = 일 단위
page-home-clock-amount = 시간 길이
page-home-clock-seconds = 차례당 { $n }초
page-home-clock-minutes = 차례당 { $n }분
page-home-clock-whole = { $n }분 + { $add }초
page-home-clock-async = 차례당 { $n }일
page-home-public = 누구나 참가·관전 가능
page-home-whispers = 팀끼리만 하는 대화 허용
page-home-whispers-about = 허용하지 않으면 규칙의 권고대로 모든 대화가 전체에 공개됩니다.
page-home-facts-whispers = 팀끼리만 하는 대화 있음
page-home-facts-open-talk = 모든 대화 공개
page-home-team = { $n }팀
page-home-who = 누구와 할까요?
page-home-mode-bots = 나와 봇
page-home-mode-bots-about = 바로 시작
page-home-mode-link = 링크로 친구 초대
page-home-mode-link-about = 각자 자기 화면에서
page-home-mode-hot = 한 화면에서 함께
page-home-mode-hot-about = 돌려 가며 하고 핸드는 숨겨집니다
page-home-name-of = { $n }번 자리 이름
page-home-hot-note = 차례 사이에는 다음 사람을 확인한 뒤에 핸드를 보여 줍니다.
page-home-leaders-all = 모든 지도자. 누르면 { $n }번 자리의 지도자가 됩니다.
page-home-house-rules = 규칙
page-home-ties = 2등 동점: 둘 다 3등 보상을 받음
page-home-ties-about = 영어 규칙서의 2~3인 방식입니다. 고르지 않으면 아무것도 받지 않습니다.
page-home-play = 바로 시작
page-home-play-open = 빈자리 { $n }개는 봇이 맡습니다.
page-home-invite = 링크로 초대
page-home-no-seat = 직접 자리에 앉거나 링크로 초대하세요.

## Home: tables there are

page-home-mine = 내 테이블
page-home-mine-none = 아직 없습니다. ‘{ page-home-play }’ 버튼을 누르면 게임이 시작됩니다.
page-home-others = 참가·관전할 테이블
page-home-your-turn = 내 차례
page-home-turn-of = { $who } 차례
page-home-several = 여럿이 결정 중
page-home-gathering = 모집 중
page-home-finished = 종료
page-home-paused = 멈춤
page-home-old = 이전 규칙
page-home-old-about = 이전 규칙으로 만든 테이블이라 더는 열 수 없습니다.
page-home-old-leave = 목록에서 지우기
page-home-damaged = 손상됨
page-home-damaged-about = 데이터가 손상되어 더는 열 수 없습니다.
page-home-damaged-record = 남은 기록 다운로드
page-home-join = 참가
page-home-watch = 관전
page-home-round = { $n }라운드
page-home-expires = { $day }까지 보관
page-home-watchers = { $n }명 관전 중
page-home-empty = 빈자리
page-home-rules = 규칙 조항
page-home-watch-bots = 봇 게임 관전
page-home-more = 더 보기

## Home: languages and the way back

page-home-language = 언어
page-home-day = 밝은 테이블
page-home-night = 어두운 테이블
page-home-nameless = 이름 정하기

## Home: the way to a seat (/join)

page-home-join-tab = { page-home-name }: 테이블 참가
page-home-join-head = 테이블에 초대받았습니다.
page-home-your-name = 내 이름
page-home-your-name-hint = 1~24자. 같은 테이블의 사람들에게 보입니다.
page-home-sit = 앉기
page-home-sit-at = { $n }번 자리 앉기
page-home-full = 자리가 모두 찼습니다. 관전할 수 있습니다.
page-home-begun = 게임이 시작되었습니다. 관전할 수 있습니다.
page-home-over = 게임이 끝났습니다.
page-home-see-end = 점수 보기
page-home-seated = 이 테이블에 내 자리가 있습니다.
page-home-go-table = 테이블로

## Home: the waiting room

page-home-wait-tab = { page-home-name }: 플레이어 기다리는 중
page-home-wait-head = 플레이어 기다리는 중
page-home-wait-host = 친구에게 링크를 보내거나 빈자리를 봇으로 채우세요. 모두 모이면 시작하세요.
page-home-wait-guest = 방장이 시작 버튼을 누르면 게임이 시작됩니다.
page-home-wait-sit = 빈자리에 앉거나 관전할 수 있습니다.
page-home-wait-link = 관전 중입니다. 방장의 초대 링크로 자리에 앉을 수 있습니다.
page-home-link = 자리 초대 링크
page-home-copy = 복사
page-home-copied = 링크를 복사했습니다.
page-home-copy-failed = 링크를 복사하지 못했습니다
page-home-copy-by-hand = 브라우저가 복사를 허용하지 않습니다. 링크가 선택되어 있으니 직접 복사하세요.
page-home-away = 부재
page-home-remove = 내보내기
page-home-remove-who = { $who } 내보내기
page-home-start = 게임 시작
page-home-start-open = 빈자리가 { $n }개 있습니다.
page-home-start-fill = 봇으로 채우고 시작
page-home-leave = 자리 떠나기
page-home-facts = 이 테이블
page-home-facts-clock = 제한 시간: { $clock }
page-home-facts-leaders = 지도자: { $how }
page-home-facts-level = 난이도: { $level }
page-home-facts-public = 모두에게 공개
page-home-facts-private = 링크로만 참가

## The end of a game

page-end-tab = { page-home-name }: 결과
page-end-you-win = 승리!
page-end-wins =
    { $n ->
        [1] { $who } 승리
       *[other] { $who } 공동 승리
    }
page-end-by =
    { $ahead ->
        [0] { $n }라운드 끝에 승점 { $points }, 2위와 동점입니다.
       *[other] { $n }라운드 끝에 승점 { $points }, 2위보다 { $ahead } 앞섰습니다.
    }
page-end-tie =
    { $what ->
        [spice] 동점, 스파이스로 결정
        [solari] 동점, 솔라리로 결정
        [water] 동점, 물로 결정
        [garrison] 동점, 주둔지의 병력으로 결정
        [latest_reveal] 동점, 더 늦은 공개 차례로 결정
       *[other] 동점, 다른 기준으로 결정
    }
page-end-again = 다시 하기
page-end-to-rematch = 재대결로
page-end-replay = 리플레이
page-end-share = 공유
page-end-download = 다운로드
page-end-download-text = 기록을 텍스트로
page-end-board = 게임판 보기
page-end-team-wins = { $team } 승리
page-end-team-by = { $n }라운드 만에 승점 { $points } 대 { $others }입니다.
page-end-team-sum = 합계 { $n }
page-end-by-round = 라운드별 승점
page-end-target = 승점 10에 게임 종료
page-end-axis-round = 라운드
page-end-sources = 승점을 얻은 방법
page-end-source-start = 시작
page-end-source-influence = 영향력
page-end-source-alliance = 동맹
page-end-source-conflict = 교전
page-end-source-card = 카드
page-end-source-intrigue = 책략
page-end-source-other = 기타
page-end-details = { $who }의 승점 내역
page-end-details-mine = 내 승점 내역
page-end-table-caption = 라운드별 각 플레이어의 승점
page-end-place = { $n }위
page-end-deal =
    { $verdict ->
        [same] 카드 배치가 바뀌지 않았습니다. 게임을 시작할 때 봉인한 것과 같습니다
        [changed] 카드 배치가 게임을 시작할 때 봉인한 것과 다릅니다
       *[unchecked] 게임을 시작할 때 봉인한 카드 배치
    }
page-end-deal-how = 모든 카드는 아래 내용을 바탕으로 섞였습니다. 이 내용의 SHA-256은 첫 차례부터 기록에 표시되어 있었으므로 아무도 나중에 바꿀 수 없습니다. 게임 기록 파일의 첫 부분이며 sha256sum으로 확인할 수 있습니다.

## Replay

page-replay-tab = { page-home-name }: 리플레이
page-replay-name = 리플레이
page-replay-back = 이전 수
page-replay-on = 다음 수
page-replay-play = 재생
page-replay-pause = 일시 정지
page-replay-speed = { $n }배
page-replay-speed-label = 속도
page-replay-position = 진행 위치
page-replay-at = { $n } / { $all }
page-replay-at-words = { $all }수 중 { $n }수째, { $round }라운드
page-replay-eyes = 시점
page-replay-eyes-all = 모두
page-replay-share = 이 순간의 링크 복사
page-replay-download = 게임 기록 다운로드
page-replay-download-text = 게임 기록을 텍스트로 다운로드
page-replay-scores = 게임 결과
page-replay-fetching = … { $n }%
page-replay-start = 처음
page-replay-mark-conflict = { $who }: 교전 승리
page-replay-mark-alliance = { $who }: 동맹 맺음
page-replay-keys = 화살표 키: 한 수씩. 페이지 키: 한 라운드씩. 스페이스: 재생 또는 일시 정지.

## Rules

page-rules-tab = { page-home-name }: { $title } 규칙
page-rules-head = 규칙 조항
page-rules-sub = 이 테이블에서 쓰는 모든 규칙을 직접 풀어 썼습니다. 기록의 각 줄, 질문, 선택할 수 없는 수에서 해당 규칙을 열 수 있습니다.
page-rules-search = 규칙 검색
page-rules-search-hint = 단어 또는 { $id } 같은 번호
page-rules-found =
    { $n ->
        [0] 결과가 없습니다.
       *[other] 규칙 { $n }개
    }
page-rules-sections = 목차
page-rules-english = 아직 번역되지 않은 규칙은 영어로 표시됩니다.
page-rules-none = { $id } 규칙은 없습니다.

## Settings

page-settings-head = 설정
page-settings-close = 닫기
page-settings-name = 내 이름
page-settings-save = 저장
page-settings-saved = 저장됨
page-settings-language = 언어
page-settings-theme = 색상
page-settings-theme-night = 밤
page-settings-theme-day = 낮
page-settings-theme-system = 시스템 설정
page-settings-sound = 내 차례에 소리로 알림
page-settings-notify = 내 차례에 브라우저로 알림
page-settings-notify-refused = 브라우저가 이 페이지의 알림을 허용하지 않습니다.
page-settings-motion = 움직임
page-settings-motion-less = 적게
page-settings-motion-quick = 빠르게
page-settings-motion-system = 시스템 설정
page-settings-auto = 선택지가 하나면 자동 진행
page-settings-auto-about = 고를 것이 하나뿐일 때만 진행합니다. 차례 마치기는 다음 설정에서 정합니다.
page-settings-end = 할 일이 없으면 차례 마치기
page-settings-end-about = 남은 일이 차례 마치기뿐이면 자동으로 마칩니다.
page-settings-bots = 봇의 속도
page-settings-bots-slow = 느리게
page-settings-bots-usual = 보통
page-settings-bots-quick = 빠르게
