"""Maps of one's own: how they are drawn, what must hold of them, and making new ones."""

from elbowroom.atlas.document import MapDocument, read_map
from elbowroom.atlas.generate import new_map
from elbowroom.atlas.problems import Problem, check_playable, problems_of

__all__ = ["MapDocument", "Problem", "check_playable", "new_map", "problems_of", "read_map"]
