"""The five catalogues say the same things, each in its own words, and none of them can fail at the table."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import Formatter

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fzzzt.engine import errors
from fzzzt.engine.cards import GRADES, Card, Deck, mechanic
from fzzzt.engine.scoring import best_bonus, score_seat
from fzzzt.locale import COMMANDS, LANGUAGES, Catalogue, language_from
from fzzzt.locale.labels import join, label, short, short_list, symbol, unit_name
from fzzzt.locale.rules_page import RULES

SUBJECTS = sorted(
    file.name.removesuffix(".ftl") for file in files("fzzzt.locale").joinpath("en").iterdir() if ".ftl" in file.name
)
TRANSLATIONS = LANGUAGES[1:]

NUMBERS = {"power", "points", "loss", "number", "speed", "count", "value", "round", "rounds", "players", "mechanic"}
NUMBERS |= {"hand", "discard", "total", "low", "high", "worth", "price", "chance", "width", "height", "belt"}
NUMBERS |= {"minutes", "seconds", "auction", "event", "last", "games", "wins", "best", "place"}
NUMBERS |= {"passkeys", "codes", "sessions"}
NUMBERS |= {"middle", "days"}
NUMBERS |= {"made", "paid", "cost", "error", "gain", "blunders", "mistakes", "inaccuracies"}
TEXTS = {
    "name",
    "names",
    "card",
    "cards",
    "unit",
    "robot",
    "symbols",
    "symbol",
    "parts",
    "first",
    "second",
    "third",
    "seed",
}
TEXTS |= {"seat", "turn", "what", "input", "path", "command", "bot", "key", "address", "field", "choices", "option"}
TEXTS |= {"third", "version", "mean", "publisher", "licence"}
TEXTS |= {"asker", "before", "when", "day", "right", "units"}
NUMBERS |= {"rating", "within"}

PLURALS = {language: {Locale(language).plural_form(number) for number in range(1000)} for language in LANGUAGES}
"""The forms that whole numbers take."""

SAME_WORDS = {
    "ru": {"fzzzt"},
    "de": {"code", "hand", "n", "name", "normal", "passkeys", "pause", "rating", "ratings"},
    "nl": {
        *("bot", "code", "complex", "fzzzt", "hand", "n", "passkeys", "prototype", "rating", "ratings", "robot"),
        *("widget", "widgets"),
    },
    "fr": {"bot", "code", "fzzzt", "n", "normal", "pause", "points", "robot", "table"},
}
"""Words that are the same in English and in another language."""

GLOSSARY = {
    "en": "Chief Mechanic|spanner|Conveyor Belt Deck|Belt Speed Number|Production Unit|widget|discard pile|basic score",
    "ru": "главный механик|гаечный ключ|колода конвейера|скорость конвейера|усовершенствование робота|штуковин|"
    "производственная единица|строительные значки|капля масла|энергия|колода сброса|базовые очки|дополнительные очки|"
    "ничья|прототип|передовая|раунд аукционов",
    "de": "Chefmechaniker|Schraubenschlüssel|Fließband|Fließband-Kartenstapel|Fließbandgeschwindigkeit|Apparat|"
    "Roboter-Erweiterung|Fzzzt!-Karte|Produktionseinheit|Bauteil|Mutter|Schraube|Zahnrad|Öl|Zap!|Kartenhand|"
    "Ablagestapel|Gebot|Auktionsrunde|Aufräumen und Produktionseinheiten bestücken|Grundwertung|Bonuspunkte",
    "nl": "hoofdmecanicien|moersleutel|lopende band|lopende bandstapel|lopende bandcijfer|robotopwaardering|"
    "productie-eenheid|widget|bouwsymbo|moer|bout|tandwiel|olie|kracht|aflegstapel|bod|veiling|biedronde|opkuis|"
    "toewijzen|gelijk bod|basisscore|bonuspunten|eindtelling|versterkte|geavanceerde",
    "fr": "Chef Mécanicien|clé plate|la Chaîne|Tête de Chaîne|l’Usine|VMC|Amélioration robotique|Unité de Production|"
    "Gadget|Symboles de Construction|écrou|vis|engrenage|goutte|pouvoir|Points de Victoire|Main|Atelier|mise|Enchère|"
    "Tour d’Enchères|Phase de Préparation|attribuer|égalité|score de base|points des Gadgets|Décompte des Points",
}

FOREIGN = {  # words that would give away a passage nobody translated
    "ru": r"(?!(?:Slack|Discord|Matrix|"
    r"Fzzzt|QR|Enter|Esc|PgUp|PgDn|a|g|upgrade|fzzzt|enhanced|complex|on|json|no|n|b|c|o|bc|r|base|"
    r"extended|stay|leave|m|UTF|UTC|TOML|card|id|symbols|grade|count|mechanic|true|false|Ctrl|N|B|C|O|d|q|help|"
    r"JSON|null|events|options|seats|shuffle|origin|daily|units)\b)[A-Za-z]+",
    "de": r"the|you|your|with|cards|and|van|het|une|les|bid",
    "nl": r"the|you|your|with|cards|and|und|der|une|les|bid",
    "fr": r"the|you|your|with|cards|and|und|der|het|een|bid",
}

UNFIT = {  # signs of other languages, and of a typewriter
    "en": r"[\"'«»„‘]| …",
    "ru": r"[\"'“”„ёЁ]| …",
    "de": r"[\"'«»”‘’—]",
    "nl": r"[\"'«»„‘—]",
    "fr": r"[\"'“”„‘]| …",
}


class Gatherer(Visitor):
    """Everything of one message that the tests look at."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []
        self.words: list[str] = []

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        pass

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def resource(language: str, subject: str) -> ast.Resource:
    return FluentParser().parse(files("fzzzt.locale").joinpath(language, f"{subject}.ftl").read_text("utf-8"))


