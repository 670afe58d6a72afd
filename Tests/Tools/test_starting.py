"""What `build-site new` and `build-site init` write, and that it works at once; needs a debug build."""

import json
import re
import shutil
import subprocess

import pytest
from test_commands import BINARY, ROOT, run, snapshot
from test_schemas import faults

LONG = "a-name-of-24-letters-all"


def written(result, folder):
    assert result.returncode == 0, result.stderr
    return [folder / path for path in re.findall(r"^wrote +(.*)$", result.stdout, re.MULTILINE)]


# MARK: Sites

@pytest.fixture
def site(tmp_path):
    assert run("init", "my-site", cwd=tmp_path).returncode == 0
    return tmp_path / "my-site"


def test_a_new_site_is_built_by_itself(site):
    result = run("build", "--format", "json", cwd=site)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert faults("build", report) == []
    assert (report["pages"], report["externalLinks"]) == (4, [])
    assert [stage["name"] for stage in report["stages"]] == ["read", "texts", "plan", "render", "check", "write"]
    for page in ["index.html", "guide/index.html", "guide/writing/index.html", "404.html"]:
        html = (site / "site" / page).read_text()
        assert "· My site</title>" in html and "__" not in html
    assert 'href="guide/writing/index.html"' in (site / "site/index.html").read_text()
    again = json.loads(run("build", "--format", "json", cwd=site).stdout)
    assert again["files"] == {"written": 0, "unchanged": report["files"]["written"], "removed": 0}


def test_a_new_site_is_told_of_what_is_wrong(site):
    text = site / "content/index.md"
    text.write_text(text.read_text().replace("guide/writing.md", "guide/writting.md"))
    result = run("check", "--format", "json", cwd=site)
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert faults("faults", report) == []
    assert [(fault["id"], fault["suggestion"]) for fault in report["diagnostics"]] == [
        ("broken-link", "did you mean 'guide/writing.md'?")]
    assert not (site / "site").exists()


def test_the_commands_that_a_new_site_names_work(site):
    commands = re.findall(r"^build-site ([^#\n]*)", (site / "README.md").read_text(), re.MULTILINE)
    assert len(commands) == 3
    for command in commands + ["check"]:
        result = run(*command.split(), cwd=site)
        assert result.returncode == 0, result.stderr
    assert (site / "content/guide/more.md").exists()


@pytest.mark.parametrize("held", ["mine.txt", "content/index.md"])
def test_a_folder_that_holds_something_is_left_alone(tmp_path, held):
    (tmp_path / held).parent.mkdir(exist_ok=True)
    (tmp_path / held).write_text("mine")
    before = snapshot(tmp_path)
    result = run("init", tmp_path)
    assert result.returncode == 1 and "[not-empty]" in result.stderr
    assert snapshot(tmp_path) == before


def test_where_there_is_no_site_a_build_says_how_to_begin_one(tmp_path):
    result = run("build", cwd=tmp_path)
    assert result.returncode == 1
    assert "[no-site]" in result.stderr and "build-site init" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_report_that_there_is_not_is_named(site):
    with (site / "content/site.yml").open("a") as file:
        file.write("reports: [counterpont]\n")
    result = run("build", cwd=site)
    assert result.returncode == 1 and "did you mean 'counterpoint'?" in result.stderr


# MARK: Texts

@pytest.fixture
def package(tmp_path):
    """A copy of the package, without what was built."""
    for name in ("Sources", "Tests", "content", "templates"):
        shutil.copytree(ROOT / name, tmp_path / name, symlinks=True)
    for name in ("Package.swift", ".swift-format"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_new_scenarios_and_a_new_page_pass_the_check(package):
    scenarios = [path for sample in ("tally-counter", "delayed-star")
                 for path in written(run("new", "scenario", f"{sample}/new-one", cwd=package), package)]
    pages = [path for name in ("guide/choosing", "content/guide/index.md")
             for path in written(run("new", "page", name, cwd=package), package)]
    assert pages == [package / "content/guide/choosing.md", package / "content/guide/index.md"]
    assert len(scenarios) == 2
    result = run("perform", *scenarios, cwd=package)
    assert result.returncode == 0 and "failed" not in result.stdout
    result = run("check", cwd=package)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("arguments, fault, help", [
    (["page", "My App!"], "wrong-name", "write it as 'my-app'"),
    (["page", "../outside"], "wrong-name", None),
    (["page", "index"], "file-exists", None),
    (["page", "glossary/index"], "same-path", None),
    (["page", "scenarios/one"], "wrong-folder", "write 'build-site new scenario one'"),
    (["scenario", "tally-counter/One Tap"], "wrong-name", "write it as 'one-tap'"),
    (["scenario", "tally-counter/one-tap"], "file-exists", None),
    (["scenario", "tally-counter/code"], "wrong-name", None),
    (["scenario", "tally-countr/x"], "unknown-sample", "did you mean 'tally-counter'?"),
    (["scenario", "one-tap"], "wrong-name", None),
    (["pattern", "MyPattern"], "wrong-name", "write it as 'my-pattern'"),
    (["pattern", "flux"], "taken-name", None),
    (["sample", "tally-counter"], "taken-name", None),
    (["sample", "string"], "taken-name", None),
])
def test_what_cannot_be_begun_is_refused_and_nothing_is_written(package, arguments, fault, help):
    before = snapshot(package)
    result = run("new", *arguments, cwd=package)
    assert (result.returncode, result.stdout) == (1, "")
    assert f"[{fault}]" in result.stderr
    assert help is None or help in result.stderr
    assert snapshot(package) == before


# MARK: Code

@pytest.mark.parametrize("kind", ["pattern", "sample"])
@pytest.mark.parametrize("name", ["elm", LONG])
def test_new_code_is_complete_and_formatted(package, kind, name):
    files = written(run("new", kind, name, cwd=package), package)
    assert all(file.is_file() for file in files)
    assert any("content" in file.parts for file in files)
    assert any(file.name.endswith("Tests.swift") for file in files)
    sources = [file for file in files if file.suffix == ".swift"]
    assert len(sources) > 5
    lint = ["swift", "format", "lint", "--strict", *sources, package / "Package.swift",
            package / "Sources/Catalogue/Catalogue.swift"]
    result = subprocess.run(lint, cwd=package, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    catalogue = (package / "Sources/Catalogue/Catalogue.swift").read_text()
    assert name in catalogue or "ElmApp" in catalogue or "ANameOf24LettersAllApp" in catalogue


def test_a_place_that_is_not_found_is_named_and_nothing_is_written(package):
    catalogue = package / "Sources/Catalogue/Catalogue.swift"
    catalogue.write_text(catalogue.read_text().replace("static let implementations", "static let all"))
    before = snapshot(package)
    result = run("new", "pattern", "elm", cwd=package)
    assert result.returncode == 1 and result.stderr.count("[no-place]") == 2
    assert "Sources/Catalogue/Catalogue.swift" in result.stderr
    assert snapshot(package) == before


def test_the_program_finds_its_texts_wherever_it_is_called(tmp_path):
    link = tmp_path / "build-site"
    link.symlink_to(BINARY)
    result = subprocess.run([link, "init", tmp_path / "new"], cwd="/", capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
