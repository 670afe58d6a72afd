"""That what the command line prints and the site offers is what the schemas say; needs both."""

import hashlib
import json

import pytest
from performances import ROOT, build_site, performances, printed, traces
from test_schemas import FAST, faults


def test_every_trace():
    assert traces()
    for performance, trace in traces().items():
        assert FAST["trace"].is_valid(trace), f"{performance}: {faults('trace', trace)[:5]}"


def values(event):
    """Every value in an event, whatever it is inside of."""
    found = [event[key] for key in ("value", "error", "old", "new") if key in event]
    found += event.get("arguments", []) + event.get("values", [])
    while found:
        value = found.pop()
        yield value
        if isinstance(value, list):
            found += value
        elif isinstance(value, dict):
            fields = value.get("fields", []) + value.get("tuple", []) + value.get("dictionary", [])
            found += value.get("set", []) + [part for field in fields for key, part in field.items()
                                             if key in ("key", "value")]


def test_every_reference_in_a_trace_leads_somewhere():
    for performance, trace in traces().items():
        participants = {each["id"] for each in trace["participants"]}
        bindings = {each["id"] for each in trace["bindings"]}
        assert {each[end] for each in trace["bindings"] for end in ("source", "sink")} <= participants
        for place, event in enumerate(trace["events"], 1):
            named = [event[key] for key in ("from", "to") if key in event]
            named += event.get("came", []) + event.get("went", [])
            named += [value["participant"] for value in values(event)
                      if isinstance(value, dict) and "participant" in value]
            earlier = [event[key] for key in ("parent", "cause") if key in event]
            name = f"{' '.join(performance)}: {event}"
            assert set(named) <= participants, name
            assert event.get("binding", 1) in bindings or "binding" not in event, name
            assert event["id"] == place and all(0 < number < place for number in earlier), name
            if event["kind"] == "call":
                assert len(event["arguments"]) == len(event.get("labels", [])), name
            if event["kind"] == "effect":
                assert event["redundant"] == (event["old"] == event["new"]), name


def test_traces_of_20_processes_hash_alike():
    every = performances()
    for performance in every[::len(every) // 3]:
        hashes = {hashlib.sha256(printed(performance).encode()).hexdigest() for _ in range(20)}
        assert len(hashes) == 1, performance


def test_perform_where_all_is_well():
    files = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("content/scenarios/*/*.md"))]
    result = build_site("perform", *files)
    assert result.returncode == 0, result.stderr
    assert faults("perform", json.loads(result.stdout)) == []


@pytest.mark.parametrize("text", [
    pytest.param("steps:\n  - expect: {digit.0: \"7\"}\n", id="a wrong expectation"),
    pytest.param("steps:\n  - tap: incremnt\n", id="an unknown widget"),
    pytest.param("stepz: []\n", id="an unknown key"),
])
def test_perform_where_something_is_wrong(tmp_path, text):
    file = tmp_path / "wrong.md"
    file.write_text(f"---\ntitle: Wrong\nsummary: Wrong.\nsample: tally-counter\n{text}---\n")
    result = build_site("perform", str(file))
    assert result.returncode == 1
    assert faults("perform", json.loads(result.stdout)) == []


@pytest.mark.parametrize("arguments, name", [
    (["trace", "tally-counter", "flux", "no-such-scenario"], "faults"),
    (["trace", "tally-counter", "fluxx", "one-tap"], "faults"),
    (["perform", "no-such-file.md"], "perform"),
])
def test_what_cannot_be_given(arguments, name):
    result = build_site(*arguments)
    assert result.returncode == 1
    assert faults(name, json.loads(result.stdout)) == []
