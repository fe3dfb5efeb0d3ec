### Style: docs/style/ko.md

# The page of a table in Korean. The arguments are those of the English file, which explains them.
# Buttons and labels are nouns or -기, explanations polite sentences. Names of people come before "의", "에게",
# ":" or a noun only, since other particles would depend on their last letter.

## The browser's tab

page-table-tab = 테이블 – Sandtable
page-table-tab-yours = ● 내 차례 – Sandtable

## People

page-table-you = 나
page-table-seat = { $n }번 자리
page-table-bot = 봇
page-table-next = 다음
page-table-away = 부재
page-table-players = 플레이어
page-table-points = 승점
page-table-persuasion = 설득 비용
page-table-hand = 핸드
page-table-intrigue = 책략
page-table-garrison = 주둔지
page-table-supply = 개인 공급처
page-table-in-the-conflict = 교전 칸의 병력
page-table-agents = 에이전트: 대기 { $home }, 보냄 { $away }
page-table-seat-chip = { $who }: 승점 { $points }, { $solari } 솔라리, { $spice } 스파이스, 물 { $water }
page-table-clock = 남은 시간
page-table-first-player = 시작 플레이어
page-table-on-council = 원로회 자리
page-table-swordmaster = 소드마스터
page-table-ally-of = 동맹: { $faction }
page-table-controls = 지배권: { $place }
page-table-tokens = 비밀리에 고른 팩션
page-table-deck = 카드덱
page-table-discard = 버림 더미
page-table-in-play = 플레이 영역
page-table-deck-left = 카드덱에 남은 카드(순서 없음)
page-table-deck-hand = 핸드와 카드덱의 카드(순서 없음)
page-table-intrigue-known = 알려진 책략 카드
page-table-deck-top = 카드덱 맨 윗장
page-table-open-piles = 버림 더미와 플레이 영역의 카드를 살펴봅니다.
page-table-hidden-cards = 카드덱 { $deck }, 핸드 { $hand }, 책략 { $intrigue }
page-table-let-bot-play = 봇에게 맡기기
page-table-let-bot-soon = 방금 자리를 비웠습니다. 잠시 뒤 봇에게 맡길 수 있습니다.
page-table-give-back = { $who }에게 자리 돌려주기
page-table-bot-plays = 봇이 대신 플레이하는 중입니다.
page-table-bot-plays-for = 봇이 { $who } 대신 플레이하는 중입니다.
page-table-replaced-clock = 시간이 다 되었습니다.
page-table-replaced-host = 방장이 봇으로 교체했습니다. 자리로 돌아오려면 방장에게 요청하세요.
page-table-take-back = 내 자리 되찾기

## The board

page-table-board = 게임판
page-table-choam = 초암 공사
page-table-arrakis = 아라키스
page-table-conflict = 교전
page-table-conflict-none = 아직 교전 없음
page-table-council = 원로회
page-table-council-of = 원로회: { $who }
page-table-council-empty = 원로회: 아직 없음
page-table-agent-of = { $who }의 에이전트
page-table-controlled-by = 지배권: { $who }
page-table-bonus-spice = { $n } 보너스 스파이스
page-table-chosen = 선택됨
page-table-may = 선택 가능
page-table-influence = { $faction } 영향력
page-table-level = { $who } { $n }
page-table-alliance-of = 동맹: { $who }
page-table-in-conflict = { $who }: 전투력 { $n }, 병력 { $troops }
page-table-place = { $n }등
page-table-place-short = { $n }등

## Cards

page-table-side-boards = 보조 게임판
page-table-row = 임페리움 열
page-table-in-deck = 카드덱 { $n }장
page-table-reserve = 예비 카드
page-table-aside = 따로 빼 둠
page-table-costs = 비용 { $n }
page-table-left = { $n }장 남음
page-table-intrigue-plot = 음모
page-table-intrigue-combat = 전투
page-table-intrigue-endgame = 종료 단계
page-table-box-none = 효과 없음.

## The round

page-table-round = { $n }/{ $of }라운드
page-table-round-short = { $n }라운드
page-table-phase-setup = 게임 준비
page-table-phase-round-start = 라운드 시작
page-table-phase-turns = 플레이어 차례
page-table-phase-combat = 전투
page-table-phase-makers = 메이커스
page-table-phase-recall = 소환
page-table-phase-endgame = 종료 단계
page-table-phase-over = 게임 종료

## The question and its answers

page-table-decision = 결정
page-table-choices = 선택지
page-table-your-turn = 내 차례
page-table-turn-of = { $who } 차례
page-table-waiting-for = { $who } 기다리는 중
page-table-going-on = 게임 진행 중
page-table-over = 게임 종료
page-table-paused = 일시 정지 중입니다.
page-table-choose-space = 어디로 보낼까요? 빛나는 장소를 고르세요.
page-table-choose-card = ‘{ $place }’에 에이전트를 보낼 카드를 고르세요.
page-table-with = ‘{ $card }’ 카드로
page-table-open-spaces = 갈 수 있는 장소 { $n }곳
page-table-how-many = 병력 수
page-table-tray-close = 게임판 보기
page-table-tray-open = 선택지 보기
page-table-end-turn-first = 먼저 행동하세요
page-table-end-answer-first = 먼저 답하세요
page-table-undo = 되돌리기
page-table-undo-further = 더 이전으로
page-table-undo-none = 되돌릴 것이 없습니다. 다른 사람이 플레이했거나 새로운 정보가 알려졌습니다.
page-table-put-back = ‘{ $piece }’ 선택 취소
page-table-result = 최종 점수
page-table-skip = 건너뛰기
page-table-rule = 관련 규칙

