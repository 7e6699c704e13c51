"""Work on a language.

``python -m tools.translations uk`` writes what is missing into the files of a language: the English text as a
comment, and once more as the text itself, with the plurals of the language, for a translator to write over.
``--check`` tells what is wrong, and how much there is to do in each file. What is equal to English is told
until it is translated or its id stands in ``same.txt`` of the folder.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from elbowroom.locales.languages import FIRST, OFFERING

FOLDER = Path(__file__).parents[1] / "src" / "elbowroom" / "locales"
SAME = "same.txt"
TODO = "TRANSLATE"
"""The mark of a message that nobody has looked at yet."""
NEEDS_NO_WORDS = frozenset({"gender"})
"""Attributes that are for the program."""
INTEGERS = range(1000)
OPTIONAL = {
    "power-": {"gender"},
    "piece-head-": {"form"},
    "piece-where-": {"form"},
    "piece-region": {"form"},
    "piece-take": {"filter"},
}
"""Facts that a language may use or leave out, by how the names of messages begin."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def files(code: str) -> dict[str, list[ast.EntryType]]:
    """The entries of each file of a language; a broken one is an error with file and line."""
    found = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        found[path.name] = _parsed(source)
        for entry in found[path.name]:
            if isinstance(entry, ast.Junk):
                at = entry.annotations[0].span
                line = source.count("\n", 0, at.start if at else 0) + 1
                raise SyntaxError(str(entry.annotations[0].message), (str(path), line, None, None))
    return found


@cache
def _parsed(source: str) -> list[ast.EntryType]:
    """The entries of a text, for everybody who asks: nobody changes them."""
    return list(FluentParser().parse(source).body)


def messages(code: str) -> dict[str, ast.Message]:
    """All messages of a language by their ids."""
    return {
        entry.id.name: entry
        for entries in files(code).values()
        for entry in entries
        if isinstance(entry, ast.Message)
    }


class _Uses(Visitor):
    """What a message is made of: variables, messages that it refers to, and its choices."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[tuple[str, str]] = set()
        self.choices: list[ast.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def parts(message: ast.Message) -> dict[str, ast.Pattern]:
    """The value of a message, as "", and its attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return found if message.value is None else {"": message.value, **found}


def variables(id: str, attribute: str, every: dict[str, ast.Message]) -> set[str]:
    """The facts that a message needs, with those of the messages that it refers to."""
    if id not in every or attribute not in parts(every[id]):
        return set()
    uses = _Uses(parts(every[id])[attribute])
    return uses.variables.union(*(variables(name, part, every) for name, part in uses.references), set())


def words(pattern: ast.Pattern) -> str:
    """A pattern as it is written."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()


@cache
def categories(code: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language; "other" is always one of them."""
    form = Locale.parse(code).plural_form
    return frozenset(map(form, INTEGERS)) | {"other"}


def same(code: str) -> set[str]:
    """The ids of messages that may be as in English."""
    path = FOLDER / code / SAME
    return set(path.read_text(encoding="utf-8").split()) if path.is_file() else set()


def problems(code: str) -> Iterator[str]:
    """What is wrong with the messages that a language has, but for those that are missing."""
    english, own = messages(FIRST), messages(code)
    for id in sorted(own.keys() - english.keys()):
        yield f"{id} is not in English"
    used = set().union(*(_Uses(message).references for message in own.values()))
    for id in sorted(own.keys() & english.keys()):
        yield from _differences(id, english, own, code)
        yield from _left_over(id, english, own, used)
    waiting = [id for some in untranslated(code).values() for id in some]
    yield from (f"{id} is not translated yet" for id in waiting)
    if code != FIRST:
        yield from _equal(english, own, same(code).union(waiting))


def untranslated(code: str) -> dict[str, list[str]]:
    """The ids in each file of a language that still have the mark of those that nobody has looked at."""
    return {
        name: [entry.id.name for entry in entries if isinstance(entry, ast.Message) and _is_marked(entry)]
        for name, entries in files(code).items()
    }


def _is_marked(message: ast.Message) -> bool:
    return message.comment is not None and TODO in str(message.comment.content)


def _differences(
    id: str, english: dict[str, ast.Message], own: dict[str, ast.Message], code: str
) -> Iterator[str]:
    theirs, ours = parts(english[id]), parts(own[id])
    for name in theirs.keys() - ours.keys():
        yield f"{id} has no {f'.{name}' if name else 'text'}"
    known = variables(id, "", english).union(*(variables(id, name, english) for name in theirs))
    for name in ours:
        wanted = variables(id, name, english) if name in theirs else known
        given = variables(id, name, own)
        for variable in sorted(given - wanted - _optional(id)):
            yield f"{id} asks for ${variable}, which it is not given"
        for variable in sorted((wanted - given) - _optional(id)) if name in theirs else ():
            yield f"{id} leaves out ${variable}"
        for choice in _Uses(ours[name]).choices:
            yield from _choice(id, choice, code)
    for name, part in _Uses(own[id]).references:
        if name not in own or part not in parts(own[name]):
            yield f"{id} refers to {name}{'.' if part else ''}{part}, which is not there"


def _left_over(
    id: str, english: dict[str, ast.Message], own: dict[str, ast.Message], used: set[tuple[str, str]]
) -> Iterator[str]:
    for name in parts(own[id]).keys() - parts(english[id]).keys():
        if (id, name) not in used:
            yield f"{id}.{name} is not in English, and no message refers to it"


