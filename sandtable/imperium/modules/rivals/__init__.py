"""House Hagal and its Rivals: parties that play by themselves beside one or two players (IMP-17 to IMP-19, UPR-R)."""
