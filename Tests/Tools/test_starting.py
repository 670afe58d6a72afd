"""What `build-site new` and `build-site init` write, and that it works at once; needs a debug build."""

import json
import re
import shutil
import subprocess
from urllib.request import urlopen

import pytest
from test_commands import BINARY, ROOT, run, snapshot, untouched
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
    assert report["pages"] == 14
    assert report["externalLinks"] == ["https://example.org/", "https://mustache.github.io/mustache.5.html"]
    assert [stage["name"] for stage in report["stages"]] == ["read", "texts", "plan", "render", "check", "write"]
    for page in ["index.html", "guide/writing/index.html", "notes/first/index.html", "tags/index.html", "404.html"]:
        html = (site / "site" / page).read_text()
        assert "· My site</title>" in html and "__" not in html
    assert 'href="notes/index.html"' in (site / "site/index.html").read_text()
    assert not (site / "site/feed.xml").exists()
    again = json.loads(run("build", "--format", "json", cwd=site).stdout)
    assert again["files"] == {"written": 0, "unchanged": report["files"]["written"], "removed": 0}


def test_a_new_site_is_told_of_what_is_wrong(site):
    text = site / "content/guide/writing.md"
    text.write_text(text.read_text().replace("](../index.md) is", "](../indx.md) is"))
    result = run("check", "--format", "json", cwd=site)
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert faults("faults", report) == []
    assert [(fault["id"], fault["suggestion"]) for fault in report["diagnostics"]] == [
        ("broken-link", "did you mean '../index.md'?")]
    assert not (site / "site").exists()


def test_the_commands_that_a_new_site_names_work(site):
    commands = re.findall(r"^build-site ([^#\n]*)", (site / "README.md").read_text(), re.MULTILINE)
    assert len(commands) == 5
    for command in commands + ["check"]:
        if command.split() == ["serve"]:
            assert "A first note" in served(site, "notes/first/")
        else:
            result = run(*command.split(), cwd=site)
            assert result.returncode == 0, result.stderr
    assert (site / "content/notes/more.md").exists()


def served(site, page, *arguments):
    """What a preview shows at an address."""
    process = subprocess.Popen(
        [BINARY, "serve", "--port", "0", *arguments], cwd=site, stdout=subprocess.PIPE, text=True)
    try:
        address = process.stdout.readline().split()[0]
        return urlopen(address + page, timeout=20).read().decode()
    finally:
        process.terminate()
        process.wait(timeout=10)


def test_what_a_newcomer_adds_just_works(site):
    """Tags, an alias, a draft, a folder of its own, an address for the site; no template is missing."""
    for name, head in {"notes/frost": "date: 2024-04-20\ntags: [weather]\naliases: [frost/]",
                       "notes/plums": "draft: true", "about": "weight: 1", "trips/index": "paginate: 1",
                       "trips/one": "summary: One.", "trips/two": "summary: Two."}.items():
        file = site / f"content/{name}.md"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"---\ntitle: My {name}\n{head}\n---\n\nA text.\n")
    result = run("build", "--base-url", "https://example.org/", cwd=site)
    assert (result.returncode, result.stderr) == (0, "")

    def page(path):
        return (site / "site" / path).read_text()

    assert 'url=../notes/frost/index.html"' in page("frost/index.html")
    assert "My notes/frost" in page("tags/weather/index.html")
    assert '>weather</a> <span class="count">1</span>' in page("tags/index.html")
    assert 'href="page/2/index.html" rel="next"' in page("trips/index.html")
    assert "https://example.org/notes/frost/" in page("feed.xml")
    assert 'href="feed.xml"' in page("index.html")
    assert not (site / "site/notes/plums").exists()
    assert "My notes/plums" in served(site, "notes/plums/", "--drafts")


