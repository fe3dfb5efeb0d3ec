### Style: docs/style/ko.md

# What a language model is told by `sandtable mcp`

mcp-table = 테이블: { $handle }
mcp-seats = 자리 수: { $seats }
mcp-not-started = 게임이 아직 시작되지 않았습니다.
mcp-too-many-answers = 한 번에 답은 { $most }개까지 할 수 있습니다. 바뀐 것은 없습니다.
mcp-answer-too-long = 답은 { $most }자까지 쓸 수 있습니다. 바뀐 것은 없습니다.
mcp-further-word = { $n }번째 답: “{ $said }”. 두 번째부터는 { $example } 같은 단어로 답해야 합니다. 바뀐 것은 없습니다.
mcp-not-together = { $n }번째 답은 앞의 답과 함께 할 수 없습니다. 아직 그 질문이 나오지 않았거나, 그 전에 숨은 정보가 공개됩니다. 바뀐 것은 없습니다.
mcp-answer-number = { $n }번째 답:
mcp-nobody-to-talk-to = 이 테이블에는 봇만 있어 읽을 사람이 없습니다.
mcp-unreachable = 서버 { $server }에 연결할 수 없습니다: { $reason }
mcp-server-error = 서버가 응답하지 못했습니다(상태 { $status }). 나중에 다시 시도하세요.
mcp-unknown-game = “{ $title }”: 여기에 없는 게임입니다.
mcp-unknown-level = “{ $level }”: 없는 수준입니다. 수준: { $list }
mcp-paused = 게임이 일시 정지 중입니다.
mcp-time-left = 내 남은 시간: { $n }초
mcp-replaced = 봇이 대신 플레이하고 있습니다. 질문에 답하면 다시 직접 플레이합니다.
mcp-said = { $who }: “{ $text }”
mcp-taken-back = 수가 취소되었습니다.
mcp-bad-link = 테이블로 가는 링크가 아닙니다. 링크는 { $example } 같은 형태입니다.
mcp-other-server = 다음 서버의 테이블에만 참가할 수 있습니다: { $list }
mcp-too-many-games = 게임 { $most }개가 열려 있습니다. 먼저 하나를 끝내거나 떠나세요.
mcp-no-table = 지정한 테이블이 없고 고를 테이블도 없습니다. 먼저 { $one }, { $other } 중 하나를 부르고, 돌려받은 테이블 이름을 지정하세요.
mcp-unknown-table = 그런 이름의 테이블은 없습니다.
mcp-sent = 메시지를 보냈습니다.
mcp-left = 게임을 떠났습니다.
mcp-bad-rule = “{ $said }”: 규칙 번호가 아닙니다. 번호는 { $example } 같은 형태입니다.
mcp-unknown-rule = { $said }: 없는 규칙입니다. 같은 절의 규칙: { $list }
mcp-prompt = { $title } 게임을 끝까지 플레이하고 이기도록 노력하세요. 시작: { $new_game }. 질문을 읽고 선택지의 번호나 단어로 답하세요: { $act }. 테이블 전체: { $position }. 대괄호 안의 번호: { $rule }. 모르는 카드나 장소나 지도자: { $piece }. 게임이 끝나면 결과를 알려 주세요.
