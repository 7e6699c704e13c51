### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Close
page-messages = Messages
