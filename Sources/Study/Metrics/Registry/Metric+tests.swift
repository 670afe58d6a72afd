import Identifiers

extension Metric {
  /// Those that are read from the unit tests of an implementation, and from what makes it testable.
  static let ofTests: [Metric] = [
    Metric(
      id: "seams", title: "Seams", unit: "places to replace a neighbour", group: .testing,
      reading: .source { facts in
        .kinds(
          SeamKind.allCases.compactMap { kind in
            let count = facts.seams.count { $0.kind == kind }
            return count == 0 ? nil : NamedCount(kind.rawValue, count)
          })
      }),
    Metric(
      id: "doubles-needed", title: "Doubles needed", unit: "test doubles (members of each)",
      group: .testing, reading: .tests { $0.doubles.map(MetricValue.each) ?? .absent(.untested) }),
    Metric(
      id: "reachable-without-view", title: "Reachable without a view",
      unit: "of the deciding lines",
      group: .testing,
      reading: .tests { facts in
        switch facts.coverage {
        case .success(let coverage): .share(coverage.reached, of: coverage.lines)
        case .failure(let absence): .absent(absence)
        }
      }),
  ]
}
