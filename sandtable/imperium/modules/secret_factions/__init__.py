"""The module `secret_factions`: two factions that a Leader picks in secret, and the power that shows them."""
