import Diagnostics
import Diagrams
import Foundation
import Metrics
import SiteTemplates
import Streams
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("Pages of streams")
@MainActor
struct StreamPageTests {
  /// The streams as they run now, apart from the site.
  private func played() throws -> [PlayedStream] {
    try StreamExample.all.map { try $0.play() }
  }

  private func page(_ id: String) async throws -> String {
    try #require(try await PublishedSite.files["streams/\(id)/index.html"])
  }

  /// A sentence for each marble, as diagrams name them.
  private func sentences(of runs: [MarbleRun]) -> [String] {
    runs.flatMap { run in
      run.lines.flatMap { line in
        line.marbles.map { "\(line.name) \($0.event.sentence(on: line.kind)) at \($0.time) ms" }
      }
    }
  }

  private func titles(in html: String) -> [String] {
    html.matches(of: #/<g class="[a-z]+"><title>([^<]*)<\/title>/#).map { String($0.1) }
  }

  @Test("draw exactly the marbles of the runs, in every stream and in the list")
  func marbles() async throws {
    let list = try #require(try await PublishedSite.files["streams/index.html"])
    var all: [String] = []
    for stream in try played() {
      let expected = sentences(of: stream.runs)
      #expect(try await titles(in: page(stream.id)) == expected, "\(stream.id)")
      all += expected
    }
    #expect(titles(in: list) == all)
    #expect(all.count > 150)
  }

  @Test("say the same in a table and in the twin, in the order in which it happened")
  func tables() async throws {
    for stream in try played() {
      let html = try await page(stream.id)
      let cell =
        #/
        <th\ scope="row">(\d+)\ ms</th>
        <td\ class="text">([^<]*)</td><td\ class="text">([^<]*)</td>
        /#
      let rows = html.matches(of: cell).map { "\($0.1) \($0.2) \($0.3)" }
      let expected = stream.runs.flatMap(\.events).map { line, marble in
        "\(marble.time) \(line.name) \(marble.event.sentence(on: line.kind))"
      }
      #expect(rows == expected, "\(stream.id)")
      let twin = try #require(try await PublishedSite.files["streams/\(stream.id)/index.md"])
      let lines = twin.matches(of: #/\n\| (\d+) ms \| ([^|]*) \| ([^|]*) \|/#)
      #expect(lines.map { "\($0.1) \($0.2) \($0.3)" } == expected, "\(stream.id)")
    }
  }

  @Test("show the code that ran, whole, on the page and in the twin")
  func code() async throws {
    let files = try SourceFile.all(in: PackageSources.streamsFolder, root: packageRoot)
    for stream in try played() {
      let html = try await page(stream.id)
      let shown = html.matches(of: #/<pre><code>(.*?)<\/code><\/pre>/#.dotMatchesNewlines())
        .map { match in
          match.1.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        }
      let names = stream.runs.map(\.program) + stream.declarations
      #expect(shown.count == names.count, "\(stream.id)")
      let twin = try #require(try await PublishedSite.files["streams/\(stream.id)/index.md"])
      for (name, code) in zip(names, shown) {
        let text = code.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\n").trimmingCharacters(in: .newlines)
        #expect(text.contains(" \(name)"))
        #expect(files.contains { $0.text.contains(text) }, "\(stream.id): \(text)")
        #expect(twin.contains(text), "\(name)")
      }
    }
  }

  @Test("have room for every expression that is observed")
  func expressions() throws {
    let files = try SourceFile.all(in: PackageSources.streamsFolder, root: packageRoot)
    let sources = ProgramSources(files)
    var count = 0
    for location in try played().flatMap(\.runs).flatMap(\.lines).compactMap(\.location) {
      let lines = try #require(sources.observed(in: location.file, line: location.line))
      for line in lines {
        #expect(line.count <= MarbleDiagram.longestLine, "\(line)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test("are the same bytes when everything runs again")
  func repeated() throws {
    let files = try SourceFile.all(in: PackageSources.streamsFolder, root: packageRoot)
    func drawn() throws -> [PageValue] {
      StreamFigures(try played(), sources: files).all.flatMap {
        $0.drawings(prefix: $0.id, title: $0.id, captions: [])
      }
    }
    #expect(try drawn() == drawn())
  }
}
