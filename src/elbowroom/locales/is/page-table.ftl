### The screen on which a game is played.

## Rounds, players, the column of combos

round-word = Umferð
round-label = Umferð { $round } af { $rounds }
players-title = Leikmenn
player-nobody = Laust sæti
player-open = laust
player-bot = vélmenni, { $level }
player-stand-in = vélmenni leysir af
player-you = þú
player-away = fjarverandi
player-no-race = engin virk þjóð
player-hand = { $tokens } á hendi
player-declined = Á hnignunar­skeiði: { $race }
player-let-bot = Láta vélmenni spila
player-i-am-back = Hér er ég aftur
purse-hidden = Skilding­arnir eru faldir
income-now = { $coins ->
    [0] Fær ekkert núna
   *[other] Fær { combo-coins.acc } núna
}
income-short = +{ $coins }
column-title = Samstæður í boði
combo-free = ókeypis
combo-price = kostar { combo-coins.acc }
combo-found = á þessari samstæðu: { combo-coins }
combo-take = Taka
own-combo = Samstæðan þín
entrance-picked = { $name } kemur með nýja þjóð í heiminn
entrance-declined = { $name } lætur þjóð fara á hnignunar­skeið
combo-why-not = Ekki þín enn: { $why }.

## The log

tab-log = Annáll
log-empty = Ekkert hefur gerst enn.
log-turn = Umferð { $round }, { $name }
log-first-turn = { $name } byrjar
log-somebody = Einhver
log-join = { $name } fær sér sæti.
log-leave = { $name } fer.
log-carry = { $name } spilar líka í öðru tæki.
log-bot = { $name } er vélmenni ({ $level }).
log-stand-in = Vélmenni spilar nú í þessu sæti: { $name }.
log-back = { $name } er hér aftur.
log-earlier = Sýna fyrri umferðir ({ $turns })
log-start = Spilið hefst.

## The line that says what to do

