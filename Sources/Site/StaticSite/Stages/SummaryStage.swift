import SiteFiles

/// The page summary of each text.
///
/// A summary depends on its text and on its body. As long as it stays equal, nothing else is
/// invalidated.
struct SummaryStage: BuildStage {
  /// The summaries, by the texts' paths.
  private(set) var summaries: [String: PageSummary] = [:]

  /// Compares the summaries of the texts that were read or removed, or whose bodies were rendered.
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

struct SummaryInput {
  let texts: Set<String>
  let content: ContentStage
  let bodies: [String: TextBody]
}

struct SummaryChange: Sendable {
  let path: String
  let before: PageSummary?
  let now: PageSummary?
}
