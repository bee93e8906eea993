"""The table server: people and bots at tables, over REST and WebSocket."""
