"""That the numbers to take away are whole, are what the page shows, and are right.

Needs a debug build, and the site that it has built (COUNTERPOINT_SITE, or `site`).
"""

import csv
import functools
import io
import json
import os
import re
from pathlib import Path

import jsonschema
import pytest
import recount
from performances import ROOT, catalogue, traces
from recording import Recording
from written_numbers import listed, shown, tables_in_html, tables_in_markdown

FOLDER = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site")) / "metrics"


@functools.cache
def numbers():
    return json.loads((FOLDER / "metrics.json").read_text(encoding="utf-8"))


@functools.cache
def schema():
    return json.loads((FOLDER / "metrics.schema.json").read_text(encoding="utf-8"))


@functools.cache
def values():
    """Each sample, pattern and metric with its value."""
    return {(each["sample"], each["pattern"], metric): value
            for each in numbers()["implementations"] for metric, value in each["values"].items()}


# MARK: The file for programs

def test_the_json_is_what_its_schema_says():
    jsonschema.Draft202012Validator.check_schema(schema())
    jsonschema.Draft202012Validator(schema()).validate(numbers())


WRONG = [
    ("a value without kind", {}), ("a negative number", {"count": -1}),
    ("a share without its whole", {"part": 1}), ("an absence without reason", {"absent": "untested"}),
    ("two kinds at once", {"count": 1, "machinery": 2, "sample": 3}),
    ("a place without line", {"count": 1, "name": "a", "place": {"file": "a.swift"}}),
]


@pytest.mark.parametrize("value", [value for _, value in WRONG], ids=[name for name, _ in WRONG])
def test_the_schema_refuses(value):
    wrong = {**numbers(), "implementations": [{"sample": "a", "pattern": "b", "values": {"files": value}}]}
    assert not jsonschema.Draft202012Validator(schema()).is_valid(wrong)


def test_every_implementation_has_every_metric():
    metrics = [metric["id"] for metric in numbers()["metrics"]]
    assert sorted(metrics) == sorted(path.stem for path in (ROOT / "content/metrics").glob("*.md"))
    implementations = {(sample["id"], pattern) for sample in catalogue()["samples"] for pattern in sample["patterns"]}
    assert set(values()) == {(*each, metric) for each in implementations for metric in metrics}


def test_nothing_is_a_score():
    words = re.compile(r"score|rank|rating|grade|index", re.I)
    assert [metric["id"] for metric in numbers()["metrics"] if words.search(metric["id"])] == []


def test_a_place_is_a_line_that_there_is():
    places = [(found, found["place"]) for value in values().values()
              for found in (value, *value.get("each", ())) if "place" in found]
    for found, place in places:
        line = (ROOT / place["file"]).read_text(encoding="utf-8").splitlines()[place["line"] - 1]
        assert line.strip(), found
    assert len(places) > 200


def test_an_absence_has_the_reason_of_its_definition():
    absences = {(metric, value["absent"], value["reason"])
                for (_, _, metric), value in values().items() if "absent" in value}
    for metric, why, reason in absences:
        text = (ROOT / "content/metrics" / f"{metric}.md").read_text(encoding="utf-8")
        assert re.search(rf"^reason-{why}: (['\"]?)(.*)\1$", text, re.M)[2] == reason, metric
    assert absences


# MARK: The file for spreadsheets

def differences_of_csv(text):
    """A sentence for each value whose rows are others than the JSON says."""
    names, *rows = csv.reader(io.StringIO(text, newline=""))
    if names != ["sample", "pattern", "metric", "part", "value"]:
        return [f"the columns are {names}"]
    found = {}
    for row in rows:
        found.setdefault(tuple(row[:3]), []).append(tuple(row[3:]))
    wrong = [f"{' '.join(key)} is {found.get(key)}, not {listed(value)}"
             for key, value in values().items() if found.get(key) != listed(value)]
    return wrong + [f"{' '.join(key)} is not in the JSON" for key in found if key not in values()]


def csv_text():
    # Lines end as RFC 4180 says, and stay so.
    return (FOLDER / "metrics.csv").read_bytes().decode("utf-8")


def test_the_csv_has_the_same_numbers():
    assert differences_of_csv(csv_text()) == []


# MARK: The page

TWINS = {"index.html": tables_in_html, "index.md": tables_in_markdown}


def page_text(page):
    return (FOLDER / page).read_text(encoding="utf-8")


@functools.cache
def files(sample, pattern):
    """The files on the page of an implementation's code, by what the identifiers of their lines begin with."""
    text = (FOLDER.parent / f"samples/{sample}/code/{pattern}/index.html").read_text(encoding="utf-8")
    return dict(re.findall(r'<h3 id="F-([\w-]+)">([^<]+)</h3>', text))


