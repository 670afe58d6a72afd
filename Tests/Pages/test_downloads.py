"""The files that pages offer for download, held against what their formats require."""

import functools
import json
import re
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import chrome_trace
import downloads
import jsonschema
import jsonschema_rs
import mermaid
import performances as performances_of_catalogue
import pytest
from conftest import ROOT, SITE
from referencing import Registry, Resource

def performances():
    """The folder of each scenario in each pattern."""
    return sorted(page.parent for page in SITE.glob("samples/*/*/*/index.html") if page.parts[-3] != "code")


def chosen():
    """The folders of each scenario in three patterns, so that each pattern is among them."""
    return [SITE / "samples" / sample / scenario / pattern for sample, pattern, scenario in performances_of_catalogue.chosen(3)]


def text(folder, form):
    sample, scenario, pattern = folder.parts[-3:]
    return downloads.text(sample, pattern, scenario, form)


def name(folder):
    return "/".join(folder.parts[-3:])


def implementations():
    """Every sample with every pattern in which it is played."""
    return sorted({(folder.parts[-3], folder.parts[-1]) for folder in performances()})


def test_every_page_of_a_scenario_in_one_pattern_leads_to_the_archive_that_it_is_in():
    assert len(performances()) > 900
    for folder in performances():
        sample, scenario, pattern = folder.parts[-3:]
        html = (folder / "index.html").read_text()
        link = re.search(r'<a href="([^"]+)" download="([^"]+)">[^<]+</a>, (\d+) kB: all (\d+) recordings', html)
        assert link and (folder / link[1]).resolve() == downloads.archive(sample, pattern).resolve(), name(folder)
        assert link[2] == f"{sample}-{pattern}.tar.xz" and f"<code>{sample}-{pattern}/{scenario}</code>" in html
        size = downloads.archive(sample, pattern).stat().st_size
        assert 0 <= int(link[3]) * 1000 - size < 1000, name(folder)
        assert int(link[4]) * len(downloads.ENDINGS) == len(downloads.files(sample, pattern)), name(folder)


def test_an_archive_has_every_recording_in_every_form_and_nothing_else():
    scenarios = {}
    for folder in performances():
        sample, scenario, pattern = folder.parts[-3:]
        scenarios.setdefault((sample, pattern), []).append(scenario)
    for sample, pattern in implementations():
        expected = [f"{sample}-{pattern}/{scenario}.{ending}"
                    for ending in downloads.ENDINGS.values() for scenario in scenarios[sample, pattern]]
        assert sorted(downloads.files(sample, pattern)) == sorted(expected), f"{sample} {pattern}"


def test_archives_name_no_time_and_no_owner():
    for each in implementations():
        with tarfile.open(downloads.archive(*each)) as archive:
            for member in archive:
                owner = member.uid, member.gid, member.uname, member.gname
                assert (member.mtime, *owner, member.mode) == (0, 0, 0, "", "", 0o644), member.name


def test_the_system_s_tar_unpacks_them(tmp_path):
    sample, pattern = implementations()[0]
    subprocess.run(["tar", "xf", downloads.archive(sample, pattern), "-C", tmp_path], check=True)
    for path, content in downloads.files(sample, pattern).items():
        assert (tmp_path / path).read_bytes() == content


def test_all_of_them_weigh_no_more_than_a_twelfth_of_the_site():
    sizes = {path: path.stat().st_size for path in SITE.rglob("*") if path.is_file()}
    weight = sum(size for path, size in sizes.items() if path.name == "recordings.tar.xz")
    assert 0 < weight * 12 <= sum(sizes.values()), f"{weight:,} of {sum(sizes.values()):,} bytes"


def test_pictures_are_well_formed_and_have_a_line_of_words_for_each_message():
    for folder in performances()[::10]:
        root = ElementTree.fromstring(text(folder, "svg"))
        parts = [element for element in root.iter() if element.get("class") in ("words", "heading")]
        assert len(parts) > 3 and all(part.text for part in parts), name(folder)
        width, height = float(root.get("width")), float(root.get("height"))
        assert all(0 < float(part.get("x")) < width for part in parts), name(folder)
        lines = [float(group.get("transform").split()[1].rstrip(")")) for group in root if group.get("transform")]
        assert len(set(lines)) == len(parts) and 0 < min(lines) and max(lines) < height, name(folder)