@pytest.mark.parametrize("path, place, owner", [
    ("tags", "content/notes/first.md:5:", "the list of 'tags'"),
    ("tags/index", "content/notes/first.md:5:", "the list of 'tags'"),
    ("tags/feeds", "content/notes/second.md:5:", "the page of 'feeds'"),
    ("old/name", "content/about.md:3:", "an alias of this text"),
    ("guide", "content/guide/index.md", "the page of this text"),
])
def test_a_new_page_takes_no_address_that_something_has(site, path, place, owner):
    (site / "content/about.md").write_text("---\ntitle: About\naliases: [old/name]\n---\n")
    before = snapshot(site)
    result = run("new", "page", path, cwd=site)
    assert result.returncode == 1 and "[same-path]" in result.stderr
    assert f"--> {place}" in result.stderr and owner in result.stderr
    assert snapshot(site) == before
    assert run("new", "page", "old/names", cwd=site).returncode == 0


def test_a_fault_of_the_configuration_is_not_taken_for_another_site(site):
    file = site / "content/site.yml"
    file.write_text(file.read_text().replace("title:", "titel:"))
    result = run("check", "--format", "json", cwd=site)
    assert [fault["id"] for fault in json.loads(result.stdout)["diagnostics"]] == ["unknown-key"]


@pytest.mark.parametrize("held", ["mine.txt", "content/index.md"])
def test_a_folder_that_holds_something_is_left_alone(tmp_path, held):
    (tmp_path / held).parent.mkdir(exist_ok=True)
    (tmp_path / held).write_text("mine")
    before = snapshot(tmp_path)
    result = run("init", tmp_path)
    assert result.returncode == 1 and "[not-empty]" in result.stderr
    assert snapshot(tmp_path) == before


def test_names_of_one_letter_are_names(tmp_path):
    assert run("init", "s", cwd=tmp_path).returncode == 0
    assert run("build", "--output", "o", cwd=tmp_path / "s").returncode == 0
    assert "[unreadable]" in run("perform", "x", cwd=tmp_path).stderr


def test_where_there_is_no_site_a_build_says_how_to_begin_one(tmp_path):
    result = run("build", cwd=tmp_path)
    assert result.returncode == 1
    assert "[no-site]" in result.stderr and "build-site init" in result.stderr
    assert run("serve", cwd=tmp_path).stderr == result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words, answer", [
    (["srve"], "'srve'; did you mean 'serve'?"), (["help", "chek"], "'chek'; did you mean 'check'?"),
    (["new", "pge", "x"], "'new pge'; did you mean 'page'?"),
    (["help", "new", "pattren"], "'new pattren'; did you mean 'pattern'?")])
def test_a_misspelt_command_is_answered_with_the_one_that_was_meant(words, answer, tmp_path):
    result = run(*words, cwd=tmp_path)
    assert result.returncode == 64 and f"There is no command {answer}" in result.stderr


@pytest.mark.parametrize("words", [["build", "--output=~/site"], ["init", "~/site"], ["check", "--content", "~"]])
def test_a_home_folder_that_the_shell_left_as_it_is_is_refused(words, tmp_path):
    result = run(*words, cwd=tmp_path)
    assert result.returncode == 64 and "The shell did not expand the '~'" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words, fault", [
    (["screen", "flux", "sign-in"], "no-sources"), (["scenario", "tally-counter/three-taps"], "no-site"),
    (["sample", "shopping-list"], "no-site")])
def test_nothing_is_begun_where_there_is_no_package(words, fault, tmp_path):
    result = run("new", *words, cwd=tmp_path)
    assert result.returncode == 1 and f"[{fault}]" in result.stderr and "own folder" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--steps", "--count"])
def test_random_scripts_that_would_take_all_memory_are_refused(option):
    assert run("fuzz", option, 2 ** 63 - 1).returncode == 64


def test_the_file_that_says_what_a_site_is_may_begin_with_a_byte_order_mark(site):
    file = site / "content/site.yml"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    result = run("check", cwd=site)
    assert result.returncode == 0, result.stderr


