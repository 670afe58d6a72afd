import Diagnostics

/// The total of what the random scripts of several samples met.
///
/// A moment is counted against the steps and scripts of those samples that can have it.
public struct RandomTotal: Sendable {
  private let reports: [RandomReport]

  /// The total of some reports.
  public init(of reports: [RandomReport]) { self.reports = reports }

  /// The moments that one of the samples can have, in order.
  public var possibleMoments: [Moment] {
    Moment.allCases.filter { !reports(of: $0).isEmpty }
  }

  private func reports(of moment: Moment) -> [RandomReport] {
    reports.filter { $0.possibleMoments.contains(moment) }
  }
}

extension RandomTotal: CustomStringConvertible {
  /// The counts as lines.
  public var description: String {
    let scripts = reports.reduce(0) { $0 + $1.scripts }
    let steps = reports.reduce(0) { $0 + $1.steps }
    let counts = possibleMoments.map { moment in
      reports(of: moment).reduce(MomentCount(moment)) { $0 + MomentCount(moment, in: $1) }
    }
    return
      ([
        "all \(reports.count) samples: "
          + "\(scripts.counted("script")), \(steps.counted("step"))"
      ]
      + counts.lines(title: "moments, each where a sample can have it"))
      .joined(separator: "\n")
  }
}