def test_steps_have_the_numbers_that_their_page_gives_them():
    for folder in chosen():
        headings = re.findall(r"^## (Opening|Closing|\d+) ?", (folder / "index.md").read_text(), re.M)
        assert re.findall(r"^== (Opening|Closing|\d+) ", text(folder, "plantuml"), re.M) == headings, name(folder)
        drawn = ElementTree.fromstring(text(folder, "svg"))
        assert [part.text.split(" ")[0] for part in drawn.iter() if part.get("class") == "heading"] == headings, name(folder)


@functools.cache
def validators():
    """The schema that the site publishes, for a quick check of all and a second opinion on some."""
    schema = json.loads((SITE / "schemas/trace.schema.json").read_text())
    frame = json.loads((SITE / "schemas/frame.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    registry = Registry().with_resource("frame.schema.json", Resource.from_contents(frame))
    quick = jsonschema_rs.Draft202012Validator(schema, retriever=lambda address: frame)
    return quick, jsonschema.Draft202012Validator(schema, registry=registry)


def test_recordings_are_as_the_published_schema_says():
    """That all of them are as the schema in `schemas` says is found by `test_outputs.py`."""
    quick, thorough = validators()
    for index, folder in enumerate(chosen()):
        document = json.loads(text(folder, "json"))
        assert quick.is_valid(document), name(folder)
        # The reference implementation takes minutes for all.
        if index % 20 == 0 and len(document["events"]) < 1000:
            assert list(thorough.iter_errors(document))[:3] == [], name(folder)
        assert [document[key] for key in ("sample", "scenario", "pattern")] == list(folder.parts[-3:])


def test_the_schema_is_heeded():
    document = json.loads(text(performances()[0], "json"))
    del document["events"][0]["id"]
    assert not any(validator.is_valid(document) for validator in validators())


def test_the_program_prints_the_same():
    """One scenario of each pattern in two forms, so that each form is among them."""
    folders = {folder.name: folder for folder in chosen()}
    forms = list(downloads.ENDINGS) * len(folders)
    for place, folder in enumerate(folders.values()):
        sample, scenario, pattern = folder.parts[-3:]
        for form in forms[2 * place:2 * place + 2]:
            command = [ROOT / ".build/debug/build-site", "trace", sample, pattern, scenario, "--format", form]
            printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
            assert printed.rstrip("\n") == text(folder, form).rstrip("\n"), f"{name(folder)}: {form}"
    assert len(folders) == len(list(SITE.glob("patterns/*/index.html")))


# MARK: PlantUML

def plantuml(*files):
    """Whether Debian's PlantUML finds no fault in any of the files."""
    assert shutil.which("plantuml"), "PlantUML is needed: see Tools/check-pages"
    return subprocess.run(["plantuml", "-headless", "-charset", "UTF-8", "-checkonly", *files],
                          capture_output=True, timeout=600).returncode == 0


def without_drawing(files):
    """The names of those in which there is a fault, found by halves: PlantUML says no more than that there is one."""
    if plantuml(*files):
        return []
    half = len(files) // 2
    return without_drawing(files[:half]) + without_drawing(files[half:]) if half else [files[0].stem]


def test_plantuml_draws_recordings(tmp_path):
    for folder in chosen():
        (tmp_path / f"{'.'.join(folder.parts[-3:])}.puml").write_text(text(folder, "plantuml"))
    assert without_drawing(sorted(tmp_path.glob("*.puml"))) == []


def is_arrow(recorded, event):
    """Whether an event is drawn from one participant to another, and no binding delivers it."""
    if event["kind"] not in ("call", "read", "state", "effect", "navigate"):
        return False
    parent = recorded[event["parent"] - 1] if "parent" in event else {"kind": "none"}
    ends = event.get("from"), event.get("to")
    delivered = parent["kind"] == "notify" and (parent.get("from"), parent.get("to")) == ends
    return None not in ends and ends[0] != ends[1] and not delivered


def test_what_one_participant_does_to_another_is_an_arrow_between_them():
    for folder in chosen():
        source = text(folder, "plantuml")
        names = {alias: declared.replace("<U+0023>", "#").replace("<U+003C>", "<").replace("<U+003E>", ">")
                 for declared, alias in re.findall(r'^participant "([^"]+)" as (\w+) ', source, re.M)}
        drawn = [(names[left], names[right]) for left, arrow, right in messages(source)
                 if arrow == "->" and left != right and "script" not in (left, right)]
        recorded = json.loads(text(folder, "json"))["events"]
        assert drawn == [(event["from"], event["to"]) for event in recorded if is_arrow(recorded, event)], name(folder)


def test_what_the_script_does_is_nobody_elses():
    for folder in chosen():
        recorded = [event for event in json.loads(text(folder, "json"))["events"] if event["kind"] == "input"]
        more = len(recorded) - len({event["step"] for event in recorded})
        assert len(re.findall("^note over script : ", text(folder, "plantuml"), re.M)) == more, name(folder)


def test_plantuml_is_heeded(tmp_path):
    source = text(performances()[0], "plantuml")
    (tmp_path / "wrong.puml").write_text(source.replace(" -> ", " ", 1))
    assert not plantuml(tmp_path / "*.puml")


# MARK: Mermaid

def messages(source):
    """The arrows of a diagram in PlantUML, as whose, to whom, and whether it is a notification."""
    return re.findall(r"^(\w+) (-->|->) (\w+) : ", source, re.M)


def test_mermaid_can_be_read_and_says_what_plantuml_says():
    for folder in chosen():
        diagram = mermaid.Diagram(text(folder, "mermaid"))
        expected = [(source, arrow + ">", sink) for source, arrow, sink in messages(text(folder, "plantuml"))]
        assert [message[:3] for message in diagram.messages] == expected, name(folder)


@pytest.mark.parametrize("old, new", [
    ("->>", "->>>"), ("activate p1", "activate p99"), ("  participant p1 ", "  participant p2 "), (": ", " "),
    ("  deactivate p1\n", ""), ("sequenceDiagram", "sequence"), ("Note over", "Note above"), ("#34;", "#34;;"),
])
def test_mermaid_is_held_to_its_grammar(old, new):
    source = next(source for folder in performances() if old in (source := text(folder, "mermaid")))
    with pytest.raises(mermaid.Fault):
        mermaid.Diagram(source.replace(old, new, 1))


# MARK: Chrome traces

def test_chrome_traces_are_what_the_format_says():
    for folder in chosen():
        document = json.loads(text(folder, "chrome"))
        assert chrome_trace.faults(document) == [], name(folder)
        # A line for each event, so that a call is found by its identifier.
        times = [event["ts"] for event in document["traceEvents"] if event["ph"] in "Xi"]
        recorded = json.loads(text(folder, "json"))["events"]
        assert times == [event["id"] for event in recorded if event["kind"] != "return"], name(folder)


@pytest.mark.parametrize("change, found", [
    (lambda event: event.pop("dur"), "missing"), (lambda event: event.update(ph="Q"), "phase"),
    (lambda event: event.update(ts=0.5), "no whole number"), (lambda event: event.update(dur=10 ** 9), "outside"),
    (lambda event: event.update(ts=0), "grow"),
])
def test_chrome_traces_are_held_to_it(change, found):
    document = json.loads(text(performances()[0], "chrome"))
    slices = [event for event in document["traceEvents"] if event["ph"] == "X"]
    inner = next(event for event in slices if any(
        outer["tid"] == event["tid"] and outer["ts"] < event["ts"] < outer["ts"] + outer["dur"] for outer in slices))
    change(inner)
    assert any(found in fault for fault in chrome_trace.faults(document))
