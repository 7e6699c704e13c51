// Made by `python -m tools.pack_schema` from src/elbowroom/content/packs/vocabulary.py. Do not edit.

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

export const VOCABULARY: PackVocabulary = {
  "format": 1,
  "languages": [
    "en",
    "et",
    "is",
    "uk",
    "ro"
  ],
  "limits": {
    "races": 14,
    "powers": 30,
    "maps": 6,
    "rules": 8,
    "filterDepth": 3,
    "characters": 200000
  },
  "race": [
    {
      "name": "id",
      "type": "id",
      "required": true
    },
    {
      "name": "name",
      "type": "words",
      "most": 40
    },
    {
      "name": "text",
      "type": "words",
      "most": 400
    },
    {
      "name": "icon",
      "type": "icon"
    },
    {
      "name": "colour",
      "type": "colour"
    },
    {
      "name": "tokens",
      "type": "number",
      "required": true,
      "least": 0,
      "most": 10
    },
    {
      "name": "extra",
      "type": "number",
      "least": 0,
      "most": 10,
      "default": 0
    },
    {
      "name": "replaces",
      "type": "id",
      "required": true,
      "racesOnly": true
    },
    {
      "name": "box",
      "type": "number",
      "least": 1,
      "most": 20,
      "racesOnly": true
    },
    {
      "name": "sails",
      "type": "flag",
      "default": false
    },
    {
      "name": "rolls_first",
      "type": "flag",
      "default": false
    },
    {
      "name": "late_decline",
      "type": "flag",
      "default": false
    },
    {
      "name": "declines_beside",
      "type": "flag",
      "default": false
    },
    {
      "name": "fights_in_decline",
      "type": "flag",
      "racesOnly": true,
      "default": false
    },
    {
      "name": "keeps_aside",
      "type": "number",
      "least": 0,
      "most": 10,
      "default": 0
    }
  ],
  "power": [
    {
      "name": "id",
      "type": "id",
      "required": true
    },
    {
      "name": "name",
      "type": "words",
      "most": 40
    },
    {
      "name": "text",
      "type": "words",
      "most": 400
    },
    {
      "name": "icon",
      "type": "icon"
    },
    {
      "name": "colour",
      "type": "colour"
    },
    {
      "name": "tokens",
      "type": "number",
      "required": true,
      "least": 0,
      "most": 5
    },
    {
      "name": "extra",
      "type": "number",
      "least": 0,
      "most": 5,
      "default": 0
    },
    {
      "name": "sails",
      "type": "flag",
      "default": false
    },
    {
      "name": "rolls_first",
      "type": "flag",
      "default": false
    },
    {
      "name": "late_decline",
      "type": "flag",
      "default": false
    },
    {
      "name": "declines_beside",
      "type": "flag",
      "default": false
    },
    {
      "name": "keeps_aside",
      "type": "number",
      "least": 0,
      "most": 5,
      "default": 0
    }
  ],
  "filter": [
    {
      "name": "terrain",
      "type": "any_of",
      "choices": [
        "farmland",
        "forest",
        "hill",
        "mountain",
        "swamp",
        "sea",
        "lake",
        "land",
        "water"
      ]
    },
    {
      "name": "symbol",
      "type": "any_of",
      "choices": [
        "mine",
        "cavern",
        "magic"
      ]
    },
    {
      "name": "coast",
      "type": "flag"
    },
    {
      "name": "edge",
      "type": "flag"
    },
    {
      "name": "owner",
      "type": "any_of",
      "choices": [
        "own",
        "own_declined",
        "enemy_active",
        "enemy_declined",
        "lost_tribe",
        "any"
      ]
    },
    {
      "name": "empty",
      "type": "flag"
    },
    {
      "name": "tokens_at_least",
      "type": "number",
      "least": 1,
      "most": 20
    },
    {
      "name": "tokens_at_most",
      "type": "number",
      "least": 0,
      "most": 20
    },
    {
      "name": "marker",
      "type": "flag"
    },
    {
      "name": "near",
      "type": "filter"
    },
    {
      "name": "not",
      "type": "filter"
    }
  ],
  "boardFilter": [
    "terrain",
    "symbol",
    "coast",
    "edge",
    "not"
  ],
  "rules": [
    {
      "kind": "coins",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 10
        },
        {
          "name": "per",
          "type": "choice",
          "default": "turn",
          "choices": [
            "turn",
            "region",
            "group",
            "largest_group",
            "terrain",
            "conquest",
            "loss",
            "decline"
          ]
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "every",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 6
        },
        {
          "name": "at_most",
          "type": "number",
          "least": 1,
          "most": 20
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        },
        {
          "name": "state",
          "type": "choice",
          "default": "active",
          "choices": [
            "active",
            "declined",
            "both"
          ],
          "racesOnly": true
        }
      ]
    },
    {
      "kind": "tokens",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 5
        },
        {
          "name": "per",
          "type": "choice",
          "default": "turn",
          "choices": [
            "turn",
            "region",
            "group",
            "largest_group",
            "terrain",
            "conquest",
            "loss"
          ]
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "every",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 6
        },
        {
          "name": "at_most",
          "type": "number",
          "least": 1,
          "most": 20
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "discount",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 5
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "first",
          "type": "number",
          "least": 1,
          "most": 5
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "defence",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 5
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        },
        {
          "name": "state",
          "type": "choice",
          "default": "active",
          "choices": [
            "active",
            "declined",
            "both"
          ],
          "racesOnly": true
        }
      ]
    },
    {
      "kind": "reach",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "links",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "where",
          "type": "filter",
          "required": true,
          "boardOnly": true
        }
      ]
    },
    {
      "kind": "losses",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "least": 0,
          "most": 3,
          "default": 0
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "state",
          "type": "choice",
          "default": "active",
          "choices": [
            "active",
            "declined",
            "both"
          ],
          "racesOnly": true
        }
      ]
    },
    {
      "kind": "stays",
      "once": true,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "least": 1,
          "most": 10
        },
        {
          "name": "per",
          "type": "choice",
          "default": "region",
          "choices": [
            "region",
            "race"
          ]
        },
        {
          "name": "where",
          "type": "filter"
        }
      ]
    },
    {
      "kind": "die",
      "once": false,
      "isMove": false,
      "fields": [
        {
          "name": "faces",
          "type": "numbers",
          "least": 0,
          "most": 6,
          "count": 6
        },
        {
          "name": "rolls",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 2
        },
        {
          "name": "whose",
          "type": "choice",
          "default": "own",
          "choices": [
            "own",
            "defence"
          ]
        }
      ]
    },
    {
      "kind": "extra_round",
      "once": true,
      "isMove": false,
      "fields": [
        {
          "name": "amount",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 2
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "marker",
      "once": true,
      "isMove": false,
      "fields": [
        {
          "name": "id",
          "type": "id",
          "required": true
        },
        {
          "name": "name",
          "type": "words",
          "most": 40
        },
        {
          "name": "supply",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 15
        },
        {
          "name": "placed",
          "type": "choice",
          "default": "turn",
          "choices": [
            "conquest",
            "redeployment",
            "turn",
            "moved",
            "take"
          ]
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "never_again",
          "type": "flag",
          "default": false
        },
        {
          "name": "defence",
          "type": "number",
          "least": 0,
          "most": 3,
          "default": 0
        },
        {
          "name": "immune",
          "type": "flag",
          "default": false
        },
        {
          "name": "shields",
          "type": "flag",
          "default": false
        },
        {
          "name": "coins",
          "type": "number",
          "least": 0,
          "most": 3,
          "default": 0
        },
        {
          "name": "stacks",
          "type": "flag",
          "default": false
        },
        {
          "name": "survives_decline",
          "type": "flag",
          "default": false
        }
      ]
    },
    {
      "kind": "take",
      "once": true,
      "isMove": true,
      "fields": [
        {
          "name": "tokens",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 5
        },
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "at_most",
          "type": "number",
          "default": 1,
          "least": 1,
          "most": 3
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "swap",
      "once": true,
      "isMove": true,
      "fields": [
        {
          "name": "where",
          "type": "filter"
        },
        {
          "name": "per",
          "type": "choice",
          "default": "seat",
          "choices": [
            "seat",
            "turn"
          ]
        },
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    },
    {
      "kind": "peace",
      "once": true,
      "isMove": true,
      "fields": [
        {
          "name": "when",
          "type": "choice",
          "default": "always",
          "choices": [
            "always",
            "first_turn",
            "later_turns",
            "last_round",
            "nothing_held"
          ]
        }
      ]
    }
  ],
  "movesByMarker": [
    "redeployment",
    "turn",
    "moved"
  ]
};
