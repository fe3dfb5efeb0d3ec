"""How the server speaks: uvicorn, set up the same way for everybody who serves, and its sockets with two changes.

What goes to a browser is compressed with a window that holds the last view: most of the next one is in it already, and
an update of 7 KB goes out as half a kilobyte. uvicorn's own window is too small for that, and costs more time as well.

Text that is no UTF-8 ends its socket with 1007, as it must; uvicorn writes a traceback into the log besides, which
anybody could fill by it.
"""

from __future__ import annotations

import signal
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from sandtable.core import stopping
from sandtable.server import logs
from sandtable.server.config import Limits

NO_TEXT: Final = 1007
# 16 KB of what was said last: 80 KB of memory a socket. Browsers send little: theirs is small.
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 5}
)


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=self.config.ws_max_size, logger=self.logger)

    def send_receive_event_to_app(self) -> None:
        """A whole message is there."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Supervisor(Multiprocess):
    """Several processes that serve. What ends them is said."""

    def handle_int(self) -> None:
        stopping.note(signal.SIGINT)
        super().handle_int()

    def handle_term(self) -> None:
        stopping.note(signal.SIGTERM)
        super().handle_term()


def uvicorn_settings(app: Any, limits: Limits, access_log: str = "", **more: Any) -> uvicorn.Config:
    """An app, or the name of a function that makes one, as it is to be served. uvicorn's own lines for requests hold
    whole addresses, and are never written; `sandtable.server.logs` has others."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        log_config=logs.settings(access_log),
        ws=SocketProtocol,
        ws_max_size=2 * limits.message,
        **more,
    )
