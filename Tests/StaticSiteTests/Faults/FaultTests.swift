import Diagnostics
import Foundation
import SiteTestSupport
import StaticSite
import Testing

@Suite("Faults of a site") struct FaultTests {
  static let rows = [
    configurationFaults, frontMatterFaults, yamlFaults, bodyFaults, linkFaults, addressFaults,
    templateFaults, valueFaults, dataFaults, assetFaults, fileFaults, outputFaults, markupFaults,
  ].flatMap(\.self)

  @Test("A hundred are known, none of them twice")
  func count() {
    #expect(Self.rows.count >= 100)
    #expect(Set(Self.rows.map { "\($0.changes)" }).count == Self.rows.count)
  }

  /// All ids but `busy`, which takes a second build at the same time.
  static let ids: Set = [
    "broken-anchor", "broken-link", "case-collision", "duplicate-key", "empty-title",
    "endless-template", "file-in-the-way", "front-matter-missing", "front-matter-open",
    "json-syntax", "missing-alternative-text", "missing-key", "not-a-site", "not-utf8", "open-code",
    "out-of-bounds", "path-clash", "raw-html", "repeated-anchor", "repeated-term", "same-name",
    "same-path", "table-columns", "template-syntax", "two-spellings", "unknown-block",
    "unknown-directive", "unknown-key", "unknown-partial", "unknown-template", "unknown-transform",
    "unknown-value", "unknown-word", "unreadable", "unsafe-link", "unwritable", "wrong-address",
    "wrong-alias", "wrong-date", "wrong-path", "wrong-taxonomy", "wrong-term", "wrong-type",
    "wrong-value", "yaml-anchor", "yaml-key", "yaml-syntax",
  ]

  @Test("Every kind is among them, and what may be misspelt is answered with what was meant")
  func kinds() {
    let faults = Self.rows.flatMap(\.faults)
    let found = Set(
      faults.compactMap { $0.firstMatch(of: #/\[([a-z0-9-]+)\](;|$)/#)?.1 }.map(String.init))
    #expect(found == Self.ids)
    let misspelt = Self.ids.filter { $0.hasPrefix("unknown-") || $0.hasPrefix("broken-") }
    for id in misspelt {
      #expect(faults.contains { $0.contains("[\(id)]; did you mean '") }, "\(id)")
    }
  }

  @Test("Each is reported where it is, and the site stays as it was", arguments: rows)
  func faults(_ row: WrongSite) async throws {
    let small = try SmallSite()
    try await small.build()
    for change in row.changes { try small.folder.apply(change) }
    let before = try small.folder.state(of: "")
    let found = await small.diagnostics().map { diagnostic in
      let place = diagnostic.description.replacing(small.folder.url.path + "/", with: "")
      let near = diagnostic.suggestion.flatMap { $0.hasPrefix("did you mean") ? $0 : nil }
      return place + (near.map { "; \($0)" } ?? "")
    }
    #expect(found == row.faults)
    #expect(try small.folder.state(of: "") == before)
  }
}
