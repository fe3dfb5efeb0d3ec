### Style: docs/style/ko.md

# What the server says in Korean. The arguments are those of the English file, which explains them.
# Refusals are polite whole sentences (-습니다, -세요).

## Names at the table

guest-name = 플레이어 { $n }
watcher-name = 관전자
bot-novice = 초보자
bot-adept = 숙련자
bot-mentat = 멘타트
bot-navigator = 항법사
name-numbered = { $name } { $n }

## Undo

undo-before = 선택 전으로: { $move }

## Notices

notice-busy = 서버가 붐빕니다. 봇이 평소보다 짧게 생각합니다.
notice-slow = 서버가 붐빕니다. 봇이 평소보다 늦게 움직입니다.
notice-bots-wait = 봇만 있는 테이블은 번갈아 진행됩니다. 이 테이블은 차례를 기다리고 있습니다.
notice-bot-fell = { $name }: 봇이 생각을 끝내지 못했습니다. 더 단순한 봇인 { PARTICLE($by, "이/가") } 대신 선택했습니다.
notice-bot-lost = { $name }: 봇이 생각을 끝내지 못했습니다. 가능한 첫 번째 수를 선택했습니다.

## Refusals

refused-bad-request = 서버가 요청을 이해하지 못했습니다({ $detail }).
refused-too-large = 한 번에 보내기에는 너무 많습니다.
refused-too-many-requests = 너무 빠릅니다. 잠시 기다렸다가 다시 시도하세요.
refused-too-many-tables = 끝나지 않은 테이블이 너무 많습니다. 먼저 하나를 끝내거나 떠나세요.
refused-too-many-guests = 같은 네트워크에서 새 플레이어가 한꺼번에 너무 많이 들어왔습니다. 잠시 기다렸다가 다시 시도하세요.
refused-too-many-sockets = 연결이 너무 많습니다. 이 테이블의 창을 하나 닫거나 잠시 후 다시 시도하세요.
refused-busy = 지금 서버가 붐빕니다. 몇 초 뒤에 다시 시도하세요.
refused-too-slow = 요청이 도착하는 데 너무 오래 걸렸습니다. 다시 시도하세요.
refused-too-many-from-here = 오늘 이 네트워크에서 만든 테이블이나 이름이 너무 많습니다. 나중에 다시 시도하세요.
refused-unknown-title = 그런 게임은 없습니다.
refused-unknown-page = 이 주소에는 아무것도 없습니다.
refused-unknown-table = 그런 테이블은 없습니다.
refused-forbidden = 이 페이지에서 보낸 요청이 아닙니다.
refused-wrong-host = 이 서버는 그 주소 이름으로 접속할 수 없습니다. 서버 운영자가 허용하면 접속할 수 있습니다.
refused-banned = 서버 운영자가 이 서버의 이용을 금지했습니다.
refused-bug = 서버에 문제가 생겼습니다. 문제는 서버에 기록되었습니다.
refused-unavailable = 지금은 서버에 저장할 수 없습니다. 데이터는 그대로이니 다시 시도하세요.
refused-bad-option = 이 설정으로는 게임을 만들 수 없습니다({ $detail }).

# What somebody has typed
refused-name-too-long = 이름은 { $most }자까지 쓸 수 있습니다.
refused-name-blank = 이름에는 눈에 보이는 글자가 하나 이상 있어야 합니다.
refused-name-of-bot = 봇이 쓰는 이름입니다. 다른 이름을 고르세요.
refused-bot-untrained = { PARTICLE($bot, "은/는") } 이 확장과 설정으로 하는 게임을 아직 익히지 못했습니다. 다른 봇을 고르세요.
refused-bot-other-seats = { PARTICLE($bot, "은/는") } 이 인원으로 하는 게임을 아직 익히지 못했습니다. 다른 봇을 고르세요.
refused-text-too-long = 너무 깁니다. { $most }자까지 쓸 수 있습니다.
refused-text-blank = 보낼 내용이 없습니다.
refused-odd-characters = 여기서 쓸 수 없는 문자가 들어 있습니다. 그 문자를 빼고 다시 쓰세요.
refused-clock-seconds = 제한 시간은 { $least }~{ $most }초로 정할 수 있습니다.
refused-clock-add = 차례마다 더하는 시간은 { $least }~{ $most }초로 정할 수 있습니다.
refused-clock-days = 제한 시간은 차례당 { $least }~{ $most }일로 정할 수 있습니다.

# Seats
refused-bad-seat = 그런 자리는 없습니다.
refused-not-your-seat = 내 자리가 아닙니다.
refused-not-the-host = 테이블의 방장만 할 수 있습니다.
refused-muted = 방장이 이 테이블에서 내 채팅을 막았습니다.
refused-nobody-to-talk-to = 그것을 읽을 사람이 없습니다.
refused-talk-is-open = 이 테이블에서는 모든 대화가 전체에 공개됩니다.
refused-cannot-mute = 방장 본인이나 이 테이블에 없는 사람의 채팅은 막을 수 없습니다.
refused-still-there = 그 플레이어는 아직 자리에 있습니다. 잠시 자리를 비우면 봇에게 맡길 수 있습니다.
refused-not-seated = 이 테이블에 내 자리가 없습니다.
refused-wrong-invite = 이 테이블에는 플레이어들이 가진 링크로만 참가할 수 있습니다.
refused-no-free-seat = 비어 있는 자리가 아닙니다.
refused-seats-open = 아직 빈자리가 있습니다. 플레이어를 기다리거나 빈자리를 봇으로 채우세요.
refused-already-started = 게임이 이미 시작되었습니다.
refused-not-started = 게임이 아직 시작되지 않았습니다.
refused-not-over = 게임이 아직 끝나지 않았습니다.
refused-paused = 게임이 일시 정지 중입니다.

# Moves
refused-malformed-action = 이 게임에 그런 수는 없습니다.
refused-illegal-action = 지금은 선택할 수 없습니다.
# No full stop: a reason may be a whole sentence
refused-illegal-because = 지금은 선택할 수 없습니다: { $why }
refused-out-of-turn = 지금은 내가 결정할 차례가 아닙니다.
refused-stale-action = 그사이 게임이 진행되었습니다. 다시 확인하세요.
refused-game-over = 게임이 끝났습니다.
refused-cannot-undo = 그 뒤에 새로운 정보가 알려져 더는 되돌릴 수 없습니다.
refused-damaged-data = 이 게임은 더 이상 읽을 수 없습니다. 이전 버전의 규칙으로 만든 게임일 수 있습니다.
refused-damaged-table = 이 테이블의 데이터가 손상되어 더 이상 열 수 없습니다. 기록은 남아 있는 부분까지 시작 페이지에서 받을 수 있습니다.
refused-not-damaged = 이 테이블은 손상되지 않았습니다. 대신 자리에서 떠나세요.