def test_a_report_that_there_is_not_is_named(site):
    with (site / "content/site.yml").open("a") as file:
        file.write("reports: [counterpont]\n")
    result = run("build", cwd=site)
    assert result.returncode == 1 and "did you mean 'counterpoint'?" in result.stderr


# MARK: Texts

def copied_package(folder):
    """A copy of the package, without what was built."""
    for name in ("Sources", "Tests", "content", "templates"):
        shutil.copytree(ROOT / name, folder / name, symlinks=True)
    for name in ("Package.swift", ".swift-format"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def package(tmp_path):
    return copied_package(tmp_path)


@pytest.fixture(scope="module")
def package_that_stays(tmp_path_factory):
    """A copy for tests in which nothing is written."""
    return copied_package(tmp_path_factory.mktemp("package"))


def test_new_scenarios_and_a_new_page_pass_the_check(package):
    scenarios = [path for sample in ("tally-counter", "delayed-star")
                 for path in written(run("new", "scenario", f"{sample}/new-one", cwd=package), package)]
    pages = [path for name in ("notes/choosing", "content/notes/index.md")
             for path in written(run("new", "page", name, cwd=package), package)]
    assert pages == [package / "content/notes/choosing.md", package / "content/notes/index.md"]
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
    (["page", "faults/foo"], "wrong-folder", "see 'Add a wrong implementation'"),
    (["page", "streams/x"], "wrong-folder", "see 'Add a stream'"),
    (["page", "compare/mvvm-mvc2"], "unknown-pattern", "new page compare/mvc2-mvvm'"),
    (["page", "compare/mvvm-flx"], "unknown-pattern", "did you mean 'mvvm-flux'?"),
    (["scenario", "tally-counter/One Tap"], "wrong-name", "write it as 'one-tap'"),
    (["scenario", "tally-counter/one-tap"], "file-exists", None),
    (["scenario", "tally-counter/code"], "wrong-name", None),
    (["scenario", "tally-counter/index"], "wrong-name", "choose another name"),
    (["scenario", "tally-countr/x"], "unknown-sample", "did you mean 'tally-counter'?"),
    (["scenario", "one-tap"], "wrong-name", None),
    (["pattern", "MyPattern"], "wrong-name", "write it as 'my-pattern'"),
    (["pattern", "flux"], "taken-name", None),
    (["pattern", "tea", "--module", "tea-time"], "wrong-name", "omit --module to use 'Tea'"),
    (["pattern", "tea", "--module", "MVVM"], "taken-name", None),
    (["pattern", "flux", "--package", "own"], "taken-name", None),
    (["pattern", "elm", "--package", "content"], "not-empty", None),
    (["pattern", "elm", "--package", "own", "--counterpoint", "nowhere"], "wrong-folder", "with --counterpoint"),
    (["sample", "tally-counter"], "taken-name", None),
    (["sample", "string"], "taken-name", None),
    (["screen", "mvmv", "sign-in"], "unknown-pattern", "did you mean 'mvvm'?"),
    (["screen", "mvvm", "SignIn"], "wrong-name", "write it as 'sign-in'"),
    (["screen", "mvvm", "tally-countr/sign-in"], "unknown-sample", "did you mean 'tally-counter'?"),
    (["screen", "mvvm", "tally-counter/counter"], "taken-name", None),
])
def test_what_cannot_be_begun_is_refused_and_nothing_is_written(package_that_stays, arguments, fault, help):
    before = untouched(package_that_stays)
    result = run("new", *arguments, cwd=package_that_stays)
    assert (result.returncode, result.stdout) == (1, "")
    assert f"[{fault}]" in result.stderr
    assert help is None or help in result.stderr
    assert untouched(package_that_stays) == before