## Log, chat, notes

page-table-talk = 기록, 채팅, 메모
page-table-court = 카드와 기록
page-table-log = 기록
page-table-log-gist = { $first } (외 { $n }건)
page-table-chat = 채팅
page-table-notes = 메모
page-table-revealed = 공개
page-table-meanwhile = 테이블
page-table-older = 이전 차례
page-table-since = 내 차례 이후
page-table-chat-empty = 아직 아무도 말하지 않았습니다.
page-table-chat-write = 모두에게 말하기
page-table-send = 전송
page-table-watches = 관전 중
page-table-mute = 채팅 막기
page-table-mute-who = { $who }의 채팅 막기
page-table-unmute-who = { $who }의 채팅 다시 허용
page-table-watchers-talk = 관전자 채팅 허용
page-table-silent = 방장이 내 채팅을 막았습니다
page-table-notes-write = 나만 볼 수 있는 메모
page-table-notes-loading = 불러오는 중…
page-table-notes-kept = 저장됨
page-table-notes-changed = 아직 저장 안 됨
page-table-notes-failed = 저장하지 못했습니다. 이어서 쓰면 다시 시도합니다.

## Beside the game

page-table-tools = 테이블
page-table-menu = 메뉴
page-table-home = 시작 페이지로
page-table-invite = 초대 링크 복사
page-table-watching-n = { $n }명 관전 중
page-table-sound-on = 소리 켜기
page-table-sound-off = 소리 끄기
page-table-language = 언어
page-table-settings = 설정
page-table-leave = 테이블 나가기
page-table-close = 닫기
page-table-pause = 일시 정지 요청
page-table-resume = 계속하기
page-table-pause-asked = 일시 정지할까요? 찬성: { $who }. 지금 있는 모두가 동의하면 멈춥니다.
page-table-pause-agree = 동의
page-table-pause-withdraw = 철회
page-table-connecting = 연결 중…
page-table-lost = 연결이 끊겼습니다. 다시 시도하는 중…
page-table-offline = 서버가 응답하지 않습니다. 아무것도 전송되지 않았습니다.
page-table-unsure = 서버가 응답하지 않습니다. 전달되었는지 알 수 없습니다.
page-table-loading = 테이블 준비 중…
page-table-pass-to = 다음 차례: { $who }
page-table-sit-down = 준비됐어요, 내 카드 보기

## The phone's tabs

page-table-views = 보기
page-table-tab-board = 게임판
page-table-tab-conflict = 교전
page-table-tab-row = 카드 열
page-table-tab-players = 플레이어
page-table-tab-log = 기록

## Keys

page-table-keys = 단축키
page-table-keys-arrows = 탭 키로 영역을 옮기고, 화살표 키로 그 안에서 움직이고, 엔터나 스페이스로 선택합니다.
page-table-key-hand = 핸드로
page-table-key-board = 게임판으로
page-table-key-row = 임페리움 열로
page-table-key-players = 플레이어로
page-table-key-decision = 질문으로
page-table-key-choice = 번호로 답 선택
page-table-key-undo = 되돌리기
page-table-key-end = 차례 마치기 또는 패스
page-table-key-back = 선택 취소
page-table-key-skip = 다른 플레이어의 행동 건너뛰기
page-table-key-log = 기록으로
page-table-key-chat = 채팅으로
page-table-key-help = 도움말
page-table-sealed = 카드를 섞어 봉인했습니다. 무엇을 바탕으로 섞었는지는 게임이 끝나면 공개합니다. SHA-256:

## Several decide at once

page-table-all-decide = 모두 동시에 결정
page-table-deciding = 결정 중
page-table-answer-sealed = 봉인함: { $what }
page-table-answer-note = 마지막 답이 들어올 때까지 취소할 수 있습니다.
page-table-answer-back = 취소하기
page-table-many-decide = 다른 { $n }명도 결정 중입니다. 누가 답했는지는 아무도 볼 수 없습니다.
page-table-others-decide = { $who }도 결정 중입니다. 누가 답했는지는 아무도 볼 수 없습니다.

## Chat to some

page-table-chat-to = 읽을 수 있는 사람
page-table-chat-all = 모두
page-table-chat-team = 우리 팀: { $who }
page-table-chat-one = { $who }에게만
page-table-chat-for = { $who }에게
page-table-chat-for-you = 나에게

## Standing answers

# Button and title of the panel in which the reader says what they never want to be asked about
page-table-declines = 물어볼 때
# Above the list of offers, each with a box to tick
page-table-declines-list = 다음을 물어보기
page-table-declines-about = 그 밖에는 서버가 대신 거절합니다. 항목마다 따로 정하며, 나만 볼 수 있습니다.
page-table-ask-again = 다시 묻기
page-table-ask-always = 항상
page-table-ask-turn = 이번 턴에는 다시 묻지 않기
page-table-ask-never = 묻지 않기
