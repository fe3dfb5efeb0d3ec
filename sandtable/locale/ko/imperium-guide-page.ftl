### Style: docs/style/ko.md
# What the guide of a first game says, each where it first comes; most of it in games of Uprising too.
guide-imperium-first = 첫 게임
guide-imperium-first-over = 게임이 끝났습니다. 승점이 가장 많은 사람이 이깁니다. 결과에서 모두의 승점이 어디서 왔는지 볼 수 있습니다.
guide-imperium-first-goal = 끝났을 때 승점이 가장 많은 사람이 이기고, 승점 10이 되면 끝납니다. 승점은 영향력, 동맹, 교전, 일부 카드에서 얻습니다. 지금은 승점 1입니다.
guide-imperium-first-agent = 카드 왼쪽의 아이콘은 에이전트를 보낼 수 있는 곳입니다. ‘{ card-dune-the-desert-planet }’ 카드로 ‘{ space-imperial-basin }’에 보내 스파이스를 얻으세요.
guide-imperium-first-effects = 장소와 카드의 효과가 여기서 기다립니다. 순서가 중요할 수 있기 때문입니다. 원하는 순서로 누르세요.
guide-imperium-first-deploy = 엇갈린 검이 있는 장소에서는 병력을 교전에 배치할 수 있습니다. 이번 차례에 소집한 병력과 주둔지의 병력 2까지입니다.
guide-imperium-first-end = 한 차례에 에이전트 1명입니다. 차례를 마치세요. 다른 사람들의 차례가 지나면, 모두 공개할 때까지 다시 내 차례가 옵니다.
guide-imperium-first-faction = ‘{ card-diplomacy }’ 카드는 네 팩션의 장소에 모두 갈 수 있습니다. 갈 때마다 그 팩션의 영향력 1을 얻습니다.
guide-imperium-first-sword = 이것이 교전입니다. 여기 있는 병력 하나는 전투력 2, 공개한 검 하나는 전투력 1입니다. 전투력이 가장 높은 사람이 1위 보상을 받습니다.
guide-imperium-first-influence = 트랙을 올라갔습니다. 두 번째 칸은 승점 1입니다. 네 번째 칸에서 아직 동맹이 없으면 동맹을 맺어 승점 1을 더 얻습니다.
guide-imperium-first-reveal = 에이전트를 모두 보냈습니다. 핸드에 남은 카드를 공개하세요. 설득 비용으로 새 카드를 획득하고, 검은 교전에서 씁니다.
guide-imperium-first-buy = 비용의 합이 설득 비용을 넘지 않는 만큼 이 카드들을 획득할 수 있습니다. 버림 더미로 가고, 나중 라운드에 뽑게 됩니다.
guide-imperium-first-combat = 전투입니다. 여기 병력이 있는 사람은 차례로 전투 카드를 플레이하거나 패스합니다. 모두 이어서 패스하면 전투력이 가장 높은 사람이 이깁니다.
guide-imperium-first-endgame = 게임의 마지막입니다. 종료 단계 카드가 있으면 플레이하고, 없으면 패스하세요.
guide-imperium-first-fought = 교전이 끝났습니다. 싸운 병력은 승리한 사람의 것도 개인 공급처로 돌아갑니다. 라운드마다 새 병력이 필요합니다.
guide-imperium-first-round = 새 라운드입니다. 에이전트가 돌아왔고, 핸드는 새 카드 5장이며, 교전도 새로 열립니다.
guide-imperium-first-costs = 장소의 비용은 솔라리, 스파이스, 물로 냅니다. 화살표 앞이 비용입니다. 에이전트가 있는 장소는 보통 이번 라운드에 다른 사람이 갈 수 없습니다.
guide-imperium-first-intrigue = 책략 카드는 나만 볼 수 있습니다. 음모 카드는 내 차례에, 전투 카드는 전투에서, 종료 단계 카드는 게임 마지막에 씁니다.
guide-imperium-first-sell = 스파이스는 강한 장소의 비용으로 쓰거나 여기서 팝니다. 2 스파이스는 6 솔라리, 5 스파이스는 12 솔라리입니다.
guide-imperium-first-gold = ‘{ space-high-council }’의 비용은 5 솔라리이며 공개 차례마다 설득 비용 2를 더 줍니다. ‘{ space-swordmaster }’의 비용은 8 솔라리이며 라운드마다 세 번째 에이전트를 줍니다.
guide-imperium-first-point = 승점을 얻었습니다. 영향력과 동맹의 승점은 다시 잃을 수 있으니 트랙을 살펴보세요.
guide-imperium-first-alliance = 동맹은 영향력 4에 처음 이른 사람이 맺습니다. 승점 1이며, 더 높이 올라간 사람에게 넘어갑니다.
guide-imperium-first-control = 교전의 보상으로 이 장소들을 장악할 수 있습니다. 장악한 사람은 누군가 에이전트를 보낼 때마다 자원을 얻습니다.
guide-imperium-first-finish = 누군가의 승점이 10이 된 라운드나 마지막 교전으로 게임이 끝납니다. 동점이면 스파이스, 솔라리, 물, 병력 순으로 비교합니다.
