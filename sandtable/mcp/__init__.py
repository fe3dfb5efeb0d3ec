"""A Model Context Protocol server, with which a language model sits at a table: `sandtable mcp`.

A model plays one seat of a game in this process (`local`) or at a table of a running server (`remote`), which it joins
like any other guest. Both derive from `Seat`, whose texts contain only what the seat itself may know. `tables` has the
open games and what each tool does; `app` offers the tools over the protocol. Only `app` needs the extra `mcp`.
"""
