### Being told that it is one’s turn, links of mails, and the page as an app.

## Tell me when it is my turn

menu-tell = Tell me when it is my turn
tell-closed = You may close the page: the notification comes all the same.
tell-open = Keep the page open in the background: this server cannot reach a page that is closed.
tell-failed = Keep the page open in the background: your browser’s push service does not answer.
tell-clock = Keep the page open in the background: at a table with a clock a bot steps in for whoever leaves.
tell-note = No clock here: take a minute or a day. You may close the page and be told when it is your turn.
tell-note-yes = Tell me
tell-note-no = No, thanks
tell-turn-title = { $name }: it is your turn
tell-turn-about = Round { $round } of { $rounds }

## Links of mails

## Without a network

offline-title = No way to the table
offline-about = The server cannot be reached right now. Your seat is kept, and the game waits for you.
offline-again = Try again
