### The rulebook: its chapters and the rules with their numbers.
### rule-4-3 is rule 4.3. Numbers of other rules in a text become links: keep them as they are.
### An empty line begins a new paragraph.

## The chapters

chapter-about = Um hvað spilið snýst
chapter-setup = Spilið sett upp
chapter-turn = Umferð, skref fyrir skref
chapter-picking = Val á samstæðu
chapter-conquest = Land­vinningar
chapter-die = Teningurinn
chapter-losses = Töpuð landsvæði
chapter-redeployment = Tákn á hendi og endurröðun
chapter-scoring = Útborgun
chapter-decline = Hnignunar­skeið
chapter-end = Leikslok
chapter-map = Kortið
chapter-races = Þjóðir
chapter-powers = Eiginleikar
chapter-questions = Spurningar sem vakna alltaf
chapter-editions = Það sem útgáfur greinir á um

## What it is about

rules-about =
    Heimurinn er lítill og nágrannarnir allt of margir. Þú ferð fyrir þjóð með sérstakan eiginleika, ryðst yfir kortið og færð skilding fyrir hvert landsvæði sem þú ræður yfir.

    Engin þjóð er eilíf. Einn daginn er þín orðin svo dreifð að einn hnerri gæti fellt hana. Láttu hana þá fara á hnignunar­skeið og byrjaðu aftur með nýja. Sá sem sér þann dag fyrir vinnur oftast. Sá sem heldur dauðahaldi í gömlu góðu dagana lendir oftast í öðru sæti.

    Eftir síðustu umferð vinnur sá sem á flesta skildinga.
rules-words = Orð spilsins
word-region = Landsvæði
    .about = Reitur á kortinu.
word-token = Tákn
    .about = Eining þjóðar: liðið sem leggur undir sig land og ver það.
word-combo = Samstæða
    .about = Þjóðarfáni við hlið eigin­leika­skjaldar. Þeir fylgjast alltaf að.
word-hand = Á hendi
    .about = Táknin sem þú heldur á og eru ekki á kortinu.
word-tray = Bakki
    .about = Birgðirnar af táknum í kassanum.
word-empty = Ómannað
    .about = Landsvæði þar sem er enginn týndur ættbálkur og engin tákn. Fjall eitt og sér telst ómannað, hversu einmana sem það sýnist.

## Setting up

rule-1-1 = 2 til 5 leikmenn geta spilað og hverjum fjölda fylgir sitt kort. Spilið er 10 umferðir með 2 eða 3 leikmönnum, 9 umferðir með 4 og 8 umferðir með 5.
    .title = Leikmenn, kort og umferðir
rule-1-2 =
    Í kassanum er ákveðinn fjöldi tákna fyrir hverja þjóð; á síðu þjóðarinnar stendur hve mörg þau eru. Þjóð á aldrei fleiri tákn en það á kortinu og á hendi.

    Þar eru líka 18 týndir ættbálkar, 9 fjöll, 10 tröllabæli, 6 virki, 5 tjaldbúðir, 2 jarðhýsi, 2 hetjur og 1 dreki.
    .title = Það sem er í kassanum
rule-1-3 = Á hverjum þjóðarfána sést hve mörg tákn þjóðin leggur til, allt frá 3 dvergum upp í 8 rottumenn. Skjaldmeyjar leggja til 6 og að auki 4 sem taka aðeins þátt í land­vinningum (10.1).
    .title = Það sem fáninn gefur
rule-1-4 = Hver eigin­leika­skjöldur bætir við sínum táknum, allt frá 2 hjá kaupmanninum upp í 5. Því betri sem eiginleikinn er, þeim mun færri vini þarf hann.
    .title = Það sem skjöldurinn gefur
rule-1-5 = Fánarnir 14 og skildirnir 20 eru stokkaðir hvorir í sínu lagi. 5 pör eru lögð í röð og afgangurinn í tvo bunka fyrir neðan hana, með framhliðina upp. Efsti fáninn og efsti skjöldurinn í bunkunum eru líka par, svo að 6 samstæður eru í boði.
    .title = Samstæðu­röðin
rule-1-6 = Týndur ættbálkur er settur á hvert landsvæði sem ber merki hans og fjall á hvert fjallasvæði. Á hverju korti eru tvö höf við brúnina og eitt stöðuvatn inni í landi. Allir fá yfirlitsblað og eitt til viðbótar liggur á borðinu.
    .title = Þeir sem búa þar fyrir
