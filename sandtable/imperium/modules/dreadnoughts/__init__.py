"""The module `dreadnoughts`: dreadnoughts, which fight and control a place for a round."""
