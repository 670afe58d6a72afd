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
  private func plays() async throws -> [Play] { try await SmallEvidence.evidence.plays.all }

  @Test("leads from each row to the line that acts and to the line that is acted on")
  func lines() async throws {
    var compared = 0
    for play in try await plays() {
      for part in play.parts {
        let log = part.recording.log
        for row in play.barsWithClosing.flatMap({ part.score(of: $0.number).rows }) {
          let source = RowSource(row: row, log: log, binds: part.binds)
          if let place = row.place { #expect(source.callee == .line(place)) }
          guard let caller = row.event.caller, row.kind != .input, row.kind != .destroy,
            row.kind != .resume
          else { continue }
          #expect(source.caller == .line(caller), "\(row.event.id) of \(part.pattern)")
          compared += 1
        }
      }
    }
    #expect(compared > 1_000)
  }

  @Test("has a contour for each pattern, which leads to that pattern’s page")
  func contours() async throws {
    let links = try await SmallEvidence.evidence.links
    for play in try await plays() {
      guard case .list(let entries) = Contours(play: play, links: links).value(shown: []) else {
        Issue.record("no contours")
        return
      }
      #expect(entries.count == play.parts.count)
      for (part, entry) in zip(play.parts, entries) {
        guard case .dictionary(let entry) = entry else { continue }
        #expect(entry["id"]?.text == part.pattern.description)
        #expect(entry["title"]?.text == links.title(ofPattern: part.pattern))
        #expect(
          entry["address"]?.text == Address.performance(play.scenario.id, pattern: part.pattern))
      }
    }
  }

  @Test("explains the sign of every role that takes part")
  func legend() async throws {
    for play in try await plays() {
      let sides = Set(play.parts.flatMap { $0.recording.log.participants.map(\.side) })
      guard case .dictionary(let legend) = play.legend(), case .list(let shown)? = legend["roles"]
      else {
        Issue.record("no legend")
        return
      }
      #expect(shown == sides.sorted().map(\.value), "\(play.scenario.id)")
    }
  }
}
