### Style: docs/style/ko.md

# The names of the Rivals of Uprising and of those House Hagal cards that are not named after one board space, in Korean: ours.

## Rivals

rival-vladimir-harkonnen = { leader-baron-vladimir-harkonnen }
rival-glossu-rabban = { leader-glossu-rabban }
rival-staban-tuek = { leader-staban-tuek }
rival-amber-metulli = { leader-lady-amber-metulli }
rival-gurney-halleck = { leader-gurney-halleck }
rival-margot-fenring = { leader-lady-margot-fenring }
rival-irulan = { leader-princess-irulan }
rival-jessica = { leader-lady-jessica }
rival-feyd-rautha-harkonnen = { leader-feyd-rautha-harkonnen }
rival-muad-dib = { leader-muad-dib }

## House Hagal cards

hagal-place-spy-spice = 첩자 놓기(스파이스 거래)
hagal-place-spy-city = 첩자 놓기(도시)
hagal-place-spy-landsraad = 첩자 놓기(랜드스래드)
hagal-deliver-supplies-heighliner = { space-deliver-supplies } / { space-heighliner }
hagal-accept-contract-shipping-a = { space-accept-contract } / { space-shipping }
hagal-accept-contract-shipping-b = { space-accept-contract } / { space-shipping }
hagal-hagga-imperial-basin = { space-hagga-basin } / { space-imperial-basin }
