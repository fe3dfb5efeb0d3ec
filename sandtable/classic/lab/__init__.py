"""The parts of the classic game that the laboratory and tests use."""
