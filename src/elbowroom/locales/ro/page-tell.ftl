### Being told that it is one’s turn, links of mails, and the page as an app.

## Tell me when it is my turn

menu-tell = Anunță-mă când e rândul meu
tell-closed = Poți închide pagina: notificarea vine oricum.
tell-open = Ține pagina deschisă în fundal: acest server nu poate ajunge la o pagină închisă.
tell-failed = Ține pagina deschisă în fundal: serviciul de notificări al browserului tău nu răspunde.
tell-clock = Ține pagina deschisă în fundal: la o masă cu ceas, un bot intră în locul celui care pleacă.
tell-note = Aici nu e ceas: gândește-te un minut sau o zi. Poți închide pagina și primești un anunț când e rândul tău.
tell-note-yes = Anunță-mă
tell-note-no = Nu, mulțumesc
tell-turn-title = { $name }: e rândul tău
tell-turn-about = Runda { $round } din { $rounds }

## Links of mails

## Without a network

offline-title = Niciun drum până la masă
offline-about = Acum nu se poate ajunge la server. Locul tău rămâne al tău, iar jocul te așteaptă.
offline-again = Încearcă din nou
