import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One step of a scenario, for the template `parts/step`.
struct StepValues {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  let evidence: any StepEvidence

  /// The step with the patterns given, or all.
  ///
  /// - Parameters:
  ///   - patterns: Which patterns are shown side by side. Steps that an earlier scenario shows are
  ///     shown again; with `nil` they are not.
  ///   - isOpen: Whether the step is unfolded at first.
  ///   - hasNumbers: Whether the step's numbers of all patterns are under it.
  /// - Returns: What the templates show.
  func value(patterns: [PatternID]? = nil, isOpen: Bool, hasNumbers: Bool = false) -> PageValue {
    let shown = played.performances.filter { patterns?.contains($0.pattern) ?? true }
    let first = played.performances.first?.recording
    let frame = first.flatMap {
      $0.frames.indices.contains(shownStep.last) ? $0.frames[shownStep.last] : nil
    }
    return [
      "number": .number(shownStep.number),
      "ordinal": .string(shownStep.ordinal.title),
      "anchor": .string(shownStep.ordinal.anchor),
      "sentence": .string(shownStep.ordinal.sentence),
      "verb": .string(shownStep.verb),
      "object": .string(shownStep.object),
      "time": .string(Self.seconds(shownStep.time)),
      "isOpen": .bool(isOpen),
      "frame": (frame ?? .none).value,
      "hasExpectations": .bool(!shownStep.expectations.isEmpty),
      "expectations": .list(
        shownStep.expectations.map { ["key": .string($0.key), "wanted": .string($0.wanted)] }),
      "parts": .list(
        shown.map { performance in
          let drawing = StepDrawing(
            evidence: evidence, played: played, performance: performance, shownStep: shownStep)
          return patterns == nil ? drawing.value : drawing.whole
        }),
      "numbers": hasNumbers
        ? StepTable(played: played, shownStep: shownStep, links: evidence.links).table.value
        : .list([]),
    ]
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
