import Diagrams
import HeadlessUI
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One step of a play, for the templates `parts/step` and `parts/bars`.
struct BarValues {
  let play: Play
  let bar: Play.Bar
  let report: Report

  /// The step with the patterns given, or all.
  ///
  /// - Parameters:
  ///   - patterns: Which patterns stand side by side.
  ///   - isOpen: Whether the step is unfolded at first.
  /// - Returns: What the templates show.
  func value(patterns: [String]? = nil, isOpen: Bool) -> PageValue {
    let shown = play.parts.filter { patterns?.contains($0.pattern) ?? true }
    let first = play.parts.first?.recording
    let frame = first.flatMap { $0.frames.indices.contains(bar.last) ? $0.frames[bar.last] : nil }
    return [
      "number": .number(bar.number),
      "verb": .string(bar.verb),
      "object": .string(bar.object),
      "time": .string(Self.seconds(bar.time)),
      "isOpen": .bool(isOpen),
      "frame": (frame ?? .none).value,
      "hasExpectations": .bool(!bar.expectations.isEmpty),
      "expectations": .list(
        bar.expectations.map { ["key": .string($0.key), "wanted": .string($0.wanted)] }),
      "parts": .list(shown.map(part)),
    ]
  }

  private func part(_ part: Play.Part) -> PageValue {
    let score = part.score(of: bar.number)
    let prefix = "d\(bar.number)-\(part.pattern)"
    let pattern = report.context.title(ofPattern: part.pattern)
    let title = "\(pattern) · \(bar.heading)"
    return [
      "pattern": report.context.link(toPattern: part.pattern),
      "rails": .number(min(max(score.badges.count, 1), 16)),
      "isSilent": .bool(score.rows.isEmpty),
      "diagram": .html(SequenceDiagram(score).svg(prefix: prefix, title: title)),
      "counts": .list(
        report.counts(part.facts.steps[bar.number]).map {
          ["name": .string($0.name), "value": .string($0.value)]
        }),
      "rows": .list(rows(score, in: part)),
    ]
  }

  /// The words beside the diagram, a line for each row of it.
  private func rows(_ score: Score, in part: Play.Part) -> [PageValue] {
    let letters = Dictionary(
      score.badges.map { ($0.participant.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    return score.rows.map { row in
      let who = row.from == row.to ? [row.to] : [row.from, row.to]
      return [
        "mark": .optional(row.mark),
        "who": .optional(
          row.to == nil && row.from == nil
            ? nil : who.compactMap { $0.flatMap { letters[$0] } }.joined(separator: " → ")),
        "label": .string(row.shownLabel),
        "value": .optional(row.value),
        "source": .optional(
          report.context.source(
            of: row.event, sample: play.scenario.sample, pattern: part.pattern)),
      ]
    }
  }

  /// Milliseconds as seconds, without zeros at the end.
  private static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(whole) s" }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits) s"
  }
}

extension Row {
  /// The class of the row's words: what sets off all that follows, and what is said in passing.
  fileprivate var mark: String? {
    switch kind {
    case .input, .resume: "beginning"
    case .bind, .unbind: "quiet"
    default: isRedundant ? "quiet" : nil
    }
  }
}
