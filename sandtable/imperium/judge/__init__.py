"""What effects, cards and positions are worth: the advice that bots go by."""
