"""The module `tleilaxu`: the Tleilaxu track, specimens in the Axolotl tanks, the Tleilaxu Row (IMM-2, IMM-5, IMM-6)."""
