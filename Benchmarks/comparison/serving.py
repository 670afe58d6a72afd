"""Edits a site while a generator serves it, and keeps how long each edit took to reach a page that listens."""

import os
import socket
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass

from . import content, edits, listening, subjects
from .runs import Failure, workplace

PATIENCE = 120  # seconds, for any one answer
# Seconds between a message and the next edit. Hugo pauses for two after a change of its settings.
REST = {"settings": 2.25}
USUAL_REST = 0.25


@dataclass(frozen=True)
class Reload:
    """What one edit took: seconds from the file's close to the message, or from the start to the first page."""

    site: str
    pages: int
    subject: str
    edit: str  # one of `edits.KINDS`, or "start"
    number: int
    wall: float
    content: str

    kind = "reload"

    def row(self):
        """The edit as a line of results.csv."""
        return {
            "site": self.site, "pages": self.pages, "place": "memory", "state": f"served: {self.edit}",
            "colours": "off", "subject": self.subject, "round": self.number, "wall": f"{self.wall:.4f}",
            "content": self.content,
        }  # fmt: skip


def measure(site, pages, count, servers, say):
    """All edits of one site with each server: `count` of each kind, after one that does not count.

    Raises `Failure` if a server says nothing, or if the page does not show the edit once it has been told of.
    """
    reloads = []
    for server in servers:
        with workplace("memory") as folder:
            source = folder / server.name.lower()
            place = subjects.lay_out(server, site, source)
            digest = content.write(site, pages, [(place, server.index)])
            with serving(server, source, folder / "scratch") as (port, start):
                reloads.append(Reload(site, pages, server.name, "start", 1, start, digest))
                listener = server.listener(port)
                for kind in edits.KINDS:
                    made = edits.edits(kind, site, server.name, source, pages, count + 1)
                    for number, edit in enumerate(made):
                        rest(listener, REST.get(kind, USUAL_REST), number)
                        took = perform(edit, port, listener)
                        if number > 0:
                            reloads.append(Reload(site, pages, server.name, kind, number, took, digest))
                    say(f"  {server.name}: {edits.KINDS[kind]}, {count} times")
    return reloads


def perform(edit, port, listener):
    """Writes a file as an editor does, and gives the seconds from its close to the next message."""
    with open(edit.file, "w") as file:
        file.write(edit.text)
        file.flush()
        start = time.monotonic()
    end = start + PATIENCE
    message = None
    while message is None and time.monotonic() < end:
        message = listening.wait(listener, end - time.monotonic())
    took = time.monotonic() - start
    if message is None:
        raise Failure(f"no message after an edit of {edit.file}")
    if message.get("faults") or edit.part not in listening.page(port, edit.page):
        raise Failure(f"{edit.page} does not show '{edit.part}' of {edit.file}: {message}")
    return took


def rest(listener, seconds, number):
    """Lets a server come to rest; messages that are late are of no interest.

    Some look for changes only so many times in a second: the pauses differ, so that edits come at all moments between.
    """
    end = time.monotonic() + seconds + 0.5 * (number * 0.618 % 1)
    while (left := end - time.monotonic()) > 0:
        listening.wait(listener, left)


@contextmanager
def serving(server, site, scratch):
    """Runs a server; gives its port, and the seconds from its start to the first page."""
    port = free_port()
    log = site.with_name("log")
    with open(log, "w") as file:
        os.sync()
        start = time.monotonic()
        process = subprocess.Popen(server.command(site=site, port=port, scratch=scratch), stdout=file, stderr=file)
    try:
        while not answers(port):
            if process.poll() is not None or time.monotonic() - start > PATIENCE:
                raise Failure(f"{server.name} does not serve\n{log.read_text()[-4000:]}")
            time.sleep(0.002)
        yield port, time.monotonic() - start
    finally:
        process.terminate()
        process.wait()


def answers(port):
    try:
        return listening.page(port, "/") != ""
    except OSError:
        return False


def free_port():
    with socket.create_server((listening.HOST, 0)) as listener:
        return listener.getsockname()[1]