def _optional(id: str) -> set[str]:
    """Facts that a language may use or not: how a power agrees with its race, how regions are told."""
    if id in ("piece-per-conquest", "piece-per-loss"):
        return {"one", "each"}
    return next((facts for start, facts in OPTIONAL.items() if id.startswith(start)), set())


def _choice(id: str, choice: ast.SelectExpression, code: str) -> Iterator[str]:
    keys = [variant.key for variant in choice.variants]
    named = {key.name for key in keys if isinstance(key, ast.Identifier)} & set(CATEGORIES)
    numbers = [key.value for key in keys if isinstance(key, ast.NumberLiteral)]
    wanted = categories(code)
    if named - {"other"} and named != wanted:
        yield f"{id} has the plurals {', '.join(sorted(named))}; the language has {', '.join(sorted(wanted))}"
    if not isinstance(choice.selector, ast.VariableReference):
        return
    counted = choice.selector.id.name
    holds = {_key(variant): counted in _Uses(variant.value).variables for variant in choice.variants}
    if holds.get("other") and "1" in numbers and "one" not in named:
        yield f"{id} has [1] and a number in [other], so it needs the plurals of the language, too"
    if holds.get("other") and holds.get("one") is False:
        yield f"{id}: [one] is not always 1, so it must show the number; words for 1 belong to [1]"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _equal(english: dict[str, ast.Message], own: dict[str, ast.Message], allowed: set[str]) -> Iterator[str]:
    for id in sorted(own.keys() & english.keys()):
        theirs, ours = parts(english[id]), parts(own[id])
        for name in theirs.keys() & ours.keys() - NEEDS_NO_WORDS:
            written = " ".join(words(ours[name]).split())
            has_words = any(_has_words(element) for element in ours[name].elements)
            if has_words and written == " ".join(words(theirs[name]).split()) and id not in allowed:
                yield f"{id} is equal to English: {written}"


def _has_words(element: ast.TextElement | ast.Placeable) -> bool:
    return not isinstance(element, ast.TextElement) or any(sign.isalpha() for sign in element.value)


def missing(code: str) -> dict[str, list[ast.Message]]:
    """The messages of each English file that a language does not have."""
    own = messages(code) if (FOLDER / code).is_dir() else {}
    return {
        name: absent
        for name, entries in files(FIRST).items()
        if (absent := [e for e in entries if isinstance(e, ast.Message) and e.id.name not in own])
        and name != OFFERING
    }


class _Plurals(Transformer):
    """Gives choices by number the plurals of a language; those that English lacks say what its rest says."""

    def __init__(self, code: str) -> None:
        self.wanted = [name for name in CATEGORIES if name in categories(code)]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        self.generic_visit(node)
        given = {
            variant.key.name: variant for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if given.keys() & set(CATEGORIES) - {"other"}:
            exact = [variant for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)]
            node.variants = exact + [self._variant(name, given) for name in self.wanted]
        return node

    def _variant(self, name: str, given: dict[str, ast.Variant]) -> ast.Variant:
        like = given.get(name, given["other"])
        return ast.Variant(ast.Identifier(name), like.value.clone(), default=name == "other")


def write_missing(code: str) -> int:
    """Write what is missing into the files of a language; how many messages that is.

    A file that is new gets the headings of the English one, too, which tell what its variables mean.
    """
    (FOLDER / code).mkdir(exist_ok=True)
    count = 0
    for name, absent in missing(code).items():
        path = FOLDER / code / name
        is_new = not path.is_file()
        text = "" if is_new else path.read_text(encoding="utf-8").rstrip("\n") + "\n\n"
        for entry in files(FIRST)[name] if is_new else absent:
            if isinstance(entry, ast.Message):
                text += f"{_to_translate(entry, code)}\n"
                count += 1
            else:
                text += FluentSerializer().serialize_entry(entry).rstrip("\n") + "\n\n"
        path.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    return count


def _to_translate(message: ast.Message, code: str) -> str:
    """A message of English below itself as a comment."""
    comment = message.comment.content + "\n" if message.comment and message.comment.content else ""
    plain = message.clone()
    plain.comment = None
    english = FluentSerializer().serialize_entry(plain)
    beside = "".join(f"# {line}\n".replace(" \n", "\n") for line in (comment + english).splitlines())
    return f"# {TODO}\n{beside}{FluentSerializer().serialize_entry(_Plurals(code).visit(plain))}"


def main(arguments: list[str]) -> int:
    """Write or check; the number of problems decides about the exit code."""
    codes = [argument for argument in arguments if not argument.startswith("--")]
    if len(codes) != 1:
        print(__doc__)
        return 2
    [code] = codes
    try:
        Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        print(f'{code}: no language is known by this code; it is the one of ISO 639, as in "uk" or "pt_BR"')
        return 2
    if "--check" not in arguments:
        print(f"{code}: {write_missing(code)} messages written; translate them, and take the comments away")
        return 0
    return _check(code)


def _check(code: str) -> int:
    """Tell what is wrong, what is missing, and how much is left in each file."""
    absent = {name: [message.id.name for message in some] for name, some in missing(code).items()}
    found = [f"{id} is missing" for some in absent.values() for id in some] + list(problems(code))
    print("\n".join(found) or f"{code} is complete")
    left = Counter({name: len(some) for name, some in absent.items()})
    left.update({name: len(some) for name, some in untranslated(code).items() if some})
    for name, count in sorted(left.items()):
        print(f"{name}: {count} to translate")
    if found:
        print(f"{code}: {left.total()} to translate, {len(found) - left.total()} to mend")
    elif not (FOLDER / code / OFFERING).is_file():
        print(f"write {code}/{OFFERING} with its language-name, and the language is offered")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
