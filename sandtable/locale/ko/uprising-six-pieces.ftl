### Style: docs/style/ko.md

# The names of the pieces that only the game of six has: factions, board spaces, posts and the Commanders' cards, in Korean: ours,
# with the words of the first box where it has them.

## Factions

faction-great-houses = 대가문
faction-fringe-worlds = 변방 세계

## Board spaces

space-controversial-technology = 논란의 기술
space-economic-support = 경제 지원
space-expedition = 원정
space-habbanya-erg = 하바냐 에르그
space-military-support = 군사 지원

## Spaces of the personal boards

space-desert-mastery = 사막의 달인
space-vast-wealth = 막대한 부

## Cards of Shaddam's starting deck

card-shaddam-convincing-argument = { card-convincing-argument }
card-corrino-might = 코리노의 힘
card-critical-shipments = 중요 화물
card-demand-results = 성과 요구
card-devastating-assault = 파멸적 강습
card-imperial-ornithopter = 황실 오니솝터
card-imperial-tent = 황제의 천막
card-shaddam-seek-allies = { card-seek-allies }
card-shaddam-signet-ring = { card-signet-ring }

## Cards of Muad'Dib's starting deck

card-command-respect = 존경 요구
card-muad-dib-convincing-argument = { card-convincing-argument }
card-demand-attention = 주목 요구
card-desert-call = 사막의 부름
card-limited-landsraad-access = 제한된 랜드스래드 출입
card-muad-dib-seek-allies = { card-seek-allies }
card-muad-dib-signet-ring = { card-signet-ring }
card-threaten-spice-production = 스파이스 생산 위협
card-usul = 우슬

## Observation posts, by the spaces they watch

post-great-houses = { space-economic-support } / { space-military-support }
post-fringe-worlds = { space-controversial-technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya-erg = { space-habbanya-erg }