prompt-waiting = Beðið eftir leikmönnum. Spilið hefst þegar setið er í hverju sæti.
prompt-over = Spilinu er lokið.
prompt-pick = Veldu þér samstæðu: ýttu á „Taka“ við þá sem þér líst á.
prompt-enter = Land­vinningar: veldu upplýst landsvæði til að byrja. Á hendi: { combo-tokens }.
prompt-expand = Land­vinningar: veldu upplýst landsvæði eða láttu þjóðina fara á hnignunar­skeið ({ $race }). Á hendi: { combo-tokens }.
prompt-conquer = Land­vinningar: veldu upplýst landsvæði. Á hendi: { combo-tokens }.
prompt-conquer-roll = Land­vinningar: veldu upplýst landsvæði eða kastaðu teningnum fyrst. Á hendi: { combo-tokens }.
prompt-declined = Þjóðin þín á hnignunar­skeiði fer á undan ({ $race }): veldu upplýst landsvæði. Á hendi: { combo-tokens }.
prompt-die = Teningurinn sýnir { $pips }: næsta landsvæði kostar þeim mun minna. Veldu upplýst landsvæði.
prompt-die-useless = Teningurinn sýnir { $pips }, sem dugar ekki fyrir neinu landsvæði. Haltu áfram í endurröðun.
# When nothing can be conquered but by what a race or power does itself: prompt-only-use-ID.
prompt-only-use = Of fá tákn til landvinninga, en þetta er enn eftir: { $trait }. Veldu upplýst landsvæði eða haltu áfram í endurröðun.
prompt-only-use-sorcerers = Of fá tákn til landvinninga, en stöku tákni við hlið seiðkarlanna þinna má skipta út fyrir einn af þeim: veldu upplýst landsvæði eða haltu áfram í endurröðun.
prompt-attempt = { $decline ->
    [yes] Of fá tákn fyrir öruggan landvinning: reyndu við eitt landsvæði með teningnum, veldu hnignun eða haltu áfram í endurröðun.
   *[no] Of fá tákn fyrir öruggan landvinning: reyndu við eitt landsvæði með teningnum eða haltu áfram í endurröðun.
}
prompt-roll = { $decline ->
    [yes] Of fá tákn fyrir öruggan landvinning: kastaðu teningnum, veldu hnignun eða haltu áfram í endurröðun.
   *[no] Of fá tákn fyrir öruggan landvinning: kastaðu teningnum eða haltu áfram í endurröðun.
}
prompt-stuck = Ekki er fleira að leggja undir sig. Haltu áfram í endurröðun.
prompt-stuck-decline = Ekki er fleira að leggja undir sig: veldu hnignun eða haltu áfram í endurröðun. Á hendi: { combo-tokens }.
prompt-redeploy = Leggðu táknin á landsvæði þín. Á hendi: { combo-tokens }.
prompt-withdraw = Þú misstir landsvæði. Leggðu táknin sem komust undan á önnur landsvæði þín. Á hendi: { combo-tokens }.
prompt-must-supply = Settu niður: { $what }. Veldu eitt af landsvæðum þínum.
prompt-may-supply = Enn máttu setja niður: { $what }. Veldu eitt af landsvæðum þínum eða ljúktu umferð.
prompt-use = Þetta máttu nota við einn leikmann: { $trait }. Eða ljúktu umferð.
prompt-use-diplomat = Þú mátt semja frið við einn leikmann sem þú réðst ekki á: virk þjóð þess leikmanns getur ekki ráðist á þína fyrr en þú átt næst leik. Eða ljúktu umferð.
prompt-use-nobody = Þetta er ekki hægt að nota við neinn í þessari umferð: { $trait }. Ljúktu umferð eða færðu tákn með plús og mínus.
prompt-use-nobody-diplomat = Þú réðst á alla í þessari umferð, svo að enginn semur frið við þig. Ljúktu umferð eða færðu tákn með plús og mínus.
prompt-placed = Allt komið á sinn stað. Ljúktu umferð eða færðu tákn með plús og mínus.
prompt-nothing-held = Þjóðin þín ræður ekki yfir neinu landsvæði ({ $race }). Þessi umferð gefur { combo-coins.acc }. Á hendi: { combo-tokens }.
prompt-withdrawn = Allt komið á sinn stað. Ýttu á „Lokið“ til að halda áfram.
# Why there are too few, where a race or power has brought it about: prompt-must-abandon-ID.
prompt-must-abandon = Of fá tákn fyrir öll landsvæði þín: veldu eitt til að yfirgefa. Vantar: { combo-tokens }.
prompt-must-abandon-amazons = Fjórar skjaldmeyjar komu aðeins til að berjast og fara nú af kortinu. Veldu landsvæði til að yfirgefa. Vantar: { combo-tokens }.
# What is chosen with a tool, and why it can be, where a race or power has words for it: prompt-tool-ID.
prompt-tool = { $tool }: veldu upplýst landsvæði eða taktu aftur upp táknin þín.
prompt-tool-sorcerers = { $tool }: veldu stakt tákn við hlið seiðkarlanna þinna og einn af þeim kemur í þess stað. Einu sinni í umferð gegn hverjum mótherja.
prompt-tool-dragon-master = { $tool }: veldu landsvæði og það fellur fyrir einu tákni, hvað sem ver það. Einu sinni í umferð.
prompt-stout = Þjóðin þín getur farið á hnignunar­skeið strax, með skildinga umferðar­innar þegar í pyngjunni ({ $race }).
prompt-other-pick = { $name } velur sér samstæðu.
prompt-other-expand = { $name } velur milli landvinninga og hnignunar.
prompt-other-conquer = { $name } er í land­vinningum.
prompt-other-redeploy = { $name } leggur niður tákn.
prompt-other-stout = { $name } má velja hnignun núna.
prompt-other-withdraw = { $name } leggur aftur niður tákn sem hörfuðu.

## Buttons

