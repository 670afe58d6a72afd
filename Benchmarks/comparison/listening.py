"""Listens, as a page in a browser would, for what the generators' servers say after a change."""

import json
import select
from http.client import HTTPConnection

import websocket

HOST = "127.0.0.1"


class ServerSentEvents:
    """Counterpoint's messages: events of a stream that does not end."""

    def __init__(self, port):
        connection = HTTPConnection(HOST, port)
        connection.connect()
        self.socket = connection.sock
        connection.request("GET", "/.preview/events")
        self.stream = connection.getresponse()
        while self.read() is None:
            pass  # What differs from a state that nobody knows comes at once.

    def read(self):
        """The next event's message; None for a sign of life."""
        message = None
        while (line := self.stream.readline()) != b"\n":
            if not line:
                raise ConnectionError("the server has ended the stream of events")
            if line.startswith(b"data:"):
                message = json.loads(line[5:])
        return message


class LiveReload:
    """Hugo's messages: those of the LiveReload protocol, version 7, over a WebSocket."""

    PROTOCOL = "http://livereload.com/protocols/official-7"

    def __init__(self, port):
        self.connection = websocket.create_connection(f"ws://{HOST}:{port}/livereload", timeout=10)
        self.socket = self.connection.sock
        hello = {"command": "hello", "protocols": [self.PROTOCOL]}
        # Hugo looks for the text, not for its meaning: a space would keep it silent.
        self.connection.send(json.dumps(hello, separators=(",", ":")))
        while self.read()["command"] != "hello":
            pass

    def read(self):
        """The next message."""
        return json.loads(self.connection.recv())


def wait(listener, seconds):
    """The next message, or None if there is none in so many seconds."""
    ready, _, _ = select.select([listener.socket], [], [], seconds)
    return listener.read() if ready else None


def page(port, path):
    """What the server answers for a page."""
    connection = HTTPConnection(HOST, port, timeout=600)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        text = response.read().decode()
        return text if response.status == 200 else ""
    finally:
        connection.close()
