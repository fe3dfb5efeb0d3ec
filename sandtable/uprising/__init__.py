"""The title Dune: Imperium - Uprising: its options and what they choose. Its rules are those of the family."""
