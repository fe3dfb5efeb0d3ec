"""The web table: people and bots play together, and games are stored in a database.

docs/table-protocol.md describes the messages, docs/hosting.md how to run a server. The packages form layers, which
import-linter checks: `app`, `http`, `operations`, `tables`, `sockets`, `limits`, `games`, `seats`, `storage` and
`bots`, `telemetry`; each imports only from those after it.
"""
