"""A file is named after what is in it: a type that it declares or extends, or a function."""

import re

from folder_graph import ROOT

DECLARED = re.compile(
    r"\b(?:struct|class|enum|actor|protocol|typealias|func|macro|extension)\s+\[?(?:\w+\.)*`?(\w+)")
# Folders in which files are named otherwise, each with its reason.
OTHERWISE = {
    "Highlighting/Languages": "a file for each language, named like the language",
    "Starters/Resources": "texts that new files begin with",
    "Patterns": "parallel files have parallel names: what a presenter and its view promise is a `…Contract`",
    "Exhibits": "as in the patterns",
}


def misnamed(files):
    declared = {path: set(DECLARED.findall(text)) for path, text in files.items()}
    for path, names in declared.items():
        base, _, concern = path.stem.partition("+")
        # `Recorder+Calls` may extend what is nested in the recorder's own file.
        module = {name for other, found in declared.items() if concern and other.parent == path.parent for name in found}
        if names and not {base, base[:1].lower() + base[1:]} & (names | module):
            yield path


def test_files_are_named_after_what_is_in_them():
    files = {
        path: path.read_text(encoding="utf-8") for path in (ROOT / "Sources").rglob("*.swift")
        if not any(f"Sources/{name}" in str(path) or f"/{name}/" in str(path) for name in OTHERWISE)}
    assert len(files) > 500
    assert sorted(str(path.relative_to(ROOT)) for path in misnamed(files)) == []


def test_a_misnamed_file_is_found(tmp_path):
    right, wrong = tmp_path / "Lyre+tuning.swift", tmp_path / "Strings.swift"
    assert list(misnamed({right: "extension Lyre {}", wrong: "struct Lyre {}"})) == [wrong]
