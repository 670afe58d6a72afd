import Catalogue
import Diagnostics
import Foundation
import Identifiers
import Samples
import Sequences
import SiteFiles
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

/// A copy of the site's texts, and of what builds have kept, brought up to date edit by edit.
@MainActor
private struct EditedCopy {
  let folder: URL
  let site: Site
  private let store: ResultStore

  init() throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = copy.appending(path: "content")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
    try FileManager.default.copyItem(at: packageRoot.appending(path: "content"), to: folder)
    store = try ResultStore.copyOfProgram(at: copy.appending(path: "kept-results"))
    site = Self.site(of: folder, store)
  }

  /// A site of the texts as they are now, of which nothing is in memory.
  var reread: Site { Self.site(of: folder, store) }

  private static func site(of folder: URL, _ store: ResultStore) -> Site {
    let templates = packageRoot.appending(path: "templates").path
    var setup = SiteSetup(content: folder.path, templates: templates)
    setup.renderer = Vocabulary.renderer
    setup.reports = [
      CounterpointReport(
        content: folder.path, root: packageRoot.path, implementations: Implementation.all,
        keptIn: store)
    ]
    return Site(setup)
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// Replaces a text in a file, and brings the site up to date.
  ///
  /// - Returns: The site, and how many things each stage dealt with.
  func edit(
    _ file: String, _ old: String, _ new: String
  ) async throws -> (site: BuiltSite, counts: [String: Int]) {
    let path = folder.appending(path: file)
    let text = try String(contentsOf: path, encoding: .utf8)
    try #require(text.contains(old), "\(file) has no '\(old)'")
    try text.replacing(old, with: new).write(to: path, atomically: true, encoding: .utf8)
    let clock = StageClock()
    let built = await site.update([path.path], clock: clock)
    let counts = clock.stages.map { ($0.name, $0.count ?? 0) }
    #expect(!built.diagnostics.hasErrors, "\(built.diagnostics)")
    return (built, Dictionary(counts, uniquingKeysWith: +))
  }

  static func files(_ built: BuiltSite) throws -> [String: [UInt8]] {
    Dictionary(
      keepingFirst: try built.checkedFiles().map { ($0.path, Array($0.bytes)) })
  }
}

@Suite("A report that is brought up to date")
@MainActor
struct RememberingTests {
  @Test("does again what an edit reaches, and gives what a clean build gives")
  func edits() async throws {
    let copy = try EditedCopy()
    defer { copy.remove() }
    _ = await copy.site.build()

    let prose = try await copy.edit("patterns/flux.md", "## Compared", "## How it is compared")
    #expect(prose.counts["perform"] == 0)
    #expect(prose.counts["judge"] == 0)
    #expect(prose.counts["compose"] == 1)

    let tour = try await copy.edit("tours/one-tap.md", "## What a person sees", "## What is seen")
    #expect(tour.counts["judge"] == 0)
    #expect(tour.counts["compose"] == 1)

    let words = try await copy.edit(
      "scenarios/tally-counter/one-tap.md", "summary: ", "summary: In short, ")
    #expect(words.counts["perform"] == 0)
    #expect(words.counts["compose"] ?? 0 > 1)

    let script = try await copy.edit(
      "scenarios/tally-counter/one-tap.md", "steps:\n", "steps:\n  - wait: 0.25s\n")
    let patterns = Implementation.all(of: "tally-counter").count
    #expect(script.counts["perform"] == patterns)
    #expect(script.counts["judge"] ?? 0 > patterns)
    let shown = "tours/one-tap/index.html"
    let played = try #require(script.site.file(at: shown)?.bytes)
    #expect(played != words.site.file(at: shown)?.bytes)

    let topics = try await copy.edit(
      "scenarios/tally-counter/one-tap.md", "\n---\n", "\ntopics: [lifetime]\n---\n")
    #expect(topics.counts["perform"] == 0)

    let order = try await copy.edit("tours/one-tap.md", "weight: ", "weight: 9")
    let list = "tours/index.html"
    #expect(order.site.file(at: list)?.bytes != topics.site.file(at: list)?.bytes)

    let definition = try await copy.edit("metrics/hops.md", "---\n\n", "---\n\nIn short: ")
    #expect(definition.counts["perform"] == 0)

    let clean = try EditedCopy.files(await copy.reread.build())
    #expect(try EditedCopy.files(definition.site) == clean)
  }
}
