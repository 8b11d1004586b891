"""Do the clause tests notice a broken rule? Break one thing at a time and see which breakages survive.

    python tools/mutate.py TITLE --sample 300 --minutes 6        a sample of all breakages, the same for the same --seed
    python tools/mutate.py TITLE --only steps/auction.py         every breakage of one file

Each mutant is one change in one file of a title's rules, in a copy of the project, tested with that title's tests. A
survivor is either a hole in the tests or a change that makes no difference: the printed line says where to look.
"""

import argparse
import ast
import multiprocessing
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing import Queue
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis  # noqa: F401  loaded once, before the workers fork
import pytest

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("rules", "game", "ui", "tests", "assets/titles", "assets/languages", "pyproject.toml")
LONGEST_RUN = 90
"""Seconds after which a mutant counts as killed: it loops."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One way to break one node of a file."""

    file: str
    node: int
    variant: int
    line: int
    change: str

    def broken(self, whole: str) -> str:
        """The text of the whole file, broken."""
        tree = ast.parse(whole)
        target = next(node for at, node in enumerate(_nodes(tree)) if at == self.node)
        _, change = changes(target)[self.variant]
        change()
        return ast.unparse(ast.fix_missing_locations(tree))


# ------------------------------------------------------------ breaking
def mutants_of(file: str, whole: str) -> Iterator[Mutant]:
    """Every single change of a file, in the order of its lines."""
    line = 0
    for number, node in enumerate(_nodes(ast.parse(whole))):
        line = getattr(node, "lineno", line)
        for variant, (name, _) in enumerate(changes(node)):
            yield Mutant(file, number, variant, line, f"{name}: {ast.unparse(node).splitlines()[0][:90]}")


def every_mutant(folder: Path, only: str) -> list[Mutant]:
    """All mutants of the files whose path has this part."""
    files = {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))}
    return [mutant for file, whole in files.items() if only in file for mutant in mutants_of(file, whole)]


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """What may be broken, in a stable order: no imports, no annotations, no decorators, no docstrings, no slots,
    no arguments that only guard or hasten."""
    yield tree
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_left_alone(child):
                yield from _nodes(child)


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Raise):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.keyword) and node.arg in ("strict", "maxsize"):
        return True
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__slots__" for target in node.targets)
    return False


def changes(node: ast.AST) -> list[tuple[str, Callable[[], None]]]:
    """The ways to break a node, each with its name; the change is made in place."""
    found: list[tuple[str, Callable[[], None]]] = []
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                found += [(f"now {other.__name__}", _put(ops, at, other())) for other in COMPARISONS[type(op)]]
        case ast.BoolOp(op=op):
            other_bool = ast.And() if isinstance(op, ast.Or) else ast.Or()
            found.append((f"now {type(other_bool).__name__}", _set(node, "op", other_bool)))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS:
            other_op = OPERATORS[type(op)]
            found.append((f"now {other_op.__name__}", _set(node, "op", other_op())))
        case ast.Constant(value=bool(value)):
            found.append(("flipped", _set(node, "value", not value)))
        case ast.Constant(value=int(value)):
            found += [(f"{step:+}", _set(node, "value", value + step)) for step in (1, -1)]
        case ast.Constant(value=str(value)):
            found.append(("other word", _set(node, "value", f"{value}?")))
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            found.append(("returns None", _set(node, "value", ast.Constant(None))))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            found.append(("not dropped", _set(node, "operand", ast.UnaryOp(ast.Not(), operand))))
        case ast.UnaryOp():
            found.append(("sign dropped", _set(node, "op", ast.UAdd())))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            found.append(("negated", _set(node, "test", ast.UnaryOp(ast.Not(), test))))
        case ast.comprehension(ifs=ifs):
            found += [("filter dropped", _put(ifs, at, ast.Constant(True))) for at in range(len(ifs))]
    return found + _dropped_statements(node)


