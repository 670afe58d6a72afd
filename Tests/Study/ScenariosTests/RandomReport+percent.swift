@testable import Scenarios

extension RandomReport {
  /// Returns the share of all steps that a number of them is, in percent.
  func percent(_ count: Int) -> Double { count.percent(of: steps) }
}

extension [RandomReport] {
  /// Returns the share of steps that met a moment, in percent, where a sample can have it.
  func percent(_ edgeCase: EdgeCase) -> Double {
    let counts = filter { $0.possibleEdgeCases.contains(edgeCase) }.map {
      EdgeCaseCount(edgeCase, in: $0)
    }
    let steps = counts.reduce(EdgeCaseCount(edgeCase), +).steps
    return steps.met.percent(of: steps.all)
  }
}
