"""How long tests wait for something that must come.

It is there to end a test that hangs, and measures nothing: on an idle machine nothing comes near it, and a
busy one may take its time. What a test says about time it says with a clock of its own, as in
`tests/server/skipping.py` or by `page.clock` in the browser, or by counting work.
"""

PATIENCE = 300.0
"""Seconds."""
