"""House Hagal and its Rivals: automated parties beside one or two players (IMP-17 to IMP-19, UPR-R)."""
