"""That what the command line prints as JSON is what the schemas say; needs a debug build."""

import json
import subprocess

import pytest
from test_schemas import HERE, faults

ROOT = HERE.parent.parent


def build_site(*arguments):
    return subprocess.run(
        [ROOT / ".build" / "debug" / "build-site", *arguments, "--format", "json"],
        cwd=ROOT, capture_output=True, text=True, timeout=60)


@pytest.fixture(scope="session")
def repertoire():
    return json.loads(build_site("list").stdout)


def test_every_trace(repertoire):
    for sample in repertoire["samples"]:
        for pattern in sample["patterns"]:
            for scenario in sample["scenarios"]:
                result = build_site("trace", sample["id"], pattern, scenario)
                name = f"{sample['id']} {pattern} {scenario}"
                assert result.returncode == 0, f"{name}: {result.stderr}"
                assert faults("trace", json.loads(result.stdout)) == [], name


def test_traces_of_several_processes_are_the_same_bytes(repertoire):
    for sample in repertoire["samples"]:
        scenario = max(sample["scenarios"], key=len)
        for pattern in sample["patterns"]:
            prints = {build_site("trace", sample["id"], pattern, scenario).stdout for _ in range(4)}
            assert len(prints) == 1, f"{sample['id']} {pattern} {scenario}"


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
