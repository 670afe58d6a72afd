import Catalogue
import Samples
import Scenarios
import Testing

@Suite("What random scripts meet in the samples") @MainActor struct WalkTests {
  /// The cases that must not be rare where a sample can have them.
  private static let wanted: [EdgeCase] = [
    .alertAppears, .tab, .pageLoaded, .push, .pop, .answersOutOfOrder, .serverFails, .serverSends,
    .leaveDuringRequest, .leaveWhileSwitching,
  ]

  /// The walk of one pattern is that of all: it is decided by what they show alike.
  private static func report(_ sample: SampleDescription) -> RandomReport {
    RandomScripts(
      on: Array(Implementation.all(of: sample.id).prefix(1)), of: sample, seed: 1, count: 100,
      steps: 40
    ).run(recordingOneOf: .max)
  }

  @Test("Each moment that a sample can have is met by one of a hundred scripts, and of all steps")
  func shares() {
    let reports = SampleDescription.all.map(Self.report)
    for report in reports {
      for edgeCase in report.possibleEdgeCases where Self.wanted.contains(edgeCase) {
        let scripts = report.scriptsMeeting[edgeCase] ?? 0
        #expect(100 * scripts >= report.scripts, "\(edgeCase.rawValue): \(report)")
      }
    }
    let total = RandomTotal(of: reports)
    for edgeCase in total.possibleEdgeCases where Self.wanted.contains(edgeCase) {
      #expect(reports.percent(edgeCase) >= 1, "\(edgeCase.rawValue): \(total)")
    }
  }
}
