### Style: docs/style/zh-Hant.md

# Uprising with Rise of Ix: its contracts, observation posts and the question at set-up

ask-keep-contract = 選擇要保留的合約，其餘放回遊戲盒。

## Contracts

contract-ix-dreadnought = { space-dreadnought-space }
contract-ix-espionage = { space-espionage }
contract-ix-harvest-3 = { contract-harvest-3 }
contract-ix-harvest-4 = { contract-harvest-4 }
contract-ix-heighliner = { space-heighliner }
contract-ix-high-council = { space-high-council }
contract-ix-interstellar-shipping = { space-interstellar-shipping }
contract-ix-secrets = { space-secrets }
contract-ix-smuggling = { space-smuggling }
contract-ix-tech-negotiation = { space-tech-negotiation }

## Observation posts, by the spaces they watch

post-overlay = { space-interstellar-shipping }／{ space-smuggling }
post-ix-board = { space-tech-negotiation }／{ space-dreadnought-space }

## Conflict cards of the first box with the names of cards of Uprising

conflict-secure-imperial-basin-base = { conflict-secure-imperial-basin }
conflict-siege-of-arrakeen-base = { conflict-siege-of-arrakeen }
conflict-battle-for-arrakeen-base = { conflict-battle-for-arrakeen }
conflict-battle-for-imperial-basin-base = { conflict-battle-for-imperial-basin }
