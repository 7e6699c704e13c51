"""The languages that there are, finished or not."""

from elbowroom.locales import languages
from tools.translations import FOLDER

CODES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
"""Every folder with texts: what is there must be right."""
OFFERED = languages()
"""Those that people can choose: nothing may be missing there."""
