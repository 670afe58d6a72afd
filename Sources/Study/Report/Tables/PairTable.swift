import Comparison
import Evidence
import Identifiers
import Metrics

/// The numbers of two implementations of a sample side by side, with the differences; the size of
/// each is at its head.
struct PairTable {
  let samplePair: SamplePair
  let links: Links

  var table: Table {
    Table(
      caption: links.title(ofSample: samplePair.sample),
      columns: [head(samplePair.first), head(samplePair.second), TableCell("Difference")],
      rows: Metric.all.compactMap(row))
  }

  private func head(_ study: ImplementationStudy) -> TableCell {
    let title = links.title(ofPattern: study.id.pattern)
    return TableCell("\(title), \(study.codeLines) lines", to: Address.code(of: study.id))
  }

  private func row(of metric: Metric) -> TableRow? {
    guard let first = samplePair.first.numbers[metric.id],
      let second = samplePair.second.numbers[metric.id],
      first.absence == nil || second.absence == nil
    else { return nil }
    return TableRow(
      head: TableCell(metric.title),
      cells: [
        TableCell(first.figure),
        TableCell(second.figure),
        TableCell(MetricDifference(first, second).description),
      ])
  }
}

extension ImplementationStudy {
  /// The lines of code of the sample and of the pattern's machinery.
  var codeLines: Int { numbers["code-lines"]?.number.map { Int($0) } ?? 0 }
}

/// The amount by which the second of two values is greater.
struct MetricDifference: CustomStringConvertible {
  let description: String

  init(_ first: MetricValue, _ second: MetricValue) {
    switch (first, second) {
    case (.count(let one), .count(let other)): description = Self.signed(other - one)
    case (.split(let one), .split(let other)):
      let parts = [other.machinery - one.machinery, other.sample - one.sample]
      description = parts.map(Self.signed).joined(separator: " · ")
    case (.phased(let one), .phased(let other)):
      description = Phase.allCases.map { Self.signed(other[$0] - one[$0]) }
        .joined(separator: " / ")
    default: description = ""
    }
  }

  /// A number with its sign: `+3`, `−2`, `0`.
  private static func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
  }
}
