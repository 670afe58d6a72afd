@testable import Scenarios

extension RandomReport {
  /// Returns the share of all steps that a number of them is, in percent.
  func percent(_ count: Int) -> Double { count.percent(of: steps) }
}

extension [RandomReport] {
  /// Returns the share of steps that met a moment, in percent, where a sample can have it.
  func percent(_ edgeCase: EdgeCase) -> Double {
    let able = filter { $0.possibleEdgeCases.contains(edgeCase) }
    let met = able.reduce(0) { $0 + ($1.edgeCases[edgeCase] ?? 0) }
    return met.percent(of: able.reduce(0) { $0 + $1.steps })
  }
}
