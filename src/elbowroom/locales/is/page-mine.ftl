### One’s own games: what decided one of them for oneself, and the page with all that this browser remembers.

## What decided the game for me

page-forme-title = Það sem réð úrslitum hjá þér
page-forme-who = Hver þú ert
page-forme-ahead = Í lokin er { $other } { combo-coins.dat } á eftir þér.
page-forme-behind = Í lokin er { $other } { combo-coins.dat } á undan þér.
page-forme-equal = Í lokin á { $other } jafnmarga skildinga og þú: { $coins }.
page-forme-best = Besta samstæðan þín: „{ $combo }“. Hún gaf { combo-coins.acc } á { count-turns.dat }, { $average } á umferð.
page-forme-worst = Slakasta samstæðan þín: „{ $combo }“. Hún gaf { combo-coins.acc } á { count-turns.dat }, { $average } á umferð.
page-forme-only = Þú spilaðir aðeins eina samstæðu: „{ $combo }“. Hún gaf { combo-coins.acc } á { count-turns.dat }, { $average } á umferð.

## Where the difference was largest. $coins are yours, $their those of $other.

page-forme-regions-more = Virku þjóðirnar þínar réðu yfir meira landi. Þú: { combo-coins }; { $other }: { $their }.
page-forme-regions-less = Virku þjóðirnar þínar réðu yfir minna landi. Þú: { combo-coins }; { $other }: { $their }.
page-forme-race-more = Kraftar þjóða þinna gáfu meira. Þú: { combo-coins }; { $other }: { $their }.
page-forme-race-less = Kraftar þjóða þinna gáfu minna. Þú: { combo-coins }; { $other }: { $their }.
page-forme-power-more = Sérstöku eigin­leikarnir þínir gáfu meira. Þú: { combo-coins }; { $other }: { $their }.
page-forme-power-less = Sérstöku eigin­leikarnir þínir gáfu minna. Þú: { combo-coins }; { $other }: { $their }.
page-forme-declined-more = Þjóðir þínar á hnignunar­skeiði gáfu meira. Þú: { combo-coins }; { $other }: { $their }.
page-forme-declined-less = Þjóðir þínar á hnignunar­skeiði gáfu minna. Þú: { combo-coins }; { $other }: { $their }.
page-forme-found-more = Þú fannst fleiri skildinga á samstæðum. Þú: { combo-coins }; { $other }: { $their }.
page-forme-found-less = Þú fannst færri skildinga á samstæðum. Þú: { combo-coins }; { $other }: { $their }.
page-forme-start-more = Þú byrjaðir með fleiri skildinga. Þú: { combo-coins }; { $other }: { $their }.
page-forme-start-less = Þú byrjaðir með færri skildinga. Þú: { combo-coins }; { $other }: { $their }.
page-forme-paid-more = Þú borgaðir minna fyrir samstæður. Þú: { combo-coins }; { $other }: { $their }.
page-forme-paid-less = Þú borgaðir meira fyrir samstæður. Þú: { combo-coins }; { $other }: { $their }.

## Its two charts

page-forme-coins = Uppruni skildinga
page-forme-you = Þú
page-forme-all = Samanlagt
page-forme-part-start = Í upphafi
page-forme-part-paid = Borgað fyrir samstæður
page-forme-combos = Samstæðurnar þínar, skildingar á umferð
page-forme-spell = { combo-coins } á { count-turns.dat }
page-forme-about = Með skildingum samstæðu telst það sem hún gaf á hnignunar­skeiði; umferðir hennar eru þær þegar hún var virk og umferð hnignunar­innar.
page-forme-more = Öll spilin mín

## The page with all games of this browser

page-mine-who = Hvers spil
page-mine-everybody = Allir hér
page-mine-looking = Leitað að loknum spilum…
page-mine-empty = Sagan þín hefst með fyrsta spilinu
page-mine-empty-about = Hvert spil sem þú lýkur við í þessum vafra er geymt hér. Þetta verður hér:
page-mine-empty-levels = Úrslit þín gegn vélmennum af hverjum styrkleika og gegn fólki.
page-mine-empty-races = Þjóðirnar sem þú heldur mest upp á og samstæðurnar sem gefa þér mest.
page-mine-empty-time = Úrslit þín í áranna rás, spil fyrir spil.
page-mine-empty-play = Spila

page-mine-played = Spiluð spil
page-mine-won = Unnin spil
page-mine-won-share = { $count } ({ $share }%)
page-mine-last = Unnin af síðustu { $count }
page-mine-best = Flestir skildingar í spili

page-mine-time = Spil fyrir spil
page-mine-time-label = Munur í skildingum, spil fyrir spil. Spil: { $count }. Listinn fyrir neðan segir það sama með orðum.
page-mine-time-about = Skildingar umfram þann sem kom næstur, eða á eftir sigur­vegaranum. Nýjasta spilið er lengst til hægri.
page-mine-bar = { $day }: { $place }. sæti, { combo-coins } ({ $margin })
page-mine-list = Sem listi
page-mine-day = Dagur
page-mine-with = Með
page-mine-place = Sæti
page-mine-place-of = { $place } af { $players }
page-mine-coins = Skildingar
page-mine-margin = Forysta

page-mine-levels = Gegn hverjum styrkleika
page-mine-opponent = Mótherji
page-mine-people = Fólk
page-mine-beaten = Varð á undan
page-mine-beaten-of = { $beaten } af { $met }
page-mine-margin-average = Forysta að meðaltali
page-mine-levels-about = Hver mótherji í spili telst með: við borð með tveimur léttum vélmennum mætir þú tveimur.

page-mine-races = Uppáhalds­þjóðir
page-mine-combos = Bestu samstæður að meðaltali
page-mine-times = { $count ->
    [1] einu sinni
    [2] tvisvar
    [one] { $count } sinni
   *[other] { $count } sinnum
}
page-mine-average-turn = { combo-coins } að meðaltali, { $average } á umferð
page-mine-times-turn = spiluð { page-mine-times }, { $average } á umferð

page-mine-kept = Þessi spil eru geymd í þessum vafra og hvergi annars staðar. Pláss er fyrir þau nýjustu, mest { $count }. Spil telst með þegar það var spilað frá upphafi til enda og enginn lét það eftir vélmenni.
page-mine-save = Vista sem skrá
page-mine-add = Bæta við úr skrá
page-mine-added = { $count ->
    [0] Öll spilin í þessari skrá voru hér fyrir.
   *[other] Spil sem bættust við: { $count }.
}
page-mine-full = Vafrinn neitar að geyma þessi spil. Þau sjást þar til þú ferð af síðunni.
page-mine-clear = Hreinsa allt
page-mine-clear-sure = Spil sem myndu gleymast fyrir fullt og allt: { $count }. Vistaðu þau fyrst sem skrá ef þú gætir viljað fá þau aftur.
page-mine-clear-yes = Gleyma þeim
page-mine-cleared = Öll spil voru hreinsuð burt.

page-mine-file-long = Þessi skrá er of stór til að vera listi yfir spil.
page-mine-file-no-json = Þessa skrá er ekki hægt að lesa: hún er ekki JSON, eða endann vantar á hana.
page-mine-file-other = Í þessari skrá er eitthvað annað: „Vista sem skrá“ á þessari síðu býr til þær réttu.
page-mine-file-version = Þessi skrá er í útgáfu { $version }, sem þessi síða getur ekki lesið. Hún les útgáfu 1.
page-mine-file-game = Spil númer { $number } í þessari skrá er skemmt: „{ $field }“ vantar eða er rangt. Engu var bætt við.
