"""A doc comment begins with a noun or a verb that says what there is, and not with a clause."""

import re

from folder_graph import ROOT

CLAUSE = re.compile(r"\s*///\s(?:What|Whether|Makes an?)\b")
# The code that pages show; its comments are part of what was measured.
SHOWN = ("Patterns", "Exhibits", "Apps/Samples")


def beginnings(text):
    """The first lines of doc comments."""
    lines = text.splitlines()
    return [line for before, line in zip(["", *lines], lines)
            if line.lstrip().startswith("///") and not before.lstrip().startswith("///")]


def clauses(text):
    return [line.strip() for line in beginnings(text) if CLAUSE.match(line)]


def test_doc_comments_begin_with_a_noun_or_a_verb():
    files = [path for path in (ROOT / "Sources").rglob("*.swift")
             if not any(f"Sources/{name}/" in str(path) for name in SHOWN)]
    assert len(files) > 500
    assert [(path.name, line) for path in files for line in clauses(path.read_text(encoding="utf-8"))] == []


def test_a_clause_is_found():
    assert clauses("/// What it is.\nlet a = 1\n/// The name.\n/// What follows is free.\nlet b = 2\n") == ["/// What it is."]
