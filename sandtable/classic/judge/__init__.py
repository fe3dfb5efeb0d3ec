"""What bots go by: what a seat knows, what things are worth to it, and how much it likes each answer."""
