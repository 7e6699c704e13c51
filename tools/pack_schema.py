"""The vocabulary of packs for others, made from its one place: ``python -m tools.pack_schema [--check]``."""

import json
import sys
from pathlib import Path

from elbowroom.content.packs.schema import description, json_schema

ROOT = Path(__file__).parents[1]
HEAD = (
    "// Made by `python -m tools.pack_schema` from src/elbowroom/content/packs/vocabulary.py. Do not edit.\n"
)
TYPES = """
/** A field of a race, a power, a rule or a filter: what it is called and what may stand in it. */
export interface PackField {
  name: string;
  type: "number" | "numbers" | "flag" | "choice" | "any_of" | "id" | "icon" | "colour" | "words" | "filter";
  default?: number | boolean | string;
  required?: boolean;
  least?: number;
  most?: number;
  /** How many numbers a list has. */
  count?: number;
  choices?: string[];
  racesOnly?: boolean;
  /** A filter that may use only what is printed on the map. */
  boardOnly?: boolean;
}

/** A kind of rule. */
export interface PackRule {
  kind: string;
  /** A piece has at most one of it. */
  once: boolean;
  /** It gives its owner a move; a piece has at most one rule that does. */
  isMove: boolean;
  fields: PackField[];
}

/** Everything that a pack may say. */
export interface PackVocabulary {
  format: number;
  languages: string[];
  limits: {
    races: number;
    powers: number;
    maps: number;
    rules: number;
    filterDepth: number;
    characters: number;
  };
  race: PackField[];
  power: PackField[];
  filter: PackField[];
  /** The conditions that a filter may use which is about the printed map alone. */
  boardFilter: string[];
  rules: PackRule[];
  /** Values of a marker's `placed` that give its owner a move. */
  movesByMarker: string[];
}
"""


def page_module() -> str:
    """The vocabulary as the page imports it."""
    said = json.dumps(description(), indent=2)
    return f"{HEAD}{TYPES}\nexport const VOCABULARY: PackVocabulary = {said};\n"


def schema_file() -> str:
    """The JSON Schema."""
    return json.dumps(json_schema(), indent=2) + "\n"


FILES = {"web/src/vocabulary.ts": page_module, "docs/pack.schema.json": schema_file}


def main() -> int:
    """Write the files, or with --check say whether they are up to date."""
    stale = 0
    for name, made in FILES.items():
        path, text = ROOT / name, made()
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
