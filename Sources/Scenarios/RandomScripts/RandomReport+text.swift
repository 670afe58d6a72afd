extension RandomReport: CustomStringConvertible {
  /// The counts as lines, and the failing script if there is one.
  public var description: String {
    var lines = ["\(sample): \(scripts) scripts, \(steps) steps, seed \(seed)"]
    lines += section("verbs", Verbs.words.compactMap { word in verbs[word].map { (word, $0) } })
    lines += section("screens after a step", screens.sorted { $0.key < $1.key })
    lines += section("moments", possibleMoments.map { ($0.rawValue, moments[$0] ?? 0) })
    lines += ["", failure?.description ?? agreement]
    return lines.joined(separator: "\n")
  }

  /// What was found where nothing failed.
  private var agreement: String {
    "  all agree: the same frames after every step, nothing outlives the app"
      + "; \(recorded) of the scripts were recorded and keep the rules of a trace"
  }

  private func section(_ title: String, _ counts: [(String, Int)]) -> [String] {
    guard let width = counts.map(\.0.count).max() else { return [] }
    return ["  \(title)"]
      + counts.map { name, count in
        let share = (percent(count) * 10).rounded() / 10
        let padding = String(repeating: " ", count: width - name.count)
        return "    \(name)\(padding)  \(count)  \(share) %"
      }
  }
}

extension RandomFailure: CustomStringConvertible {
  /// Why the script fails, and the smallest that does, as a scenario file.
  public var description: String {
    """
    script \(number) fails; of its \(originalLength) steps \(scenario.steps.count) are left
    \(reason)

    \(scenario.text)
    """
  }
}
