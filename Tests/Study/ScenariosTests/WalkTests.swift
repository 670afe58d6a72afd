import Catalogue
import Samples
import Scenarios
import Testing

@Suite("What random scripts meet in the samples") @MainActor struct WalkTests {
  /// What must not be rare where a sample can have it.
  private static let wanted: [Moment] = [
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
      for moment in report.possibleMoments where Self.wanted.contains(moment) {
        let scripts = report.scriptsMeeting[moment] ?? 0
        #expect(100 * scripts >= report.scripts, "\(moment.rawValue): \(report)")
      }
    }
    let total = RandomTotal(of: reports)
    for moment in total.possibleMoments where Self.wanted.contains(moment) {
      #expect(reports.percent(moment) >= 1, "\(moment.rawValue): \(total)")
    }
  }
}
