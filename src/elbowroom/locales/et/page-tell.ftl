### Being told that it is one’s turn, links of mails, and the page as an app.

## Tell me when it is my turn

menu-tell = Ütle, kui on minu käik
tell-closed = Lehe võid sulgeda: teavitus tuleb ikka.
tell-open = Jäta leht taustal lahti: suletud leheni see server ei ulatu.
tell-failed = Jäta leht taustal lahti: sinu brauseri tõuketeenus ei vasta.
tell-clock = Jäta leht taustal lahti: kellaga lauas astub lahkuja asemele bot.
tell-note = Siin ei ole kella: mõtle minut või terve päev. Võid lehe sulgeda ja saada teada, kui on sinu käik.
tell-note-yes = Anna teada
tell-note-no = Tänan, ei
tell-turn-title = { $name }: sinu käik
tell-turn-about = Voor { $round }/{ $rounds }

## Links of mails

## Without a network

offline-title = Lauda ei pääse
offline-about = Serverit ei saa praegu kätte. Sinu koht on alles ja mäng ootab sind.
offline-again = Proovi uuesti
