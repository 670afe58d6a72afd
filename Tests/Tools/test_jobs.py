"""Counts the jobs of one pattern again, from its traces alone, and holds the pattern's page against it.

Two of the five jobs need nothing but the trace: who receives an input, and who is the first to be notified of
the outcome. The sample keeps its values in a model, in the pattern that is looked at.
"""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))
PROGRAM = Path(os.environ.get("BUILD_SITE", ROOT / ".build/debug/build-site"))
SAMPLE, TITLE, PATTERN = "tally-counter", "Tally counter", "passive-mvp"


def trace(scenario):
    """The recording of a scenario."""
    command = [PROGRAM, "trace", SAMPLE, PATTERN, scenario, "--format", "json"]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)


def recount(log):
    """Which role receives the inputs, and which the outcomes, each with how often."""
    roles = {one["id"]: one["role"] for one in log["participants"]}
    members = {one["id"]: one["member"] for one in log["bindings"]}
    events = {one["id"]: one for one in log["events"]}
    received, told, bound = {}, {}, {}

    def occasion(event):
        while event and event.get("parent"):
            parent = events[event["parent"]]
            if parent["kind"] == "resume":
                return event["id"]
            if parent["kind"] == "input":
                uses = parent["purpose"] == "uses app" and event["kind"] != "resume"
                return event["id"] if uses else None
            event = parent
        return None

    outcomes = {}
    for event in log["events"]:
        place = occasion(event)
        if event["kind"] == "bind":
            bound[event["binding"]] = place
        if event["kind"] != "notify" or not place:
            continue
        source, sink = roles[event["from"]], roles[event["to"]]
        is_input = place == event["id"] and events[event["parent"]]["kind"] == "input"
        if is_input and source == "view" and not members[event["binding"]].endswith("dataSource"):
            received[sink] = received.get(sink, 0) + 1
        if source == "model" != sink and bound.get(event["binding"]) != place:
            outcomes.setdefault(place, sink)
    for sink in outcomes.values():
        told[sink] = told.get(sink, 0) + 1
    return received, told


def shown():
    """The cells of the sample's row in the table by sample: a dictionary of roles for each job."""
    page = (SITE / f"patterns/{PATTERN}/index.html").read_text()
    table = page.split("The same by sample", 1)[1]
    row = re.search(rf'<th scope="row">{TITLE}</th>(.*?)</tr>', table, re.S).group(1)
    cells = re.findall(r'<td class="shares">(.*?)</td>', row, re.S)
    pattern = r'hidden"> ([a-z ]+)</span> (?:<a[^>]*>)?(\d+)'
    return [{role: int(count) for role, count in re.findall(pattern, cell)} for cell in cells]


@pytest.mark.skipif(not PROGRAM.exists() or not SITE.joinpath("index.html").exists(), reason="not built")
def test_the_jobs_on_the_page_are_those_of_the_traces():
    scenarios = sorted(path.stem for path in (ROOT / "content/scenarios" / SAMPLE).glob("*.md"))
    received, told = {}, {}
    for scenario in scenarios:
        for total, part in zip((received, told), recount(trace(scenario))):
            for role, count in part.items():
                total[role] = total.get(role, 0) + count
    cells = shown()
    assert len(cells) == 5
    assert cells[1] == received and sum(received.values()) > 100
    assert cells[3] == told and sum(told.values()) > 100
