"""What things are worth: advice for bots."""
