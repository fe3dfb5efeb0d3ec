"""The advice that bots follow: the knowledge of a seat, the worth of things to it, and scores for each answer."""
