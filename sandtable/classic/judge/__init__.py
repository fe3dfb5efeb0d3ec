"""The advice that bots follow: what a seat knows, the worth of things to a seat, and scores of its options."""
