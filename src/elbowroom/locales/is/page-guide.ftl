### The guided first game, and short words of help in all others.
###
### A step of the guide asks for one thing and says why. What is in hand, what a region costs and who plays comes
### from the table. $region is a region, $name another player, $tokens a price or what a combo brings.

guide-far = Skref að baki: { $passed } af { $steps }
guide-close = Leggja leiðsögnina til hliðar
guide-closed = Leiðsögnin bíður í valmynd þessa borðs.
guide-play-on = Spila áfram
# $regions is a list.
guide-lost = { $name } tekur af þér: { $regions }.

## The steps

guide-pick = Taktu samstæðuna „{ $combo }“.
    .why = Sá vinnur sem á flesta skildinga; hvert landsvæði þitt gefur einn í hverri umferð. Þessi þjóð og eiginleiki hennar gefa { combo-tokens } til að leggja undir sig land. Efsta samstæðan er ókeypis, hver þar fyrir neðan kostar einum skildingi meira.
guide-enter = Leggðu undir þig landsvæðið { $region }.
    .why = Það er landsvæðið með dökku útlínunum. Ný þjóð kemur inn yfir brún kortsins. Talan er kostnaðurinn í táknum: 2 fyrir hvaða land sem er og 1 að auki fyrir hvaðeina sem þar stendur.
guide-tribe = Næst er það landsvæðið { $region }, þar sem týndur ættbálkur býr.
    .why = Þú heldur áfram í næsta nágrenni við land þitt. Ættbálkurinn gerir það einu tákni dýrara; hann slær aldrei til baka og kemur aldrei aftur.
    .skipped = Týndu ættbálkarnir geta beðið. Þeir eru vanir því.
guide-mountain = Klífðu fjallið: landsvæðið { $region }.
    .why = Fjall kostar einu tákni meira: fyrir þig núna og síðar fyrir hvern þann sem vill ná því af þér.
    .skipped = Fjöllin verða hér enn á morgun.
# $percent is the chance.
guide-die = Veldu landsvæðið { $region } og kastaðu teningnum.
    .why = Þig vantar tákn. Einu sinni í umferð, í síðustu árásinni, getur teningurinn bætt nokkrum við; þrjár hliðar hans eru auðar. Líkurnar: { odds-percent }.
    .skipped = Enginn teningur í þetta sinn. Hann hjálpar í síðustu árás þegar tákn vantar.
guide-redeploy = Leggðu niður táknin sem þú ert með á hendi eða ýttu á „{ spread-button }“.
    .why = Hvert þeirra gerir land þitt dýrara fyrir aðra. Þau koma aftur á hendi þegar næsta umferð þín hefst.
guide-score = Ýttu á „{ done-redeploy }“ og fáðu útborgað.
    .why = Hvert landsvæði gefur skilding og sumar þjóðir og eiginleikar bæta við. Í þessari umferð: { combo-coins }. Sá vinnur sem á flesta skildinga eftir síðustu umferðina.
guide-struck = Leggðu niður táknin sem komust undan.
    .why = Ráðist var á þig. Það kostar yfirleitt eitt tákn á hvert landsvæði; öll hin koma aftur til þín. Næst er röðin komin að þér.
    .skipped = Enginn hefur hrakið þig burt enn. Það myndi yfirleitt kosta eitt tákn; hin kæmu aftur til þín.
guide-attack = Náðu landsvæðinu { $region } af leikmanninum { $name }.
    .why = Það kostar 2 og 1 að auki fyrir hvert tákn eða hvern hlut sem þar er. Eitt tákn tapast yfirleitt í vörninni, hin komast undan. Ekkert persónulegt.
    .skipped = Engin árás enn. Nágrönnunum er farið að líka vel við þig.
guide-decline = Ýttu á „{ decline-button }“.
    .why = Þjóð þín er orðin þunnskipuð. Á hnignunar­skeiði verður eitt tákn eftir á hverju landsvæði og gefur áfram skildinga, og í næstu umferð stýrir þú nýrri þjóð. Rétt tímasetning er hálft spilið.
