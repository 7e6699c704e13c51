"""Opponents: from random moves to an expert, all behind one small interface."""
