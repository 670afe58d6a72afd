import Diagnostics
import Foundation
import Testing

@testable import Preview

@Suite struct ReloadingTests {
  /// A message to a page, as it is sent.
  struct Message: Decodable {
    struct Diagnostic: Decodable {
      let id: DiagnosticID
      let message: String
      let place: Place
      let notes: [Note]
      let mended: Mended?
    }

    let version: String
    let changed: [String]?
    struct Place: Decodable {
      let name: String
      let line, marks: String?
    }
    struct Note: Decodable {
      let message: String
      let place: Place
    }
    struct Mended: Decodable, Equatable {
      let number: Int
      let before, text, after: String
    }
    let diagnostics: [Diagnostic]
  }

  /// Listens for events as a page does.
  static func listen(_ port: UInt16, since version: String = "") async throws -> Wire {
    let wire = try await Wire(port: port)
    try await wire.send(
      "GET /.preview/events?since=\(version) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    let head = try await wire.read(until: "\r\n\r\n")
    #expect(head.lowercased().contains("content-type: text/event-stream\r\n"))
    return wire
  }

  /// The next message; comments, which keep a quiet connection open, are passed over.
  static func message(_ wire: Wire) async throws -> Message {
    while true {
      let event = try await wire.read(until: "\n\n\r\n")
      if let data = event.split(separator: "\n").first(where: { $0.hasPrefix("data: ") }) {
        return try JSONDecoder().decode(Message.self, from: Data(data.dropFirst(6).utf8))
      }
      try #require(event.contains("\n:"), "neither data nor a comment: \(event)")
    }
  }

  @Test func `A page is told what has changed`() async throws {
    let folder = try WorkingFolder(["index.html": "a", "style.css": "b"])
    try await RunningPreview.of(FolderSite(folder)) { port in
      let first = try await Self.listen(port)
      let before = try await Self.message(first)
      #expect(before.changed == nil)
      try folder.write("c", to: "style.css")
      let after = try await Self.message(first)
      #expect(after.changed == ["style.css"])
      // A page that was away is told the same, and one that knows it is told nothing.
      let second = try await Self.listen(port, since: before.version)
      #expect(try await Self.message(second).changed == ["style.css"])
      let third = try await Self.listen(port, since: after.version)
      #expect(try await Self.message(third).changed == [])
      for wire in [first, second, third] { wire.close() }
    }
  }

  @Test func `A page is told what is wrong, until it is mended`() async throws {
    let folder = try WorkingFolder(["index.html": "fine"])
    try await RunningPreview.of(FolderSite(folder)) { port in
      let wire = try await Self.listen(port)
      #expect(try await Self.message(wire).diagnostics.isEmpty)
      try folder.write("\tnot fine!\n", to: "index.html")
      let wrong = try await Self.message(wire)
      let diagnostic = try #require(wrong.diagnostics.first)
      #expect(wrong.changed == [])
      #expect(diagnostic.id == .shouting)
      #expect(diagnostic.message == "somebody shouts")
      #expect(diagnostic.place.name == folder("index.html") + ":1:10")
      #expect(diagnostic.place.line == "\tnot fine!")
      #expect(diagnostic.place.marks == "\t        ^")
      #expect(diagnostic.notes.map(\.message) == ["here they listen"])
      #expect(diagnostic.notes.map(\.place.name) == [folder("index.html")])
      #expect(
        diagnostic.mended == Message.Mended(number: 1, before: "\tnot fine", text: ".", after: ""))
      try folder.write("fine again", to: "index.html")
      #expect(try await Self.message(wire).diagnostics.isEmpty)
      wire.close()
    }
  }

  @Test(.timeLimit(.minutes(20))) func `What changes during an update is told after it`()
    async throws
  {
    let folder = try WorkingFolder(["a.html": "", "b.html": "", "c.html": ""])
    let site = FolderSite(folder, effort: .milliseconds(150))
    try await RunningPreview.of(site) { port in
      let wire = try await Self.listen(port)
      _ = try await Self.message(wire)
      try folder.write("1", to: "a.html")
      try await Task.sleep(for: .milliseconds(50))
      try folder.write("2", to: "b.html")
      try folder.write("3", to: "c.html")
      // On a busy machine the three may be told in fewer or more messages; none may be left out.
      var told: [[String]] = []
      while Set(told.joined()) != ["a.html", "b.html", "c.html"] {
        told.append(try await Self.message(wire).changed ?? [])
      }
      #expect(told.first?.first == "a.html")
      wire.close()
    }
  }

  @Test func `Connections end at once when the preview ends`() async throws {
    let site = FolderSite(try WorkingFolder(["index.html": "a"]))
    let wire = try await RunningPreview.of(site) { port in
      let wire = try await Self.listen(port)
      _ = try await Self.message(wire)
      return wire
    }
    await #expect(throws: (any Error).self) { try await wire.read(until: "never") }
    wire.close()
  }
}
