"""What somebody sees who writes with `build-site serve` beside them; needs a debug build."""

import re
import shutil
import signal
import subprocess

import pytest
from conftest import ROOT
from playwright.sync_api import Error, expect

BINARY = ROOT / ".build" / "debug" / "build-site"
# Everything is played again after a change.
PATIENCE = 180_000


class Preview:
    """A copy of the content, and a server that shows it."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("content", "templates"):
            shutil.copytree(ROOT / name, folder / name)
        self.start(0)

    def start(self, port):
        self.process = subprocess.Popen(
            [BINARY, "serve", "--content", self.folder / "content", "--templates",
             self.folder / "templates", "--port", str(port)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.address = re.match(r"http://127\.0\.0\.1:\d+", self.process.stdout.readline())[0]

    @property
    def port(self):
        return int(self.address.rsplit(":", 1)[1])

    def stop(self, number=signal.SIGINT):
        self.process.send_signal(number)
        return self.process.wait(timeout=5)

    def edit(self, path, old, new):
        file = self.folder / path
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new, 1))


@pytest.fixture(scope="module")
def preview(tmp_path_factory):
    preview = Preview(tmp_path_factory.mktemp("preview"))
    yield preview
    if preview.process.poll() is None:
        preview.stop()


@pytest.fixture
def look(browser, preview):
    """Opens a page of the preview, and gives it to the test."""
    contexts = []

    def look(path, width=1280, scheme="light"):
        context = browser.new_context(
            viewport={"width": width, "height": 700}, color_scheme=scheme)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        tab = context.new_page()
        tab.faults = []
        # That a site has no icon for the browser's tab is its own affair.
        tab.on("console", lambda m: m.type == "error" and "favicon" not in m.location["url"]
               and tab.faults.append(m.text))
        tab.on("pageerror", lambda error: tab.faults.append(str(error)))
        tab.goto(preview.address + path)
        # Tells a reload from a page that has stayed.
        tab.evaluate("window.isOld = true")
        return tab

    yield look
    for context in contexts:
        context.close()


def becomes(tab, condition):
    """Waits for a condition; the policy of the pages forbids them to evaluate it by themselves."""
    for _ in range(PATIENCE // 50):
        try:
            if tab.evaluate(condition):
                return True
        except Error:  # The page is just being reloaded.
            pass
        tab.wait_for_timeout(50)
    return False


def is_reloaded(tab):
    return becomes(tab, "!window.isOld && document.readyState === 'complete'")


def test_an_edit_reloads_the_page_where_it_stood(preview, look):
    tab, other = look("/glossary/", width=390), look("/patterns/")
    tab.evaluate("scrollTo(0, 1500)")
    preview.edit("content/glossary.md", "A diagram shows", "A picture shows")
    assert is_reloaded(tab)
    expect(tab.get_by_text("A picture shows")).to_have_count(1)
    assert becomes(tab, "scrollY === 1500")
    # A page that is not affected stays, and does hear of it.
    assert other.evaluate("window.isOld")
    assert tab.faults == other.faults == []


def test_an_edited_style_is_put_in_without_a_reload(preview, look):
    tab = look("/glossary/")
    preview.edit("templates/assets/tokens.css", "--paper: #fffefb", "--paper: #00ff00")
    assert becomes(
        tab,
        "getComputedStyle(document.documentElement).getPropertyValue('--paper') === '#00ff00'")
    assert tab.evaluate("window.isOld")
    assert tab.faults == []


def test_what_is_wrong_is_shown_until_it_is_mended(preview, look):
    sights = [(width, scheme) for width in (390, 1280) for scheme in ("light", "dark")]
    tabs = [look("/glossary/", *sight) for sight in sights]
    missing = look("/not-yet/")
    preview.edit("templates/page.mustache", "{{title}}", "{{titel}}")
    for tab in (*tabs, missing):
        dialog = tab.get_by_role("dialog")
        expect(dialog).to_be_visible(timeout=PATIENCE)
        expect(dialog.get_by_role("alert")).to_contain_text("error")
        expect(dialog).to_contain_text(f"{preview.folder}/templates/page.mustache:")
        expect(dialog).to_contain_text("did you mean 'title'?")
        box, width = dialog.bounding_box(), tab.viewport_size["width"]
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        tab.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        tab.get_by_role("button", name="error").click()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_be_hidden()
    preview.edit("templates/page.mustache", "{{titel}}", "{{title}}")
    for tab in (*tabs, missing):
        expect(tab.locator("[data-preview]")).to_have_count(0, timeout=PATIENCE)
    assert [fault for tab in tabs for fault in tab.faults] == []


def test_a_new_page_replaces_the_missing_one(preview, look):
    tab = look("/new/")
    (preview.folder / "content" / "new.md").write_text(
        "---\ntitle: A new page\nsummary: One that was not there.\n---\n\nIt is there.\n")
    assert is_reloaded(tab)
    expect(tab.get_by_text("It is there.")).to_have_count(1)


def test_pages_find_a_server_that_was_started_again(preview, look):
    tab = look("/glossary/")
    port = preview.port
    assert preview.stop() == 0
    preview.start(port)
    assert is_reloaded(tab)


def test_a_port_in_use_is_reported(preview):
    result = subprocess.run(
        [BINARY, "serve", "--port", str(preview.port)], cwd=ROOT, capture_output=True, text=True,
        timeout=30)
    assert (result.returncode, result.stdout) == (1, "")
    assert "[port-in-use]" in result.stderr


def test_it_ends_when_told_to(preview, look):
    look("/glossary/")
    assert preview.stop(signal.SIGTERM) == 0
