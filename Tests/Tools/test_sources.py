"""That what is counted in the patterns' sources agrees with two programs that are not ours.

Complexity is held against lizard, function by function. Where lizard counts by another rule than
`content/metrics/complexity.md` says, the difference follows from the function's tokens; any other is
an error. Lines are held against cloc, which reads comments and blank lines by itself and needs no
grammar; pygount takes lines with nothing but brackets for empty, and our definition does not.
Needs a debug build.
"""

import functools
import json
import subprocess
from collections import Counter, defaultdict

import lizard
import pytest
from lizard_languages.swift import SwiftReader
from performances import ROOT, build_site

# What begins a decision and can also be a word for an argument.
KEYWORDS = {"if", "guard", "for", "while", "catch", "case"}


@functools.cache
def sources():
    return json.loads(build_site("sources").stdout)["files"]


# MARK: Complexity

def tokens(text):
    """The tokens of a text that mean something, as lizard cuts them."""
    return [token for token in SwiftReader.generate_tokens(text)
            if not token.isspace() and not token.startswith(("//", "/*", '"', "#"))]


def explained(text):
    """How many decisions more the definition counts in a function's text than lizard does, by the reason."""
    reasons, found = Counter(), tokens(text)
    for before, token, after, then in zip(["", *found], found, [*found[1:], ""], [*found[2:], "", ""]):
        if token == "??":
            reasons["lizard does not count ??"] += 1
        elif token == "case" and before in ("if", "guard", "for", "while", ","):
            reasons["lizard counts the case of an if case"] -= 1
        elif token in KEYWORDS and before in ("(", ",") and then == ":":
            reasons["lizard counts an argument's label, as in f(for name: Name)"] -= 1
        elif token in KEYWORDS and before == ".":
            reasons["lizard counts a member named as a keyword, as in .catch"] -= 1
    return reasons


def compare(path, text, functions):
    """Sentences about what differs and is not explained, and the explanations with their numbers."""
    theirs = defaultdict(list)
    for function in lizard.analyze_file.analyze_source_code(path, text).function_list:
        theirs[function.start_line].append(function)
    lines = text.splitlines()
    faults, reasons = [], Counter()
    for function in functions:
        place = f"{path}:{function['line']}: {function['name']}"
        matches = theirs.pop(function["line"], [])
        if not matches and function["kind"] == "accessor" and " get" not in lines[function["line"] - 1]:
            reasons["lizard does not see a getter without get"] += 1
        elif len(matches) != 1:
            faults.append(f"{place} is {len(matches)} functions for lizard")
        else:
            body = "\n".join(lines[matches[0].start_line - 1:matches[0].end_line])
            why = explained(body)
            reasons.update({reason: 1 for reason in why})
            right = matches[0].cyclomatic_complexity + sum(why.values())
            if function["complexity"] != right:
                faults.append(f"{place} has {function['complexity']}, not {right}")
    faults += [f"{path}:{line}: {each[0].name} is not counted" for line, each in theirs.items()]
    return faults, reasons


def test_complexity_of_every_function_is_what_lizard_counts(capsys):
    faults, reasons, count = [], Counter(), 0
    for file in sources():
        found, why = compare(file["path"], (ROOT / file["path"]).read_text(encoding="utf-8"), file["functions"])
        faults += found
        reasons += why
        count += len(file["functions"])
    with capsys.disabled():
        print(f"\n{count} functions counted by lizard, {len(faults)} differences unexplained; explained:",
              "; ".join(f"{reason} ({number})" for reason, number in reasons.items()), end=" ")
    assert faults == []
    assert count > 1000


EXAMPLE = """func show(for name: Name) {
  if case .a = b, c ?? d { e.catch { f } }
}
"""


@pytest.mark.parametrize("complexity, fault", [(3, None), (2, "has 2, not 3"), (4, "has 4, not 3")])
def test_only_the_definition_explains_a_difference(complexity, fault):
    found, _ = compare("a.swift", EXAMPLE, [
        {"kind": "function", "name": "show", "line": 1, "complexity": complexity}])
    assert found == ([] if fault is None else [f"a.swift:1: show {fault}"])


def test_a_function_that_is_left_out_is_found():
    assert compare("a.swift", EXAMPLE, [])[0] == ["a.swift:1: show is not counted"]


# MARK: Lines

def test_lines_of_every_file_are_what_cloc_counts():
    report = json.loads(subprocess.run(
        ["cloc", "--by-file", "--json", "--quiet", "--skip-uniqueness", "--include-lang=Swift", "Sources/Patterns"],
        cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    theirs = {path: counts["code"] for path, counts in report.items() if path.endswith(".swift")}
    ours = {file["path"]: file["codeLines"] for file in sources()}
    assert ours == theirs
    assert len(ours) > 400
