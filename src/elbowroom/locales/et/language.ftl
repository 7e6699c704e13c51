### What the language calls itself. A folder with this file is offered as a language, so it is written last.

language-name = Eesti
