import Evidence
import Identifiers
import Metrics

/// A table of one step, with a row for what each pattern did.
struct StepTable {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  let links: Links

  var table: Table {
    Table(
      caption: "\(shownStep.ordinal.sentence) in numbers",
      columns: Metric.ofSteps.map { TableCell($0.title, metric: $0.id) },
      rows: played.performances.map { performance in
        TableRow(
          head: TableCell(links.title(ofPattern: performance.pattern)),
          cells: (performance.facts.steps[shownStep.number] ?? StepFacts()).counts.map {
            TableCell($0.value)
          }, pattern: performance.pattern)
      })
  }
}

extension Metric {
  /// The numbers that a step has, in the order in which it shows them.
  static let ofSteps = all.filter(\.isOfSteps)
}

extension StepFacts {
  /// The numbers of a step, a zero where it has none.
  var counts: [(id: MetricID, value: String)] {
    Metric.ofSteps.map { metric in
      let value = metric.value(of: self) ?? .count(0)
      return (metric.id, value.description)
    }
  }
}
