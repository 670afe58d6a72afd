"""Every test in Python asserts something, itself or by what it calls."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Tests/Tools", ROOT / "Tests/Pages"]


def asserts(function):
    """Whether a function fails by itself if something is not as it says."""
    for node in ast.walk(function):
        match node:
            case ast.Assert(test=ast.Constant()):
                continue
            case ast.Assert() | ast.Raise():
                return True
            case ast.Call(func=ast.Attribute(value=ast.Name("pytest"), attr="raises" | "fail")):
                return True
            # So does a value that is not as its schema says.
            case ast.Call(func=ast.Attribute(attr="validate")):
                return True
            # A program that fails raises, if it is asked to.
            case ast.keyword(arg="check", value=ast.Constant(True)):
                return True
            # What a browser waits for in vain raises.
            case ast.Call(func=ast.Attribute(attr=name)) if name.startswith(("wait_for", "to_")):
                return True
    return False


def called(function):
    """The names of what a function calls."""
    names = set()
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(name)) | ast.Call(func=ast.Attribute(attr=name)):
                names.add(name)
    return names


def without_assertion(trees):
    """The tests among the functions of some files that neither assert nor call what does."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    asserting = {function.name for function in functions if asserts(function)}
    while True:
        more = {function.name for function in functions if called(function) & asserting} - asserting
        if not more:
            break
        asserting |= more
    return sorted({function.name for function in functions
                   if function.name.startswith("test_") and function.name not in asserting})


def test_every_test_asserts():
    files = [file for folder in FOLDERS for file in sorted(folder.glob("*.py"))]
    assert len(files) > 20
    assert without_assertion(ast.parse(file.read_text(encoding="utf-8")) for file in files) == []


@pytest.mark.parametrize("text, names", [
    ("def test_a():\n    assert x == 1\n", []),
    ("def test_a():\n    x = 1\n", ["test_a"]),
    ("def test_a():\n    assert True\n", ["test_a"]),
    ("def test_a():\n    check(1)\ndef check(x):\n    assert x == 1\n", []),
    ("def test_a():\n    check(1)\ndef check(x):\n    print(x)\n", ["test_a"]),
    ("def test_a():\n    with pytest.raises(ValueError):\n        f()\n", []),
    ("def test_a():\n    '''assert x'''\n", ["test_a"]),
])
def test_finds_tests_that_assert_nothing(text, names):
    assert without_assertion([ast.parse(text)]) == names