def test_a_page_without_a_name_is_one_fault(package_that_stays):
    result = run("new", "page", "", cwd=package_that_stays)
    assert (result.returncode, result.stderr.count("error:")) == (1, 1), result.stderr


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
            package / "Sources/Command/Catalogue/Implementation+all.swift"]
    result = subprocess.run(lint, cwd=package, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    catalogue = (package / "Sources/Command/Catalogue/Implementation+all.swift").read_text()
    assert name in catalogue or "ElmApp" in catalogue or "ANameOf24LettersAllApp" in catalogue


def test_a_pattern_in_a_package_of_its_own_is_complete_and_formatted(tmp_path):
    """`make verify-own-pattern` compiles and plays it."""
    result = run("new", "pattern", "own-mvp", "--module", "OwnMVP", "--package", "own", cwd=tmp_path)
    files = written(result, tmp_path)
    assert all(file.is_file() for file in files)
    assert "Not written in this pattern yet: step-counter, " in result.stdout
    manifest = (tmp_path / "own/Package.swift").read_text()
    assert f'.package(name: "counterpoint", path: "{ROOT}")' in manifest
    assert "module: OwnMVP" in (tmp_path / "own/content/patterns/own-mvp.md").read_text()
    sources = [file for file in files if file.suffix == ".swift"]
    assert {"OwnMVPSite.swift", "Package.swift", "TallyCounterApp.swift"} <= {file.name for file in sources}
    lint = subprocess.run(["swift", "format", "lint", "--strict", *sources], cwd=tmp_path, capture_output=True, text=True)
    assert (lint.returncode, lint.stderr) == (0, "")


def test_new_screens_are_complete_and_formatted(package):
    """In every pattern, the second and all further ones on the domain of the first."""
    catalogue = (package / "Sources/Command/Catalogue/Implementation+all.swift").read_text()
    patterns = list(dict.fromkeys(re.findall(r'pattern: "(.*)"', catalogue)))
    assert len(patterns) > 10
    sources = []
    for pattern in patterns:
        for name in ("sign-in", f"delayed-star/{LONG}"):
            result = run("new", "screen", pattern, name, cwd=package)
            files = written(result, package)
            assert any(file.name.endswith("Tests.swift") for file in files)
            assert ("kept " in result.stdout) == (pattern != patterns[0])
            assert "Show it where" in result.stdout
            sources += files
    lint = subprocess.run(["swift", "format", "lint", "--strict", *sources], cwd=package, capture_output=True, text=True)
    assert (lint.returncode, lint.stderr) == (0, "")


def test_a_new_contract_names_every_role_to_choose_from(package):
    assert run("new", "pattern", "elm", cwd=package).returncode == 0
    contract = (package / "content/patterns/elm.md").read_text()
    schema = json.loads((ROOT / "schemas/trace.schema.json").read_text())
    roles = schema["properties"]["participants"]["items"]["properties"]["role"]["anyOf"][0]["enum"]
    assert "# " + ", ".join(roles) + ".\n" in contract


def test_a_place_that_is_not_found_is_named_and_nothing_is_written(package):
    catalogue = package / "Sources/Command/Catalogue/Implementation+all.swift"
    catalogue.write_text(catalogue.read_text().replace("static let own:", "static let every:"))
    before = untouched(package)
    result = run("new", "pattern", "elm", cwd=package)
    assert result.returncode == 1 and result.stderr.count("[no-place]") == 2
    assert "Sources/Command/Catalogue/Implementation+all.swift" in result.stderr
    assert untouched(package) == before


def test_the_program_finds_its_texts_wherever_it_is_called(tmp_path):
    link = tmp_path / "build-site"
    link.symlink_to(BINARY)
    result = subprocess.run([link, "init", tmp_path / "new"], cwd="/", capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_the_program_needs_nothing_beside_it(tmp_path):
    copy = shutil.copy(BINARY, tmp_path / "build-site")
    # It could still find them where it was built.
    assert b"_Starters.resources" not in copy.read_bytes()
    for arguments in (["init", "new"], ["build"]):
        cwd = tmp_path if arguments[0] == "init" else tmp_path / "new"
        result = subprocess.run([copy, *arguments], cwd=cwd, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
