"""That every number of every scenario page is what an independent program computes from the traces.

Needs a debug build, and the site that it has built (COUNTERPOINT_SITE, or `site`).
"""

import functools
import os
import re
from pathlib import Path

import pytest
import recount
import written_numbers
from performances import ROOT, catalogue, traces
from recording import Recording

SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))
TWINS = {"index.html": written_numbers.in_html, "index.md": written_numbers.in_markdown}
SCENARIOS = [(sample["id"], scenario)
             for sample in catalogue()["samples"] for scenario in sample["scenarios"]]


@functools.cache
def definitions():
    """The metrics that are computed from recordings, and all metrics by title."""
    texts = {path.stem: path.read_text(encoding="utf-8")
             for path in sorted((ROOT / "content/metrics").glob("*.md"))}
    recorded = [name for name, text in texts.items() if re.search(r"^origin: recording$", text, re.M)]
    titles = {re.search(r"^title: (.*)$", text, re.M)[1].strip("\"'"): name for name, text in texts.items()}
    return recorded, titles


@functools.cache
def names():
    patterns = {pattern["title"]: pattern["id"] for pattern in catalogue()["patterns"]}
    return written_numbers.Names(definitions()[1], patterns)


@functools.cache
def recordings(sample, scenario):
    """The recordings of a scenario by their patterns."""
    return {pattern: Recording(trace) for (of, pattern, name), trace in traces().items()
            if (of, name) == (sample, scenario)}


def as_recorded(shown, recording):
    """The recording's numbers of the steps that a page shows as a reader counts them; the closing may be among them."""
    if shown != list(range(len(shown))):
        return None
    recorded = [*recording.shown, len(recording.frames)][:max(len(shown), len(recording.shown))]
    return dict(zip(shown, recorded)) if len(shown) == len(recorded) else None


def compare(page, text, recordings):
    """How many numbers of a page were compared, and a sentence for each that is wrong or missing."""
    shown, written = TWINS[page](text, names())
    steps = as_recorded(shown, next(iter(recordings.values())))
    if steps is None:
        return 0, [f"the steps {shown} are not those of the recording"]
    found, faults = set(), []
    for number in written:
        if number.pattern not in recordings or not recount.knows(number.metric):
            faults.append(f"{number} is a number that nobody knows")
            continue
        recording = recordings[number.pattern]
        right = (recount.of_scenario(recording, number.metric) if number.step is None
                 else recount.of_step(recording, number.metric, steps[number.step]))
        if number.text != right:
            faults.append(f"{number} should be {right}")
        found.add(number[:3])
    of_steps = {metric for step, _, metric in found if step is not None}
    for pattern, recording in recordings.items():
        faults += [f"{metric} of {pattern} is missing" for metric in definitions()[0]
                   if (None, pattern, metric) not in found]
        # A step in which nothing is counted may say so in words.
        faults += [f"{metric} of {pattern} in step {step} is missing"
                   for step, recorded in steps.items() for metric in sorted(of_steps)
                   if (step, pattern, metric) not in found
                   and any(recount.of_step(recording, each, recorded) != "0" for each in of_steps)]
    return len(written), faults


def page_of(sample, scenario, page):
    return (SITE / "samples" / sample / scenario / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", TWINS)
def test_every_number_of_every_page(page, capsys):
    compared, faults = 0, []
    for sample, scenario in SCENARIOS:
        count, found = compare(page, page_of(sample, scenario, page), recordings(sample, scenario))
        compared += count
        faults += [f"{sample}/{scenario}: {fault}" for fault in found]
    with capsys.disabled():
        print(f"\n{compared} numbers of {len(SCENARIOS)} pages ({page}) computed again, "
              f"{len(faults)} differences", end=" ")
    assert faults == []
    # Each pattern has its totals on each page, and some step of which it says more than nothing.
    totals = sum(len(recordings(*each)) for each in SCENARIOS) * len(definitions()[0])
    assert compared > totals > 0


@pytest.mark.parametrize("metric", [*recount.COUNTS, *recount.WHOLES])
def test_what_is_computed_is_defined(metric):
    assert metric in definitions()[0]


EXAMPLE = ("delayed-star", "double-tap")
WRONG = [
    ("index.html", "a number of a step", r'(<section class="step" id="step-1".*?<td>)\d+', r"\g<1>99", "should be"),
    ("index.html", "a number of the whole", r'(data-phase="interaction">.*?<td>)4', r"\g<1>3", "should be 4 / 4 / 0"),
    ("index.html", "a number without a definition", r"#hops\b", "#jumps", "nobody knows"),
    ("index.html", "a pattern too few", r'<tr data-pattern="[\w-]+"><th scope="row"><a.*?</tr>', "", "should be"),
    ("index.html", "a step too few", r'<section class="step"', '<section class="steps"', "not those of the recording"),
    ("index.md", "a number of a step", r"\| 11 \|", "| 12 |", "should be 11"),
    ("index.md", "a number of the whole", r"(\*\*Interaction\*\*.*?\| )4 \|", r"\g<1>5 |", "should be 4 / 4 / 0"),
    ("index.md", "a number without a definition", r"Hops", "Jumps", "nobody knows"),
    ("index.md", "a row too few", r"(?m)^\| Cocoa MVC \|[^\n]*\n", "", "is missing"),
]


@pytest.mark.parametrize("page, what, old, new, fault", WRONG, ids=[f"{page}: {what}" for page, what, *_ in WRONG])
def test_finds(page, what, old, new, fault):
    text, count = re.subn(old, new, page_of(*EXAMPLE, page), count=1, flags=re.S)
    assert count == 1, f"The page does not say {old}"
    assert any(fault in found for found in compare(page, text, recordings(*EXAMPLE))[1])


@pytest.mark.parametrize("kind", ["call", "read", "state", "effect", "notify", "bind", "create"])
def test_finds_an_event_that_is_not_recorded(kind):
    changed = {}
    for pattern, recording in recordings(*EXAMPLE).items():
        trace = dict(traces()[EXAMPLE[0], pattern, EXAMPLE[1]])
        seen = [event for event in recording.events if event["kind"] == kind
                and (kind in ("bind", "create") or recount.message(recording, event) or kind == "notify")]
        trace["events"] = [event for event in trace["events"] if event not in seen[:1]]
        changed[pattern] = Recording(trace)
    assert compare("index.md", page_of(*EXAMPLE, "index.md"), changed)[1] != []
