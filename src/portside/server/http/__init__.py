"""What a request meets: guards, routes, the WebSocket and the pages."""