def leads_right(key, value, address):
    """Whether a number leads to the line that has it, and an absence to the definition, which says why."""
    sample, pattern, metric = key
    if "absent" in value:
        return re.fullmatch(rf"index\.\w+#{metric}", address or "")
    if place := value.get("place"):
        page = rf"\.\./samples/{sample}/code/{pattern}/index\.\w+"
        match = re.fullmatch(rf"{page}#([\w-]+)-{place['line']}", address or "")
        return match and files(sample, pattern).get(match[1]) == place["file"].split("/")[-1]
    return True


def sorts_right(key, number, is_spread):
    """Whether a column is sorted by the number, and an absence is last. The JSON gives two digits of a spread."""
    try:
        key = float(key)
    except ValueError:
        return number is None
    return number is not None and abs(key - number) <= (0.005 if is_spread else 1e-9)


def differences_of_page(page, text):
    """A sentence for each cell and each reason that is another than the JSON says."""
    found, reasons = TWINS[page](text)
    faults = [f"{' '.join(key)} is not in the JSON" for key in found if key not in values()]
    groups = len({metric["group"] for metric in numbers()["metrics"]})
    titles = {metric["id"]: metric["title"] for metric in numbers()["metrics"]}
    for key, value in values().items():
        figure, note, number = shown(value)
        cells = found.get(key, [])
        # The size is beside the numbers of each group.
        if len(cells) != (groups if key[2] == "code-lines" else 1):
            faults.append(f"{' '.join(key)} is shown {len(cells)} times")
        for cell in cells:
            if (cell.figure, cell.note) != (figure, note):
                faults.append(f"{' '.join(key)} is {cell.figure!r} of {cell.note!r}, not {figure!r} of {note!r}")
            if not leads_right(key, value, cell.address):
                faults.append(f"{' '.join(key)} leads to {cell.address}")
            if cell.key is not None and not sorts_right(cell.key, number, "middle" in value):
                faults.append(f"{' '.join(key)} is sorted as {cell.key}")
        if "absent" in value:
            given = reasons.get(key[2], reasons.get(titles[key[2]], []))
            if value["reason"] not in given:
                faults.append(f"{' '.join(key)} has the reasons {given}")
    return faults


@pytest.mark.parametrize("page", TWINS)
def test_the_page_shows_every_number(page):
    assert differences_of_page(page, page_text(page)) == []


# MARK: What these tests find

WRONG_ROWS = [
    ("two phases swapped", r"(messages,opening,)(\d+)(\r\n[^\r]*interaction,)(\d+)", r"\1\4\3\2"),
    ("machinery and sample swapped", r"(files,machinery,)(\d+)(\r\n[^\r]*sample,)(\d+)", r"\1\4\3\2"),
    ("a part and its whole swapped", r"(share,part,)(\d+)(\r\n[^\r]*of,)(\d+)", r"\1\4\3\2"),
    ("a spread upside down", r"(lowest,)([\d.]+)(\r\n.*?highest,)([\d.]+)", r"\1\4\3\2"),
    ("two metrics swapped", r"(,)calls(,opening,\d+.*?,)reads(,opening)", r"\1reads\2calls\3"),
    ("two kinds swapped", r"(mechanisms,)([\w-]+)(,\d+\r\n[^\r]*mechanisms,)([\w-]+)", r"\1\4\3\2"),
    ("the name of another", r"(complexity,)[\w.]+", r"\1Nobody.does"),
    ("two patterns swapped", r"cocoa-mvc(,files,sample.*?)classic-mvc(,files,sample)", r"classic-mvc\1cocoa-mvc\2"),
    ("another sample", r"tally-counter(,cocoa-mvc,hops,opening)", r"step-counter\1"),
    ("a value for an absence", r"(,of-pair,)", r"\g<1>0"),
    ("a number with one more digit", r"(,hops,opening,\d+)", r"\g<1>2"),
    ("a row too few", r"[^\n]*,hops,closing,\d+\r\n", ""),
    ("a row twice", r"([^\n]*,hops,closing,\d+\r\n)", r"\1\1"),
    ("a metric that is unknown", r"\Z", "tally-counter,cocoa-mvc,beauty,value,1\r\n"),
    ("a column with another name", r"part", "kind"),
]


def spoiled(text, old, new):
    """A text with one place of it changed."""
    changed = re.sub(old, new, text, count=1, flags=re.S)
    assert changed != text, f"nothing is {old}"
    return changed


