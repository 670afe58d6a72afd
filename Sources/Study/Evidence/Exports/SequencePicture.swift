import Diagrams
package import Scenarios
import Trace

/// A recording as a sequence diagram in a file of its own, with a sentence beside each message.
///
/// It has the rows that a page shows before anything is unfolded: what passes between roles, what
/// is seen, and what changes the model. A picture cannot be unfolded.
package enum SequencePicture {
  /// The picture of a recording, an SVG document; steps have the headings that pages give them.
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

  /// The rows that are in no fold, each with the number of those inside it that are drawn.
  private static func rows(in trees: [RowTree]) -> [SequenceRow] {
    trees.flatMap { tree -> [SequenceRow] in
      guard case .row(var row, _, let inside) = tree else { return [] }
      let drawn = rows(in: inside)
      row.length = drawn.count
      return [row] + drawn
    }
  }
}
