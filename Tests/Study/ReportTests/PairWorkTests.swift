import Comparison
import Identifiers
import Metrics
import SiteTemplates
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("Who does what in two patterns")
@MainActor
struct PairWorkTests {
  /// Every pair of patterns in one sample, with the folder of each.
  private func work() async throws -> [(work: PairWork, folders: (String, String))] {
    let evidence = try await SmallEvidence.evidence
    return try evidence.pairs.pairs.map { pair in
      let samplePair = try #require(evidence.pairs.comparison(pair, "tally-counter"))
      let folders = try pair.patterns.map { pattern in
        "Sources/Patterns/\(try #require(evidence.contracts[pattern]?.module))/"
      }
      return (
        PairWork(
          samplePair: samplePair, responsible: evidence.of(pair, nil).responsible,
          links: evidence.links, corrections: [], isWritten: true),
        (folders[0], folders[1])
      )
    }
  }

  @Test("reads the code of each from its own sources")
  func files() async throws {
    for (work, folders) in try await work() {
      let pair = work.samplePair.pair.id
      #expect(work.entries.map(\.responsibility) == Responsibility.allCases)
      for entry in work.entries {
        #expect(entry.first.allSatisfy { $0.file.hasPrefix(folders.0) }, "\(pair)")
        #expect(entry.second.allSatisfy { $0.file.hasPrefix(folders.1) }, "\(pair)")
        for line in entry.diff?.lines ?? [] {
          switch line {
          case .same(let one, let other), .renamed(let one, let other):
            #expect(one.file.hasPrefix(folders.0) && other.file.hasPrefix(folders.1), "\(pair)")
          case .onlyFirst(let one), .movedFromFirst(let one):
            #expect(one.file.hasPrefix(folders.0), "\(pair)")
          case .onlySecond(let other), .movedToSecond(let other):
            #expect(other.file.hasPrefix(folders.1), "\(pair)")
          }
        }
      }
      // Both click, count and show.
      for responsibility in [Responsibility.receivesTheInput, .decides, .formats] {
        let entry = try #require(work.entries.first { $0.responsibility == responsibility })
        #expect(!entry.first.isEmpty && !entry.second.isEmpty, "\(pair): \(responsibility)")
      }
    }
  }

  @Test("leads from each to its own code, and names each under its own title")
  func pages() async throws {
    let links = try await SmallEvidence.evidence.links
    for (work, _) in try await work() {
      guard case .list(let entries) = work.value else {
        Issue.record("no entries")
        return
      }
      let busy = work.entries.filter { !work.idle.contains($0.responsibility.rawValue) }
      #expect(entries.count == busy.count && !busy.isEmpty)
      for (entry, value) in zip(busy, entries) {
        guard case .dictionary(let value) = value else { continue }
        #expect(value["title"]?.text == entry.responsibility.rawValue)
        guard case .list(let sides)? = value["sides"] else { continue }
        #expect(sides.count == 2)
        for (side, (pattern, passages)) in zip(
          sides,
          [
            (work.samplePair.pair.first, entry.first), (work.samplePair.pair.second, entry.second),
          ])
        {
          guard case .dictionary(let side) = side, case .list(let methods)? = side["methods"] else {
            continue
          }
          #expect(side["title"]?.text == links.title(ofPattern: pattern))
          let shown = methods.compactMap { method -> (name: String?, address: String?)? in
            guard case .dictionary(let method) = method else { return nil }
            return (method["name"]?.text, method["address"]?.text)
          }
          #expect(shown.map(\.name) == passages.map(\.name))
          #expect(
            shown.allSatisfy { $0.address?.contains("/code/\(pattern)/#") == true },
            "\(work.samplePair.pair.id): \(shown)")
        }
      }
    }
  }
}
