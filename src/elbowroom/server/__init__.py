"""The game over the network: tables, seats and their secrets, storage, and the page."""