rule-1-7 = Allir byrja með 5 skildinga. Í bankanum eru þá 30 tískildingar, 24 fimm­skildingar, 20 þrí­skildingar og það sem eftir er af 35 ein­skildingum. Peningarnir eru bara skiptimynt: það er upphæðin sem gildir, og þótt bankinn tæmist tapar enginn á því.
    .title = Skildingar í upphafi
rule-1-8 = Á liðsauka­teningnum eru 6 hliðar: þrjár eru auðar, hinar sýna 1, 2 og 3.
    .title = Liðsauka­teningurinn
rule-1-9 = Sá byrjar sem er með oddmjóstu eyrun. Ef það leiðir til deilna er sæti valið eða dregið um það.
    .title = Hver byrjar
rule-12-1 = Við hvert borð má bæta við heimagerðum þjóðum og eiginleikum: þjóð með í mesta lagi 10 tákn, eiginleika með í mesta lagi 5.
    .title = Heimagerðar þjóðir og eiginleikar
rule-12-2 = Heimagerð þjóð fær lánuð tákn þjóðar sem á að minnsta kosti jafnmörg. Fáni þeirrar þjóðar er þá ekki með í spilinu.
    .title = Hver lánar táknin

## A turn

rule-2-1 = Leikmenn eiga leik hver á eftir öðrum, réttsælis. Þegar allir hafa átt leik hefst ný umferð. Þegar síðasti leikmaður hefur lokið síðustu umferð er spilið búið.
    .title = Röð leikmanna og umferðir
rule-2-2 = Ef þú átt enga virka þjóð byrjar þú umferðina á því að velja þér samstæðu (3.1). Síðan leggur þú undir þig landsvæði (4.1), endurraðar (6.3) og færð útborgað (7.1).
    .title = Þegar þú átt enga þjóð
rule-2-3 = Ef þú átt virka þjóð velur þú um að stækka veldi hennar eða láta hana fara á hnignunar­skeið (8.1). Aldrei hvort tveggja í sömu umferð, nema eiginleiki hennar sé heljarmennið (11.17).
    .title = Þegar þú átt þjóð
rule-2-4 =
    1. Veldu þér samstæðu ef þú átt enga virka þjóð.

    2. Náætur á hnignunar­skeiði, ef þú átt þær, leggja undir sig landsvæði og endurraða (10.4).

    3. Yfirgefðu það sem þú vilt ekki lengur (6.2) og taktu táknin upp á hendi (6.1).

    4. Leggðu undir þig landsvæði á meðan tákn endast.

    5. Endurraðaðu og leggðu niður það sem eiginleikinn leyfir þér.

    6. Fáðu útborgað. Þjóð með heljarmennið má fara á hnignunar­skeið núna.

    7. Þeir sem misstu landsvæði leggja aftur niður táknin sem hörfuðu (5.4). Þá á næsti leikmaður leik.
    .title = Allt í réttri röð

## Picking a combo

rule-3-1 = Taktu hvaða samstæðu sem er í boði. Sú efsta er ókeypis og hver þar fyrir neðan kostar 1 skildingi meira. Þú borgar með því að leggja 1 skilding á hverja samstæðu fyrir ofan hana.
    .title = Hvað samstæða kostar
rule-3-2 = Skildingar sem liggja á samstæðunni þinni eru þínir. Þeir ganga þó ekki upp í verðið: það sem þú borgar verður að vera í pyngjunni áður.
    .title = Skildingar sem þú finnur
rule-3-3 = Þú tekur samanlögð tákn fánans og skjaldarins, eftir því sem bakkinn endist.
    .title = Táknin þín
rule-3-4 = Samstæðurnar fyrir neðan færast upp með skildingunum sínum og ný birtist neðst. Þegar gengur á fánana geta þær orðið færri en 6.
    .title = Röðin færist upp
rule-3-5 = Þegar vantar skjöld og bunkinn er tómur eru skildirnir sem skilað var stokkaðir og notaðir aftur, eins oft og þarf.
    .title = Skildirnir koma aftur
rule-3-6 = Fáni sem kemur aftur (8.5) fer neðst í fánabunkann. Ef bunkinn er tómur fer fáninn með skildi í neðsta lausa plássið í röðinni.
    .title = Fánarnir koma aftur

## Conquest

rule-4-1 =
    Þjóð sem á ekkert á kortinu kemur inn á landamæra­svæði: landsvæði sem nær út að brún kortsins eða á strönd að hafi sem nær út að brúninni. Engu skiptir þótt skip einhvers ráði yfir því hafi.

    Hið sama gildir um þjóð sem hefur misst eða yfirgefið allt sitt. Hún þarf ekki að koma inn nálægt þjóðinni þinni á hnignunar­skeiði.

    Undan­tekningar: smáfólk (10.6) og flugþjóðir (11.7) koma inn þar sem þeim sýnist, sæfaraþjóð (11.15) líka á haf við brúnina.
    .title = Innkoma á kortið