@pytest.mark.parametrize("old, new", [row[1:] for row in WRONG_ROWS], ids=[row[0] for row in WRONG_ROWS])
def test_finds_in_the_csv(old, new):
    assert differences_of_csv(spoiled(csv_text(), old, new)) != []


WRONG_CELLS = [
    ("12 for 1", "index.html", r"(<td>)1(</td>)", r"\g<1>12\2"),
    ("12 for 1 of a type", "index.html", r"(>)1(</a><small>)", r"\g<1>12\2"),
    ("another type", "index.html", r"(\d</a><small>)\w+", r"\1Nobody"),
    ("a note too much", "index.html", r"(<td>\d+)(</td>)", r"\1<small>Nobody</small>\2"),
    ("machinery and sample swapped", "index.html", r">(\d+) \+ (\d+)<", r">\2 + \1<"),
    ("two phases swapped", "index.html", r">(\d+) / (\d+) / (\d+)(</td>)", r">\1 / \3 / \2\4"),
    ("another share", "index.html", r"\d+\.\d %", "99.9 %"),
    ("a spread upside down", "index.html", r"([\d.]+) … ([\d.]+) … ([\d.]+)", r"\3 … \2 … \1"),
    ("two kinds swapped", "index.html", r"(\d+) target-action, (\d+)", r"\2 target-action, \1"),
    ("a kind too few", "index.html", r"(\d+ target-action), \d+ \w+", r"\1"),
    ("a number of a double", "index.html", r"Spy (\d)", r"Spy 1\1"),
    ("a number for an absence", "index.html", r">–<", ">0<"),
    ("an absence that leads elsewhere", "index.html", r'#logic-shared(">–)', r"#seams\1"),
    ("an absence without its reason", "index.html", r"<li>It is a number of two patterns.*?</li>", ""),
    ("another line", "index.html", r"(#[A-Z]+-\d+)", r"\g<1>0"),
    ("another file", "index.html", r"#[A-Z]+(-\d+)", r"#X\1"),
    ("another order", "index.html", r'(data-number="\d+)', r"\g<1>1"),
    ("an order for an absence", "index.html", r"<td(><a[^>]*>–)", r'<td data-number="0"\1'),
    ("another order of shares", "index.html", r'data-number="0\.00\d+', r'data-number="0.00'),
    ("no order", "index.html", r'data-number="\d+"', ""),
    ("a row too few", "index.html", r'<tr><th scope="row">.*?</tr>', ""),
    ("a row of another pattern", "index.html", r"(code/)cocoa-mvc(/)", r"\1mvvm\2"),
    ("two columns swapped", "index.html", r"#files(.*?)#types", r"#types\1#files"),
    ("a table too few", "index.html", r'<table class="numbers">', "<table>"),
    ("another number", "index.md", r"(\| \[Cocoa MVC\][^|]*\| \d+ \+ \d)", r"\g<1>0"),
    ("another type", "index.md", r"(\]\([^)]*\) )\(\w+", r"\1(Nobody"),
    ("a number for an absence", "index.md", r"\[–\]", "[0]"),
    ("an absence without its reason", "index.md", r"It is a number of two patterns", "It is no number"),
    ("a row too few", "index.md", r"\| \[Cocoa MVC\][^\n]*\n", ""),
]


@pytest.mark.parametrize("page, old, new", [row[1:] for row in WRONG_CELLS],
                         ids=[f"{row[1]}: {row[0]}" for row in WRONG_CELLS])
def test_finds_on_the_page(page, old, new):
    assert differences_of_page(page, spoiled(page_text(page), old, new)) != []


# MARK: Numbers from recordings

@functools.cache
def recordings():
    found = {}
    for (sample, pattern, _), trace in traces().items():
        found.setdefault((sample, pattern), []).append(Recording(trace))
    return found


def test_numbers_of_recordings_are_what_an_independent_program_computes(capsys):
    metrics = [metric["id"] for metric in numbers()["metrics"] if metric["origin"] == "recording"]
    assert all(recount.knows(metric) for metric in metrics)
    faults, count = [], 0
    for (sample, pattern), found in recordings().items():
        for metric in metrics:
            count += 1
            figure, name, _ = shown(values()[sample, pattern, metric])
            right, written = recount.together(found, metric), f"{figure} {name}" if name else figure
            if right != written:
                faults.append(f"{metric} of {sample} in {pattern} is {written}, not {right}")
    with capsys.disabled():
        print(f"\n{count} numbers of {len(recordings())} implementations computed again, "
              f"{len(faults)} differences", end=" ")
    assert faults == []