action-title = Þú átt leik
done-expand = Bara raða
done-conquer = Endurraða
done-redeploy = Ljúka umferð
done-declined = Lokið
done-withdraw = Lokið
done-stout = Vera áfram
done-tokens-in-hand = fyrst þarf að leggja niður táknin á hendi: { $tokens }
done-must-abandon = fyrst þarf að yfirgefa landsvæði; tákn sem vantar: { $tokens }
done-must-place = enn á eftir að setja á landsvæði þín: { $what }
done-not-yet = Ekki strax: { $why }.
undo-button = Afturkalla
undo-label = Afturkalla, möguleg skref: { $steps }
undo-title = Taka síðasta skref til baka
undo-nothing = Ekkert er til að taka til baka.
undo-die = Teningskast er ekki hægt að taka til baka.
undo-revealed = Ný samstæða er komin á borðið, svo að valið stendur.
skip-button = Spóla áfram ({ $moves })
spread-button = Dreifa jafnt
before-button = Eins og áður
roll-button = Kasta teningi
decline-button = Hnignun
decline-now = Hnignun strax
tray-title = Á hendi
tray-marker = { $what }, á eftir að setja niður: { $left }
# What some races and powers call what they conquer with: tool-ID. The others go by their name.
tool-dragon-master = Dreki
tool-sorcerers = Seiður
tool-label = { $tokens ->
    [0] { $tool }: kostar ekkert tákn
   *[other] { $tool }: kostar { combo-tokens }
}
tool-label-varied = { $tool }: kostar tákn
steps-title = Tákn á landsvæðinu { $region }
hint-ask = Fá ábendingu
hint-close = Loka ábendingunni
hint-title = Val sterks vélmennis:
hint-thinking = Leitað að ábendingu…
hint-other = Eða: { $plan } (um það bil { combo-coins } í lokin).
hint-pick = taka samstæðuna „{ $combo }“
hint-conquer = leggja undir sig landsvæðið { $region }
hint-attempt = reyna við landsvæðið { $region } með teningnum
hint-abandon = yfirgefa landsvæðið { $region }
hint-deploy = leggja { combo-tokens } á landsvæðið { $region }
hint-use = nota: { $trait } ({ $target })
hint-use-diplomat = semja frið við leikmanninn { $target }
hint-decline = láta þjóðina fara á hnignunar­skeið
hint-roll = kasta teningnum
hint-done = halda áfram

## On a region

