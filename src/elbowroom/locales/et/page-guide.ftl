### The guided first game, and short words of help in all others.
###
### A step of the guide asks for one thing and says why. What is in hand, what a region costs and who plays comes
### from the table. $region is a region, $name another player, $tokens a price or what a combo brings.

guide-far = Samme tehtud: { $passed } / { $steps }
guide-close = Pane teejuht ära
guide-closed = Teejuht ootab selle laua menüüs.
guide-play-on = Mängi edasi
# $regions is a list.
guide-lost = { $name } võtab sinult: { $regions }.

## The steps

guide-pick = Võta paar „{ $combo }“.
    .why = Võidab see, kellel on kõige rohkem münte; iga sinu ala toob igal käigul ühe. See rass ja eriomadus toovad vallutamiseks { combo-tokens.acc }. Kõige ülemine paar on tasuta, iga järgmine maksab mündi rohkem.
guide-enter = Valluta ala { $region }.
    .why = See on tumeda äärega ala. Uus rass tuleb mängulauale üle kaardi serva. Number on hind hõimudes: iga ala maksab 2 ja kõige eest, mis seal seisab, lisandub 1.
guide-tribe = Nüüd ala { $region }, kus elab langenud hõim.
    .why = Edasi vallutad oma maa kõrval. Langenud hõim teeb ala ühe hõimu võrra kallimaks; ta ei löö vastu ega tule tagasi.
    .skipped = Langenud hõimud jõuavad oodata. Nad on sellega harjunud.
guide-mountain = Roni mäkke: ala { $region }.
    .why = Mägi maksab ühe hõimu rohkem: praegu sulle ja hiljem igaühele, kes seda sinult tahab.
    .skipped = Mäed on homme ka alles.
# $percent is the chance.
guide-die = Vali ala { $region } ja veereta täringut.
    .why = Sul jääb hõime puudu. Kord käigu jooksul, viimasel rünnakul, võib täring neid lisada; kolm selle tahku on tühjad. Tõenäosus: { odds-percent }.
    .skipped = Seekord ilma täringuta. See aitab viimasel rünnakul, kui hõime on puudu.
guide-redeploy = Paiguta käes olevad hõimud või vajuta „{ spread-button }“.
    .why = Iga hõim teeb su maa teistele kallimaks. Järgmise käigu alguses tulevad nad sulle kätte tagasi.
guide-score = Vajuta „{ done-redeploy }“ ja võta oma mündid.
    .why = Iga ala toob mündi, mõni rass ja eriomadus lisab veel. Sel käigul: { combo-coins }. Võidab see, kellel on pärast viimast vooru kõige rohkem münte.
guide-struck = Paiguta pääsenud hõimud.
    .why = Sind rünnati. See maksab iga ala kohta tavaliselt ühe hõimu; kõik teised tulevad sulle tagasi. Järgmisena on sinu kord rünnata.
    .skipped = Keegi pole sind veel välja tõrjunud. See maksaks tavaliselt ühe hõimu; teised tuleksid sulle tagasi.
guide-attack = Valluta mängijalt { $name } ala { $region }.
    .why = See maksab 2 ja 1 rohkem iga hõimu või asja eest, mis seal on. Üks kaitsja kaob tavaliselt, teised pääsevad. Ei midagi isiklikku.
    .skipped = Rünnakut pole veel olnud. Naabritele hakkad juba meeldima.
guide-decline = Vajuta „{ decline-button }“.
    .why = Su rass on liiga laiali venitatud. Allakäigul jääb igale alale üks hõim, mis toob münte edasi, ja järgmisel käigul juhid värsket rassi. Õige hetk on pool mängu.
guide-second = Võta paar „{ $combo }“.
    .why = Su teine rass toob { combo-tokens.acc }. Teiste makstud mündid lebavad paaridel, mille nad vahele jätsid, ja tulevad paariga kaasa.
guide-again = Valluta ala { $region }.
    .why = Uus rass tuleb üle serva nagu esimenegi. Vana jääb paigale ja toob münte, kuni keegi ta välja tõrjub.
guide-end = See ongi kogu mäng.
    .why = Valluta, kaitse, saada õigel ajal allakäigule, alusta otsast. Võid mängida viimase vooruni või alustada oma mängu.

## Between the steps

guide-answer = { $name } toob hõime tagasi.
    .why = See on vastus rünnakule: üks hõim kaob tavaliselt, teised lähevad alles jäänud maale.
guide-watch = Käib { $name }.
    .why = Vaata, kes su maa lähedale tuleb.
guide-more = Jätka: ala { $region }.
    .why = See on praegu soodsaim. Või võta mõni teine helendav ala: sinu hõimud, sinu plaan.
# $phase is "expand" before the first conquest of a turn.
guide-stop = { $phase ->
    [expand] Vajuta „{ done-expand }“.
   *[conquer] Vajuta „{ done-conquer }“.
}
    .why = Kaugemale su hõimud sel käigul ei ulatu.
guide-empty = Astu samm tagasi: „{ undo-button }“.
    .why = Su rassil pole ühtki ala ja ilma maata pole münte. Võid käigu ka nii lõpetada, lihtsalt kahju oleks.
guide-place = Paiguta käes olevad hõimud.
    .why = Rohkem sinna, kuhu keegi võib tulla, vähem sinna, kuhu ei saa keegi.
guide-finish = Vajuta „{ done-redeploy }“.
    .why = Sel käigul saad { combo-coins.acc }.
guide-free = Sinu laud, sinu valik.
    .why = Teha saab kõike, mis helendab.

## Words of help in ordinary games

coach-pick = Paar on rass ja tema eriomadus. Hõimud vallutavad alasid ja iga ala toob igal käigul mündi.
coach-found = Paaril lebavad mündid tulevad paariga kaasa.
coach-expand = Number alal näitab, mitu hõimu see maksab. Osuta sellele või hoia sõrme peal, et näha, miks.
coach-conquer = Iga ala, mis on käigu lõpus sinu, toob mündi. Kätte jäänud hõimud saavad neid kaitsta.
coach-tribe = Langenud hõim teeb oma ala ühe hõimu võrra kallimaks. Kord võidetud, ei tule ta enam tagasi.
coach-mountain = Mägi maksab ühe hõimu rohkem. Kui see on sinu, kaitseb see samamoodi sind.
coach-attack = Kelle sa välja tõrjud, see kaotab tavaliselt ühe hõimu. Teised pääsevad ja paigutatakse su käigu lõpus uuesti.
coach-die = Käigu viimasel rünnakul võib täring puuduvad hõimud asendada. Sellega su vallutused lõpevad.
coach-redeploy = Iga hõim teeb ala teistele kallimaks. Vali ala, lohista siit või kasuta plussi ja miinust.
coach-withdraw = Kes kaotab ala, kaotab tavaliselt ühe hõimu; teised tulevad koju.
coach-decline = Vallutamiseks on hõime vähe. Allakäigul toovad su alad münte edasi ja järgmisel käigul valid uue paari.
coach-off = Selge