def _dropped_statements(node: ast.AST) -> list[tuple[str, Callable[[], None]]]:
    found: list[tuple[str, Callable[[], None]]] = []
    if isinstance(node, ast.Module | ast.ClassDef):
        return found
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        for at, statement in enumerate(block if isinstance(block, list) else ()):
            if not _is_left_alone(statement) and not isinstance(statement, ast.Pass | ast.Return):
                words = f"dropped {ast.unparse(statement).splitlines()[0][:60]!r} of"
                found.append((words, _put(block, at, ast.Pass())))
    return found


def _put(items: Any, at: int, item: ast.AST) -> Callable[[], None]:
    def change() -> None:
        items[at] = item

    return change


def _set(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


# ------------------------------------------------------------ testing
def copy_project(to: Path) -> Path:
    """A copy that a worker may break."""
    for name in COPIED:
        source, target = ROOT / name, to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)
    return to


def tests_in_order(title: str) -> list[str]:
    """Plain tests first: they are quick, and most mutants do not reach the others."""
    folder = Path("tests/titles") / title / "rules"
    files = (ROOT / folder).glob("test_*.py")
    ordered = sorted(files, key=lambda file: ("hypothesis" in file.read_text(encoding="utf-8"), file))
    return [str(folder / file.name) for file in ordered]


def passes(project: Path, tests: list[str]) -> bool:
    """Do all tests pass in this copy? Asked of a child that has pytest loaded already: loading takes half the time."""
    child = os.fork()
    if child == 0:
        os.chdir(project)
        sys.path.insert(0, str(project))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os._exit(int(pytest.main(["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", *tests])))
    deadline = time.monotonic() + LONGEST_RUN
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) == 0
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


class Bench:
    """A worker's own copy of the project, and until when it may work there."""

    project: Path
    sources: Path
    tests: list[str]
    deadline: float


def take_bench(projects: "Queue[Path]", title: str, tests: list[str], deadline: float) -> None:
    """Each worker takes one copy and keeps it."""
    Bench.project, Bench.tests, Bench.deadline = projects.get(), tests, deadline
    Bench.sources = Bench.project / "rules" / title
    sys.dont_write_bytecode = True


def survives(mutant: Mutant) -> bool | None:
    """Break the copy, test it, mend it; None when the time is up."""
    if time.monotonic() > Bench.deadline:
        return None
    file = Bench.sources / mutant.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(mutant.broken(whole), encoding="utf-8")
    try:
        return passes(Bench.project, Bench.tests)
    finally:
        file.write_text(whole, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=sorted(path.name for path in (ROOT / "tests" / "titles").glob("[a-z]*/")))
    parser.add_argument("--sample", type=int, default=0, help="how many mutants; all unless said")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first mutants, to go on after a pause")
    parser.add_argument("--only", default="", help="part of the file's path")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()

    tests = tests_in_order(chosen.title)
    survivors = tried = 0
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        first = copy_project(Path(folder) / "0")
        sys.dont_write_bytecode = False
        if not passes(first, tests):
            print("the tests fail before anything is broken")
            return 2
        every = every_mutant(first / "rules" / chosen.title, chosen.only)
        mutants = random.Random(chosen.seed).sample(every, min(chosen.sample or len(every), len(every)))[chosen.skip :]
        forking = multiprocessing.get_context("fork")
        projects: Queue[Path] = forking.Queue()
        projects.put(first)
        for worker in range(1, chosen.workers):
            projects.put(shutil.copytree(first, Path(folder) / str(worker)))
        deadline = time.monotonic() + 60 * chosen.minutes
        with forking.Pool(chosen.workers, take_bench, (projects, chosen.title, tests, deadline)) as pool:
            for mutant, survived in zip(mutants, pool.imap(survives, mutants), strict=True):
                tried += survived is not None
                if survived:
                    survivors += 1
                    print(f"{mutant.file}:{mutant.line}: {mutant.change}", flush=True)
    print(f"{tried - survivors} of {tried} killed; {len(mutants)} chosen of {len(every)}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
