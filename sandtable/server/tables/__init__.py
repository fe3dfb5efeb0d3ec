"""Tables in memory: who is connected, what people and bots do there, and when a table is loaded or removed."""
