import Diagnostics
import FlyingSocks
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ExternalLinks

@Suite(.timeLimit(.minutes(5))) struct ExternalLinkCheckTests {
  private let folder: TemporaryFolder
  private let place = Diagnostics.SourceLocation(file: "a.md", line: 3, column: 1)

  init() throws { folder = try TemporaryFolder() }

  private func check(
    on day: String = "2026-11-27", _ limits: ExternalLinkCheck.Limits = .init(),
    timeout: Duration = .seconds(120)
  ) throws -> ExternalLinkCheck {
    var limits = limits
    limits.pause = .milliseconds(1)
    // Beside all other tests a processor may not be free for seconds.
    limits.timeout = timeout
    let today = try JSONDecoder().decode([Day].self, from: Data("[\"\(day)\"]".utf8))[0]
    return ExternalLinkCheck(answersFile: folder.path("answers.json"), today: today, limits: limits)
  }

  private func links(_ urls: [String]) -> [String: [Diagnostics.SourceLocation]] {
    Dictionary(uniqueKeysWithValues: urls.map { ($0, [place]) })
  }

  @Test func `Each answer of a server has its meaning`() async throws {
    try await WebServer.run { server in
      let root = "http://127.0.0.1:\(server.port)"
      let found = try await check().result(
        of: links(
          [
            "/there", "/there#part", "/gone", "/missing", "/forbidden", "/headless", "/moved",
            "/now",
          ]
          .map { root + $0 } + ["mailto:a@b.c", "http://127.0.0.1:1/"]))
      #expect(
        found.diagnostics.map { "\($0.severity) \($0.message)" }.sorted()
          == [
            "error '\(root)/gone' does not exist: its server answers 410",
            "error '\(root)/missing' does not exist: its server answers 404",
            "warning '\(root)/forbidden' could not be checked: its server answers 403",
            "warning '\(root)/moved' has moved",
            "warning 'http://127.0.0.1:1/' could not be checked: its server refuses connections",
          ].sorted())
      #expect(found.diagnostics.allSatisfy { $0.id == .externalLink })
      #expect(
        found.diagnostics.first { $0.message.contains("moved") }?.suggestion
          == "write '\(root)/there'")
      #expect(found.asked == 8)
      // A server that knows no heads is asked again, for the page.
      #expect(
        server.requests.filter { $0.hasSuffix("/headless") } == ["HEAD /headless", "GET /headless"])
      #expect(server.requests.count { $0.hasSuffix("/there") } >= 1)
    }
  }

  @Test func `What was there is trusted for two weeks, and nothing else`() async throws {
    try await WebServer.run { server in
      let urls = links(["/there", "/missing"].map { "http://127.0.0.1:\(server.port)\($0)" })
      _ = try await check().result(of: urls)
      let before = server.requests.count
      let next = try await check(on: "2026-12-10").result(of: urls)
      #expect((next.asked, next.trusted) == (1, 1))
      #expect(!server.requests.dropFirst(before).contains { $0.hasSuffix("/there") })
      let last = try await check(on: "2026-12-11").result(of: urls)
      #expect(last.asked == 2)
      let kept = try String(contentsOfFile: folder.path("answers.json"), encoding: .utf8)
      #expect(kept.contains("\"day\" : \"2026-12-11\""))
    }
  }

  @Test func `A server that is silent, or leads in circles, holds nobody up`() async throws {
    try await WebServer.run { server in
      let root = "http://127.0.0.1:\(server.port)"
      let start = ContinuousClock.now
      let found = try await check(timeout: .seconds(2)).result(
        of: links([root + "/silent", root + "/circle"]))
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(found.diagnostics.count == 2)
      #expect(found.diagnostics.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func `A run asks for so many, and leaves the rest`() async throws {
    try await WebServer.run { server in
      var limits = ExternalLinkCheck.Limits()
      limits.mostAddresses = 2
      let urls = links((0..<5).map { "http://127.0.0.1:\(server.port)/there?\($0)" })
      let counts = try await [check(limits), check(limits), check(limits)].asyncMap {
        let result = try await $0.result(of: urls)
        return [result.asked, result.trusted, result.left]
      }
      #expect(counts == [[2, 0, 3], [2, 2, 1], [1, 4, 0]])
    }
  }

  @Test func `A file that is none of answers is named`() async throws {
    try folder.write("nonsense", to: "answers.json")
    let error = await #expect(throws: DiagnosticError.self) {
      _ = try await check().result(of: [:])
    }
    #expect(error?.diagnostics.first?.location?.file == folder.path("answers.json"))
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
