"""The title Dune: Imperium - Uprising: its options and the boxes they choose. The family provides the rules."""
