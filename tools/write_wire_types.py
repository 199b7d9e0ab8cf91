"""Writes what is generated from the shapes in fzzzt.wire: the page's types and the description of the API.

`make format` writes them anew; `make lint`, by `--check`, fails if they differ.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec
from msgspec import inspect

from fzzzt.engine import Score, SeatScore, UnitScore
from fzzzt.web.openapi import description
from fzzzt.wire import (
    accounts,
    bodies,
    commands,
    daily,
    events,
    faces,
    groups,
    guide,
    lessons,
    notices,
    options,
    played,
    presets,
    puzzles,
    ratings,
    refusals,
    reviews,
    sayings,
    tables,
    terms,
    told,
    views,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web/src/lib/wire.generated.ts"
DESCRIPTION = ROOT / "docs/openapi.json"

UNIONS = {
    "GameEvent": events.AnyWireEvent,
    "Entry": told.AnyTold,
    "ServerMessage": tables.AnyServerMessage,
    "Command": commands.Command,
}
ASKED = (
    *(terms.Terms, terms.PlayOn, bodies.Name, bodies.SeatWish, bodies.Claim, bodies.Replaying),
    *(lessons.LessonAnswer, puzzles.PuzzleAnswer, notices.NoticeWish, reviews.Reviewing, daily.DailyWish),
    *(groups.GroupWish, groups.NextGame),
    *(accounts.PasskeyWish, accounts.NewAccount, accounts.NewPasskey, accounts.SigningIn),
)
"""Shapes that clients write: what has a default may be left out. All others are written by the server, in full."""
ELSEWHERE = (
    *(events.WireAward, views.OwnView, tables.About),  # halves of others
    *(faces.FaceTable, faces.WireDeck, refusals.Error),  # not for the page
    *(daily.DailyPlay, daily.RecordedDaily, daily.HandIn),
)
ENGINES_OWN = (UnitScore, SeatScore, Score)
"""Dataclasses of the engine that travel as they are."""
OPEN = (refusals.Fault, tables.NotDone)
"""Shapes with more fields, by the code."""
MODULES = (
    options,
    faces,
    events,
    views,
    sayings,
    guide,
    terms,
    told,
    tables,
    commands,
    bodies,
    accounts,
    daily,
    lessons,
    notices,
    played,
    ratings,
    groups,
    presets,
    puzzles,
    reviews,
    refusals,
)
_WIDTH = 140
_HEADER = "/** Generated from the structs in src/fzzzt/wire (tools/write_wire_types.py): `make format` writes it. */\n"


def typescript() -> str:
    """All shapes that the page needs, as types."""
    shapes = [*ENGINES_OWN, *(shape for module in MODULES for shape in _shapes(module))]
    parts = [_HEADER, *map(_interface, shapes)]
    parts += [_alias(name, [_name(each) for each in get_args(union)]) for name, union in UNIONS.items()]
    return "\n".join(parts)


def _shapes(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs of a module that stand for a whole shape, in their order."""
    made = [*vars(module).values(), *(get_args(told.AnyTold)[2:] if module is told else ())]  # most of these by rule
    for shape in made:
        ours = isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape.__module__ == module.__name__
        if ours and shape not in ELSEWHERE and not shape.__name__.startswith("_") and not _is_family(shape):
            yield shape


def _is_family(shape: type[msgspec.Struct]) -> bool:
    """Whether a struct is only there to be the first half of others."""
    return shape.__struct_config__.tag == shape.__name__


def _name(shape: type) -> str:
    name = shape.__name__.removeprefix("Wire")
    return f"{name}Event" if shape.__name__ != name and issubclass(shape, events.WireEvent) else name


def _interface(shape: type) -> str:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)  # noqa: S101 - of a shape
    brief = issubclass(shape, msgspec.Struct) and shape.__struct_config__.omit_defaults
    asked = shape in ASKED or brief
    lines = [f"/** {line}" if not number else f" * {line}".rstrip() for number, line in enumerate(_words(shape))]
    lines = [f"{lines[0]} */"] if len(lines) == 1 else [*lines, " */"]
    fields = []
    if isinstance(info, inspect.StructType) and info.tag_field:
        fields.append(f"  {info.tag_field}: {_literal(info.tag)};")
    fields += [_field(field, asked, no_null=brief) for field in info.fields]
    if shape in OPEN:
        fields.append("  [detail: string]: unknown;")
    if not fields:
        return "\n".join([*lines, f"export type {_name(shape)} = Record<string, never>;", ""])
    return "\n".join([*lines, f"export interface {_name(shape)} {{", *fields, "}", ""])


def _words(shape: type) -> list[str]:
    return [line.strip() for line in (shape.__doc__ or "").strip().splitlines()]


def _field(field: inspect.Field, asked: bool, *, no_null: bool) -> str:
    """A line of an interface. What is left out where it is null is never null."""
    unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
    optional = "?" if unset or (asked and not field.required) else ""
    told = _type(field.type)
    if no_null and field.default is None:
        told = told.removesuffix(" | null")
    partial = asked and isinstance(field.type, inspect.StructType) and field.type.cls is terms.Clock
    return f"  {field.encode_name}{optional}: {f'Partial<{told}>' if partial else told};"


def _union(members: Iterable[inspect.Type]) -> str:
    return " | ".join(dict.fromkeys(_type(member) for member in members))


def _type(info: inspect.Type) -> str:  # noqa: C901 - one case a kind
    match info:
        case inspect.Metadata(type=described):
            return _type(described)
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return _name(cls)
        case inspect.UnionType(types=types):
            return _named_union(info) or _union(types)
        case inspect.LiteralType(values=values):
            return " | ".join(_literal(value) for value in values)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            each = _type(item)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_type(key)}, {_type(value)}>"
        case _:
            raise TypeError(f"no type of TypeScript is known for {info}")


def _named_union(info: inspect.UnionType) -> str | None:
    """The name of a union of shapes that has one."""
    shapes = {member.cls for member in info.types if isinstance(member, inspect.StructType)}
    return next((name for name, union in UNIONS.items() if set(get_args(union)) == shapes), None)


def _literal(value: object) -> str:
    return f"'{value}'"


def _alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= _WIDTH:
        return line + "\n"
    return "\n".join(
        [f"export type {name} =", *(f"  | {member}" for member in members[:-1]), f"  | {members[-1]};", ""]
    )


def main() -> None:
    """Write the files, or say which differ."""
    wanted = {TYPES: typescript(), DESCRIPTION: msgspec.json.format(description(), indent=1).decode() + "\n"}
    for path, text in wanted.items():
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is not what the structs say: run `make format`")


if __name__ == "__main__":
    main()
