@testable import Scenarios

extension RandomReport {
  /// What share of all steps a number of them is, in percent.
  func percent(_ count: Int) -> Double { count.percent(of: steps) }
}

extension [RandomReport] {
  /// What share of the steps met a moment, in percent, where a sample can have it.
  func percent(_ moment: Moment) -> Double {
    let counts = filter { $0.possibleMoments.contains(moment) }.map { MomentCount(moment, in: $0) }
    let steps = counts.reduce(MomentCount(moment), +).steps
    return steps.met.percent(of: steps.all)
  }
}
