import Diagrams
import Identifiers
import Scenarios
import SiteTemplates
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("What a page shows of a performance")
@MainActor
struct ShownRowsTests {
  private func plays() async throws -> [PlayedScenario] {
    try await SmallEvidence.evidence.scenarios.all
  }

  @Test("leads from each row to the line that acts and to the line that is acted on")
  func lines() async throws {
    var compared = 0
    for played in try await plays() {
      for performance in played.performances {
        let log = performance.recording.log
        for row in played.stepsWithClosing.flatMap({ performance.sequence(of: $0.number).rows }) {
          let source = RowSource(row: row, log: log, binds: performance.binds)
          if let location = row.location { #expect(source.callee == .line(location)) }
          guard let caller = row.event.caller, row.kind != .input, row.kind != .destroy,
            row.kind != .resume
          else { continue }
          #expect(source.caller == .line(caller), "\(row.event.id) of \(performance.pattern)")
          compared += 1
        }
      }
    }
    #expect(compared > 1_000)
  }

  @Test("has a contour for each pattern, which leads to that pattern’s page")
  func contours() async throws {
    let links = try await SmallEvidence.evidence.links
    for played in try await plays() {
      guard case .list(let entries) = Contours(played: played, links: links).value(shown: []) else {
        Issue.record("no contours")
        return
      }
      #expect(entries.count == played.performances.count)
      for (performance, entry) in zip(played.performances, entries) {
        guard case .dictionary(let entry) = entry else { continue }
        #expect(entry["id"]?.text == performance.pattern.description)
        #expect(entry["title"]?.text == links.title(ofPattern: performance.pattern))
        #expect(
          entry["address"]?.text
            == Address.performance(played.scenario.id, pattern: performance.pattern))
      }
    }
  }

  @Test("explains the sign of every role that takes part")
  func legend() async throws {
    for played in try await plays() {
      let sides = Set(played.performances.flatMap { $0.recording.log.participants.map(\.side) })
      guard case .dictionary(let legend) = played.legend(), case .list(let shown)? = legend["roles"]
      else {
        Issue.record("no legend")
        return
      }
      #expect(shown == sides.sorted().map(\.value), "\(played.scenario.id)")
    }
  }
}
