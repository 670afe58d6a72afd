import SiteFiles

/// The page summary of each text.
///
/// A summary depends on its text and on its body. As long as it stays equal, nothing else is
/// invalidated.
struct SummaryStage: BuildStage {
  /// The summaries, by the texts' paths.
  private(set) var summaries: [String: PageSummary] = [:]

  /// Compares the summaries of the texts that were read or are gone, or whose bodies were rendered,
  /// by their paths.
  ///
  /// - Returns: The summaries that differ.
  mutating func update(_ input: SummaryInput, _ causes: inout Causes) -> [SummaryChange] {
    summaries.reserveCapacity(input.content.content.texts.count)
    var changes: [SummaryChange] = []
    for path in input.texts {
      let summary = input.content.text(path).map {
        input.bodies[path]?.summary ?? PageSummary($0, body: nil)
      }
      let before = summaries[path]
      guard summary != before else { continue }
      summaries[path] = summary
      changes.append(SummaryChange(path: path, before: before, now: summary))
    }
    guard causes.areKept else { return changes }
    for change in changes.sorted(by: { $0.path < $1.path }) {
      causes.record(
        .summary(change.path), after: causes.way(to: .text(change.path)), .summary(change.path))
      let (before, now) = (change.before?.terms ?? [:], change.now?.terms ?? [:])
      for name in Set(before.keys).union(now.keys) where before[name] != now[name] {
        causes.record(.terms(name), after: causes.way(to: .summary(change.path)))
      }
    }
    return changes
  }
}

/// The texts whose summaries may differ.
struct SummaryInput {
  /// Their paths.
  let texts: Set<String>
  let content: ContentStage
  /// The bodies of all texts, by path.
  let bodies: [String: TextBody]
}

/// A summary that differs.
struct SummaryChange: Sendable {
  /// The text, by path.
  let path: String
  /// The summary as it was; `nil` if there was none.
  let before: PageSummary?
  /// The summary as it is; `nil` if there is none.
  let now: PageSummary?
}
