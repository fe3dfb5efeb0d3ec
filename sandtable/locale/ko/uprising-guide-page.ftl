### Style: docs/style/ko.md
# What the guide of a first game of Uprising says; the rest is in imperium-guide-page.ftl.
guide-uprising-first = 첫 게임
guide-uprising-first-goal = 끝났을 때 승점이 가장 많은 사람이 이기고, 승점 10이 되면 끝납니다. 승점은 영향력, 동맹, 교전, 짝을 이룬 전투 아이콘, 일부 카드에서 얻습니다.
guide-uprising-first-spy-post = 첩자를 놓을 감시 초소를 고르세요. 그 초소와 이어진 장소를 감시합니다.
guide-uprising-first-gather = 첩자가 이 장소를 감시하고 있습니다. 소환해 카드 1장을 뽑거나 그대로 둡니다.
guide-uprising-first-contract = 계약을 고르세요. 적힌 일을 하면 보상을 얻습니다. 적힌 장소에 에이전트를 보내는 것이 그 예입니다.
guide-uprising-first-wall = 방어벽이 지키는 교전에는 모래벌레가 오지 못합니다. 방어벽을 무너뜨리면 그곳에도 소환할 수 있습니다.
guide-uprising-first-icons = 교전에서 승리한 사람은 그 카드를 가집니다. 그 전투 아이콘과 목표 카드 등에 있는 같은 아이콘이 짝을 이루면 승점 1입니다.
guide-uprising-first-spies = ‘{ space-espionage }’에서는 장소와 이어진 감시 초소에 첩자를 놓습니다. 첩자를 소환하면 이미 찬 장소에 가거나, 그 장소에 갈 때 카드 1장을 뽑을 수 있습니다.
guide-uprising-first-contracts = 이런 장소에서 계약을 얻습니다. 적힌 일을 하면 한 번 보상을 얻습니다.
guide-uprising-first-contract-done = 계약은 완수할 때까지 내 것입니다. 장소에 가거나, 스파이스를 채취하거나, 특정 카드를 획득해 완수합니다.
guide-uprising-first-hooks = ‘{ space-sietch-tabr }’에 가려면 프레멘 영향력 2가 필요합니다. 모래벌레를 소환하는 메이커 갈고리 토큰을 얻거나 방어벽을 무너뜨릴 수 있습니다.
guide-uprising-first-worms = 메이커 갈고리 토큰이 있으므로 여기서는 스파이스 대신 모래벌레를 소환할 수 있습니다. 방어벽이 지키는 교전에는 소환할 수 없습니다.
guide-uprising-first-worm = 모래벌레는 전투력 3이며 주인의 교전 보상을 두 배로 만듭니다. 방어벽이 지키는 교전에는 오지 못합니다.
guide-uprising-first-gold = ‘{ space-high-council }’의 비용은 5 솔라리이며 공개 차례마다 설득 비용 2를 더 줍니다. ‘{ space-swordmaster }’의 비용은 8 솔라리, 누군가 얻었으면 6 솔라리이며 세 번째 에이전트를 줍니다.
