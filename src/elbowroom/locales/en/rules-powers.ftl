### The rulebook: a page for each power. What a power does in one sentence is in names.ftl.

rule-11-1 = 2 coins in each turn while the race is active, whatever it holds, even nothing at all (5.6). Nobody asks what the gold is made of.
rules-alchemist-well = Races that stay active for long: Elves, Trolls, Sorcerers.
rules-alchemist-badly = Races that want to decline early. Each turn in decline costs 2 coins.

rule-11-2 =
    Before any conquest you may roll the die. Then choose a region: it costs the pips less, but at least 1 token. The roll is for this one conquest.

    If you cannot or do not want to conquer with it, your conquests are over for this turn. You need at least 1 token in hand to roll. This race has no other final attempt (4.8).
rules-berserk-well = Races that are rewarded for fighting: Orcs and Skeletons. With 3 blank faces it is worth 1 token a roll on average.
rules-berserk-badly = Careful planners. The last token in hand either takes something or comes home.

rule-11-3 =
    You have 5 encampments. When you redeploy you put them into your regions as you like, also several in one. Each defends like 1 token and protects a lone token from Sorcerers.

    They are placed anew every turn. Nobody can take them: when a region falls, its camps come back to your hand and are pitched again at the end of that turn (5.4). In decline they are packed up.
rules-bivouacking-well = Races with few tokens at home: Amazons, Dwarves, Sorcerers.
rules-bivouacking-badly = Races that already defend well, such as Trolls, and early declines.

rule-11-4 = 1 token less for any region, near or far, wherever it is.
rules-commando-well = Everybody. Most of all Amazons, Orcs and Skeletons, who want many conquests, and Giants and Tritons, who have a discount already.
rules-commando-badly = Nobody, really. But the badge itself pays no coins.

rule-11-5 =
    At the end of your turn you may name one opponent whose active race you did not attack in this turn. Until your next turn begins, that player’s active race may not attack your active race.

    An attempt that failed on the die is an attack, too. You may name somebody without an active race. Declined races are outside of the peace on both sides.
rules-diplomat-well = Tables for 2 or 3, where one peace covers half of your border, and races that live thinly: Wizards, Humans.
rules-diplomat-badly = Tables for 5, where four others have signed nothing.

rule-11-6 =
    Once in a turn you may conquer one region with exactly 1 token, whatever defends it. It must be a region that you could otherwise attack: adjacent, not immune, no peace.

    The dragon moves there and makes the region immune until it moves on. If you abandon the region, the dragon comes back to you. In decline it flies away.
rules-dragon-master-well = Small races: Dwarves, Trolls, Wizards. And every table where somebody feels safe.
rules-dragon-master-badly = Races that want to decline soon. A dragon is for those who stay.

rule-11-7 = Flying races may conquer any land region, next to their own or not, and enter anywhere. Seas and lakes are no place to land.
rules-flying-well = Races that look for something special: Dwarves for mines, Wizards for magic sources, Sorcerers for lone tokens, Humans for farmland.
rules-flying-badly = Halflings, who enter anywhere by themselves, and races that need a compact realm. What is scattered has many neighbours.

rule-11-8 = 1 coin more for each forest region.
rules-forest-well = Races with tokens enough to go where the trees are: Ratmen, Amazons. Wizards, where a source lies in a wood.
rules-forest-badly = Humans and Dwarves, whose own bonus lies elsewhere.

rule-11-9 =
    Once in a turn, while the race is active, you may build a fortress in a region that it holds. It defends like 1 token, also in decline, and pays 1 coin in each turn while the race is active.

    Only one fits into a region, and there are 6 in all. A fortress falls when the region is abandoned or conquered or its last token leaves. Then it can be built again elsewhere.
rules-fortified-well = Races that last: Trolls, Elves, Halflings. After a few turns the fortresses pay like a terrain of your own.
rules-fortified-badly = Short lives. The first turn brings 1 coin, the badge only 3 tokens.

rule-11-10 =
    At the end of your turn the 2 heroes stand in 2 different regions that you hold, or in 1 if you hold only one. These are immune until the heroes move on.

    If you abandon such a region, the hero comes back to you. In decline the heroes retire.
rules-heroic-well = Races with a few precious regions: Dwarves, Wizards, Sorcerers who like to stand alone.
rules-heroic-badly = Halflings, who have 2 safe homes anyway, and wide realms, of which 2 regions are little.

rule-11-11 = 1 coin more for each hill region.
rules-hill-well = Races with many tokens, and Giants: hills often lie beside their mountains.
rules-hill-badly = Humans and Tritons, who are drawn elsewhere.

rule-11-12 = 1 coin more for each region the race holds. That doubles your income, with only 2 tokens to defend it.
rules-merchant-well = Many tokens or cheap regions: Ratmen, Amazons, Tritons, Elves.
rules-merchant-badly = Dwarves and Trolls: 5 or 7 tokens hold few regions to be paid for.

rule-11-13 = 1 token less for hills and farmland.
rules-mounted-well = Humans, whom farmland pays, and Giants, who save twice beside a mountain.
rules-mounted-badly = Races that want other land: Wizards and Dwarves ride past it.

rule-11-14 = 1 coin for each non-empty region that the race conquered in this turn.
rules-pillaging-well = Orcs, who are paid twice for it. Amazons and Skeletons, who conquer a lot, turn after turn.
rules-pillaging-badly = Races that rather stay at home: Trolls, Halflings. Nothing to loot, nothing to earn.

rule-11-15 =
    While the race is active it can conquer seas and lakes. They count as empty regions and cost 2 tokens. A sea at the edge can be the first conquest.

    In decline the race keeps them, and they go on paying. Only another Seafaring race could take them away.
rules-seafaring-well = Tritons, for whom every shore is cheap, and races that decline early: the waters stay yours.
rules-seafaring-badly = Giants and Dwarves, who find neither mountains nor mines at sea.

rule-11-16 = When this race declines, it does not count as your one declined race (8.2). It leaves the map only if it is conquered. It keeps its badge, too.
rules-spirit-well = Ghouls above all. Dwarves, whose mines go on paying, and Trolls, whose lairs go on standing.
rules-spirit-badly = Races that shine only while they are active: Amazons, Orcs. And the last rounds, when there is no time for a third race.

rule-11-17 = Right after scoring a turn of conquest you may go into decline. You keep the full score of the active race, and lose no turn.
rules-stout-well = Races with a strong first turn: Ratmen, Amazons, Orcs. Also Ghouls, who go on right away.
rules-stout-badly = Elves and Skeletons, whose time comes with the years.

rule-11-18 = 1 coin more for each swamp region. Bring boots.
rules-swamp-well = Races with many tokens, and Wizards or Dwarves, where a source or a mine lies in a swamp.
rules-swamp-badly = Humans and Giants, who like it dry.

rule-11-19 =
    Regions with a cavern cost 1 token less. For conquests of this race all cavern regions are next to each other, for every purpose: moving on (4.2), the discount of Giants (10.5), the conversions of Sorcerers (10.11).

    The first conquest is still at the border.
rules-underworld-well = Giants on a mountain with a cavern, Sorcerers, and Dwarves, who need short ways.
rules-underworld-badly = Races that love the coast, where caverns are rare, and a first conquest that is far from any of them.

rule-11-20 = 7 coins, once, at the end of the first turn of the race.
rules-wealthy-well = Races that decline early: Ratmen, Ghouls. Take the money and go.
rules-wealthy-badly = Nobody minds 7 coins. After the first turn, though, the badge is only an ornament.
