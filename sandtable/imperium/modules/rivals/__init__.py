"""House Hagal and its Rivals: automatic parties that join one or two players (IMP-17 to IMP-19, UPR-R)."""
