### The screen on which a game is played.

## Rounds, players, the column of combos

round-word = Voor
round-label = Voor { $round }/{ $rounds }
players-title = Mängijad
player-nobody = Vaba koht
player-open = vaba
player-bot = bot, { $level }
player-stand-in = asendab bot
player-you = sina
player-away = eemal
player-no-race = aktiivset rassi pole
player-hand = käes { $tokens }
player-declined = Allakäigul: { $race }
player-let-bot = Las bot mängib
player-i-am-back = Olen tagasi
purse-hidden = Mündid on varjatud
income-now = { $coins ->
    [0] Praegu ei saa ühtegi münti
   *[other] Praegu saab { combo-coins.acc }
}
income-short = +{ $coins }
column-title = Paarid valikus
combo-free = tasuta
combo-price = hind { combo-coins }
combo-found = paari peal: { combo-coins }
combo-take = Võta
combo-why-not = Veel ei saa võtta: { $why }.

## The log

tab-log = Logi
log-empty = Midagi ei ole veel juhtunud.
log-turn = { $round }. voor, { $name }
log-first-turn = { $name } alustab
log-somebody = Keegi
log-join = { $name } istub lauda.
log-leave = { $name } lahkub.
log-carry = { $name } mängib ka teises seadmes.
log-bot = { $name } on bot ({ $level }).
log-stand-in = Sellel kohal mängib nüüd bot: { $name }.
log-back = { $name } on tagasi.
log-earlier = Näita varasemaid käike ({ $turns })
log-start = Mäng algab.

## The line that says what to do

