"""Telling players who are away that it is their turn: what is sent, to whom it may go, and sending it."""
