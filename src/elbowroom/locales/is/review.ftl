### What the analysis says: why a plan is good, and what a turn lost. The command line and the page both say it.
### $coins are whole coins, $regions and $tokens are counts; names of races, combos, regions and players are filled in.

## Why a plan is good

plan-guard = Táknin standa þar sem aðrir gætu gert árás.
plan-withdraw = Táknin sem koma aftur fara þangað sem þeirra er mest þörf.
plan-rest = Þjóðin hefur gefið það sem hún getur ({ $race }); hvíld kostar enga umferð núna.
plan-stay-awake = Þjóðin getur enn gefið meira vakandi en sofandi ({ $race }).
plan-roll-first = Teningurinn er ókeypis á undan hverjum landvinningi, svo að honum er kastað.
plan-combo = Samstæðan „{ $combo }“ leggur til { combo-tokens }, sem duga fyrir { count-regions.dat } strax.
plan-combo-pays = Samstæðan „{ $combo }“ leggur til { combo-tokens } og { combo-coins.acc } að auki, umfram verðið.
plan-decline = Þjóðin á fátt eftir óunnið ({ $race }). Á hnignunar­skeiði gefur hún enn { combo-coins.acc } núna, og næst kemur ný þjóð.
plan-gamble = Það er teningskasts virði ({ $region }): lítið tapast þótt það mistakist.
plan-last-turn = Í síðustu umferð skipta aðeins skildingar máli. Þessi áætlun gefur { combo-coins.acc }.
plan-weaken = Þessi áætlun gefur { combo-coins.acc } í umferðinni. Landsvæði tekin af leikmanninum { $name }: { $regions }.
plan-grow = Þessi áætlun gefur { combo-coins.acc } í umferðinni. Ný landsvæði: { $regions }.
plan-hold = Ekkert innan seilingar er táknanna virði; það sem fyrir er gefur { combo-coins.acc }.

## What a turn lost

mistake-decline = Hnignun hefði gefið { combo-coins.dat } meira en land­vinningar.
mistake-expand = Land­vinningar hefðu gefið { combo-coins.dat } meira en hnignun.
mistake-combo = Samstæðan „{ $combo }“ hefði gefið { combo-coins.dat } meira en „{ $othercombo }“.
mistake-instead = Að taka landsvæðið { $region } frekar en landsvæðið { $other } hefði gefið { combo-coins.dat } meira.
mistake-too = { $regions ->
    [1] Að taka landsvæðið { $region } líka hefði gefið { combo-coins.dat } meira.
   *[other] Að halda áfram á landsvæðið { $region } og lengra hefði gefið { combo-coins.dat } meira.
}
mistake-leave = { $regions ->
    [1] Að láta landsvæðið { $region } í friði hefði gefið { combo-coins.dat } meira.
   *[other] Að láta landsvæðið { $region } og fleiri í friði hefði gefið { combo-coins.dat } meira.
}
mistake-place = Annar staður fyrir táknin, einkum landsvæðið { $region }, hefði gefið { combo-coins.dat } meira.
mistake-rest = Hvíld eftir umferðina hefði gefið { combo-coins.dat } meira.
mistake-stay-awake = Engin hvíld eftir umferðina hefði gefið { combo-coins.dat } meira.
mistake-otherwise = Hið sama í annarri röð hefði gefið { combo-coins.dat } meira.
