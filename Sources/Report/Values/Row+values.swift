import Diagnostics
import Diagrams
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// The words beside a diagram, a line for each row of it, for the template `parts/staff`.
struct RowValues {
  let play: Play
  let part: Play.Part
  let links: Links
  let facts: ImplementationFacts

  /// A score's rows, and the bookkeeping that is folded into them, in the order in which it
  /// happened.
  func values(of score: Score) -> (shown: [PageValue], folded: [PageValue]) {
    let rows = Array(zip(score.rows, Self.multiplicities(score.rows)))
    let folded = rows.flatMap { row, times in row.folded.map { ($0, times) } }
    return (
      rows.map(value), folded.sorted { $0.0.event.id < $1.0.event.id }.map(value)
    )
  }

  private func value(of row: Row, times: Int) -> PageValue {
    let sentence = RowSentence(row: row, cast: part.cast)
    let source = RowSource(row: row, log: part.recording.log, binds: part.binds)
    let (caller, callee) = (link(to: source.caller, of: row), link(to: callee(source), of: row))
    return [
      "mark": .optional(row.mark),
      "times": .optional(times > 1 ? "\(times)" : nil),
      "subject": .optional(sentence.subject.isEmpty ? nil : sentence.subject),
      "predicate": .string(sentence.predicate),
      "caller": .optional(caller.address), "callerAbsence": .string(caller.absence),
      "label": .string(row.shownLabel),
      "callee": .optional(callee.address), "calleeAbsence": .string(callee.absence),
      "value": .optional(row.value),
      "hint": .optional(row.bindingSentence(in: part.recording.log)),
      "isRedundant": .bool(row.isRedundant),
      "foldedInside": .optional(row.folded.isEmpty ? nil : "+\(row.folded.count)"),
    ]
  }

  /// How often each row happened, those around it that were repeated included.
  private static func multiplicities(_ rows: [Row]) -> [Int] {
    var open: [(end: Int, times: Int)] = []
    return rows.indices.map { index in
      open.removeAll { $0.end < index }
      let times = (open.last?.times ?? 1) * rows[index].times
      if rows[index].times > 1 { open.append((index + rows[index].length, times)) }
      return times
    }
  }

  /// What is acted on: what is created without an initialiser of its own, at its declaration.
  private func callee(_ source: RowSource) -> RowEnd {
    guard source.row.kind == .create, source.callee == .absent(.inLibrary),
      let type = source.row.to.flatMap({ part.cast.participants[$0] })?.type,
      let place = facts[part.implementation]?.types
        .first(where: { $0.name == type })?.location,
      let line = place.line
    else { return source.callee }
    return .line(SourceLine(file: place.file, line: line))
  }

  private func link(to end: RowEnd, of row: Row) -> (address: String?, absence: String) {
    switch end {
    case .line(let line):
      let address = links.source(of: line, in: part.implementation)
      return (address, RowEnd.Absence.inLibrary.rawValue)
    case .script:
      return (play.scriptAddress(step: row.event.step), RowEnd.Absence.byScript.rawValue)
    case .absent(let absence): return (nil, absence.rawValue)
    }
  }
}

extension Row {
  /// What sort of binding is made, in a sentence.
  fileprivate func bindingSentence(in log: EventLog) -> String? {
    kind == .bind ? event.binding.flatMap(log.binding)?.mechanism.sentence : nil
  }

  /// The class of the row's words: what sets off all that follows, and what is said in passing.
  fileprivate var mark: String? {
    switch kind {
    case .input, .resume: "beginning"
    case .bind, .unbind: "quiet"
    default: isRedundant ? "redundant" : nil
    }
  }
}
