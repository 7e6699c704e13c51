"""What a table is: its events, who sits there, undo, clocks, offers, secrets. No I/O and no time."""
