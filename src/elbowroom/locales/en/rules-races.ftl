### The rulebook: a page for each race. What a race does in one sentence is in names.ftl.
### “well” and “badly” tell which powers suit a race, and what it should beware of.

rule-10-1 =
    4 of your Amazons only conquer. After redeployment 4 tokens come off the map and wait aside until you get ready again. They defend nothing, and they are not there when withdrawn tokens come back (5.4).

    As long as another region has 2 tokens or more, no region may be emptied for this. If that is not enough, regions are emptied all the same and do not score. With 4 tokens or fewer left, all of them come off.

    Losses are not made good: you start with 4 more, not every turn.
rules-amazons-well = Powers that pay for conquering, such as Pillaging, or that turn many tokens into many regions: Commando, Mounted, Merchant.
rules-amazons-badly = Losses. 4 tokens always step aside, so each lost one is missing at home, where few are left to guard what was won.

rule-10-2 =
    1 coin more for each region with a mine, also when they are in decline. It is the only income bonus of a race that decline cannot end.

    There are only 3 of them on the banner. Dwarves think that is plenty.
rules-dwarves-well = Powers that make few tokens go far: Commando, Flying or Underworld, which leads from cavern to cavern and to some of the mines.
rules-dwarves-badly = Merchant. The coins are fine, but 5 tokens hold very little.

rule-10-3 =
    When Elves lose a region, they lose no token. All of them go to hand and come back at the end of the turn (5.4), also an Elf who stood alone.

    Against Sorcerers this does not help: a converted Elf goes to the tray (10.11).

    In decline the talent is gone: a declined Elf is lost like anybody else.
rules-elves-well = Anything that pays every turn, such as Alchemist, Merchant or Hill: they hardly ever shrink, so they can stay long.
rules-elves-badly = Sorcerers as neighbours. And Stout, which is about leaving early, when the strength of Elves is to stay.

rule-10-4 =
    When Ghouls decline, all of their tokens stay on the map. From your next turn on they get ready, abandon, conquer and redeploy as if they were active, before your active race does. They may even make a final attempt with the die.

    Their power is gone. They suffer losses like anybody (5.1). In the turn of decline itself they rest.

    They may attack your own active race. Its survivors are in hand when that race gets ready right after. If you have to pick a combo, that comes before the Ghouls move.
rules-ghouls-well = Spirit: then they need not make way for your next race in decline, and go on eating the neighbours to the end.
rules-ghouls-badly = Powers that only pay while the race is active: the best time of Ghouls comes after that.

rule-10-5 =
    1 token less for each region next to a mountain region that they hold. One mountain is enough; a second one beside the same region gives nothing more.

    With Underworld, a mountain they hold that has a cavern makes every other cavern cheaper, too, beside the discount of the power.
rules-giants-well = Commando, Mounted, Underworld: discounts add up, and a region for 1 token is a bargain.
rules-giants-badly = Maps where somebody else sits on the mountains. Without one, Giants are just tall.

rule-10-6 =
    Halflings enter anywhere on land, not only at the border. On water they start only if they are Seafaring.

    The first 2 regions they conquer get a hole in the ground, which makes them immune (4.9). A hole goes when the region is abandoned or the race declines, and it is never dug again.
rules-halflings-well = Powers that pay for single regions, such as Fortified or a terrain power: choose the 2 best places of the map and stay.
rules-halflings-badly = A first conquest in a hurry. The holes stand where you begin, even if you would rather live elsewhere later.

rule-10-7 = 1 coin more for each farmland region. No tricks, no footnotes, just turnips.
rules-humans-well = Mounted, which makes farmland cheaper, and Merchant, which pays for it once more.
rules-humans-badly = Forest, Hill or Swamp: the two bonuses never meet in one region, and you cannot be everywhere.

rule-10-8 =
    1 coin for each non-empty region that they conquered in this turn. What counts is who was there just before: a Lost Tribe, an opponent, or your own declined race.

    If you have Ghouls in decline as well, each race counts its own conquests.
rules-orcs-well = Pillaging pays for the same regions again. Commando and Berserk help to take more of them.
rules-orcs-badly = Quiet turns. Orcs who only redeploy earn no more than anybody else.

rule-10-9 = Ratmen can do nothing special. There are 8 of them on the banner, and 13 in the box.
rules-ratmen-well = Powers that count regions: Merchant above all. Stout, too: spread out, cash in, leave.
rules-ratmen-badly = Powers that only protect a region or two. Ratmen were never short of bodies.

rule-10-10 = When they redeploy, Skeletons get 1 new token from the tray for every 2 non-empty regions that they conquered in this turn. An odd region counts for nothing, and an empty tray gives nothing.
rules-skeletons-well = Commando, Berserk, Pillaging: every fight makes them more. Most races shrink by the third turn, Skeletons grow.
rules-skeletons-badly = Wealthy or Stout, which tempt you to leave before the army is there.

rule-10-11 =
    Once in a turn for each opponent, Sorcerers may conquer a region where exactly 1 active token of that opponent stands: it goes to the tray, and a Sorcerer from the tray takes its place. You need no token in hand for it, but one must be left in the tray.

    The region must be next to one of theirs. For Underworld caverns count as neighbours, for Flying any land region does, even as the first conquest. Water is possible only if they are Seafaring.

    Mountain, fortress and lair do not protect; fortress and lair are torn down. An encampment protects, and so do immunity and peace. It has to happen before the final attempt.
rules-sorcerers-well = Flying, which finds a lone token anywhere, and large tables: the more opponents, the more conversions.
rules-sorcerers-badly = Opponents who leave 2 tokens everywhere. And their own number: with 5 on the banner the first turn is modest.

rule-10-12 = 1 token less for a coastal region: land next to a sea or a lake.
rules-tritons-well = Seafaring, which adds the water itself, and Merchant, which pays for many cheap regions.
rules-tritons-badly = The middle of a large map. Far from the shore they are as good as Ratmen, but fewer.

rule-10-13 =
    A troll’s lair stands in each region that they hold, as soon as they hold it. It defends like 1 token, also when they are in decline.

    It goes when the region is abandoned or conquered, or when its last token leaves. The box has 10 lairs, as many as there are Trolls.
rules-trolls-well = Fortified: a lone Troll then costs 5 tokens, in decline, too. Any power that is worth an early decline, such as Stout.
rules-trolls-badly = Sorcerers, whom no lair stops, and the dragon, which does not even notice it.

rule-10-14 = 1 coin more for each region with a magic source.
rules-wizards-well = Flying, since the sources lie far apart, and terrain powers where a source lies in the right terrain.
rules-wizards-badly = Neighbours who know how few sources there are, and sit on them.
