"""The game over the network, in four rooms: each may use itself and those before it.

`table` is what a table is, without I/O. `store` is the database. `live` has the tables in use, with people,
bots and clocks. `web` is what the network sees. Beside them, `protocol` has the types of all that is sent.
"""
