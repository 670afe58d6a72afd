"""The word of the compiler and of `check` on the code that `build-site new` begins; needs a debug build.

`make verify-starters` builds and runs that code, which takes minutes. This checks its types, against the modules that
are built already, and that it breaks no rule of sources: whoever changes what the screens of a pattern are made of, or
adds a rule, has to change the starters, too."""

import json
import re
import shutil
import subprocess

import pytest
from test_commands import ROOT, run
from test_starting import written

PATTERNS = [pattern["id"] for pattern in json.loads(run("list", "--format", "json").stdout)["patterns"]]
# The flags, with a value after each, on which types depend; the others say where results go.
FLAGS = {"-I", "-target", "-swift-version", "-enable-upcoming-feature", "-default-isolation", "-package-name",
         "-Xfrontend", "-Xcc"}


def compiler(module):
    """The compiler, and how the build calls it for a module, as far as types depend on it."""
    build = (ROOT / ".build/debug.yaml").read_text()
    command = build[build.index(f'"C.{module}-'):]
    line = next(line for line in command.splitlines() if line.lstrip().startswith("args: "))
    words = json.loads(line.split("args: ", 1)[1])
    kept = [word for pair in zip(words, words[1:]) if pair[0] in FLAGS for word in pair]
    return words[0], [*kept, "-parse-as-library", "-warnings-as-errors"]


class Package:
    """A copy of the package's sources, in which something new is begun."""

    def __init__(self, folder):
        self.folder = folder
        self.modules = folder / "modules"
        self.modules.mkdir()
        for name in ["Sources", "content"]:
            shutil.copytree(ROOT / name, folder / name, symlinks=True)
        shutil.copy(ROOT / "Package.swift", folder)

    def begin(self, *what):
        return [path.relative_to(self.folder) for path in written(run("new", *what, cwd=self.folder), self.folder)]

    def check(self, module, folder, *, like=None, writes_interface=True):
        """Checks the types of a module, which is compiled as one that there is; a later check imports it."""
        program, flags = compiler(like or module)
        result = ["-typecheck"]
        if writes_interface:
            result = ["-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-enable-testing",
                      "-o", self.modules / f"{module}.swiftmodule"]
        done = subprocess.run(
            [program, "-module-name", module, *result, "-I", self.modules, *flags,
             "-module-cache-path", self.folder / "cache", *sorted((self.folder / folder).rglob("*.swift"))],
            cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def check_pattern(self, new, *, like=None):
        """Checks a pattern with what is new in it, and its new tests."""
        module = next(path.parts[2] for path in new if path.parts[:2] == ("Sources", "Patterns"))
        self.check(module, f"Sources/Patterns/{module}", like=like)
        self.check(
            f"{module}Tests", f"Tests/Patterns/{module}Tests", like=like and f"{like}Tests", writes_interface=False)


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """A copy of the package with a new sample and the model of a new screen."""
    package = Package(tmp_path_factory.mktemp("package"))
    package.new_sample = package.begin("sample", "shopping-list")
    package.new_screen = package.begin("screen", PATTERNS[0], "sign-in")
    package.check("Samples", "Sources/Apps/Samples")
    return package


def test_a_new_sample_has_the_types_that_it_needs(package):
    package.check_pattern(package.new_sample)
    package.check("SamplesTests", "Tests/Apps/SamplesTests", writes_interface=False)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_new_screen_has_the_types_that_it_needs(pattern, package):
    new = package.new_screen if pattern == PATTERNS[0] else package.begin("screen", pattern, "sign-in")
    package.check_pattern(new)


def test_a_new_screen_breaks_no_rule(tmp_path):
    package = Package(tmp_path)
    for name in ["templates", "schemas", "Tests"]:
        shutil.copytree(ROOT / name, tmp_path / name, symlinks=True)
    new = {str(path) for pattern in PATTERNS for path in package.begin("screen", pattern, "sign-in")}
    assert len(new) > 4 * len(PATTERNS)
    # All patterns, named one by one, are judged without their pages being composed.
    every = [word for pattern in PATTERNS for word in ("--pattern", pattern)]
    report = json.loads(run("check", "--format", "json", *every, cwd=tmp_path).stdout)
    faults = [fault for fault in report["diagnostics"] if fault.get("file") in new]
    assert not faults, faults


def test_a_new_pattern_has_the_types_that_it_needs(package):
    package.check_pattern(package.begin("pattern", "elm"), like="CocoaMVC")


def test_a_new_pattern_begins_with_the_root_that_all_patterns_have():
    """`AlikeFiles` compares it as soon as the pattern is there."""
    files = [ROOT / "Sources/Command/Starters/Resources/pattern/Sources/Patterns/__Module__/DelayedStar/DelayedStarApp.swift.txt",
             ROOT / "Sources/Patterns/MVC2/DelayedStar/DelayedStarApp.swift"]
    one, other = (file.read_text(encoding="utf-8").split("public final class ")[1] for file in files)
    assert one == other


def test_a_new_pattern_has_a_readme_that_names_its_files(tmp_path):
    package = Package(tmp_path)
    package.begin("pattern", "elm")
    folder = tmp_path / "Sources/Patterns/Elm"
    text = (folder / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+\.swift)`", text)
    assert named and all((folder / name).is_file() for name in named)
    assert "content/patterns/elm.md" in text and "`Screens`" in text
