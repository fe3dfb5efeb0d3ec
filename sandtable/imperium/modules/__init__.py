"""What boxes bring beyond cards: each module owns its piece of the state, its questions and its steps."""
