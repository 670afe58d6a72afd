import Diagnostics

extension RandomReport: CustomStringConvertible {
  /// The counts as lines, and the failing script if there is one.
  public var description: String {
    var lines = [
      "\(sample): \(scripts.counted("script")), \(steps.counted("step")), seed \(seed)"
    ]
    lines += section("verbs", Verbs.words.compactMap { word in verbs[word].map { (word, $0) } })
    lines += section("screens after a step", screens.sorted { $0.key < $1.key })
    lines += possibleEdgeCases.map { EdgeCaseCount($0, in: self) }.lines(title: "moments")
    lines += ["", failure?.description ?? agreement]
    return lines.joined(separator: "\n")
  }

  /// The findings where nothing failed.
  private var agreement: String {
    "  all agree: the same frames after every step, nothing outlives the app"
      + "; the rules of a trace hold in \(recorded.counted("recorded script"))"
  }

  private func section(_ title: String, _ counts: [(String, Int)]) -> [String] {
    TextTable(
      title: title, columns: ["steps", "of all"],
      rows: counts.map { name, count in
        TextTable.TextRow(name: name, cells: ["\(count)", count.shareText(of: steps)])
      }
    ).lines
  }
}

extension RandomFailure: CustomStringConvertible {
  /// The reason for the failure, and the smallest failing script as a scenario file.
  public var description: String {
    """
    script \(number) fails; of its \(originalLength) steps \(scenario.steps.count) are left
    \(reason)

    \(scenario.text)
    """
  }
}