guide-second = Taktu samstæðuna „{ $combo }“.
    .why = Seinni þjóð þín gefur { combo-tokens }. Skildingar sem aðrir borguðu liggja á samstæðunum sem þeir hlupu yfir og fylgja þeim.
guide-again = Leggðu undir þig landsvæðið { $region }.
    .why = Nýja þjóðin kemur inn yfir brúnina eins og sú fyrsta. Sú gamla verður eftir og gefur skildinga þar til einhver hrekur hana burt.
guide-end = Þetta er allt spilið.
    .why = Leggja undir sig land, verja það, velja hnignun í tæka tíð og byrja upp á nýtt. Þú getur spilað áfram til síðustu umferðar eða hafið þitt eigið spil.

## Between the steps

guide-answer = { $name } leggur tákn aftur niður.
    .why = Þannig er árás svarað: eitt tákn tapast yfirleitt og hin fara á land sem eftir er.
guide-watch = { $name } á leik.
    .why = Taktu eftir því hver nálgast land þitt.
guide-more = Haltu áfram: landsvæðið { $region }.
    .why = Það eru bestu kaupin núna. Eða veldu annað upplýst landsvæði: þín tákn, þín áætlun.
# $phase is "expand" before the first conquest of a turn.
guide-stop = { $phase ->
    [expand] Ýttu á „{ done-expand }“.
   *[conquer] Ýttu á „{ done-conquer }“.
}
    .why = Tákn þín ná ekki lengra í þessari umferð.
guide-empty = Taktu þetta til baka með „{ undo-button }“.
    .why = Þjóðin ræður ekki yfir neinu landi og án lands eru engir skildingar. Þú mátt líka ljúka umferðinni svona; það er bara synd.
guide-place = Leggðu niður táknin sem þú ert með á hendi.
    .why = Flest þar sem einhver getur komið, fá þar sem enginn kemst.
guide-finish = Ýttu á „{ done-redeploy }“.
    .why = Þessi umferð gefur { combo-coins.acc }.
guide-free = Þitt borð, þitt val.
    .why = Gera má allt sem er upplýst.

## Words of help in ordinary games

coach-pick = Samstæða er þjóð og eiginleiki hennar. Tákn hennar leggja undir sig landsvæði, og hvert landsvæði gefur skilding í umferð.
coach-found = Skildingarnir sem liggja á samstæðu fylgja henni.
coach-expand = Talan á landsvæði segir hve mörg tákn það kostar. Bentu á það eða haltu fingri á því til að sjá hvers vegna.
coach-conquer = Hvert landsvæði sem þú ræður yfir í lok umferðar gefur skilding. Tákn sem eftir eru á hendi geta varið þau.
coach-tribe = Týndur ættbálkur gerir landsvæði sitt einu tákni dýrara. Þegar hann er sigraður kemur hann aldrei aftur.
coach-mountain = Fjall kostar einu tákni meira. Það ver þig á sama hátt þegar það er þitt.
coach-attack = Sá sem þú hrekur burt tapar yfirleitt einu tákni. Hin komast undan og eru lögð aftur niður í lok umferðar þinnar.
coach-die = Í síðustu árás umferðar getur teningurinn komið í stað tákna sem vantar. Þar með lýkur land­vinningum þínum.
coach-redeploy = Hvert tákn gerir landsvæði dýrara fyrir aðra. Veldu landsvæði, dragðu héðan eða notaðu plús og mínus.
coach-withdraw = Sá sem missir landsvæði tapar yfirleitt einu tákni; hin koma heim.
coach-decline = Fá tákn eru eftir til land­vinninga. Á hnignunar­skeiði gefa landsvæði þín áfram skildinga og í næstu umferð velur þú nýja samstæðu.
coach-off = Skilið