rule-4-2 = Eftir það verður hvert landsvæði sem þú leggur undir þig að liggja að öðru sem sama þjóð ræður þegar yfir.
    .title = Frá einu landsvæði til annars
rule-4-3 =
    Landsvæði kostar 2 tákn. Bættu við 1 fyrir fjall og 1 fyrir hverjar tjaldbúðir, hvert virki og hvert tröllabæli sem þar er. Bættu við 1 fyrir týnda ættbálkinn eða fyrir hvert þjóðartákn sem þar er.

    Tákn þinnar eigin þjóðar á hnignunar­skeiði teljast líka með.
    .title = Hvað landsvæði kostar
rule-4-4 = Afsláttur þjóðar og eiginleika leggst saman. Hver land­vinningur kostar þó alltaf að minnsta kosti 1 tákn, og þú þarft að minnsta kosti 1 á hendi til að byrja. Aðeins seiðkarlar komast af án þess (10.11).
    .title = Afsláttur
rule-4-5 = Höf og stöðuvötn eru lokuð öllum nema virkum sæfaraþjóðum.
    .title = Vatn
rule-4-6 = Þú mátt leggja undir þig landsvæði þinnar eigin þjóðar á hnignunar­skeiði. Tákn hennar tapast og hún móðgast. Á þína eigin virku þjóð máttu ekki ráðast, nema náætur þínar á hnignunar­skeiði geri það (10.4).
    .title = Þín eigin landsvæði
rule-4-7 = Táknin sem þú notaðir eru um kyrrt á landsvæðinu þar til þú endurraðar. Þú mátt hætta hvenær sem er og enginn er skyldugur til landvinninga.
    .title = Að hætta
rule-4-9 = Jarðhýsi, hetja eða drekinn gerir landsvæði óvinnandi. Ekkert getur lagt það undir sig, farið inn á það eða gert því neitt, ekki einu sinni önnur þjóð í þinni eigu. Aðeins eigandinn getur yfirgefið það.
    .title = Óvinnandi landsvæði

## The die

rule-4-8 =
    Heppnin má hjálpa til við síðasta land­vinninginn. Með að minnsta kosti 1 tákn á hendi nefnir þú landsvæði sem þú mátt ráðast á og þar sem þig vantar 1 til 3 tákn. Síðan kastar þú teningnum.

    Ef táknin og augun á teningnum ná samanlagt kostnaðinum er landsvæðið þitt og öll táknin á hendi fara þangað. Annars fara þau á önnur landsvæði þín þegar þú endurraðar. Ef þú ræður ekki yfir neinu eru þau áfram á hendi.

    Hvernig sem fer leggur þessi þjóð ekki meira undir sig í umferðinni. Ef 1 tákn vantar tekst það í 3 köstum af 6, ef 2 vantar í 2 af 6, ef 3 vantar í 1 af 6.
    .title = Loka­tilraunin

## Losses

rule-5-1 = Sigraður týndur ættbálkur er endanlega úr sögunni. Sá sem missir landsvæði með táknum tekur þau upp, skilar 1 í bakkann og heldur hinum á hendi.
    .title = Að missa landsvæði
rule-5-2 = Tákn sem stóð eitt tapast því alveg, hvort sem þjóðin er virk eða á hnignunar­skeiði.
    .title = Stakt tákn
rule-5-3 = Fjallið stendur áfram; það hefur séð hann svartari. Virki eða tröllabæli er rifið. Tjaldbúðir fara aftur til eigandans. Það sem er óvinnandi getur enginn misst (4.9).
    .title = Það sem stóð þar að auki
rule-5-4 = Alveg í lok umferðar­innar fá þeir sem eiga tákn sem hörfuðu að leggja þau að vild á landsvæði sem sama þjóð ræður enn yfir. Það er gert réttsælis frá leikmanninum sem átti leik. Tjaldbúðir eru reistar á ný um leið.
    .title = Táknin koma aftur
rule-5-5 = Þjóð sem á ekkert landsvæði heldur táknunum sem hörfuðu á hendi. Í næstu umferð kemur hún aftur inn á kortið (4.1).
    .title = Hrakin af kortinu
