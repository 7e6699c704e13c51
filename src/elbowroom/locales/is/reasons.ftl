### Why a move cannot be made: a clause that may follow a colon or a semicolon. Each names its noun (“this region”,
### “this move”), because it cannot know what was spoken of before. The page reads these too.

## Moves that cannot be understood

reason-bad-notation = þetta er ekki leikur; leikir líta út eins og „conquer 7“, „deploy 7 2“, „use heroic 7“ eða „done“
reason-bad-count = fjöldi tákna verður að vera 1 eða meira
reason-unknown-trait = við þetta borð þekkist engin þjóð og enginn eiginleiki sem heitir „{ $trait }“
reason-not-your-trait = þjóðin sem er að verki hefur ekki „{ $trait }“
reason-impossible-outcome = slík útkoma getur ekki komið upp núna
reason-no-chance-here = þessi leikur þarf enga slíka útkomu

## Moves that are not legal now

reason-already-acted = þjóðin er þegar farin að stækka veldi sitt í þessari umferð
reason-already-conquered = landsvæði má aðeins yfirgefa á undan fyrsta landvinningi
reason-not-now = ekki er hægt að nota þetta núna
reason-wrong-region = ekki er hægt að nota þetta á slíku landsvæði
reason-already-used = þessir kraftar voru þegar notaðir í umferðinni
reason-cannot-roll-first = aðeins berserkja­þjóðir kasta teningnum á undan landvinningi
reason-die-rolled = fyrst þarf að nýta tenings­kastið í landvinning
reason-game-over = spilinu er lokið
reason-immune = enginn getur ráðist á þetta landsvæði
reason-just-picked = þjóð getur ekki farið á hnignunar­skeið í sömu umferð og hún var valin
reason-must-abandon = fyrst þarf að yfirgefa landsvæði
reason-must-pick = fyrst þarf að velja samstæðu
reason-must-place = enn er eftir að setja merki á kortið
reason-no-need = táknin duga fyrir þessu landsvæði án teningsins
reason-no-such-combo = engin samstæða er á þessum stað í röðinni
reason-no-such-region = ekkert slíkt landsvæði er á kortinu
reason-no-such-seat = enginn slíkur leikmaður er til
reason-no-tokens = ekkert tákn er á hendi
reason-none-left = ekkert merki af þessu tagi er eftir
reason-not-a-decision = þessi leikur er ekki ákvörðun leikmanns
reason-no-active-race = engin virk þjóð er til sem gæti farið á hnignunar­skeið
reason-not-a-lone-token = á þessu landsvæði þarf að standa stakt tákn virkrar þjóðar annars leikmanns
reason-not-adjacent = þjóðin ræður ekki yfir neinu landsvæði sem liggur að þessu
reason-not-border = þjóð kemur inn á kortið á landamæra­svæði
reason-not-enough-coins = skilding­arnir duga ekki fyrir þessari samstæðu
reason-not-enough-tokens = táknin á hendi eru of fá
reason-not-offered = þessi leikur er ekki í boði núna
reason-not-yours = þjóðin sem er að verki ræður ekki yfir þessu landsvæði
reason-nothing-to-use = þjóðin sem er að verki hefur enga slíka krafta
reason-own-region = þjóðin ræður þegar yfir þessu landsvæði
reason-own-seat = velja þarf annan leikmann
reason-peace = friður ríkir við þann sem ræður yfir þessu landsvæði
reason-rolls-first = berserkja­þjóð kastar á undan landvinningi og á enga lokatilraun
reason-shielded = tjaldbúðir vernda táknið á þessu landsvæði
reason-stands-there = slíkt merki er þegar á þessu landsvæði
reason-tokens-in-hand = fyrst þarf að leggja niður táknin á hendi
reason-too-short = jafnvel besta kast myndi ekki duga
reason-tray-empty = ekkert tákn þjóðarinnar er eftir í bakkanum
reason-was-attacked = ráðist var á virka þjóð þess leikmanns í umferðinni
reason-water = höf og stöðuvötn eru aðeins fyrir sæfaraþjóðir
reason-wrong-phase = nú er ekki rétti tíminn fyrir slíkan leik
