"""From a file to a record. Whatever the file holds, the outcome is a record or one sentence about what is wrong.

A last line without its end was being written when the power went: it is left out. Damage anywhere else is named.

Reading a deal asks the title's rules, which hold one set of values from their import on; an outline tells which values
a game needs without asking them.
"""

import json
from os.path import isdir
from pathlib import Path
from typing import Any, Final, NoReturn

from game.files import literal
from game.record import BACK, FORMAT, LARGEST_SEED, UNDO, Header, Record, Result, WrittenMove, line
from game.seat import Chair
from game.titles import TITLES
from game.upgrade import UPGRADES, Values, upgraded
from game.values import versions_for
from rules.core.deal import Deal
from rules.core.errors import BadDeal, BadRecord
from rules.core.options import Option
from rules.core.printed import held, today, values_print
from rules.core.text import Text, say

LARGEST_FILE: Final = 8 << 20
LONGEST_LINE: Final = 1 << 16
LONGEST_TIME: Final = 1 << 31


def read_record(path: Path) -> Record:
    """The game in a file; BadRecord says in one sentence why there is none."""
    return parse(path.name, read_bytes(path))


def read_outline(path: Path) -> Record:
    """The same without asking the title's rules whether they know the deal."""
    return _Reader(path.name, asks_rules=False).record(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """What lies in a file, cut just beyond the length of any game; BadRecord when it cannot be read."""
    name = literal(path.name or str(path))
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BadRecord(say("common.record.missing", file=name)) from None
    except OSError as error:
        # What opening a folder fails with differs from system to system.
        why = "common.record.folder" if isdir(path) else "common.record.unreadable"
        raise BadRecord(say(why, file=name)) from error


def parse(name: str, data: bytes) -> Record:
    """The game in the bytes of a file of that name."""
    return _Reader(name).record(data)


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(word)


def json_value(text: str) -> Any:
    """One line of JSON; ValueError for whatever is none, however deep or long."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("nested too deep") from None


def whole_number(value: object, least: int, most: int) -> int:
    """A number within limits, else ValueError; True is no number."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError("not a number in range")
    return value


class _Reader:
    """Reads one file; holds its name for the sentences."""

    def __init__(self, name: str, asks_rules: bool = True) -> None:
        self._name = name
        self._asks_rules = asks_rules
        self._file = literal(name if name.isprintable() else "?")

    def _bad(self, key: str, **args: int | Text) -> BadRecord:
        return BadRecord(say(f"common.record.{key}", file=self._file, **args))

    def record(self, data: bytes) -> Record:
        texts, torn = self._lines(data)
        values = [self._value(number, text) for number, text in enumerate(texts, 1)]
        self._check_format(values)
        old = values[0]["format"] != FORMAT
        if old:
            values = self._brought_up(values)
            texts = [line(value) for value in values]
        record = Record(self._name, self._header(values[0]), lines=texts, untouched=not (torn or old), size=len(data))
        record.practice = record.header.practice
        for number, value in enumerate(values[1:], 2):
            self._fold(record, number, value)
        return record

    def _lines(self, data: bytes) -> tuple[list[str], bool]:
        """The lines of the file, and whether the last one lacks its end."""
        if len(data) > LARGEST_FILE:
            raise self._bad("too_long")
        pieces = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
        tail = pieces.pop()
        if self._is_whole(tail):
            pieces.append(tail)
        if not pieces:
            raise self._bad("cut" if tail[:1] == b"{" else "foreign")
        return [self._decoded(number, piece) for number, piece in enumerate(pieces, 1)], tail != b""

    @staticmethod
    def _is_whole(tail: bytes) -> bool:
        """Is a last line without its end complete all the same? Some editors leave the end out."""
        try:
            return len(tail) <= LONGEST_LINE and isinstance(json_value(tail.decode()), list | dict)
        except ValueError:
            return False

    def _decoded(self, number: int, piece: bytes) -> str:
        try:
            if len(piece) > LONGEST_LINE:
                raise ValueError("longer than any line of a game")
            return piece.decode().removesuffix("\r")
        except ValueError:
            raise self._damaged(number) from None

    def _value(self, number: int, text: str) -> Any:
        try:
            return json_value(text)
        except ValueError:
            raise self._damaged(number) from None

    def _damaged(self, number: int) -> BadRecord:
        """A first line that cannot be read is no sign of a saved game at all."""
        return self._bad("foreign") if number == 1 else self._bad("damaged", line=number)

    def _check_format(self, values: Values) -> None:
        head = values[0]
        if not isinstance(head, dict) or type(head.get("format")) is not int or "title" not in head:
            raise self._bad("foreign")
        if head["format"] > FORMAT:
            raise self._bad("newer")
        if head["format"] != FORMAT and head["format"] not in UPGRADES:
            raise self._bad("foreign")

    def _brought_up(self, values: Values) -> Values:
        try:
            return upgraded(values)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            raise self._bad("header") from None

    # ------------------------------------------------------------ the first line
    def _header(self, head: dict[str, Any]) -> Header:
        title = head["title"]
        if not isinstance(title, str) or title not in TITLES:
            raise self._bad("unknown_title")
        try:
            version = whole_number(head["rules"], 1, 1 << 31)
            values = head.get("values", "")
            deal = self._deal(title, head["deal"])
            chairs = [Chair.read(chair) for chair in head["chairs"]]
            started, practice = head["started"], head["practice"]
            if not isinstance(started, str) or len(started) > 40 or not isinstance(practice, bool):
                raise ValueError("strange time or practice")
            if not isinstance(values, str):
                raise ValueError("strange values")
        except (KeyError, TypeError, ValueError):
            raise self._bad("header") from None
        if version > today(title):
            raise self._bad("newer")
        if values and values != values_print(title, version):
            raise self._bad("other_values")
        if self._asks_rules and held(title) in versions_for(title, version, values, started):
            self._check_deal(deal)
        try:
            return Header(deal, chairs, version, started, practice, values)
        except ValueError:
            raise self._bad("header") from None

    def _check_deal(self, deal: Deal) -> None:
        rules = TITLES[deal.title]
        kinds = {spec.key: [type(value) for value in spec.values] for spec in rules.options}
        if any(type(value) not in kinds.get(key, [type(value)]) for key, value in deal.options.items()):
            raise self._bad("header")
        try:
            rules.check_deal(deal)
        except BadDeal as error:
            raise self._bad("deal", reason=error.text) from None

    @staticmethod
    def _deal(title: str, value: Any) -> Deal:
        options: dict[str, Option] = {}
        if not isinstance(value["options"], dict):
            raise ValueError("strange options")
        for key, chosen in value["options"].items():
            if not isinstance(chosen, bool | int | str):
                raise ValueError("strange option")
            options[key] = chosen
        seats = whole_number(value["seats"], 1, 8)
        return Deal(title, seats, options, whole_number(value["seed"], 0, LARGEST_SEED))

    # ------------------------------------------------------------ the others
    def _fold(self, record: Record, number: int, value: Any) -> None:
        try:
            match value:
                case [str(word)] if word == UNDO:
                    self._take_back(record, 1)
                case [str(word), int(count)] if word == BACK:
                    self._take_back(record, whole_number(count, 1, len(record.moves)))
                    record.practice = True
                case [str(), *_] if record.result is None and all(type(part) in (str, int) for part in value):
                    record.moves.append(WrittenMove(number, value))
                case {"mark": mark, "seconds": seconds}:
                    record.marks[len(record.moves)] = whole_number(mark, 0, (1 << 32) - 1)
                    record.seconds = whole_number(seconds, 0, LONGEST_TIME)
                case {"end": {"scores": list(scores), "winners": list(winners)}}:
                    record.result = self._result(record.header.deal.seats, scores, winners)
                case _:
                    raise ValueError("no line of a game")
        except ValueError:
            raise self._bad("damaged", line=number) from None

    @staticmethod
    def _result(seats: int, scores: list[Any], winners: list[Any]) -> Result:
        if len(scores) != seats or len(winners) > seats:
            raise ValueError("not one score a seat")
        points = tuple(whole_number(score, -(1 << 31), 1 << 31) for score in scores)
        return Result(points, tuple(whole_number(seat, 0, seats - 1) for seat in winners))

    @staticmethod
    def _take_back(record: Record, count: int) -> None:
        if count > len(record.moves):
            raise ValueError("nothing to take back")
        left = len(record.moves) - count
        del record.moves[left:]
        record.marks = {at: mark for at, mark in record.marks.items() if at <= left}
        record.result = None
