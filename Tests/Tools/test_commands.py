"""What the command line says and leaves behind when something is wrong; needs a debug build."""

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from test_schemas import HERE, faults

ROOT = HERE.parent.parent
BINARY = ROOT / ".build" / "debug" / "build-site"
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))


def run(*arguments, cwd=ROOT, **more):
    return subprocess.run(
        [BINARY, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=300, **more)


def places(result, folder):
    """The faults as (id, place), in the order in which they are reported."""
    found = []
    for line in result.stderr.splitlines():
        if match := re.match(r"error: .*\[([a-z0-9-]+)\]$", line):
            found.append((match[1], ""))
        elif not found[-1][1] and (match := re.match(r"  --> (.*)$", line)):
            found[-1] = (found[-1][0], match[1].replace(f"{folder}/", ""))
    return found


def snapshot(folder):
    return {
        str(path.relative_to(folder)): (path.stat().st_mtime_ns, path.stat().st_ino, path.read_bytes())
        for path in sorted(folder.rglob("*")) if path.is_file()}


def untouched(folder):
    """What tells of a folder with many files whether one of them was written: the system notes each change of a file."""
    return {
        path: (status.st_ctime_ns, status.st_ino, status.st_size)
        for path, status in ((path, path.lstat()) for path in sorted(folder.rglob("*")))}


# MARK: Builds

@pytest.fixture(scope="session")
def sound(tmp_path_factory):
    """Content, templates, and the site that is made of them."""
    folder = tmp_path_factory.mktemp("sound")
    shutil.copytree(ROOT / "content", folder / "content")
    # As they are: nothing among them may be a link out of the folder.
    shutil.copytree(ROOT / "templates", folder / "templates", symlinks=True)
    shutil.copytree(SITE, folder / "site")
    return folder


@pytest.fixture
def spoiled(sound, tmp_path):
    """Changes files of a copy, checks it or builds over the sound site, and says what is reported.

    A check finds in a second what a build finds after it has composed every page; that a build finds it too, and leaves
    the site alone, is asked once, of many faults.
    """
    for name in ("content", "templates"):
        shutil.copytree(sound / name, tmp_path / name)

    def spoil(*changes, command="check", arguments=()):
        for path, old, new in changes:
            file = tmp_path / path
            if old is None:
                file.unlink() if new is None else file.write_text(
                    (file.read_text() if file.exists() else "") + new)
                continue
            text = file.read_text()
            assert old in text, f"{path} does not say {old!r}"
            file.write_text(text.replace(old, new, 1))
        before = untouched(sound)
        result = run(command, "--content", tmp_path / "content", "--templates",
                     tmp_path / "templates", "--output", sound / "site", *arguments)
        assert result.returncode == 1
        assert result.stdout == ""
        assert untouched(sound) == before
        return result, places(result, tmp_path)

    return spoil


def last_line(path):
    return len((ROOT / path).read_text().splitlines())


GLOSSARY = last_line("content/glossary.md") + 2
LAYOUT = last_line("templates/layout.mustache") + 1
PAGE = last_line("templates/page.mustache") + 1
PATTERNS = len([text for text in (ROOT / "content" / "patterns").glob("*.md") if text.stem != "index"])
ONE_TAP = "content/scenarios/tally-counter/one-tap.md"
DOUBLE_TAP = "content/scenarios/delayed-star/double-tap.md"


def line_of(path, text):
    return next(number for number, line in enumerate((ROOT / path).read_text().splitlines(), 1)
                if text in line)


# A step that there is not, beside which another one for the sample is no second, and a second one.
STEPS = "steps: [tally-counter/one-tapp#1, tally-counter/one-tap#1, tally-counter/a-carry-through-every-digit#1]"


def test_a_build_finds_all_faults_at_once_and_leaves_the_site_alone(spoiled):
    result, found = spoiled(
        (ONE_TAP, 'digit.0: "1"', 'digit.0: "7"'),
        ("content/glossary.md", None,
         "\n[x](patterns/fluxx.md) and [y](/nowhere/) and [z](guide/your-pattern-is-not-here.md#redu)\n"),
        ("content/site.yml", "language:", "langauge:"),
        ("templates/page.mustache", None, "{{#foo}}\n"),
        ("templates/layout.mustache", None, '<a href="/patterns/fluxx/">x</a>\n{{titel}}\n'),
        ("content/metrics/reads.md", None, None),
        ("content/metrics/hopss.md", None, "---\ntitle: Hopss\n---\n"),
        ("content/patterns/index.md", "first: [", "first: [fluxx, "),
        ("content/patterns/flux.md", "  - view -> action creator\n", ""),
        ("content/compare/passive-mvp-mvvm.md", "steps: [tally-counter/one-tap#1]", STEPS),
        ("content/faults/still-hears.md", "patterns: [mvvm", "patterns: [mvvmm, mvvm, mvvm"), command="build")
    breaches = [place for fault, place in found if fault == "contract-direction"]
    assert any(re.search(r"Flux/TallyCounter/CounterViewController\.swift:\d+:\d+$", place) for place in breaches)
    failure = ("scenario-failure", f"{ONE_TAP}:{line_of(ONE_TAP, 'digit.0')}:7")
    assert [each for each in found if each[0] != "contract-direction"] == [
        ("unknown-step", "content/compare/passive-mvp-mvvm.md:4:9"),
        ("repeated-choice", f"content/compare/passive-mvp-mvvm.md:4:{STEPS.rindex('tally') + 1}"),
        ("unknown-pattern", "content/faults/still-hears.md:7:12"),
        ("repeated-choice", "content/faults/still-hears.md:7:25"),
        ("broken-link", f"content/glossary.md:{GLOSSARY}:1"),
        ("broken-link", f"content/glossary.md:{GLOSSARY}:28"),
        ("broken-anchor", f"content/glossary.md:{GLOSSARY}:47"),
        ("undefined-metric", "content/metrics.md"),
        ("unknown-metric", "content/metrics/hopss.md"),
        ("unknown-pattern", f"content/patterns/index.md:{line_of('content/patterns/index.md', 'first: [')}:9"),
        failure,
        ("unknown-key", "content/site.yml:2:1"),
        ("broken-link", f"templates/layout.mustache:{LAYOUT}:10"),
        ("unknown-value", f"templates/layout.mustache:{LAYOUT + 1}:3"),
        ("template-syntax", f"templates/page.mustache:{PAGE}:4"),
    ]
    for meant in ["patterns/flux.md", "#redux", "language", "/patterns/flux/", "title", "hops", "flux",
                  "tally-counter/one-tap#1", "mvvm"]:
        assert f"did you mean '{meant}'?" in result.stderr, meant
    assert "metrics/reads.md" in result.stderr
    assert result.stderr.count("expected 7, found 1") == 1
    assert f"all {PATTERNS} patterns fail: " in result.stderr


@pytest.mark.parametrize("changes, expected, suggestions", [
    pytest.param(
        [(ONE_TAP, "title:", "titel:"), (ONE_TAP, "tap: increment", "tap: incremnt"),
         ("content/patterns/flux.md", "title:", "titel:"),
         ("content/metrics/hops.md", "unit:", "unti:")],
        [("unknown-key", "content/metrics/hops.md:3:1"),
         ("unknown-key", "content/patterns/flux.md:2:1"), ("unknown-key", f"{ONE_TAP}:2:1"),
         ("unknown-widget", f"{ONE_TAP}:{line_of(ONE_TAP, 'tap:')}:10")],
        ["did you mean 'title'?", "did you mean 'unit'?"],
        id="misspelt keys of a scenario, of a contract and of a metric, each reported once"),
    pytest.param(
        [("content/index.md", "patterns: [", "patterns: [fluxx, "),
         ("templates/page.mustache", None, "{{>parts/fiel}}\n"),
         (ONE_TAP, "tally-counter", "tally-countr"), (ONE_TAP, "steps:", "steps: tap\nstep:")],
        [("unknown-pattern",
          f"content/index.md:{line_of('content/index.md', 'patterns: [')}:12"),
         ("unknown-word", f"{ONE_TAP}:{line_of(ONE_TAP, 'sample:')}:9"),
         ("wrong-type", f"{ONE_TAP}:{line_of(ONE_TAP, 'steps:')}:8"),
         ("unknown-key", f"{ONE_TAP}:{line_of(ONE_TAP, 'steps:') + 1}:1"),
         ("unknown-partial", f"templates/page.mustache:{PAGE}:4")],
        ["did you mean 'parts/file'?", "did you mean 'tally-counter'?"],
        id="an unknown pattern, sample and partial, a wrong type"),
    pytest.param(
        [("content/scenarios/tally-counter/index.md", None, (ROOT / ONE_TAP).read_text()),
         ("content/scenarios/tally-counter/One Tap.md", None, (ROOT / ONE_TAP).read_text()),
         ("content/scenarios/delayed-star/one-tap.md", None, (ROOT / ONE_TAP).read_text())],
        [("wrong-folder", f"content/scenarios/delayed-star/one-tap.md:{line_of(ONE_TAP, 'sample:')}:9"),
         ("wrong-name", "content/scenarios/tally-counter/One Tap.md"),
         ("reserved-name", "content/scenarios/tally-counter/index.md")],
        ["name the file 'one-tap.md'", "The page of the sample uses this address.",
         "scenarios/tally-counter/one-tap.md"],
        id="scenarios with names that none can have, and in another sample's folder"),
])
def test_faults_of_texts(spoiled, changes, expected, suggestions):
    result, found = spoiled(*changes)
    assert found == expected
    for suggestion in suggestions:
        assert suggestion in result.stderr


@pytest.mark.parametrize("text, fault", [
    ("content/patterns/flux.md", "missing-pattern"), ("content/samples/tally-counter.md", "missing-sample")])
def test_a_text_is_missing_that_is_played(spoiled, text, fault):
    result, found = spoiled((text, None, None))
    # Other texts lead to it or are named after it, and each of those places is reported too.
    name = text.split("/")[-1]
    assert (fault, text) in found
    for other, place in found:
        if other == "broken-link":
            path, line, _ = place.split(":")
            # A link may go on in the next line.
            lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
            assert name in " ".join(lines[int(line) - 1:int(line) + 1])
        elif other != fault:
            assert other == "unknown-pattern" and name.removesuffix(".md") in place.split("/")[-1]


def test_a_missing_definition_is_reported_beside_an_unreadable_one(spoiled):
    _, found = spoiled(
        ("content/metrics/hops.md", "unit:", "unti:"), ("content/metrics/reads.md", None, None), command="build")
    assert sorted(found) == [("undefined-metric", "content/metrics.md"), ("unknown-key", "content/metrics/hops.md:3:1")]


def test_check_plays_nothing_while_something_is_wrong_with_a_text(spoiled):
    result, found = spoiled(
        (ONE_TAP, 'digit.0: "1"', 'digit.0: "7"'), (DOUBLE_TAP, "tap: star", "tap: sttar"),
        ("content/metrics/hops.md", "unit:", "unti:"))
    assert found == [
        ("unknown-key", "content/metrics/hops.md:3:1"),
        ("unknown-widget", f"{DOUBLE_TAP}:{line_of(DOUBLE_TAP, 'tap: star')}:10")]


PART = ("--pattern", "flux", "--sample", "tally-counter")
CHOSEN = ("--sample", "tally-counter", "--pattern", "flux", "--pattern", "mvvm")


def test_check_of_a_part_judges_that_part(spoiled):
    result, found = spoiled(
        (ONE_TAP, 'digit.0: "1"', 'digit.0: "7"'),
        (DOUBLE_TAP, "color: red", "color: blue"), arguments=CHOSEN)
    assert found == [("scenario-failure", f"{ONE_TAP}:{line_of(ONE_TAP, 'digit.0')}:7")]
    assert "all 2 patterns fail: " in result.stderr


def test_check_of_a_part_reads_everything(spoiled):
    result, found = spoiled((DOUBLE_TAP, "tap: star", "tap: sttar"), arguments=CHOSEN)
    assert "did you mean 'star'?" in result.stderr
    assert found == [("unknown-widget", f"{DOUBLE_TAP}:{line_of(DOUBLE_TAP, 'tap: star')}:10")]


def test_check_of_a_part_judges_sources_and_contracts(spoiled):
    result, found = spoiled(("content/patterns/flux.md", "  - view -> action creator\n", ""), arguments=PART)
    assert found and {fault for fault, _ in found} == {"contract-direction"}


@pytest.mark.parametrize("arguments, count", [(CHOSEN, 2), (("--sample", "step-counter"), PATTERNS)])
def test_check_of_a_part_in_which_nothing_is_wrong(arguments, count):
    result = run("check", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    every = sum(len(sample["patterns"]) for sample in json.loads(run("list", "--format", "json").stdout)["samples"])
    assert f"{count} of {every} implementations; no errors or warnings" in result.stdout


def test_check_of_what_there_is_not(tmp_path):
    result = run("check", "--sample", "tally-countr", "--pattern", "fluxx")
    assert result.returncode == 1
    assert "[unknown-sample]" in result.stderr and "did you mean 'tally-counter'?" in result.stderr
    assert "[unknown-pattern]" in result.stderr and "did you mean 'flux'?" in result.stderr
    assert run("init", "site", cwd=tmp_path).returncode == 0
    result = run("check", "--sample", "tally-counter", cwd=tmp_path / "site")
    assert result.returncode == 1 and "[no-report]" in result.stderr


def test_output_that_cannot_be_written(tmp_path, tmp_path_factory):
    site = tmp_path_factory.mktemp("small") / "site"
    assert run("init", site).returncode == 0
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("Dear")
    (tmp_path / "file").write_text("")
    for output, fault in [("mine", "not-a-site"), ("file/x", "unwritable")]:
        result = run("build", "--output", tmp_path / output, cwd=site)
        assert result.returncode == 1
        assert f"[{fault}]" in result.stderr
    assert sorted(os.listdir(tmp_path)) == ["file", "mine"]
    assert os.listdir(tmp_path / "mine") == ["letter"]


@pytest.mark.parametrize("templates", ["content/templates", "content", "content/inner/../templates"])
def test_templates_among_the_texts_are_refused(tmp_path, templates):
    assert run("init", "site", cwd=tmp_path).returncode == 0
    folder = tmp_path / "site"
    if templates == "content/templates":
        (folder / "templates").rename(folder / templates)
    for command in ("build", "check", "serve"):
        result = run(command, "--templates", templates, cwd=folder)
        assert result.returncode == 1
        assert "[wrong-folder]" in result.stderr and "the content folder" in result.stderr
    assert not (folder / "site").exists()


@pytest.mark.parametrize("option, value, form", [
    ("base-url", "example.org", "https://example.org/counterpoint/"),
    ("until", "2026-13-01", "2026-11-22")])
def test_values_that_an_option_cannot_have(option, value, form):
    result = run("check", f"--{option}", value)
    assert result.returncode == 64
    assert f"The value '{value}' is invalid for '--{option}" in result.stderr
    assert form in " ".join(result.stderr.split())


def test_another_folder(tmp_path):
    result = run("check", cwd=tmp_path)
    assert result.returncode == 1
    assert "run build-site in the site's own folder" in result.stderr
    assert os.listdir(tmp_path) == []


# MARK: Single scenarios

@pytest.fixture
def scenario(tmp_path):
    def write(steps, sample="tally-counter", head="title: T\nsummary: S.\n", name="a.md"):
        file = tmp_path / name
        file.write_bytes(f"---\n{head}sample: {sample}\nsteps:\n{steps}---\n".encode())
        return file
    return write


@pytest.mark.parametrize("steps, place, expected, found", [
    ('  - expect: {digit.0: "7"}\n', "6:14", "7", "0"),
    ("  - expect: {digit.0: no}\n", "6:14", "no", "0"),
    ("  - expect: {digit.0: 1.0}\n", "6:14", "1.0", "0"),
    ("  - expect: {digit.0: hidden}\n", "6:14", "hidden", "visible"),
    ('  - expect: {"digit.0[0]": oboe}\n', "6:14", "oboe", "no list"),
    ("  - expect: {alert: Hello}\n", "6:14", "Hello", "none"),
    ("  - expect: {screen: none}\n", "6:14", "none", "counter"),
    ("  - tap: up\n    times: 3\n  - expect:\n      digit.1: '3'\n      digit.0: '2'\n",
     "10:7", "2", "3"),
])
def test_failed_expectations(scenario, steps, place, expected, found):
    file = scenario(steps)
    result = run("perform", file, "--format", "json")
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert faults("perform", report) == []
    for pattern in report["scenarios"][0]["patterns"]:
        failure = pattern["failure"]
        assert f"{failure['line']}:{failure['column']}" == place
        assert (failure["expected"], failure["found"]) == (expected, found)
    assert f"--> {file}:{place}\n" in result.stderr
    assert f"expected {expected}, found {found}" in result.stderr


def test_all_failed_expectations_of_a_step(scenario):
    file = scenario('  - expect: {digit.0: "7", digit.1: "8", depth: 5}\n  - expect: {depth: 6}\n')
    result = run("perform", file, "--format", "json")
    report = json.loads(result.stdout)
    assert faults("perform", report) == []
    for pattern in report["scenarios"][0]["patterns"]:
        failures = [pattern["failure"], *pattern["furtherFailures"]]
        assert [(failure["column"], failure["expected"]) for failure in failures] == [
            (14, "7"), (28, "8"), (42, "5")]
    assert places(result, file.parent) == [
        ("scenario-failure", f"a.md:6:{column}") for column in (14, 28, 42)]


def test_what_a_scenario_can_get_wrong(scenario):
    file = scenario("".join(f"  - {step}\n" for step in [
        "tapp: up", "wait: 0.0005s", "wait: -1s", "wait: 99999999999999999999s", "wait: 1",
        "fail: nxt\n    error: offline", "tap: up\n    tims: 2", "expect: {digit.9: x}"]))
    result = run("perform", file)
    assert result.returncode == 1
    assert places(result, file.parent) == [
        ("unknown-step", "a.md:6:5"), ("wrong-type", "a.md:7:11"), ("wrong-type", "a.md:8:11"),
        ("wrong-type", "a.md:9:11"), ("wrong-type", "a.md:10:11"), ("no-server", "a.md:11:5"),
        ("unknown-key", "a.md:14:5"), ("unknown-widget", "a.md:15:14")]
    for meant in ["did you mean 'tap'?", "write '1s'", "did you mean 'times'?",
                  "did you mean 'digit.0'?"]:
        assert meant in result.stderr


@pytest.mark.parametrize("step, column", [
    ("expect: {requests: 1}", 14), ("expect: {pending: 0}", 14), ("respond: 1", 5),
    ("fail: next\n    error: offline", 5), ("push: changed", 5),
])
def test_a_server_where_there_is_none(scenario, step, column):
    file = scenario(f"  - {step}\n")
    result = run("perform", file)
    assert result.returncode == 1
    assert places(result, file.parent) == [("no-server", f"a.md:6:{column}")]


@pytest.mark.parametrize("change", [
    pytest.param(lambda text: text.replace(b"\n", b"\r\n"), id="CRLF"),
    pytest.param(lambda text: b"\xef\xbb\xbf" + text, id="byte order mark"),
])
def test_other_ways_to_write_lines(scenario, change):
    file = scenario('  - tap: up\n  - expect: {digit.0: "1"}\n')
    file.write_bytes(change(file.read_bytes()))
    assert run("perform", file).returncode == 0
    file.write_bytes(file.read_bytes().replace(b"tap: up", b"tap: upp"))
    assert places(run("perform", file), file.parent) == [("unknown-widget", "a.md:6:10")]


@pytest.mark.parametrize("text, fault", [
    ("", "front-matter-missing"), ("# Words\n", "front-matter-missing"),
    ('{"steps": []}\n', "front-matter-missing"), ("---\ntitle: x\n", "front-matter-open"),
    ("---\nsteps:\n\t- tap: up\n---\n", "yaml-syntax"),
])
def test_files_that_are_no_scenario_have_one_fault(tmp_path, text, fault):
    file = tmp_path / "a.md"
    file.write_text(text)
    result = run("perform", file, "--format", "json")
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert faults("perform", report) == []
    assert [diagnostic["id"] for diagnostic in report["diagnostics"]] == [fault]


def test_a_scenario_that_is_not_utf8(scenario):
    file = scenario("  - tap: up\n")
    file.write_bytes(file.read_bytes().replace(b"S.", b"S\xff"))
    result = run("perform", file)
    assert result.returncode == 1
    assert places(result, file.parent) == [("not-utf8", "a.md:3:11")]


def test_a_link_to_a_scenario_that_is_gone(tmp_path):
    link = tmp_path / "a.md"
    link.symlink_to("gone.md")
    result = run("perform", link)
    assert result.returncode == 1
    assert "this is a link to 'gone.md', which does not exist" in result.stderr
    assert "did you mean" not in result.stderr


def test_a_pipe_is_no_scenario(tmp_path):
    os.mkfifo(tmp_path / "a.md")
    result = run("perform", tmp_path / "a.md")
    assert result.returncode == 1
    assert "expected a file, found a pipe, a socket or a device" in result.stderr


# MARK: Arguments

@pytest.mark.parametrize("arguments, status, schema, id, message", [
    (["perform", "content", "--format", "json"], 1, "perform", "unreadable", "this is a folder"),
    (["perform", "content/index.mdd", "--format", "json"], 1, "perform", "unreadable",
     "there is no such file"),
    (["perform", ONE_TAP, "--pattern", "fluxx", "--format", "json"], 1, "perform", "unknown-pattern",
     "there is no pattern 'fluxx'"),
    (["trace", "tally-counter", "flux", "one-tp", "--format", "json"], 1, "faults", "unknown-scenario",
     "there is no scenario 'one-tp' of tally-counter"),
    (["trace", "tally-countr", "flux", "one-tap", "--format", "json"], 1, "faults", "unknown-sample",
     "there is no sample 'tally-countr'"),
    (["trace", "tally-counter", "flux", DOUBLE_TAP, "--format", "json"], 1, "faults", "wrong-sample",
     "this is a scenario of delayed-star"),
    (["list", "--content", "nowhere", "--format", "json"], 1, "faults", "no-site",
     "there is no such file, so there is no site"),
    (["perform", "", "--format", "json"], 64, "faults", "wrong-arguments", "A file must have a name."),
    (["perform", "--format", "json"], 64, "faults", "wrong-arguments", "Missing expected argument"),
    (["list", "--formt", "--format=json"], 64, "faults", "wrong-arguments", "Unknown option '--formt'"),
])
def test_json_and_nothing_else(arguments, status, schema, id, message):
    result = run(*arguments)
    assert result.returncode == status
    document = json.loads(result.stdout)
    assert faults(schema, document) == []
    assert document["diagnostics"][0]["id"] == id
    assert message in json.dumps(document)


def test_several_faults_of_the_arguments_are_reported_together():
    result = run("trace", "tally-countr", "fluxx", "one-tap")
    assert "[unknown-sample]" in result.stderr and "[unknown-pattern]" in result.stderr
    result = run("trace", "tally-counter", "mvm", "one-tapp")
    assert "[unknown-pattern]" in result.stderr and "[unknown-scenario]" in result.stderr


def test_a_site_that_is_not_there_is_said_once():
    assert run("list", "--content", "nowhere").stderr.count("error: ") == 1


@pytest.mark.parametrize("name", [
    "one-tap", "one-tap.md", "tally-counter/one-tap", ONE_TAP, f"./{ONE_TAP}"])
def test_ways_to_name_a_scenario(name):
    assert run("trace", "tally-counter", "flux", name, "--format", "mermaid").returncode == 0
    if "/" in name:
        assert run("perform", name, "--pattern", "flux").returncode == 0


@pytest.mark.parametrize("name", [
    "delayed-star/quick-look", "content/scenarios/delayed-star/quick-look.md",
    "./content/scenarios/delayed-star/quick-look.md"])
def test_ways_to_name_a_new_scenario(tmp_path, name):
    shutil.copytree(ROOT / "content", tmp_path / "content")
    assert run("new", "scenario", name, cwd=tmp_path).returncode == 0
    assert (tmp_path / "content/scenarios/delayed-star/quick-look.md").exists()


@pytest.mark.parametrize("arguments, id, answers", [
    (["perform", "tally-countr/one-tap"], "unknown-sample", ["did you mean 'tally-counter'?"]),
    (["perform", "tally-counter/one-tp"], "unknown-scenario", ["did you mean 'one-tap'?"]),
    (["perform", "one-tap"], "unknown-scenario", ["write it as 'tally-counter/one-tap'"]),
    (["perform", "content/scenarios/tally-counter"], "unreadable",
     ["this is a folder", "name its files: content/scenarios/tally-counter/*.md"]),
    (["trace", "flux", "tally-counter", "one-tap"], "wrong-arguments",
     ["write 'build-site trace tally-counter flux one-tap'"]),
    (["trace", "one-tap", "tally-counter", "cell-view-models"], "wrong-arguments",
     ["write 'build-site trace tally-counter cell-view-models one-tap'"]),
    (["trace", "tally-counter", "flux", "delayed-star/double-tap"], "wrong-sample",
     ["this is a scenario of delayed-star, not of tally-counter"]),
    (["fuzz", "flux"], "unknown-sample", ["'flux' is a pattern"]),
    (["new", "screen", "profile/sign-in", "mvvm"], "wrong-arguments",
     ["write 'build-site new screen mvvm profile/sign-in'"]),
    (["import", "../old", "hugo"], "wrong-arguments", ["write 'build-site import hugo ../old'"]),
    (["check", "--templates", "templats"], "wrong-folder",
     ["there is no such folder of templates", "did you mean 'templates'?"]),
    (["init", "/proc/site"], "unwritable", ["the file cannot be written: No such file or directory"]),
])
def test_arguments_that_are_nearly_right(arguments, id, answers):
    result = run(*arguments)
    assert result.returncode == 1
    assert f"[{id}]" in result.stderr and result.stderr.count("error: ") == 1
    for answer in answers:
        assert answer in result.stderr


@pytest.mark.parametrize("arguments", [
    ["new", "scenario", "tally-counter/mine"], ["new", "sample", "mine"], ["list"],
    ["check", "--pattern", "flux"]])
def test_a_site_without_a_report_has_nothing_to_play(tmp_path, arguments):
    assert run("init", "site", cwd=tmp_path).returncode == 0
    before = snapshot(tmp_path)
    result = run(*arguments, cwd=tmp_path / "site")
    assert result.returncode == 1
    assert "[no-report]" in result.stderr and result.stderr.count("error: ") == 1
    assert snapshot(tmp_path) == before


# MARK: Completion

def words(*line):
    """What a shell is offered for the last word of a line."""
    script = run("--generate-completion-script", "bash").stdout
    asked = f"""{script}
COMP_WORDS=({' '.join(map(shlex.quote, line))})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}; COMP_TYPE=9
_build-site build-site "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD - 1]}}"
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(
        ["bash", "-c", asked], cwd=ROOT, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PATH": f"{BINARY.parent}:{os.environ['PATH']}"})
    return {word.strip() for word in done.stdout.splitlines()}


@pytest.mark.parametrize("line, expected", [
    (["trace", "tally"], "tally-counter"), (["trace", "tally-counter", "fl"], "flux-mvvm"),
    (["trace", "tally-counter", "cell"], "cell-view-models"),
    (["trace", "tally-counter", "flux", "tally-counter/one"], "tally-counter/one-tap"),
    (["perform", "tally-counter/one"], "tally-counter/one-tap"),
    (["perform", "content/scenarios/tally-counter/one"], ONE_TAP),
    (["perform", ONE_TAP, "--pattern", "m"], "mvc2"), (["check", "--sample", "dela"], "delayed-star"),
    (["import", "h"], "hugo"), (["import", "hugo", "Sour"], "Sources"),
    (["check", "--templates", "templ"], "templates"), (["che"], "check"),
])
def test_words_that_a_shell_completes(line, expected):
    assert expected in words("build-site", *line)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_ask_for_the_same_words(shell):
    script = run("--generate-completion-script", shell).stdout
    for option in ["pattern", "sample", "variant", "content", "templates", "output"]:
        assert option in script
    for position in ["trace -- positional@0", "trace -- positional@1", "perform -- positional@0"]:
        assert f"---completion {position}" in script or position.replace(" -- ", "") in script, position
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, capture_output=True).returncode == 0


@pytest.mark.parametrize("arguments", [
    ["bild"], ["check", "--outputs", "x"], ["fuzz", "--count", "0"], ["fuzz", "--seed", "-1"],
    ["build", "--output", ""], ["trace", "a"],
])
def test_wrong_usage(arguments):
    result = run(*arguments)
    assert (result.returncode, result.stdout) == (64, "")
    assert "Usage:" in result.stderr


def test_random_scripts_say_what_they_met():
    first = run("fuzz", "delayed-star", "--seed", "1", "--count", "8", "--steps", "40")
    assert first.returncode == 0
    for moment in ["alerts", "screens pushed", "screens popped", "leaves", "taps while switching"]:
        assert re.search(rf"    {moment} +\d+ +\d+\.\d % +\d+ +\d+\.\d %", first.stdout)
    again = run("fuzz", "delayed-star", "--seed", "1", "--count", "8", "--steps", "40")
    assert again.stdout == first.stdout
