import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates

/// The evidence that steps are drawn from.
protocol StepEvidence: Sendable {
  var links: Links { get }
  var sharedSteps: SharedSteps { get }
  var facts: ImplementationFacts { get }
}

extension ImplementationEvidence: StepEvidence {}

extension StudyEvidence: StepEvidence {
  var facts: ImplementationFacts { sources.facts }
}

/// One step of a scenario, for the template `parts/step`.
struct StepValues {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  let evidence: any StepEvidence

  /// Returns the step with some patterns, or with all.
  ///
  /// - Parameters:
  ///   - patterns: The patterns shown side by side, with steps of the script drawn in full. If it
  ///     is `nil`, all patterns are shown, and any step that repeats an earlier scenario's is a
  ///     link.
  ///   - isOpen: Indicates whether the step is initially unfolded.
  ///   - hasNumbers: Indicates whether the metrics of all patterns are shown below.
  /// - Returns: The values for the templates.
  func value(patterns: [PatternID]? = nil, isOpen: Bool, hasNumbers: Bool = false) -> PageValue {
    let shown = played.performances.filter { patterns?.contains($0.pattern) ?? true }
    return [
      "number": .number(shownStep.number), "ordinal": .string(shownStep.ordinal.title),
      "anchor": .string(shownStep.ordinal.anchor),
      "sentence": .string(shownStep.ordinal.sentence),
      "verb": .string(shownStep.verb), "object": .string(shownStep.object),
      "time": .string(Self.seconds(shownStep.time)),
      "isOpen": .bool(isOpen),
      "frame": played.frame(after: shownStep).value,
      "hasExpectations": .bool(!shownStep.expectations.isEmpty),
      "expectations": .list(
        shownStep.expectations.map { ["key": .string($0.key), "wanted": .string($0.wanted)] }),
      "parts": .list(
        shown.map { performance in
          let drawing = StepDrawing(
            evidence: evidence, played: played, performance: performance, shownStep: shownStep)
          return patterns == nil ? drawing.value : drawing.whole
        }),
      "numbers": hasNumbers ? numbers.value : .list([]),
    ]
  }

  /// The metrics of the step, with a row for each pattern.
  private var numbers: Table {
    Table(
      caption: "\(shownStep.ordinal.sentence) in numbers",
      columns: Metric.ofSteps.map { TableCell($0.title, metric: $0.id) },
      rows: played.performances.map { performance in
        TableRow(
          head: TableCell(evidence.links.title(ofPattern: performance.pattern)),
          cells: (performance.facts.steps[shownStep.number] ?? StepFacts()).cells,
          pattern: performance.pattern)
      })
  }

  /// Returns milliseconds as seconds without trailing zeros.
  private static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(whole) s" }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits) s"
  }
}

/// The drawing of one pattern's messages in one step, for the template `parts/part`.
struct StepDrawing {
  let evidence: any StepEvidence
  let played: PlayedScenario
  let performance: PlayedScenario.PatternPerformance
  let shownStep: PlayedScenario.ShownStep

  /// The rows, or a link to an earlier scenario with the same ones.
  var value: PageValue { shared.map(value(asIn:)) ?? drawn }

  /// The drawing for patterns side by side, which never replaces steps of the script by links.
  var whole: PageValue { shownStep.ordinal.isScripted ? drawn : value }

  /// The equal step of an earlier scenario.
  private var shared: SharedStep? { evidence.sharedSteps[performance, step: shownStep.number] }

  private func value(asIn step: SharedStep) -> PageValue {
    [
      "pattern": evidence.links.link(toPattern: performance.pattern),
      "id": .string(performance.pattern.description),
      "isSilent": .bool(false),
      "shared": [
        "title": .string(step.title), "address": .string(step.address),
        "count": .string(step.count.grouped), "phase": .optional(step.phase),
        "step": .string(step.step.sentence.lowercased()),
      ],
    ]
  }

  private var drawn: PageValue {
    let sequence = performance.sequence(of: shownStep.number)
    let lanes = SideLanes(sequence, in: performance)
    let rows = RowValues(
      played: played, performance: performance, links: evidence.links, facts: evidence.facts)
    return [
      "pattern": evidence.links.link(toPattern: performance.pattern),
      "id": .string(performance.pattern.description),
      "lanes": .string(lanes.count),
      "isSilent": .bool(sequence.rows.isEmpty),
      "shared": .bool(false),
      "roles": lanes.heads,
      "rows": .list(rows.values(of: sequence, on: lanes)),
    ]
  }
}

extension Metric {
  /// The metrics of a step, in display order.
  static let ofSteps = all.filter(\.isOfSteps)
}

extension StepFacts {
  /// The metrics of a step as a table's row, with zeros for missing values.
  var cells: [TableCell] {
    Metric.ofSteps.map { TableCell(($0.value(of: self) ?? .count(0)).description) }
  }
}

extension PlayedScenario {
  /// Returns the frame that a user sees after a step.
  func frame(after shownStep: ShownStep) -> Frame {
    let frames = performances.first?.recording.frames ?? []
    return frames.indices.contains(shownStep.last) ? frames[shownStep.last] : .none
  }
}
