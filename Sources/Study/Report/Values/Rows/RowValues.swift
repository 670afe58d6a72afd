import Diagnostics
import Diagrams
import Evidence
import Metrics
import Scenarios
import SiteTemplates
import Trace

/// The rows of a step for the template `parts/staff`: sentences, classes and source lines.
struct RowValues {
  let played: PlayedScenario
  let performance: PlayedScenario.PatternPerformance
  let links: Links
  let facts: ImplementationFacts

  /// Returns the rows of a step in order.
  ///
  /// They form a tree (``RowTree``), but templates have no recursion. Therefore each row indicates
  /// whether it has nested rows, and which elements end after it.
  func values(of sequence: StepSequence, on lanes: SideLanes) -> [PageValue] {
    var list = RowList()
    list.append(RowTreeBuilder(sequence, badged: performance.badged).trees) { row, times in
      value(of: row, times: times, on: lanes)
    }
    return list.values
  }

  private func value(of row: SequenceRow, times: Int, on lanes: SideLanes) -> [String: PageValue] {
    let source = RowSource(row: row, log: performance.recording.log, binds: performance.binds)
    return lanes.value(
      of: row, times: times, values: [row.value, row.isRedundant ? "unchanged" : nil],
      caller: link(to: source.caller, of: row), callee: link(to: callee(source), of: row))
  }

  /// Returns the line acted on; without an explicit initializer, it is the type's declaration.
  private func callee(_ source: RowSource) -> RowEnd {
    guard source.row.kind == .create, source.callee == .absent(.inLibrary),
      let type = source.row.to.flatMap({ performance.badged.participants[$0] })?.type,
      let type = facts[performance.implementation]?.types
        .first(where: { $0.name == type })?.location,
      let line = type.line
    else { return source.callee }
    return .line(SourceLine(file: type.file, line: line))
  }

  private func link(to end: RowEnd, of row: SequenceRow) -> String? {
    switch end {
    case .line(let line): links.source(of: line, in: performance.implementation)
    case .script: played.scriptAddress(step: row.event.step)
    case .absent: nil
    }
  }
}

extension RowKind {
  /// The class of a row, a letter; `staff.css` defines its appearance.
  var className: String {
    switch self {
    case .input: "i"
    case .resume: "y"
    case .call: "c"
    case .own: "o"
    case .read: "r"
    case .notify: "n"
    case .state: "s"
    case .effect: "e"
    case .navigate: "v"
    case .schedule: "q"
    case .bind: "b"
    case .unbind: "u"
    case .create: "k"
    case .destroy: "d"
    }
  }
}

extension PlayedScenario {
  /// Returns the address of a recording's step in the script, from the site's root.
  fileprivate func scriptAddress(step: Int) -> String {
    let isListed = scenario.steps.indices.contains(step - 1)
    let line = isListed ? scenario.steps[step - 1].location.line : nil
    return address + "#" + Self.scriptAnchor(line: line)
  }

  /// Returns the anchor of a line of the script, or of the entire script.
  static func scriptAnchor(line: Int?) -> String { line.map { "script-\($0)" } ?? "script" }
}
