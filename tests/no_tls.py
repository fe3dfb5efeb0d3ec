"""For clients of servers on this machine: of its own accord a client first reads the authorities of the whole world,
and that takes as long as to start a server."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # knows nobody

get = partial(httpx.get, verify=NO_TLS)
request = partial(httpx.request, verify=NO_TLS)
Client = partial(httpx.Client, verify=NO_TLS)
