"""That the numbers to take away are whole, are what the page shows, and are right.

Needs a debug build, and the site that it has built (COUNTERPOINT_SITE, or `site`).
"""

import csv
import functools
import json
import os
import re
from pathlib import Path

import jsonschema
import pytest
import recount
from performances import ROOT, catalogue, traces
from recording import Recording
from written_numbers import Tree

FOLDER = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site")) / "metrics"


@functools.cache
def numbers():
    return json.loads((FOLDER / "metrics.json").read_text(encoding="utf-8"))


@functools.cache
def schema():
    return json.loads((FOLDER / "metrics.schema.json").read_text(encoding="utf-8"))


def values():
    """Each sample, pattern and metric with its value."""
    return {(each["sample"], each["pattern"], metric): value
            for each in numbers()["implementations"] for metric, value in each["values"].items()}


def as_text(value):
    """A value of the JSON as the definition's page shows it."""
    if "kinds" in value:
        return ", ".join(f"{count} {kind}" for kind, count in value["kinds"].items()) or "0"
    if "opening" in value:
        return " / ".join(str(value[phase]) for phase in ("opening", "interaction", "closing"))
    if "name" in value:
        return f"{value['count']} {value['name']}"
    return str(value["count"])


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


def test_the_csv_has_the_same_numbers():
    with open(FOLDER / "metrics.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    found = {}
    for row in rows:
        found.setdefault((row["sample"], row["pattern"], row["metric"]), {})[row["part"]] = row["value"]
    assert found.keys() == values().keys()
    for key, value in values().items():
        single = [str(number) for number in value.values() if isinstance(number, int)]
        assert set(single) <= set(found[key].values()), (key, value, found[key])


# MARK: The page

def test_the_page_shows_every_number():
    root = Tree((FOLDER / "index.html").read_text(encoding="utf-8")).root
    shown = {}
    for table in root.all("table", named="numbers"):
        metrics = [cell.link.partition("#")[2] for cell in list(table.first("tr").all("th"))[1:]]
        for row in table.all("tr"):
            cells = list(row.all("td"))
            if not cells:
                continue
            match = re.search(r"samples/([\w-]+)/code/([\w-]+)/", row.first("th").link)
            for metric, cell in zip(metrics, cells, strict=True):
                shown[match[1], match[2], metric] = cell.text
    assert shown.keys() == values().keys()
    for key, value in values().items():
        if "absent" in value:
            assert shown[key] == "–"
        elif "count" in value:
            assert shown[key].split()[0].rstrip(",").startswith(str(value["count"])), key


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
            right, written = recount.together(found, metric), as_text(values()[sample, pattern, metric])
            if right != written:
                faults.append(f"{metric} of {sample} in {pattern} is {written}, not {right}")
    with capsys.disabled():
        print(f"\n{count} numbers of {len(recordings())} implementations computed again, "
              f"{len(faults)} differences", end=" ")
    assert faults == []
