"""HTTP clients for servers on this machine, without TLS: loading the certificates of all authorities takes as long as
starting a server."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # knows nobody

get = partial(httpx.get, verify=NO_TLS)
request = partial(httpx.request, verify=NO_TLS)
Client = partial(httpx.Client, verify=NO_TLS)
