"""What the network sees: the application, its HTTP interface, the socket, the page, and their limits."""
