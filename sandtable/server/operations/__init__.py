"""Running a server: administration, backups, health checks, and compiling the engine in the background."""
