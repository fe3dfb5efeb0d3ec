### Style: docs/style/ko.md

# House Hagal cards of Immortality beside the board of Uprising, which has no Carthag.

hagal-carthag-left = { space-carthag }
hagal-carthag-right = { space-carthag }
hagal-carthag-plain = { space-carthag }