prompt-waiting = Ootame mängijaid. Mäng algab, kui kõik kohad on täis.
prompt-over = Mäng on läbi.
prompt-pick = Vali paar: vajuta meelepärase juures nuppu „Võta“.
prompt-enter = Valluta: alusta mõnest helendavast alast. Käes: { combo-tokens }.
prompt-expand = Valluta: vali helendav ala või saada rass allakäigule ({ $race }). Käes: { combo-tokens }.
prompt-conquer = Valluta: vali helendav ala. Käes: { combo-tokens }.
prompt-conquer-roll = Valluta: vali helendav ala või veereta enne täringut. Käes: { combo-tokens }.
prompt-declined = Kõigepealt tegutseb sinu allakäigul olev rass ({ $race }): vali helendav ala. Käes: { combo-tokens }.
prompt-die = Täring näitab { $pips }: järgmine ala maksab selle võrra vähem. Vali helendav ala.
prompt-die-useless = Täring näitab { $pips } ja sellest ei piisa ühegi ala jaoks. Nüüd paiguta ümber.
# When nothing can be conquered but by what a race or power does itself: prompt-only-use-ID.
prompt-only-use = Vallutamiseks on hõime liiga vähe, aga üks võimalus veel on: { $trait }. Vali helendav ala või paiguta ümber.
prompt-only-use-sorcerers = Vallutamiseks on hõime liiga vähe, aga sortside kõrval seisva üksiku hõimu saab sortsiks muuta: vali helendav ala või paiguta ümber.
prompt-attempt = { $decline ->
    [yes] Kindlaks vallutuseks on hõime liiga vähe: proovi üht ala täringuga, saada rass allakäigule või paiguta ümber.
   *[no] Kindlaks vallutuseks on hõime liiga vähe: proovi üht ala täringuga või paiguta ümber.
}
prompt-roll = { $decline ->
    [yes] Kindlaks vallutuseks on hõime liiga vähe: veereta täringut, saada rass allakäigule või paiguta ümber.
   *[no] Kindlaks vallutuseks on hõime liiga vähe: veereta täringut või paiguta ümber.
}
prompt-stuck = Rohkem pole midagi vallutada. Nüüd paiguta ümber.
prompt-stuck-decline = Rohkem pole midagi vallutada: saada rass allakäigule või paiguta ümber. Käes: { combo-tokens }.
prompt-redeploy = Paiguta hõimud oma aladele. Käes: { combo-tokens }.
prompt-withdraw = Sa kaotasid ala. Pane pääsenud hõimud oma teistele aladele. Käes: { combo-tokens }.
prompt-must-supply = Paiguta: { $what }. Vali mõni oma ala.
prompt-may-supply = Võid veel paigutada: { $what }. Vali mõni oma ala või lõpeta käik.
prompt-use = Võid seda kasutada ühe mängijaga: { $trait }. Või lõpeta käik.
prompt-use-diplomat = Võid teha rahu ühe mängijaga, keda sa ei rünnanud: tema aktiivne rass ei saa sinu oma enne sinu järgmist käiku rünnata. Või lõpeta käik.
prompt-use-nobody = Sel käigul ei saa seda kellegagi kasutada: { $trait }. Lõpeta käik või liiguta hõime plussi ja miinusega.
prompt-use-nobody-diplomat = Sa ründasid sel käigul kõiki, nii et keegi ei tee sinuga rahu. Lõpeta käik või liiguta hõime plussi ja miinusega.
prompt-placed = Kõik on paigutatud. Lõpeta käik või liiguta hõime plussi ja miinusega.
prompt-nothing-held = Sinu rassil ei ole ühtegi ala ({ $race }). See käik toob { combo-coins.acc }. Käes: { combo-tokens }.
prompt-withdrawn = Kõik on paigutatud. Edasi pääsed nupuga „Valmis“.
# Why there are too few, where a race or power has brought it about: prompt-must-abandon-ID.
prompt-must-abandon = Kõigi alade hoidmiseks on hõime liiga vähe: vali ala, millest loobud. Puudu: { combo-tokens }.
prompt-must-abandon-amazons = Neli amatsooni tulid ainult võitlema ja lahkuvad nüüd kaardilt. Vali ala, millest loobud. Puudu: { combo-tokens }.
# What is chosen with a tool, and why it can be, where a race or power has words for it: prompt-tool-ID.
prompt-tool = { $tool }: vali helendav ala või võta jälle hõimud kätte.
prompt-tool-sorcerers = { $tool }: vali oma sortside kõrval üksik hõim ja sellest saab sorts. Kord käigus iga vastasega.
prompt-tool-dragon-master = { $tool }: vali ala ja see langeb ühe hõimuga, mis seda ka ei kaitseks. Kord käigus.
prompt-stout = Sinu rass võib kohe allakäigule suunduda, selle käigu mündid on juba kogutud ({ $race }).
prompt-other-pick = { $name } valib paari.
prompt-other-expand = { $name } hakkab vallutama või saadab rassi allakäigule.
prompt-other-conquer = { $name } vallutab.
prompt-other-redeploy = { $name } paigutab hõime.
prompt-other-stout = { $name } võib nüüd rassi allakäigule saata.
prompt-other-withdraw = { $name } toob hõime tagasi.
own-combo = Sinu paar
entrance-picked = { $name } toob maailma uue rassi
entrance-declined = { $name } saadab rassi allakäigule

## Buttons

action-title = Sinu kord
done-expand = Ainult paiguta
done-conquer = Paiguta
done-redeploy = Lõpeta käik
done-declined = Valmis
done-withdraw = Valmis
done-stout = Jää püsima
done-tokens-in-hand = enne tuleb käes olevad hõimud paigutada: { $tokens }
done-must-abandon = enne tuleb aladest loobuda; hõime puudu: { $tokens }
done-must-place = sinu aladele tuleb veel paigutada: { $what }
done-not-yet = Veel mitte: { $why }.
undo-button = Võta tagasi
undo-label = Võta tagasi, võimalikke samme: { $steps }
undo-title = Võta viimane samm tagasi
undo-nothing = Tagasi võtta pole midagi.
undo-die = Veeretatud täringut tagasi võtta ei saa.
undo-revealed = Uus paar on juba laual, nii et valik jääb kehtima.
skip-button = Jõua järele ({ $moves })
spread-button = Jaota ühtlaselt
before-button = Nagu enne
roll-button = Veereta
decline-button = Allakäik
decline-now = Kohe allakäik
tray-title = Sinu käes
tray-marker = { $what }, veel paigutada: { $left }
# What some races and powers call what they conquer with: tool-ID. The others go by their name.
tool-dragon-master = Draakon
tool-sorcerers = Nõidus
tool-label = { $tokens ->
    [0] { $tool }: ei maksa ühtegi hõimu
   *[other] { $tool }: maksab { combo-tokens.acc }
}
tool-label-varied = { $tool }: maksab hõime
steps-title = Hõimud alal { $region }
hint-ask = Küsi vihjet
hint-close = Sulge vihje
hint-title = Tugeva boti valik:
hint-thinking = Mõtleme vihjet välja…
hint-other = Või: { $plan } (lõpuks umbes { combo-coins }).
hint-pick = võta paar „{ $combo }“
hint-conquer = valluta ala { $region }
hint-attempt = proovi täringuga ala { $region }
hint-abandon = loobu alast { $region }
hint-deploy = pane { combo-tokens } alale { $region }
hint-use = kasuta omadust „{ $trait }“: { $target }
hint-use-diplomat = tee rahu mängijaga { $target }
hint-decline = saada rass allakäigule
hint-roll = veereta täringut
hint-done = mine edasi