rule-5-6 = Ef virka þjóðin þín á ekkert tákn eftir situr þú annaðhvort hjá og færð útborgað fyrir þjóðina á hnignunar­skeiði, eða lætur virku þjóðina fara á hnignunar­skeið og þá hverfur sú eldri eins og venjulega. Nýja samstæðu færðu einni umferð síðar.
    .title = Enginn eftir

## Getting ready and redeploying

rule-6-1 = Þegar þú stækkar veldi þitt tekur þú fyrst upp öll tákn nema 1 á hverju landsvæði.
    .title = Táknin tekin upp
rule-6-2 = Fyrir fyrsta landvinning þjóðarinnar máttu tæma hvaða landsvæði hennar sem er. Þau eru þá ekki lengur þín. Ef þú yfirgefur þau öll kemur þjóðin að nýju inn á kortið (4.1).
    .title = Að yfirgefa landsvæði
rule-6-3 = Eftir land­vinningana færir þú tákn þjóðarinnar að vild milli landsvæða hennar, með að minnsta kosti 1 á hverju (skjaldmeyjar gætu þurft að láta sér nægja minna, 10.1). Tákn sem börðust aldrei eru með; enginn þarf að tapa teningskasti fyrst.
    .title = Endurröðun
rule-6-4 = Tákn færast aldrei milli virku þjóðarinnar og þjóðar á hnignunar­skeiði. Þær talast ekki við.
    .title = Virk þjóð og hnignandi

## Scoring

rule-7-1 = Í lok umferðar þinnar færðu 1 skilding fyrir hvert landsvæði sem tákn þín ráða yfir, hvort sem þau eru virk eða á hnignunar­skeiði, og bónusa virku þjóðarinnar og eiginleika hennar. Þjóð á hnignunar­skeiði bætir sínum aðeins við ef það er tekið fram í texta hennar.
    .title = Hvað umferðin gefur
rule-7-2 = Allir sjá hvað þú færð í hverri umferð, en það sem liggur í pyngjunni kemur engum við fyrr en í lokin. Einnig má spila með opnar pyngjur.
    .title = Faldar pyngjur
rule-7-3 = Allt sem þú nýtur góðs af leggst saman: það sem þjóð og eiginleiki gefa og það sem fleiri en eitt merki á sama landsvæði gefa.
    .title = Allt leggst saman

## Decline

rule-8-1 = Í stað þess að stækka veldi þitt snýrðu fánanum við. Skildinum er skilað (aðeins andar verða eftir). 1 tákn verður eftir á hverju landsvæði; öll hin, á hendi eða á kortinu, fara í bakkann.
    .title = Að fara á hnignunar­skeið
rule-8-2 = Þú getur átt eina þjóð á hnignunar­skeiði; andaþjóð telst ekki með (11.16). Eldri þjóð hverfur fyrst af kortinu og tákn hennar fara í bakkann.
    .title = Ein í einu
rule-8-3 = Í umferð hnignunar leggur enginn á þínum vegum neitt undir sig, ekki einu sinni náætur á hnignunar­skeiði. Síðan færðu útborgað: 1 skilding fyrir hvert landsvæði, án bónusa þjóðarinnar sem var að fara á hnignunar­skeið. Dvergar halda sínum (10.2).
    .title = Umferð hnignunar
rule-8-4 = Hetjur, dreki, tjaldbúðir og jarðhýsi þjóðarinnar hverfa þegar henni hnignar. Tröllabæli og virki standa á meðan þar stendur tákn þjóðarinnar.
    .title = Það sem stendur eftir
rule-8-5 = Þegar síðasta tákn þjóðar á hnignunar­skeiði hverfur af kortinu kemur fáni hennar aftur inn í spilið (3.6). Náætur sem eiga tákn á hendi teljast ekki horfnar. Andaskildinum er þá skilað.
    .title = Síðasta táknið
rule-8-6 = Í næstu umferð velur þú þér nýja samstæðu (2.2). Þjóðin á hnignunar­skeiði er um kyrrt og heldur áfram að gefa skildinga.
    .title = Og svo

## The end

rule-9-1 = Sá vinnur sem á flesta skildinga. Ef þeir eru jafnmargir ráða flest þjóðartákn á kortinu, virk og á hnignunar­skeiði samanlagt. Tjaldbúðir teljast ekki með og ekki heldur skjaldmeyjar sem eru til hliðar. Ef það er líka jafnt er sigurinn sam­eiginlegur, og montið líka.
    .title = Hver vinnur

## The map

rules-map = Landslagið ræður því hvað landsvæði kostar og hvað það gefur. Merkin eru verðlaun handa þeim sem kunna með þau að fara.
