### The rulebook on the screen and on a terminal: headings, buttons and what the search says.

rules-title = Reglubók
rules-contents = Efnisyfirlit
rules-search = Leita í reglunum
rules-search-hint = Týndur ættbálkur, náma, 4.3…
rules-found = { $count ->
    [one] { $count } staður fannst
   *[other] { $count } staðir fundust
}
rules-found-more = Sýna { $count } í viðbót
rules-none = Ekkert í reglubókinni á við „{ $words }“. Reyndu eitt orð, nafn á þjóð eða eiginleika, eða númer reglu eins og 4.3.
rules-back = Til baka
rules-print-page = Prenta þessa síðu
rules-print-all = Prenta allt
rules-printing = Verið er að undirbúa allar síður…
rules-print-sheet = Prenta yfirlits­blaðið
rules-next = Næst: { $title }
rules-previous = Á undan: { $title }
rules-link = Hlekkur á reglu { $number }
rules-whole = Opna reglubókina
rules-close = Loka reglunni
rules-where = Regla { $number }, í kaflanum „{ $chapter }“
rules-home-made = Þetta þekkir reglubókin ekki: einhver við þetta borð bjó það til.

## A race or a power

rules-tokens = Leggur til { $tokens ->
    [one] { $tokens } tákn
   *[other] { $tokens } tákn
}
rules-box = Tákn í kassanum: { $box }
rules-well = Passar vel við
rules-badly = Passar illa við
rules-fine = Reglan

## Examples

rules-example = Dæmi
rules-before = Fyrir
rules-after = Eftir
rules-picture = { $when ->
   *[before] Kortið fyrir leikinn
    [after] Kortið eftir leikinn
}
rules-hand = Á hendi: { $tokens ->
    [one] { $tokens } tákn
   *[other] { $tokens } tákn
}
rules-purse = Í pyngjunni: { $coins ->
    [one] { $coins } skildingur
   *[other] { $coins } skildingar
}
rules-try = Prófa þetta
rules-try-board = Kort dæmisins: leiktu einn leik
rules-try-start = Þú átt leik. Gerðu það sama og í dæminu, eða eitthvað allt annað.
rules-try-same = Þetta er gert í dæminu. Haltu áfram ef þú vilt.
rules-try-finished = Nákvæmlega eins og í dæminu. Vel spilað.
rules-try-other = Ekki það sem er gert í dæminu, en reglurnar leyfa það. Haltu áfram eða byrjaðu upp á nýtt.
rules-try-refused = Það er ekki hægt: { $why }.
rules-try-opponent = Nú á mótherjinn leik. Þú mátt líka spila fyrir mótherjann.
rules-try-over = Spilinu er lokið.
rules-try-offline = Til að prófa þarf tengingu við netþjóninn. Allt annað má lesa án hennar.
rules-try-again = Byrja upp á nýtt
rules-try-end = Hætta að prófa
rules-try-long = Þetta er komið langt frá dæminu. Byrjaðu upp á nýtt til að halda áfram.
rules-you = Þú
rules-opponent = Mótherji

## On a terminal

rules-cli-usage = elbowroom rules EFNI sýnir kafla, þjóð, eiginleika, reglu eins og 4.3, eða allt með orðunum sem þú gefur.
rules-cli-moves = Leikir: { $moves }
rules-cli-none = Ekkert í reglubókinni á við „{ $words }“.
rules-cli-near = Áttir þú við: { $topics }?

## The two pages of the summary sheet

sheet-print-title = Yfirlitsblað
sheet-print-turn = Umferð
sheet-turn-pick = Engin virk þjóð? Veldu þér samstæðu. Sú efsta er ókeypis. Fyrir neðri samstæðu leggur þú 1 skilding á hverja fyrir ofan hana. Skildingar sem liggja á þinni eru þínir.
sheet-turn-ready = Tákn á hendi: taktu upp öll tákn nema 1 á hverju landsvæði. Fyrir fyrsta landvinning máttu yfirgefa landsvæði alveg.
sheet-turn-conquer = Leggðu undir þig það sem liggur að þjóð þinni. Landsvæði kostar 2 tákn, og 1 að auki fyrir hvert fjall, tákn, virki og bæli, hvern týndan ættbálk og hverjar tjaldbúðir. Að minnsta kosti 1 tákn.
sheet-turn-die = Lokatilraun: fyrir síðasta landsvæðið má þig vanta 1 til 3 tákn. Kastaðu teningnum. Þá er land­vinningum lokið.
sheet-turn-redeploy = Endurröðun: færðu tákn að vild milli landsvæða þjóðarinnar, að minnsta kosti 1 á hvert.
sheet-turn-score = Útborgun: 1 skildingur fyrir hvert landsvæði, virkt og á hnignunar­skeiði, og bónusar þjóðar og eiginleika.
sheet-turn-back = Þeir sem misstu landsvæði leggja aftur niður táknin sem hörfuðu.
sheet-turn-decline = Eða hnignun í staðinn: 1 tákn verður eftir á hverju landsvæði, eldri þjóð á hnignunar­skeiði hverfur, þú færð útborgað og velur að nýju í næstu umferð.
sheet-print-entry = Innkoma á kortið
sheet-entry = Fyrsti land­vinningur er landsvæði við brún kortsins eða á strönd hafs sem nær út að brúninni.
sheet-entry-except = Smáfólk og flugþjóðir koma inn hvar sem er á landi, sæfaraþjóð líka á haf við brúnina.
sheet-print-losing = Að missa landsvæði
sheet-losing = 1 tákn fer í bakkann, hin á hendi og í lok umferðar á önnur landsvæði þjóðarinnar. Sigraður týndur ættbálkur er endanlega úr sögunni.
sheet-print-purses = Pyngjur
sheet-purses = Allir byrja með 5 skildinga. Pyngjur eru faldar fram að leikslokum, nema spilað sé með opnar pyngjur. Flestir skildingar vinna, síðan flest tákn á kortinu.
