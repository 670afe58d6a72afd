/// The numbers of scripts and steps that met a moment, and that could have.
struct MomentCount {
  let moment: Moment
  private(set) var steps = MomentShare()
  private(set) var scripts = MomentShare()

  /// The number of those, among all, that met the moment.
  struct MomentShare {
    var met = 0
    var all = 0
  }

  /// A moment that nothing could have met.
  init(_ moment: Moment) { self.moment = moment }

  /// Reads the counts of a moment from a report.
  init(_ moment: Moment, in report: RandomReport) {
    self.moment = moment
    steps = MomentShare(met: report.moments[moment] ?? 0, all: report.steps)
    scripts = MomentShare(met: report.scriptsMeeting[moment] ?? 0, all: report.scripts)
  }

  /// Both together; of the same moment.
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

extension [MomentCount] {
  /// A table with a row for each moment: the steps that met it and their share, and the scripts.
  func lines(title: String) -> [String] {
    TextTable(
      title: title, columns: ["steps", "of all", "scripts", "of all"],
      rows: map { count in
        TextTable.TextRow(
          name: count.moment.rawValue,
          cells: [
            "\(count.steps.met)", count.steps.text, "\(count.scripts.met)", count.scripts.text,
          ])
      }
    ).lines
  }
}

extension MomentCount.MomentShare {
  fileprivate var text: String { met.shareText(of: all) }
}

extension Int {
  /// Returns the share of a number that this one is, in percent.
  func percent(of all: Int) -> Double { all == 0 ? 0 : 100 * Double(self) / Double(all) }

  /// The same as a text, with one decimal.
  func shareText(of all: Int) -> String { "\((percent(of: all) * 10).rounded() / 10) %" }
}
