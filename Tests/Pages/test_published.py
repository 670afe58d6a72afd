"""The site as it is published below a path, behind a server of its own; needs a debug build."""

import re
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest
from conftest import ROOT
from test_structure import References

BINARY = ROOT / ".build" / "debug" / "build-site"
BASE = "https://example.org/counterpoint/"


class Host(SimpleHTTPRequestHandler):
    """Serves a folder below `/counterpoint/`, and what stands for a page that is not there."""

    def do_GET(self):
        if self.path.startswith("/counterpoint/"):
            self.path = self.path.removeprefix("/counterpoint")
            super().do_GET()
        else:
            self.send_error(404)

    def send_error(self, code, *_):
        body = Path(self.directory, "404.html").read_bytes() if code == 404 else b""
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass

class Published:
    """A published site: what is at an address, each looked up once."""

    def __init__(self, folder, port):
        self.folder = folder
        self.origin = f"http://127.0.0.1:{port}/"
        self.answers = {}

    def get(self, address):
        """The status, the type and the text of what stands at an address of the site's own host."""
        if address not in self.answers:
            try:
                with urlopen(address.replace("https://example.org/", self.origin)) as answer:
                    self.answers[address] = (answer.status, answer.headers.get_content_type(), answer.read())
            except HTTPError as error:
                self.answers[address] = (error.code, error.headers.get_content_type(), error.read())
        status, kind, body = self.answers[address]
        is_text = kind.startswith("text/") or kind.endswith(("xml", "json", "javascript"))
        return status, kind, body.decode() if is_text else ""

    def follow(self, start):
        """Follows every link from an address, and gives what was reached and what was not found."""
        reached, missing, waiting = set(), [], [start]
        while waiting:
            page = waiting.pop()
            if page in reached:
                continue
            reached.add(page)
            status, kind, text = self.get(page)
            if status != 200:
                missing.append(page)
            elif kind == "text/html":
                # What follows "?" chooses patterns in the browser, and asks the host for nothing else.
                places = {re.split("[?#]", link)[0] for link in References(text).addresses}
                links = {urljoin(page, place) for place in places if place}
                waiting += [link for link in links if link.startswith("https://example.org/")]
        return reached, missing


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    folder = tmp_path_factory.mktemp("published") / "site"
    subprocess.run([BINARY, "build", "--quiet", "--base-url", BASE, "--output", folder], cwd=ROOT, check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Published(folder, server.server_port)
    server.shutdown()


def test_every_link_leads_below_the_path(published):
    reached, missing = published.follow(BASE)
    assert missing == []
    assert all(address.startswith(BASE) for address in reached)
    pages = {path.relative_to(published.folder).as_posix().removesuffix("index.html")
             for path in published.folder.rglob("index.html")}
    assert {BASE + page for page in pages} <= {address.removesuffix("index.html") for address in reached}


def test_a_page_s_picture_is_where_it_says(published):
    for page in ("", "patterns/flux/", "compare/passive-mvp-mvvm/", "faults/older-answer-wins/", "samples/tally-counter/one-tap/"):
        text = published.get(BASE + page)[2]
        image, = re.findall(r'<meta property="og:image" content="([^"]*)">', text)
        assert image == f"{BASE}{page}preview.png" and published.get(image)[0] == 200
        assert '<meta name="twitter:card" content="summary_large_image">' in text
        assert re.search(r'<meta property="og:description" content="[^"]{10,}">', text)


def test_the_sitemap_names_each_page_once_and_each_names_itself(published):
    _, _, sitemap = published.get(BASE + "sitemap.xml")
    places = [place.text for place in ElementTree.fromstring(sitemap).findall(".//{*}loc")]
    assert len(places) == len(set(places)) > 40 and BASE in places
    for place in places:
        status, _, page = published.get(place)
        assert status == 200
        assert re.findall(r'<link rel="canonical" href="([^"]*)">', page) == [place]
    assert f"Sitemap: {BASE}sitemap.xml" in published.get(BASE + "robots.txt")[2]


def test_a_page_that_is_not_there_leads_home_from_any_depth(published):
    for address in ["nowhere", "samples/no/such/page/"]:
        status, _, text = published.get(BASE + address)
        assert status == 404
        places = {link.split("#")[0] for link in References(text).addresses}
        links = {urljoin(BASE + address, place) for place in places if place}
        assert BASE in {link.removesuffix("index.html") for link in links}
        assert {published.get(link)[0] for link in links if link.startswith("https://example.org/")} == {200}
