import Diagrams
package import Scenarios
import Trace

/// A recording as a sequence diagram in a separate file, with a sentence beside each message.
///
/// It has the rows that a page shows while everything is folded: messages between roles, visible
/// effects, and changes of the model. A picture cannot be unfolded.
package enum SequencePicture {
  /// Returns the SVG document of a recording, with the same step headings as on pages.
  package static func svg(of recording: Recording) -> String {
    let log = recording.log
    let badges = Badge.all(of: log)
    let badged = BadgedParticipants(badges)
    let headings = StepHeadings(log, closing: recording.closingStep)
    let events = Dictionary(grouping: log.events, by: \.step)
    let steps = events.keys.sorted().map { number in
      let events = events[number] ?? []
      let sequence = StepSequence(events, badges: badges, bindings: log.bindings, folding: .none)
      return SequenceDiagram.DrawnStep(
        heading: headings[number] ?? "The clock or the server",
        rows: rows(in: RowTreeBuilder(sequence, badged: badged).trees))
    }
    let present = Set(steps.flatMap(\.rows).flatMap(\.participants))
    let drawn = badges.filter { present.contains($0.participant.id) }
    return SequenceDiagram(steps, badges: drawn) { RowSentence(row: $0, badged: badged).text }
      .svg(title: recording.title.description)
  }

  /// The rows outside any fold, each with its number of visible descendants.
  private static func rows(in trees: [RowTree]) -> [SequenceRow] {
    trees.flatMap { tree -> [SequenceRow] in
      guard case .row(var row, _, let inside) = tree else { return [] }
      let drawn = rows(in: inside)
      row.length = drawn.count
      return [row] + drawn
    }
  }
}
