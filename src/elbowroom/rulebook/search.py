"""Finding something in the rulebook: by number, by name, by words."""

import difflib
import unicodedata

from elbowroom.rulebook.book import book
from elbowroom.rulebook.texts import everything, rule_title, topic_title

APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´", "'"))


def folded(words: str) -> str:
    """Words as they are compared: no accents, no capitals, one kind of apostrophe, no soft hyphens."""
    plain = unicodedata.normalize("NFD", words.translate(APOSTROPHES).replace("\u00ad", ""))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


def topic_called(name: str, locale: str | None = None) -> str | None:
    """The address that a name means: a rule's number, a page by its id or by its title in the language."""
    wanted = folded(name.strip().removeprefix("#")).replace("-", "_")
    if wanted in book().numbers:
        return wanted
    for topic in book().topics:
        if wanted.replace(" ", "_") == topic or folded(topic_title(topic, locale)) == folded(name.strip()):
            return topic
    return None


def search(words: str, locale: str | None = None) -> list[str]:
    """The addresses of everything that has every one of the words; titles that begin so come first."""
    wanted = folded(words).split()
    if not wanted:
        return []
    found = [
        (address, folded(text))
        for address, text in everything(locale).items()
        if all(word in folded(text) for word in wanted)
    ]
    found.sort(
        key=lambda place: (not place[1].startswith(wanted[0]), wanted[0] not in place[1].splitlines()[0])
    )
    return [address for address, _ in found]


def near(words: str, locale: str | None = None) -> list[str]:
    """Titles that look like the words, for those who mistyped one."""
    titles = [topic_title(topic, locale) for topic in book().topics]
    titles += [rule_title(number, locale) for number in book().numbers]
    by_form = {folded(title): title for title in titles}
    close = difflib.get_close_matches(folded(words), by_form, n=4, cutoff=0.6)
    return [by_form[form] for form in close]
