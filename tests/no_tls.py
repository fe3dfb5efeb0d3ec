"""For clients of servers on this machine: of its own accord a client first reads the authorities of the whole world,
and that takes as long as to start a server."""

from __future__ import annotations

import ssl

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # knows nobody