@cache
def catalogue(language: str) -> dict[str, Gatherer]:
    messages: dict[str, Gatherer] = {}
    for subject in SUBJECTS:
        for entry in resource(language, subject).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} is there twice"
                messages[entry.id.name] = Gatherer()
                messages[entry.id.name].visit(entry)
    return messages


def text_of(language: str, key: str) -> str:
    return "".join(catalogue(language)[key].words)


def sample(variables: set[str], number: int) -> dict[str, object]:
    assert variables <= NUMBERS | TEXTS | {"grade"}
    values: dict[str, object] = dict.fromkeys(variables & NUMBERS, number)
    values |= {name: f"<{name}>" for name in variables & TEXTS}
    return values | ({"grade": "basic"} if "grade" in variables else {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_files_hold_nothing_that_fluent_cannot_read(language: str, subject: str) -> None:
    assert [entry.content for entry in resource(language, subject).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    for subject in SUBJECTS:
        english, translated = (
            [entry.id.name for entry in resource(each, subject).body if isinstance(entry, ast.Message)]
            for each in ("en", language)
        )
        assert translated == english


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_has_the_variables_of_the_english_one(language: str) -> None:
    for key, english in catalogue("en").items():
        assert (key, catalogue(language)[key].variables) == (key, english.variables)
        assert (key, catalogue(language)[key].messages) == (key, english.messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_fluent_only_so_that_the_browser_reads_the_same_files(language: str) -> None:
    assert {key: message.functions for key, message in catalogue(language).items() if message.functions} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_chooses_a_form_has_all_forms_of_the_language(language: str) -> None:
    for key, message in catalogue(language).items():
        for variable, forms in message.selectors:
            expected = set(GRADES) if variable == "grade" else PLURALS[language]
            assert (key, {form for form in forms if not form.isdecimal()}) == (key, expected)


def test_english_comments_name_every_argument() -> None:
    for subject in SUBJECTS:
        for entry in resource("en", subject).body:
            if isinstance(entry, ast.Message) and subject != "rules":
                assert entry.comment is not None, f"{entry.id.name} has no comment"
                named = set(re.findall(r"\$(\w+)", str(entry.comment.content)))
                assert (entry.id.name, named) == (entry.id.name, catalogue("en")[entry.id.name].variables)


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, -3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str, number: int) -> None:
    say = Catalogue.of(language)
    for key, message in catalogue(language).items():
        text = say(key, **sample(message.variables, number))
        assert text == text.strip() != ""
        assert not set("{}\u2068\u2069") & set(text)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text that is the English one is made of words that both languages have."""
    same = [key for key in catalogue("en") if text_of(language, key) == text_of("en", key)]
    words = {key: set(re.findall(r"[^\W\d]+", text_of("en", key).casefold())) for key in same}
    assert {key: left for key in same if (left := words[key] - SAME_WORDS[language])} == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_word_of_another_language_is_left(language: str) -> None:
    for key in catalogue(language):
        assert (key, re.findall(rf"\b(?:{FOREIGN[language]})\b", text_of(language, key))) == (key, [])
        if language != "ru":
            assert not re.search("[а-яА-ЯёЁ]", text_of(language, key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_the_glossary_are_used(language: str) -> None:
    everything = "\n".join(text_of(language, key) for key in catalogue(language)).casefold()
    assert [term for term in GLOSSARY[language].split("|") if term.casefold() not in everything] == []


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    for key in catalogue("fr"):
        text = text_of("fr", key)
        assert (key, re.findall(r" [:;!?»]|« ", text)) == (key, [])
        assert (key, re.findall(r"(?<!Fzzzt)(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text)) == (key, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_quotation_marks_and_dots(language: str) -> None:
    say = Catalogue.of(language)
    said = {key: say(key, **sample(message.variables, 2)) for key, message in catalogue(language).items()}
    assert {key: text for key, text in said.items() if re.search(UNFIT[language], text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_done_fits_a_line_of_80_columns(language: str) -> None:
    say = Catalogue.of(language)
    long = {"address": "http://192.168.178.20:8009/tables/3cXyI0SGpLq7Rb2N", "names": say("play-bot-names")}
    for key in (key for key in catalogue(language) if key.startswith("tui-prompt-")):
        variables = catalogue(language)[key].variables
        text = say(key, **{name: long.get(name, 188) if name != "count" else 5 for name in variables})
        assert (key, len(text) <= 80) == (key, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_engine_has_a_text_for_its_details(language: str) -> None:
    for code, reason in errors._REASONS.items():
        details = {name for _, name, _, _ in Formatter().parse(reason) if name}
        assert catalogue(language)[f"error-{code}"].variables <= details


def test_every_error_text_belongs_to_a_code() -> None:
    codes = {key.removeprefix("error-") for key in catalogue("en") if key.startswith("error-")}
    assert codes == set(errors._REASONS)


def test_the_rules_page_lists_every_line_once() -> None:
    listed = ["rules-title", *(key for title, lines in RULES for key in (title, *lines))]
    assert listed == [key for key in catalogue("en") if key.startswith("rules-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_scoring_adds_up(language: str) -> None:
    deck, say = Deck.standard(), Catalogue.of(language)
    robots = ["r5-n", "r3-n", "r4-o", "r2-o", "r3-b", "r1-nb", "upgrade"]
    units: dict[str, list[str]] = {"enhanced-no": [], "advanced-1": [], "basic-bc": []}
    score = score_seat(deck, [*robots, "fzzzt"], units)
    enhanced, advanced, basic = (unit.points for unit in score.units)
    other = best_bonus(deck, robots[:-1], units | {"basic-bc": ["upgrade"]})
    assert (score.base, enhanced, advanced, basic, other) == (12, 12, 9, -5, 8)
    assert f"{' + '.join(str(deck.points[robot]) for robot in robots)} " in say("rules-example-3")
    assert say("rules-example-3").endswith(f" {score.base}.")
    assert f"{enhanced} + {advanced} − {-basic} = {score.bonus}" in say("rules-example-5")
    assert f"{score.base} + {score.bonus} = {score.total}" in say("rules-example-5")
    assert f"12 + 5 − 9 = {other}" in say("rules-example-5")


def test_russian_counts_with_three_forms() -> None:
    say = Catalogue.of("ru")
    bids = [say("play-bid", name="Ада", count=count) for count in (1, 2, 5, 21)]
    assert [bid.removeprefix("Ада ставит ") for bid in bids] == [
        "1 карту рубашкой вверх.",
        "2 карты рубашкой вверх.",
        "5 карт рубашкой вверх.",
        "21 карту рубашкой вверх.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign_and_names_keep_their_hyphens(language: str) -> None:
    said = Catalogue.of(language)("score-player", name="-6-A-6 -7", points=-6)
    assert said.replace("\N{NO-BREAK SPACE}", "").startswith("-6-A-6-7: −6 ".replace("A-6-7", "A-6 -7"))


def test_large_numbers_have_no_separators() -> None:
    assert str(10**40) in Catalogue.of("de")("play-welcome", players=2, seed=10**40)
    assert Catalogue.of("de")("play-welcome", players=2, seed=20261231).endswith("Startwert: 20261231")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "RU_ru.KOI8-R"}, "ru"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, "nl"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"FZZZT_LANG": "ru", "LC_ALL": "de_DE.UTF-8"}, "ru"),
        ({"FZZZT_LANG": "fr-CA"}, "fr"),
    ],
)
def test_language_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language


def test_catalogue_follows_the_environment_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FZZZT_LANG", "nl_BE.UTF-8")
    assert Catalogue.of().language == "nl"
    assert Catalogue.of("fr").language == "fr"
    assert repr(Catalogue.of("fr")) == "Catalogue('fr')"


def test_an_unknown_language_is_refused_with_ours_named() -> None:
    with pytest.raises(ValueError, match=f"{', '.join(LANGUAGES)}, not 'tlh'"):
        Catalogue.of("tlh")


@pytest.mark.parametrize("key", ["play-nonsense", "nonsense", "", "play"])
def test_a_missing_key_raises(key: str) -> None:
    with pytest.raises(KeyError, match=f"no text '{key}' in en"):
        Catalogue.of("en").text(key)


@pytest.mark.parametrize("args", [{}, {"round": 1}, {"round": 1, "rounds": None}, {"round": 1, "rounds": ["5"]}])
def test_a_missing_or_unfit_argument_raises(args: dict[str, object]) -> None:
    with pytest.raises((ValueError, TypeError)):
        Catalogue.of("en").text("play-round", **args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_both_languages(language: str) -> None:
    say = Catalogue.of(language)
    words = say.commands()
    assert {words[command] for command in COMMANDS} == set(COMMANDS)
    assert all(words[say(f"play-command-{command}")] == command for command in COMMANDS)
    assert not any(re.search(r"\s|\d", word) or word != word.lower() for word in words)


def test_accents_need_not_be_typed() -> None:
    assert Catalogue.of("fr").commands()["regles"] == "rules"


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "Yes", "n"), ("ru", "Да", "нет"), ("de", "j", "Nein"), ("nl", " ja", "n"), ("fr", "OUI", "non")],
)
def test_yes_and_no(language: str, yes: str, no: str) -> None:
    say = Catalogue.of(language)
    assert say.is_yes(yes) is True
    assert say.is_yes("y") is True
    assert say.is_yes(no) is False
    assert say.is_yes("") is None
    assert say.is_yes("?") is None
    letters = (say("play-yes"), say("play-no"))
    assert f"[{letters[0].upper()}/{letters[1]}]" in say("play-resume", round=1, rounds=5)
    assert f"[{letters[0]}/{letters[1].upper()}]" in say("play-quit-confirm")


def mechanic_number(face: Card) -> int | None:
    return face.number if face.kind == "mechanic" else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_labels_of_its_own(language: str) -> None:
    say, faces = Catalogue.of(language), Deck.standard().cards.values()
    for face in faces:
        assert label(say, face)[0].isupper()
        assert short(say, face)[0].isupper()
        assert len(short(say, face)) < len(label(say, face))
    told_apart = {
        (face.kind, face.power, face.points, face.symbols, face.grade, mechanic_number(face)) for face in faces
    }
    assert len({label(say, face) for face in faces}) == len({short(say, face) for face in faces}) == len(told_apart)


def test_labels_in_english() -> None:
    say, cards = Catalogue.of("en"), Deck.standard().cards
    assert label(say, cards["r3-n"], speed=True) == "Robot, power 3, nut, 2 points; belt speed 2"
    assert label(say, cards["p1-1"], number=True) == "Robot, power 1, bolt and cog, 1 point, player number 1"
    assert label(say, cards["upgrade"]) == "Robot Upgrade, power 0, nut, bolt, cog and oil, 0 points"
    assert label(say, cards["fzzzt"]) == "Fzzzt, power 3, minus 1 point"
    assert label(say, cards["enhanced-no"]) == "Enhanced Production Unit, 6 points: needs nut and oil"
    assert label(say, mechanic(3), speed=True, number=True) == "Mechanic 3, power 0"
    assert label(say, Card("plain", "robot", 2, 2, 4)) == "Robot, power 2, no symbol, 2 points"
    assert short(say, cards["r3-n"]) == "Robot 3 (nut)"
    assert short(say, cards["enhanced-no"]) == "Enhanced Unit 6 (nut and oil)"
    assert unit_name(say, cards["complex-1"]) == "Complex Production Unit"
    assert symbol(say, "C") == "cog"


def test_lists_of_cards_count_copies() -> None:
    say, cards = Catalogue.of("de"), Deck.standard().cards
    hand = [cards["fzzzt"], cards["r3-n"], cards["fzzzt"], mechanic(1)]
    assert short_list(say, hand) == "2 × Fzzzt! 3, Roboter 3 (Mutter) und Mechaniker 1"
    assert join(say, []) == ""
    assert join(say, ["a"]) == "a"


def test_no_text_is_left_unused() -> None:
    """Every key stands in the program's source, whole or as the beginning of a key that is put together there."""
    package = files("fzzzt")
    source = "\n".join(
        path.read_text("utf-8")
        for folder in (
            "",
            "cli",
            "daily",
            "guide",
            "lessons",
            "locale",
            "playon",
            "record",
            "review",
            "solo",
            "store",
            "tables",
            "tui",
            "tui/feeds",
            "tui/widgets",
            "voice",
            "web",
            "wire",
            "web/accounts",
            "web/notices",
        )
        for path in package.joinpath(folder).iterdir()
        if path.name.endswith(".py")
    )
    rules = {key for title, lines in RULES for key in (title, *lines)}
    # The page's own texts are held to this by its tests (web/tests).
    unused = [
        key for key in catalogue("en") if key not in rules and not key.startswith(("page-", "rating-", "group-", "me-"))
    ]
    unused = [key for key in unused if f'"{key}"' not in source and not _put_together(key, source)]
    page = "\n".join(path.read_text("utf-8") for path in (Path(__file__).parents[1] / "web/src").rglob("*.svelte"))
    unused = [key for key in unused if not (key.startswith("account-") and f"'{key}'" in page)]
    assert unused == []


def _put_together(key: str, source: str) -> bool:
    """Whether the source has this key with its last words filled in: f"error-{code}" makes all keys of that kind."""
    words = key.split("-")
    starts = ["-".join(words[:count]) for count in range(1, len(words) + 1)]
    told_to_you = key.endswith("-you") and f'"{key.removesuffix("-you")}"' in source
    return told_to_you or re.search(rf"""f['"]({"|".join(starts)})-?{{""", source) is not None
