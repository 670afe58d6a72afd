"""The floors of the house: which module imports which, by the manifest and by what the sources import."""

import json
import re
import subprocess

import pytest
from performances import ROOT

# What a floor may import besides its own modules.
BELOW = {
    "Foundations": set(),
    "Site": {"Foundations"},
    "Tracing": {"Foundations"},
    "Apps": {"Tracing"},
    "Patterns": {"Apps", "Tracing"},
    "Exhibits": {"Apps", "Tracing"},
    "Study": {"Foundations", "Site", "Tracing", "Apps", "Exhibits"},
    "Command": {"Foundations", "Site", "Tracing", "Apps", "Patterns", "Exhibits", "Study"},
}
# What comes with the compiler and the systems.
SYSTEM = {"Testing", "Darwin", "Dispatch", "CoreServices", "Foundation", "Glibc", "Musl", "Observation", "PackagePlugin", "Synchronization"}
IMPORT = re.compile(r"^(?:@\w+ )*(?:public |package |internal )?import (?:\w+ )?(\w+)", re.M)


@pytest.fixture(scope="module")
def modules():
    """Each module of `Sources`: its folder, its floor, and the modules that the manifest lets it import."""
    dumped = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = {}
    for target in json.loads(dumped.stdout)["targets"]:
        path = target.get("path") or ""
        if path.startswith("Sources/"):
            names = [
                (each.get("byName") or each.get("target") or each.get("product"))[0] for each in target["dependencies"]]
            found[target["name"]] = (path, path.split("/")[1], set(names))
    return found


def test_the_floors_are_the_folders(modules):
    folders = {path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()}
    assert folders == set(BELOW) == {floor for _, floor, _ in modules.values()}
    architecture = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for floor in BELOW:
        assert (ROOT / "Sources" / floor / "README.md").is_file(), floor
        assert f"](Sources/{floor}/README.md)" in architecture, floor


def test_a_module_imports_only_floors_below(modules):
    for name, (_, floor, imports) in modules.items():
        for other in imports & modules.keys():
            below = modules[other][1]
            assert below == floor or below in BELOW[floor], f"{name} of {floor} imports {other} of {below}"


def test_modules_are_listed_in_the_order_of_their_imports(modules):
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    listed = re.findall(r'"([\w-]+)"', re.search(r"^let floors:.*?^\]", manifest, re.M | re.S)[0])
    places = {name: place for place, name in enumerate(listed)}
    assert {name for name in modules if len(modules[name][0].split("/")) == 3} <= places.keys() | {
        name for name, (_, floor, _) in modules.items() if floor in ("Patterns", "Exhibits")}
    for name in modules.keys() & places.keys():
        for other in modules[name][2] & places.keys():
            assert places[other] < places[name], f"{name} imports {other}, which is listed after it"


def test_sources_import_what_the_manifest_says(modules):
    """SwiftPM lets a file import any module that happens to be built before its own, or is left of an earlier build."""
    looked_at = 0
    for name, (path, _, allowed) in modules.items():
        for file in (ROOT / path).rglob("*.swift"):
            if path == "Sources/Exhibits" and "Variants" in file.parts or "Resources" in file.parts:
                continue
            found = set(IMPORT.findall(file.read_text(encoding="utf-8")))
            # A product of swift-syntax brings the modules that it is made of.
            syntax = {each for each in found if each.startswith("Swift")}
            assert found - syntax <= allowed | SYSTEM | {name}, file
            looked_at += len(found)
    assert looked_at > 1000


def test_what_is_played_uses_nothing_that_recordings_are_kept_without(modules):
    """A recording is kept by the code that plays it; see `ResultStore.watching`."""
    store = (ROOT / "Sources/Study/Evidence/Keeping/ResultStore.swift").read_text(encoding="utf-8")
    listed = re.search(r"watching: Set = \[(.*?)\]", store, re.S)[1]
    watching = {name.replace("_", "-") for name in re.findall(r'"(\w+)"', listed)}
    assert watching <= modules.keys()
    played = {name for name, (path, floor, _) in modules.items()
              if floor == "Patterns" or path.startswith("Sources/Exhibits/Variants/")}
    for name in played:
        assert not modules[name][2] & (played | {"Exhibits"}), name
    used, rest = set(), played | {"Scenarios"}
    while rest:
        name = rest.pop()
        used.add(name)
        rest |= (modules[name][2] & modules.keys()) - used
    assert not used & watching
    # The wrong implementations are in one module with the list of variants, and use none.
    for file in (ROOT / "Sources/Exhibits").rglob("*.swift"):
        if "Variants" not in file.parts and file.name != "Variant+all.swift":
            assert not set(IMPORT.findall(file.read_text(encoding="utf-8"))) & played, file


def test_every_module_is_said_what_it_is_for(modules):
    """Each has a row in its floor's README; the patterns and their variants have one for all."""
    for name, (path, floor, _) in modules.items():
        if len(path.split("/")) == 3 and floor not in ("Patterns", "Exhibits"):
            text = (ROOT / "Sources" / floor / "README.md").read_text(encoding="utf-8")
            assert re.search(rf"^\|.*`{name}`", text, re.M), f"{name} in Sources/{floor}/README.md"


def test_the_readme_of_a_pattern_names_its_files(modules):
    """What it says to read is there, and no folder of machinery is left out."""
    samples = {path.name for path in (ROOT / "Sources/Apps/Samples").iterdir()}
    patterns = [path for path, floor, _ in modules.values() if floor == "Patterns"]
    assert len(patterns) >= 11
    for path in patterns:
        text = (ROOT / path / "README.md").read_text(encoding="utf-8")
        for name in re.findall(r"`([\w/]+\.swift)`", text):
            assert any(file.match(name) for file in (ROOT / path).rglob("*.swift")), f"{name} in {path}"
        for folder in (ROOT / path).iterdir():
            if folder.is_dir() and folder.name not in samples:
                assert folder.name in text, f"{folder.name} in {path}"
