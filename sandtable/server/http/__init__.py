"""The HTTP side of the server: routes, WebSocket endpoint, middleware, static files and uvicorn."""
