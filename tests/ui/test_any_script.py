"""Names, file names and sentences in any script: signs instead of boxes, lines that end where they may."""

import json
import shutil
from pathlib import Path

import pygame
import pytest

from game.settings import Settings
from tests.ui.conftest import Hands
from tests.ui.shared_palette import ASSETS, palette
from ui import prose
from ui.app import App
from ui.clock import HandClock
from ui.line_breaks import NEVER_FIRST, NEVER_LAST, units
from ui.scenes.settings import SettingsScene
from ui.typefaces import FACES, PLAIN, Typefaces

NAMES = {
    "Japanese": "高橋 さくら",
    "Chinese": "东印度公司 東印度",
    "Korean": "김민준",
    "Arabic": "محمد علي",
    "Hebrew": "משה",
    "Hindi": "अनिल",
    "Bengali": "রবি",
    "Tamil": "கமலா",
    "Thai": "สมชาย",
    "Georgian": "გიორგი",
    "Armenian": "Արամ",
    "Amharic": "አበበ",
    "Kazakh": "Әлия",
    "Vietnamese": "Nguyễn Thị Hường",
    "Greek": "Ἀριστοτέλης",
    "Burmese": "အောင်",
    "Khmer": "សុខា",
    "Sinhala": "නිමල්",
    "Seals": "検帝落巡算",
}


@pytest.fixture(scope="module")
def faces() -> Typefaces:
    return Typefaces(ASSETS / "fonts")


def ink(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("script", NAMES)
def test_every_sign_of_a_name_has_a_typeface(faces: Typefaces, script: str, face: str) -> None:
    for sign in NAMES[script]:
        assert any(sign in each for each in faces._table.values()), hex(ord(sign))
    assert faces.width(NAMES[script], face, 40) > 0


@pytest.mark.parametrize("script", [name for name in NAMES if name not in ("Vietnamese", "Greek", "Kazakh")])
def test_a_name_is_no_row_of_boxes(faces: Typefaces, script: str) -> None:
    line = faces.render(NAMES[script], "semi", 40, (0, 0, 0))
    boxes = faces.font("semi", 40).render(NAMES[script], True, (0, 0, 0))
    assert ink(line) != ink(boxes)
    assert pygame.mask.from_surface(line).count() > 0


@pytest.mark.parametrize("face", FACES)
def test_the_plain_signs_are_in_every_face(faces: Typefaces, face: str) -> None:
    plain = [chr(sign) for sign in range(0x20, 0x2300) if chr(sign) in PLAIN]
    assert len(plain) > 200
    assert [hex(ord(sign)) for sign in plain if sign not in faces._table[FACES[face]]] == []


def test_what_is_said_by_the_program_never_needs_another_typeface_by_chance(faces: Typefaces) -> None:
    """Every sign of every sentence is set in some typeface."""
    held = {sign for path in ASSETS.glob("**/*.json") if "atlas" not in path.parts for sign in path.read_text("utf-8")}
    missing = {sign for sign in held - {"\n"} if not any(sign in each for each in faces._table.values())}
    assert missing == set()


def test_letters_of_arabic_join_and_its_words_run_to_the_left(faces: Typefaces) -> None:
    joined = faces.width("محمد", "sans", 40)
    alone = sum(faces.width(letter, "sans", 40) for letter in "محمد")
    assert joined != alone
    assert len(faces.pieces("محمد علي", "sans", 40)) == 1, "two words of one script are one run"


def test_scripts_share_a_baseline(faces: Typefaces) -> None:
    """Beside a name that reaches higher, our own letters stand where they stand alone."""
    mixed = faces.render("Hအောင်", "sans", 40, (0, 0, 0))
    alone = faces.render("H", "sans", 40, (0, 0, 0))
    lift = faces.ascent("Hအောင်", "sans", 40) - faces.ascent("H", "sans", 40)
    assert lift > 0
    part = mixed.subsurface((0, lift, alone.get_width(), alone.get_height()))
    assert pygame.mask.from_surface(part).count() == pygame.mask.from_surface(alone).count()


# ------------------------------------------------------------------ lines


def letters(words: str) -> float:
    return float(len(words))


JAPANESE = "横浜の港では、「生糸」や『お茶』が取引され、ちょっとした商館（しょうかん）も建てられた。価格は￥100です。"


@pytest.mark.parametrize("width", range(3, 20))
def test_japanese_lines_begin_and_end_as_they_may(width: int) -> None:
    lines = prose.wrap(JAPANESE, width, letters)
    assert "".join(lines) == JAPANESE
    assert len(lines) > 1
    for line in lines:
        assert line[0] not in NEVER_FIRST or line is lines[0]
        assert line[-1] not in NEVER_LAST
    if width >= 6:
        assert max(map(len, lines)) <= width


def test_numbers_and_latin_words_hold_together() -> None:
    assert list(units("第12回Comptoir杯")) == ["第", "12", "回", "Comptoir", "杯"]
    assert list(units("Compagnie")) == ["Compagnie"]
    assert prose.wrap("김민준 회사", 3, letters) == ["김민준", "회사"]


def test_bold_words_are_marked_where_there_are_no_spaces() -> None:
    lines = prose.runs("茶を**三個**売る", 100, lambda words, face: float(len(words)), "sans", "bold")
    assert [(run.words, run.face) for run in lines[0] if run.face == "bold"] == [("三", "bold"), ("個", "bold")]
    assert "".join(run.words for run in lines[0]) == "茶を三個売る"
    assert [run.x for run in lines[0]] == [0, 1, 2, 3, 4, 5]


def test_thai_goes_on_in_the_next_line() -> None:
    words = "พ่อค้าขายชาและผ้าไหมที่ท่าเรือ"
    lines = prose.wrap(words, 8, letters)
    assert "".join(lines) == words
    assert max(map(len, lines)) <= 8
    assert not any(line[0] in "่้ัิีึืุู" for line in lines)


def test_spaced_words_break_as_ever() -> None:
    assert prose.wrap("one two  three", 7, letters) == ["one two", " three"]
    assert prose.wrap("a\u00a0b c", 3, letters) == ["a\u00a0b", "c"]


# ------------------------------------------------------------------ a language by files only


def _about_as_wide(said: str) -> str:
    return (JAPANESE * (1 + len(said) // len(JAPANESE)))[: 1 + len(said) // 3]


def test_japanese_follows_as_files_only(clock: HandClock, tmp_path: Path) -> None:
    """A folder of words is all a language needs: its name is offered, its sentences are shown and broken."""
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS / "languages", assets / "languages")
    for part in ASSETS.iterdir():
        if part.name != "languages":
            (assets / part.name).symlink_to(part)
    own = assets / "languages" / "ja"
    shutil.copytree(assets / "languages" / "en", own)
    (own / "_meta.json").write_text(json.dumps({"name": "日本語", "one": []}), encoding="utf-8")
    for path in own.glob("[a-z]*.json"):
        words = json.loads(path.read_text(encoding="utf-8"))
        told = {key: said if "{" in str(said) else _about_as_wide(str(said)) for key, said in words.items()}
        path.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    settings = Settings()
    settings.language = "ja"
    app = App(assets, settings, lambda: None, clock=clock, palette=palette())
    app.stack.push(SettingsScene(app.services, app.stack.pop, "common.back"))
    assert Hands(app, clock, (1024, 700)).look().overflows == []
    assert app.services.say.own_name("ja") == "日本語"
