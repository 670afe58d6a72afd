import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One step of a play, for the template `parts/step`.
struct BarValues {
  let play: Play
  let bar: Play.Bar
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
    let shown = play.parts.filter { patterns?.contains($0.pattern) ?? true }
    let first = play.parts.first?.recording
    let frame = first.flatMap { $0.frames.indices.contains(bar.last) ? $0.frames[bar.last] : nil }
    return [
      "number": .number(bar.number),
      "ordinal": .string(bar.ordinal.title),
      "anchor": .string(bar.ordinal.anchor),
      "sentence": .string(bar.ordinal.sentence),
      "verb": .string(bar.verb),
      "object": .string(bar.object),
      "time": .string(Self.seconds(bar.time)),
      "isOpen": .bool(isOpen),
      "frame": (frame ?? .none).value,
      "hasExpectations": .bool(!bar.expectations.isEmpty),
      "expectations": .list(
        bar.expectations.map { ["key": .string($0.key), "wanted": .string($0.wanted)] }),
      "parts": .list(
        shown.map { part in
          let drawing = PartDrawing(evidence: evidence, play: play, part: part, bar: bar)
          return patterns == nil ? drawing.value : drawing.whole
        }),
      "numbers": hasNumbers
        ? StepTable(play: play, bar: bar, links: evidence.links).table.value : .list([]),
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
