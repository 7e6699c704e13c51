"""The rules once more, slowly and without the engine: what a position says may be done, cost and earned.

Everything is worked out from the JSON of a position and the facts of its map, with races and powers by name.
"""

from collections.abc import Mapping
from typing import Any

Facts = Mapping[str, Any]

DEFENCES = ("encampments", "fortress", "lair")
IMMUNITIES = ("hole", "hero", "dragon")
WATER = ("sea", "lake")
BONUS_TERRAIN = {"humans": "farmland", "forest": "forest", "hill": "hill", "swamp": "swamp"}
BONUS_SYMBOL = {"wizards": "magic", "dwarves": "mine"}
SORCERERS_IN_THE_BOX, FORTRESSES = 18, 6


class Oracle:
    """One position, seen from the people that acts."""

    def __init__(self, position: Facts, map_facts: Facts) -> None:
        self.position = position
        self.map = {region["id"]: region for region in map_facts["regions"]}
        self.rows: dict[int, Facts] = {int(r): row for r, row in position["regions"].items()}
        self.turn = position["turn"]
        self.seat: int = position.get("deciding", position["seat"])
        self.is_active = position["acting"] == "active"
        player = position["players"][self.seat]
        peoples = [player["active"]] if self.is_active else player["declined"]
        named = [p for p in peoples if p and p["race"] == position.get("acting_race", p["race"])]
        self.people: Facts = named[0] if named else {"race": None, "power": None, "hand": 0}
        self.race = self.people["race"]
        self.power = self.people["power"] if self.is_active else None
        self.held = self.regions_of(self.seat, self.race)

    def regions_of(self, seat: int, race: str) -> set[int]:
        return {r for r, row in self.rows.items() if row.get("seat") == seat and row.get("race") == race}

    def active_race(self, seat: int) -> str | None:
        active = self.position["players"][seat]["active"]
        return str(active["race"]) if active else None

    # Conquest

    @property
    def hand(self) -> int:
        """Before anything was done, the tokens that a ready would take up count as in hand (6.1)."""
        hand = int(self.people["hand"])
        if self.position["phase"] == "expand":
            hand += int(self.people.get("aside", 0))
            hand += sum(self.rows[r]["tokens"] - 1 for r in self.held)
        return hand

    def cost(self, r: int) -> int:
        region, row = self.map[r], self.rows.get(r, {})
        tokens: int = 2 + (region["terrain"] == "mountain") + row.get("lost_tribe", 0) + row.get("tokens", 0)
        tokens += sum(row.get(marker, 0) for marker in DEFENCES)
        near = [self.map[other] for other in region["adjacent"]]
        if self.race == "giants":
            tokens -= any(self.is_next_to(r, other) for other in self.held if self.is_mountain(other))
        if self.race == "tritons" and region["terrain"] not in WATER:
            tokens -= any(other["terrain"] in WATER for other in near)
        tokens -= self.power == "commando"
        tokens -= self.power == "mounted" and region["terrain"] in ("hill", "farmland")
        tokens -= self.power == "underworld" and "cavern" in region["symbols"]
        return max(1, tokens - (self.turn["die"] or 0))

    def is_near(self, r: int) -> bool:
        region = self.map[r]
        if self.power == "flying" and region["terrain"] not in WATER:
            return True
        if not self.held:
            return self.race == "halflings" or self.is_border(r)
        return any(self.is_next_to(r, other) for other in self.held)

    def is_mountain(self, r: int) -> bool:
        return bool(self.map[r]["terrain"] == "mountain")

    def is_next_to(self, r: int, other: int) -> bool:
        """Adjacent for this people: on the map, or both by a cavern of an Underworld."""
        both = [self.map[one]["symbols"] for one in (r, other)]
        is_linked = self.power == "underworld" and all("cavern" in symbols for symbols in both)
        return is_linked or other in self.map[r]["adjacent"]

    def is_border(self, r: int) -> bool:
        near = [self.map[other] for other in self.map[r]["adjacent"]]
        return self.map[r]["edge"] or any(other["edge"] and other["terrain"] == "sea" for other in near)

    def is_open(self, r: int) -> bool:
        """Whether nothing forbids to attack the region."""
        row = self.rows.get(r, {})
        if r in self.held or any(row.get(marker) for marker in IMMUNITIES):
            return False
        if self.map[r]["terrain"] in WATER and self.power != "seafaring":
            return False
        owner = row.get("seat", self.seat)
        peace = {"from": self.seat, "to": owner} in self.position["peace"]
        return not (peace and self.is_active and row["race"] == self.active_race(owner))

    def targets(self) -> set[int]:
        return {r for r in self.map if self.is_near(r) and self.is_open(r)}

    def conquests(self) -> set[str]:
        moves = set()
        targets, hand = self.targets(), self.hand
        if hand > 0:
            for r in targets:
                short = self.cost(r) - hand
                if short <= 0:
                    moves.add(f"conquer {r}")
                elif short <= 3 and self.power != "berserk":
                    moves.add(f"attempt {r}")
        if self.turn["die"] is not None:
            return moves
        if self.power == "berserk" and hand > 0:
            moves.add("roll")
        if self.power == "dragon_master" and hand > 0 and not self.turn["used"]["dragon_master"]:
            moves.update(f"use dragon_master {r}" for r in targets)
        if self.race == "sorcerers":
            moves.update(f"use sorcerers {r}" for r in targets if self.can_convert(r))
        return moves

    def can_convert(self, r: int) -> bool:
        row = self.rows.get(r, {})
        owner = row.get("seat", self.seat)
        of_sorcerers = sum(self.rows[other]["tokens"] for other in self.held)
        return (
            owner != self.seat
            and row["race"] == self.active_race(owner)
            and row["tokens"] == 1
            and not row.get("encampments")
            and owner not in self.turn["used"]["sorcerers"]
            and (bool(self.held) or self.power == "flying")
            and 0 < of_sorcerers + self.people["hand"] + self.people["aside"] < SORCERERS_IN_THE_BOX
        )

    # Phases

    def legal(self) -> set[str]:
        """Every legal move."""
        return {
            "pick": self.picks,
            "expand": self.expansion,
            "conquer": lambda: {"done"} | self.conquests(),
            "redeploy": self.redeployment,
            "stout": lambda: {"decline", "done"},
            "withdraw": self.withdrawal,
            "over": set[str],
        }[self.position["phase"]]()

    def picks(self) -> set[str]:
        coins = self.position["players"][self.seat]["coins"]
        places = range(1, len(self.position["offer"]) + 1)
        return {f"pick {place}" for place in places if place - 1 <= coins} or {"done"}

    def expansion(self) -> set[str]:
        moves = {"done"} | {f"abandon {r}" for r in self.held} | self.conquests()
        active = self.position["players"][self.seat]["active"]
        if not self.turn["committed"] and active["turns"] > 0:
            moves.add("decline")
        return moves

    def redeployment(self) -> set[str]:
        hand = self.people["hand"]
        if hand < 0:
            return {f"abandon {r}" for r in self.held}
        moves = {f"deploy {r}" for r in self.held if hand}
        placements = self.placements()
        must = [move for move in placements if move.split()[1] in ("heroic", "bivouacking")]
        if not must and not (hand and self.held):
            moves.add("done")
        return moves | placements

    def placements(self) -> set[str]:
        used = self.turn["used"]
        if self.power == "heroic" and self.people["heroes"]:
            return {f"use heroic {r}" for r in self.held if not self.rows[r].get("hero")}
        if self.power == "bivouacking" and self.people["encampments"]:
            return {f"use bivouacking {r}" for r in self.held}
        if self.power == "fortified" and not used["fortified"]:
            built = {r for r, row in self.rows.items() if row.get("fortress")}
            return {f"use fortified {r}" for r in self.held - built if len(built) < FORTRESSES}
        if self.power == "diplomat" and not used["diplomat"]:
            others = set(range(len(self.position["players"]))) - {self.seat, *self.turn["attacked"]}
            return {f"use diplomat {seat}" for seat in others}
        return set()

    def withdrawal(self) -> set[str]:
        moves = {f"deploy {r}" for r in self.held if self.people["hand"]}
        if self.power == "bivouacking" and self.people["encampments"]:
            moves.update(f"use bivouacking {r}" for r in self.held)
        return moves

    # Peoples

    def tokens(self, race: str) -> int:
        """All tokens of a race that are not in the tray."""
        peoples = [people for player in self.position["players"] for people in self.peoples(player)]
        kept = sum(people["hand"] + people.get("aside", 0) for people in peoples if people["race"] == race)
        return int(kept + sum(row["tokens"] for row in self.rows.values() if row.get("race") == race))

    def peoples(self, player: Facts) -> list[Facts]:
        return [people for people in (player["active"], *player["declined"]) if people]

    # Coins

    def income(self, seat: int) -> dict[str, int]:
        """What scoring would pay the seat."""
        player = self.position["players"][seat]
        all_held = [r for r, row in self.rows.items() if row.get("seat") == seat]
        found = {"regions": len(all_held)}
        taken = self.turn["occupied_taken"] if seat == self.seat and self.is_active else 0
        if player["active"]:
            mine = self.regions_of(seat, player["active"]["race"])
            for trait in (player["active"]["race"], player["active"]["power"]):
                found[trait] = self.bonus(trait, mine, taken, player["active"]["turns"])
        if "dwarves" in [row["race"] for row in player["declined"]]:
            found["dwarves"] = self.bonus("dwarves", self.regions_of(seat, "dwarves"), 0, 0)
        return {source: coins for source, coins in found.items() if coins or source == "regions"}

    def bonus(self, trait: str, held: set[int], taken: int, turns: int) -> int:
        if trait in BONUS_TERRAIN:
            return sum(self.map[r]["terrain"] == BONUS_TERRAIN[trait] for r in held)
        if trait in BONUS_SYMBOL:
            return sum(BONUS_SYMBOL[trait] in self.map[r]["symbols"] for r in held)
        fixed: dict[str, int] = {
            "orcs": taken,
            "pillaging": taken,
            "alchemist": 2,
            "merchant": len(held),
            "fortified": sum(self.rows[r].get("fortress", 0) for r in held),
            "wealthy": 7 if turns == 0 else 0,
        }
        return fixed.get(trait, 0)

    def winners(self) -> list[int]:
        """Most coins, then most tokens on the map."""
        seats = range(len(self.position["players"]))
        tokens = [
            sum(row["tokens"] for row in self.rows.values() if row.get("seat") == seat) for seat in seats
        ]
        ranks = [(self.position["players"][seat]["coins"], tokens[seat]) for seat in seats]
        return [seat for seat in seats if ranks[seat] == max(ranks)]
