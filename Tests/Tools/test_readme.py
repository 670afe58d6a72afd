"""That the programs in README are programs: the site of one's own compiles as it is written, and catches what is wrong.

It is compiled with the modules and linked with the objects that the package's own build has left, which takes seconds; a
package that depends on this one would compile all of them again.
"""

import functools
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / ".build/debug"
SWIFT = os.environ.get("SWIFT", "swift")
README = (ROOT / "README.md").read_text()
SECTION = README.split("## A site of your own\n")[1].split("\n## ")[0]
MANIFEST, PROGRAM = re.findall(r"```swift\n(.*?)```", SECTION, re.S)


def manifest(folder):
    """The package of a folder as SwiftPM understands it."""
    run = subprocess.run([SWIFT, "package", "--package-path", folder, "dump-package"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@functools.cache
def own():
    return manifest(ROOT)


@functools.cache
def imports():
    """What each target of the package depends on, by name: its own modules and other packages' products."""
    return {target["name"]: {(each.get("byName") or each.get("product") or each.get("target"))[0]
                             for each in target["dependencies"]} for target in own()["targets"]}


def products():
    """The targets of each product, by its name."""
    return {product["name"]: product["targets"] for product in own()["products"]}


def closure(names):
    """Targets and all that they depend on."""
    found, open_names = set(), list(names)
    while open_names:
        if (name := open_names.pop()) not in found:
            found.add(name)
            open_names += imports().get(name, ())
    return found


@pytest.fixture(scope="module")
def wanted(tmp_path_factory):
    """The products that the package in README depends on."""
    folder = tmp_path_factory.mktemp("package")
    (folder / "Package.swift").write_text(MANIFEST)
    written = manifest(folder)
    assert written["dependencies"][0]["sourceControl"][0]["identity"] == own()["name"]
    [target] = written["targets"]
    return [each["product"][0] for each in target["dependencies"]]


@pytest.fixture(scope="module")
def program(tmp_path_factory, wanted):
    """The program in README, compiled."""
    folder = tmp_path_factory.mktemp("program")
    (folder / "main.swift").write_text(PROGRAM)
    # Yams has its parser in C, which is a module of its own.
    modules = closure(target for name in wanted for target in products()[name]) | {"CYaml"}
    maps = [*ROOT.glob("Sources/*/C*/module.modulemap"), *BUILT.glob("C*.build/module.modulemap"),
            *ROOT.glob(".build/checkouts/*/Sources/C*/include/module.modulemap")]
    arguments = [argument for path in maps for argument in ("-Xcc", f"-fmodule-map-file={path}")]
    # Those of sources that are no more stay in the folders.
    built = (BUILT / "build-site.product/Objects.LinkFileList").read_text().splitlines()
    objects = [path.strip("'") for path in built if any(f"/{name}.build/" in path for name in modules)]
    run = subprocess.run(
        [f"{SWIFT}c", "-swift-version", "6", "-warnings-as-errors", "main.swift", "-o", "my-site", "-I", BUILT / "Modules",
         *arguments, *objects], cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return folder / "my-site"


@pytest.fixture
def site(tmp_path):
    """A folder with texts and templates in which nothing is wrong."""
    run = subprocess.run([BUILT / "build-site", "init", tmp_path / "site"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return tmp_path / "site"


def run(program, folder):
    return subprocess.run([program], cwd=folder, capture_output=True, text=True, timeout=60)


def test_what_the_program_imports_is_in_the_products_that_its_package_names(wanted):
    offered = {target for name in wanted for target in products()[name]} | {"Foundation"}
    imported = re.findall(r"^import (\w+)$", PROGRAM, re.M)
    assert len(imported) > 3 and set(imported) <= offered


def test_it_builds_a_site(program, site):
    built = run(program, site)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")
    assert (site / "site/index.html").is_file()


def test_it_says_all_that_is_wrong_and_where_and_writes_nothing(program, site):
    texts = sorted((site / "content").rglob("*.md"))[:2]
    places = []
    for text in texts:
        before, after = text.read_text().split("title:", 1)
        text.write_text(f"{before}titel:{after}")
        places.append(f"  --> {text.relative_to(site)}:{before.count(chr(10)) + 1}:1\n")
    built = run(program, site)
    assert built.returncode == 1 and built.stderr == ""
    assert len(places) == 2 and all(place in built.stdout for place in places), built.stdout
    assert built.stdout.count("did you mean 'title'?") == 2
    assert not (site / "site").exists()
