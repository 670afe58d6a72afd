/// The numbers of scripts and steps that met an edge case, and that could have.
struct EdgeCaseCount {
  let edgeCase: EdgeCase
  private(set) var steps = EdgeCaseShare()
  private(set) var scripts = EdgeCaseShare()

  /// The number of those, among all, that met the edge case.
  struct EdgeCaseShare {
    var met = 0
    var all = 0
  }

  /// An edge case that nothing could have met.
  init(_ edgeCase: EdgeCase) { self.edgeCase = edgeCase }

  /// Reads the counts of an edge case from a report.
  init(_ edgeCase: EdgeCase, in report: RandomReport) {
    self.edgeCase = edgeCase
    steps = EdgeCaseShare(met: report.edgeCases[edgeCase] ?? 0, all: report.steps)
    scripts = EdgeCaseShare(met: report.scriptsMeeting[edgeCase] ?? 0, all: report.scripts)
  }

  /// Both together; of the same edge case.
  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.steps.met += other.steps.met
    sum.steps.all += other.steps.all
    sum.scripts.met += other.scripts.met
    sum.scripts.all += other.scripts.all
    return sum
  }
}

// MARK: As text

extension [EdgeCaseCount] {
  /// A table with a row for each edge case: the steps that met it and their share, and the scripts.
  func lines(title: String) -> [String] {
    TextTable(
      title: title, columns: ["steps", "of all", "scripts", "of all"],
      rows: map { count in
        TextTable.TextRow(
          name: count.edgeCase.rawValue,
          cells: [
            "\(count.steps.met)", count.steps.text, "\(count.scripts.met)", count.scripts.text,
          ])
      }
    ).lines
  }
}

extension EdgeCaseCount.EdgeCaseShare {
  fileprivate var text: String { met.shareText(of: all) }
}

extension Int {
  /// Returns the share of a number that this one is, in percent.
  func percent(of all: Int) -> Double { all == 0 ? 0 : 100 * Double(self) / Double(all) }

  /// The same as a text, with one decimal.
  func shareText(of all: Int) -> String { "\((percent(of: all) * 10).rounded() / 10) %" }
}
