"""Counts the jobs of one pattern again, from its traces alone, and holds the pattern's page against it.

Two of the five jobs need nothing but the trace: who receives an input, and who is the first to be notified of
the outcome. The sample keeps its values in a model, in the pattern that is looked at.

Needs a debug build, and the site that it has built (COUNTERPOINT_SITE, or `site`).
"""

from collections import Counter

from performances import SITE, catalogue, offered
from recording import Recording
from written_numbers import Tree

SAMPLE, TITLE, PATTERN = "tally-counter", "Tally counter", "passive-mvp"
JOBS = ["Builds the screen", "Receives the input", "Decides the action", "Receives the outcome",
        "Turns values into what is seen"]


def occasion(recording, event):
    """The event with which the app began to act on an input, an answer or a timer, while it was used."""
    while parent := recording.parent(event):
        if parent["kind"] == "resume":
            return event["id"]
        if parent["kind"] == "input":
            uses = parent["purpose"] == "uses app" and event["kind"] != "resume"
            return event["id"] if uses else None
        event = parent
    return None


def jobs(recording):
    """Which role receives the inputs, and which the outcomes, each with how often."""
    received, outcomes, bound = Counter(), {}, {}
    for event in recording.events:
        place = occasion(recording, event)
        if event["kind"] == "bind":
            bound[event["binding"]] = place
        if event["kind"] != "notify" or not place:
            continue
        source, sink = recording.role(event["from"]), recording.role(event["to"])
        is_input = place == event["id"] and recording.parent(event)["kind"] == "input"
        member = recording.bindings[event["binding"]]["member"]
        if is_input and source == "view" and not member.endswith("dataSource"):
            received[sink] += 1
        if source == "model" != sink and bound.get(event["binding"]) != place:
            outcomes.setdefault(place, sink)
    return received, Counter(outcomes.values())


def shown():
    """The sample's row in the table by sample: for each job its roles with their numbers."""
    root = Tree((SITE / f"patterns/{PATTERN}/index.html").read_text(encoding="utf-8")).root
    [table] = [table for table in root.all("table", named="jobs") if "by sample" in table.first("caption").text]
    heads = [head.text for head in table.first("tr").all("th")][1:]
    [row] = [row for row in table.all("tr") if row.first("th").text == TITLE]
    # A share is the role's sign for the eye, its name, and the number.
    shares = [[(share.first("span", named="hidden").text, share.text.split()[-1])
               for share in cell.all("span") if share.first("span", named="hidden")] for cell in row.all("td")]
    return dict(zip(heads, ({role: int(count.replace(",", "")) for role, count in each} for each in shares), strict=True))


def test_the_jobs_on_the_page_are_those_of_the_traces():
    [sample] = [each for each in catalogue()["samples"] if each["id"] == SAMPLE]
    received, outcomes = Counter(), Counter()
    for scenario in sample["scenarios"]:
        inputs, results = jobs(Recording(offered((SAMPLE, PATTERN, scenario))))
        received += inputs
        outcomes += results
    cells = shown()
    assert list(cells) == JOBS
    assert cells["Receives the input"] == received and received.total() > 100
    assert cells["Receives the outcome"] == outcomes and outcomes.total() > 100
