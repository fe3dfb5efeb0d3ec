### Style: docs/style/ja.md

# The names of the pieces that only the game of six has: factions, board spaces, posts and the Commanders' cards, in Japanese: ours,
# with the words of the first box where it has them.

## Factions

faction-great-houses = 大公家
faction-fringe-worlds = 辺境世界

## Board spaces

space-controversial-technology = 物議を醸す技術
space-economic-support = 経済支援
space-expedition = 遠征
space-habbanya-erg = ハバンヤ大砂丘
space-military-support = 軍事支援

## Spaces of the personal boards

space-desert-mastery = 砂漠の達人
space-vast-wealth = 莫大な富

## Cards of Shaddam's starting deck

card-shaddam-convincing-argument = { card-convincing-argument }
card-corrino-might = コリノの力
card-critical-shipments = 重要貨物
card-demand-results = 成果の要求
card-devastating-assault = 壊滅的強襲
card-imperial-ornithopter = 皇帝の搏翼機
card-imperial-tent = 皇帝の天幕
card-shaddam-seek-allies = { card-seek-allies }
card-shaddam-signet-ring = { card-signet-ring }

## Cards of Muad'Dib's starting deck

card-command-respect = 敬意の要求
card-muad-dib-convincing-argument = { card-convincing-argument }
card-demand-attention = 注目の要求
card-desert-call = 砂漠の呼び声
card-limited-landsraad-access = ランドスラードへの限られた伝手
card-muad-dib-seek-allies = { card-seek-allies }
card-muad-dib-signet-ring = { card-signet-ring }
card-threaten-spice-production = 香料生産への脅し
card-usul = ウスル

## Observation posts, by the spaces they watch

post-great-houses = { space-economic-support }／{ space-military-support }
post-fringe-worlds = { space-controversial-technology }／{ space-expedition }
post-carthag = { space-carthag }
post-habbanya-erg = { space-habbanya-erg }