do-conquer = Leggja undir sig: { combo-tokens }
do-attempt = Reyna með teningnum: { $odds }
do-abandon = Yfirgefa
do-deploy = Leggja tákn hér
do-place = Setja hér: { $marker }
do-use = Nota: { $trait }
do-use-cost = { $tokens ->
    [0] Nota án tákns: { $trait }
   *[other] Nota fyrir { combo-tokens }: { $trait }
}
do-own-land = Þitt eigið land: { $what }
do-use-seat = { $trait }: { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Semja frið: { $name }
use-dragon-master = Senda drekann fyrir { combo-tokens }
use-sorcerers = { $tokens ->
    [0] Skipta út fyrir seiðkarl, án tákns
   *[other] Skipta út fyrir seiðkarl: { combo-tokens }
}
# What it does and why it can be done, where that is not plain: use-ID-about.
use-sorcerers-about = Stakt virkt tákn við hlið seiðkarlanna þinna víkur fyrir seiðkarli úr bakkanum, hvað sem það kostar annars. Einu sinni í umferð gegn hverjum mótherja.
use-dragon-master-about = Drekinn tekur hvaða landsvæði sem er fyrir eitt tákn, hvað sem ver það, og þar getur enginn ráðist á það. Einu sinni í umferð.
odds-percent = { $percent }%
mark-conquered = Var að leggja þetta undir sig: { $name }
mark-repelled = Var að gera árangurs­lausa árás: { $name }
mark-abandoned = Var að yfirgefa þetta: { $name }
card-gain-short = +{ combo-coins }
card-loss-short = −{ combo-coins }
card-why-not = Ekki hægt: { $why }.
part-region = hvaða landsvæði sem er
part-mountain = fjall
part-lost-tribe = týndur ættbálkur
part-tokens = tákn á staðnum
part-die = teningurinn
part-at-least-one = að minnsta kosti eitt tákn

## What happens

you-earn-named = { $coins ->
    [0] { $name } fær ekkert.
   *[other] { $name } fær { combo-coins.acc }: { $sources }.
}
you-earn = { $coins ->
    [0] Þessi umferð gefur ekkert.
   *[other] Þú færð { combo-coins.acc }: { $sources }.
}
roll-rolling = Teningurinn veltur…
roll-first = { $name } fær { $pips } á teningnum fyrir næsta landvinning.
roll-won = { $name } fær { $pips } á teningnum og leggur undir sig landsvæðið { $region }.
roll-lost = { $name } fær { $pips } á teningnum: dugar ekki fyrir landsvæðinu { $region }.
ears-note = { $name } er með oddmjóstu eyrun við þetta borð, svo að { $name } byrjar.
ears-close = Mikið rétt
refused-stale = Spilið var komið lengra. Svona er staðan núna.
refused-because = Ekki hægt: { $why }.
connection-lost = Tengingin rofnaði, reyni aftur…
connection-unsaved = Netþjónninn getur ekki vistað núna. Hann reynir sjálfur aftur…
connection-kept = { $count ->
    [1] Það sem þú gerðir verður sent þegar tengingin er komin aftur.
   *[other] Allt sem þú gerðir verður sent þegar tengingin er komin aftur.
}
connection-holding = Leikur frá þér bíður eftir tengingunni. Ekki er hægt að gera meira fyrr en hún er komin aftur.
connection-needed = Þetta krefst tengingar. Reyndu aftur þegar hún er komin á.

## Around the map

table-title = { $name }: við borðið
table-title-yours = Þú átt leik: { $name }
table-loading = Á leið að borðinu…
table-missing = Ekkert slíkt borð er til
table-missing-about = Kannski er hlekkurinn rangt skrifaður, eða netþjónninn hefur gleymt spilinu.
table-home = Á upphafs­síðuna
map-label = Kort
turn-yours = Þú átt leik
turn-of = { $name } á leik
turn-own-withdraws = Táknin þín koma aftur
turn-withdraws = { $name } leggur aftur niður tákn
turn-watching = Þú horfir á
clock-left = Tími eftir: { count-seconds }
clock-paused = Klukkan er stopp
tabs-title = Flipar
tab-combos = Samstæður
tab-players = Leikmenn
tab-analysis = Greining
tab-chat = Spjall
tab-new = eitthvað nýtt
menu-title = Valmynd
menu-sound = Hljóð
menu-full = Fullur skjár
menu-share = Deila hlekknum
menu-guide = Leiðsögn í fyrsta spilinu
menu-carry = Taka sætið með í annað tæki
menu-record = Sækja upptökuna
menu-leave = Fara
menu-result = Úrslit
share-copied = Hlekkur afritaður.
sheet-title = Þjóðir og eiginleikar
over-title = Spilinu er lokið
leave-title = Fara frá borðinu
leave-about = Sætið þitt getur beðið þín eða losnað fyrir einhvern annan.
leave-about-playing = Sætið þitt getur beðið þín: komdu aftur með hlekknum eða af upphafs­síðunni. Ef þú gefur það eftir spilar vélmenni áfram fyrir þig.
leave-keep = Fara en halda sætinu
leave-give-up = Gefa sætið eftir
room-help-none = Við þetta borð er spilað án ábendinga.
room-help-hints = Ábendingar eru leyfðar við þetta borð.
room-help-analysis = Ábendingar og greining eru leyfðar við þetta borð.
curtain-pass = Næst við skjáinn: { $name }
curtain-why = Pyngja hvers og eins er leyndarmál.
curtain-lift = Ég er { $name }

## Keys

keys-title = Lyklar
keys-pick = taka samstæðu
keys-map = fara á kortið
keys-undo = afturkalla
keys-end = halda áfram eða ljúka umferð
keys-decline = hnignun
keys-roll = kasta teningnum
keys-spread = dreifa táknum jafnt
keys-before = leggja tákn niður eins og áður
keys-tool = taka það næsta á hendi
keys-hint = fá ábendingu
keys-guide = fara á leiðsögnina eða ábendinguna
keys-analysis = sýna greininguna þar sem hún er leyfð
keys-skip = spóla áfram
keys-players = leikmenn
keys-log = annáll
keys-chat = spjall
keys-sheet = þjóðir og eiginleikar
keys-keys = þessir lyklar
keys-full = fullur skjár
keys-close = loka því sem er opið

decline-title = Hnignun
decline-question = Láta samstæðuna „{ $combo }“ fara á hnignunar­skeið?
decline-stays = { $regions ->
    [0] Þú heldur engu landsvæði.
    [1] Þú heldur einu landsvæði, með einu tákni.
   *[other] Þú heldur { count-regions.dat }, með einu tákni á hverju: þau eru upplýst.
}
decline-leaves = Þessi þjóð hverfur af kortinu: { $race }.
decline-then = Öll önnur tákn og eiginleikinn hverfa. Í næstu umferð velur þú nýja samstæðu.
decline-yes = Hnignun
decline-no = Ekki strax
end-title = Ljúka umferð
end-question = Ljúka umferð án landsvæðis fyrir þjóðina þína ({ $race })?
end-earns = { $coins ->
    [0] Þú færð ekkert í þessari umferð.
   *[other] Þú færð { combo-coins.acc } í þessari umferð, allt annars staðar frá.
}
end-keeps = Þetta verður eftir á hendi fyrir næstu umferð: { combo-tokens }.
end-undo = „Afturkalla“ færir þig aftur í landvinninga.
end-no = Ekki strax
end-yes = Ljúka samt
