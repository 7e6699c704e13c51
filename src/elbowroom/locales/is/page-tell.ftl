### Being told that it is one’s turn, links of mails, and the page as an app.

## Tell me when it is my turn

menu-tell = Láta mig vita þegar ég á leik
tell-closed = Þú mátt loka síðunni: tilkynningin kemur samt.
tell-open = Hafðu síðuna opna í bakgrunni: þessi netþjónn nær ekki til síðu sem er lokuð.
tell-failed = Hafðu síðuna opna í bakgrunni: tilkynninga­þjónusta vafrans svarar ekki.
tell-clock = Hafðu síðuna opna í bakgrunni: við borð með klukku leysir vélmenni af þann sem fer.
tell-note = Engin klukka hér: taktu þér mínútu eða heilan dag. Þú mátt loka síðunni og fá að vita þegar þú átt leik.
tell-note-yes = Láta mig vita
tell-note-no = Nei, takk
tell-turn-title = { $name }: þú átt leik
tell-turn-about = Umferð { $round } af { $rounds }

## Links of mails

## Without a network

offline-title = Engin leið að borðinu
offline-about = Ekki næst í netþjóninn eins og er. Sætið þitt er frátekið og spilið bíður þín.
offline-again = Reyna aftur
