"""The rules as a pure state machine: no I/O, no randomness, no clock, no sentences."""
