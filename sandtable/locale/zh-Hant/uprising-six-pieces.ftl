### Style: docs/style/zh-Hant.md

# The names of the pieces that only the game of six has: factions, board spaces, posts and the Commanders' cards. All are those of
# the printed Chinese guide (fact sheets, zh).

## Factions

faction-great-houses = 大氏族
faction-fringe-worlds = 邊緣世界

## Board spaces

space-controversial-technology = 爭議技術
space-economic-support = 經濟支持
space-expedition = 探索
space-habbanya-erg = 哈班亞沙海
space-military-support = 軍事援助

## Spaces of the personal boards

space-desert-mastery = 沙漠大師
space-vast-wealth = 富可敵國

## Cards of Shaddam's starting deck

card-shaddam-convincing-argument = { card-convincing-argument }
card-corrino-might = 柯瑞諾之力
card-critical-shipments = 重要貨物
card-demand-results = 要求成果
card-devastating-assault = 毀滅性打擊
card-imperial-ornithopter = 皇家撲翼機
card-imperial-tent = 皇家軍營
card-shaddam-seek-allies = { card-seek-allies }
card-shaddam-signet-ring = { card-signet-ring }

## Cards of Muad'Dib's starting deck

card-command-respect = 要求尊重
card-muad-dib-convincing-argument = { card-convincing-argument }
card-demand-attention = 博取注意
card-desert-call = 沙漠召喚
card-limited-landsraad-access = 受限蘭茲拉德權利
card-muad-dib-seek-allies = { card-seek-allies }
card-muad-dib-signet-ring = { card-signet-ring }
card-threaten-spice-production = 威脅香料生產
card-usul = 友索

## Observation posts, by the spaces they watch

post-great-houses = { space-economic-support }／{ space-military-support }
post-fringe-worlds = { space-controversial-technology }／{ space-expedition }
post-carthag = { space-carthag }
post-habbanya-erg = { space-habbanya-erg }