## On a region

do-conquer = Valluta { combo-tokens.com }
do-attempt = Proovi täringuga: { $odds }
do-abandon = Loobu alast
do-deploy = Pane siia hõim
do-place = Pane siia: { $marker }
do-use = Kasuta: { $trait }
do-use-cost = { $tokens ->
    [0] Kasuta ilma hõimuta: { $trait }
   *[other] Kasuta { combo-tokens.com }: { $trait }
}
do-own-land = Sinu enda ala: { $what }
do-use-seat = { $trait }: { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Rahu mängijaga { $name }
use-dragon-master = Saada draakon ({ combo-tokens })
use-sorcerers = { $tokens ->
    [0] Muuda hõim sortsiks, tasuta
   *[other] Muuda hõim sortsiks ({ combo-tokens })
}
# What it does and why it can be done, where that is not plain: use-ID-about.
use-sorcerers-about = Üksik aktiivne hõim sinu sortside kõrval annab oma koha karbist tulnud sortsile, ükskõik kui palju see muidu maksaks. Kord käigus iga vastasega.
use-dragon-master-about = Draakon vallutab ükskõik millise ala ühe hõimuga, mis seda ka ei kaitseks, ja keegi ei saa teda seal rünnata. Kord käigus.
odds-percent = { $percent }%
mark-conquered = Äsja vallutatud: { $name }
mark-repelled = Äsja asjata rünnatud: { $name }
mark-abandoned = Äsja hüljatud: { $name }
card-gain-short = +{ combo-coins }
card-loss-short = −{ combo-coins }
card-why-not = Ei saa: { $why }.
part-region = ala ise
part-mountain = mägi
part-lost-tribe = langenud hõim
part-tokens = hõimud alal
part-die = täring
part-at-least-one = vähemalt üks hõim

## What happens

you-earn-named = { $coins ->
    [0] { $name } ei saa ühtegi münti.
   *[other] { $name } saab { combo-coins.acc }: { $sources }.
}
you-earn = { $coins ->
    [0] See käik ei too midagi.
   *[other] Saad { combo-coins.acc }: { $sources }.
}
roll-rolling = Täring veereb…
roll-first = { $name } veeretab enne järgmist vallutust { $pips }.
roll-won = { $name } veeretab { $pips } ja vallutab ala { $region }.
roll-lost = { $name } veeretab { $pips }: ala { $region } jaoks sellest ei piisa.
ears-note = Selles lauas on kõige teravamad kõrvad mängijal { $name }, nii et { $name } alustab.
ears-close = Just nii
refused-stale = Mäng oli juba edasi läinud. Praegu on seis selline.
refused-because = Ei saa: { $why }.
connection-lost = Ühendus katkes, proovime uuesti…
connection-unsaved = Server ei saa praegu salvestada. Ta proovib ise uuesti…
connection-kept = { $count ->
    [1] Sinu tegevus saadetakse ära, kui ühendus taastub.
   *[other] Kõik sinu tegevused saadetakse ära, kui ühendus taastub.
}
connection-holding = Üks sinu tegevus ootab ühendust. Enne kui ühendus taastub, ei saa midagi muud teha.
connection-needed = Selleks on vaja ühendust. Proovi uuesti, kui ühendus on taastunud.

## Around the map

table-title = { $name }: lauas
table-title-yours = Sinu käik: { $name }
table-loading = Istume lauda…
table-missing = Sellist lauda ei ole
table-missing-about = Lingis võib olla viga või on server mängu unustanud.
table-home = Avalehele
map-label = Kaart
turn-yours = Sinu käik
turn-of = Käib { $name }
turn-own-withdraws = Sinu hõimud tulevad tagasi
turn-withdraws = { $name } toob hõime tagasi
turn-watching = Sa vaatad pealt
clock-left = Aega jäänud: { count-seconds }
clock-paused = Kell seisab
tabs-title = Paneelid
tab-combos = Paarid
tab-players = Mängijad
tab-analysis = Analüüs
tab-chat = Vestlus
tab-new = midagi uut
menu-title = Menüü
menu-sound = Heli
menu-full = Täisekraan
menu-share = Jaga linki
menu-guide = Esimese mängu teejuht
menu-carry = Vii see koht teise seadmesse
menu-record = Laadi salvestis alla
menu-leave = Lahku
menu-result = Tulemus
share-copied = Link on kopeeritud.
sheet-title = Rassid ja eriomadused
over-title = Mäng on läbi
leave-title = Lauast lahkumine
leave-about = Sinu koht võib sind oodata või kellelegi teisele vabaneda.
leave-about-playing = Sinu koht võib sind oodata: tule tagasi lingi kaudu või avalehelt. Kui kohast loobud, mängib sinu eest edasi bot.
leave-keep = Lahku, jäta koht mulle
leave-give-up = Loobu kohast
room-help-none = Selles lauas mängitakse ilma vihjeteta.
room-help-hints = Selles lauas on vihjed lubatud.
room-help-analysis = Selles lauas on lubatud nii vihjed kui ka analüüs.
curtain-pass = Ekraani saab: { $name }
curtain-why = Mündid on igaühe enda saladus.
curtain-lift = Mina olen { $name }

## Keys

keys-title = Klahvid
keys-pick = võta paar
keys-map = mine kaardile
keys-undo = võta tagasi
keys-end = mine edasi või lõpeta käik
keys-decline = saada rass allakäigule
keys-roll = veereta täringut
keys-spread = jaota hõimud ühtlaselt
keys-before = paiguta hõimud nagu enne
keys-tool = vali järgmine asi, mis käes on
keys-hint = küsi vihjet
keys-guide = mine teejuhi või vihje juurde
keys-analysis = näita analüüsi, kui see on lubatud
keys-skip = jõua järele
keys-players = mängijad
keys-log = logi
keys-chat = vestlus
keys-sheet = rassid ja eriomadused
keys-keys = needsamad klahvid
keys-full = täisekraan
keys-close = sulge, mis lahti on

decline-title = Allakäik
decline-question = Kas saadad paari „{ $combo }“ allakäigule?
decline-stays = { $regions ->
    [0] Sulle ei jää ühtegi ala.
    [1] Sulle jääb üks ala ühe hõimuga.
   *[other] Sulle jääb { count-regions }, igal üks hõim: need helendavad.
}
decline-leaves = See rass lahkub kaardilt: { $race }.
decline-then = Kõik muud hõimud ja eriomadus kaovad. Järgmisel käigul valid uue paari.
decline-yes = Allakäik
decline-no = Veel mitte
end-title = Käigu lõpetamine
end-question = Kas lõpetad käigu, kuigi sinu rassil ei ole ühtegi ala ({ $race })?
end-earns = { $coins ->
    [0] Sel käigul ei saa sa ühtegi münti.
   *[other] Sel käigul saad { combo-coins.acc }, kõik mujalt.
}
end-keeps = Järgmiseks käiguks jääb kätte: { combo-tokens }.
end-undo = Nupp „Võta tagasi“ viib sind tagasi vallutama.
end-no = Veel mitte
end-yes = Lõpeta ikkagi
