import Diagnostics

/// The total of what the random scripts of several samples met.
///
/// An edge case is counted against the steps and scripts of those samples that can have it.
public struct RandomTotal: Sendable {
  private let reports: [RandomReport]

  /// The total of some reports.
  public init(of reports: [RandomReport]) { self.reports = reports }

  /// The edge cases that one of the samples can have, in order.
  public var possibleEdgeCases: [EdgeCase] {
    EdgeCase.allCases.filter { !reports(of: $0).isEmpty }
  }

  private func reports(of edgeCase: EdgeCase) -> [RandomReport] {
    reports.filter { $0.possibleEdgeCases.contains(edgeCase) }
  }
}

extension RandomTotal: CustomStringConvertible {
  /// The counts as lines.
  public var description: String {
    let scripts = reports.reduce(0) { $0 + $1.scripts }
    let steps = reports.reduce(0) { $0 + $1.steps }
    let counts = possibleEdgeCases.map { edgeCase in
      reports(of: edgeCase).reduce(EdgeCaseCount(edgeCase)) { $0 + EdgeCaseCount(edgeCase, in: $1) }
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
