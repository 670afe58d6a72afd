import Diagrams
public import Scenarios
import Trace

/// A recording as a sequence diagram in a file of its own, with a sentence beside each message.
///
/// It has the rows that a page shows before anything is unfolded: what passes between roles, what
/// is seen, and what changes the model. A picture cannot be unfolded.
public enum SequencePicture {
  /// The picture of a recording.
  ///
  /// Steps begin with what set them off.
  ///
  /// - Parameter recording: What was recorded.
  /// - Returns: An SVG document.
  public static func svg(of recording: Recording) -> String {
    let log = recording.log
    let badges = Badge.all(of: log)
    let cast = Cast(badges)
    let events = Dictionary(grouping: log.events, by: \.step)
    let steps = events.keys.sorted().map { number in
      let events = events[number] ?? []
      let score = Score(events, badges: badges, bindings: log.bindings, folding: .none)
      return SequenceDiagram.DrawnStep(
        heading: heading(of: number, events, in: recording),
        rows: rows(in: RowTreeBuilder(score, cast: cast).trees))
    }
    let present = Set(steps.flatMap(\.rows).flatMap(\.participants))
    let drawn = badges.filter { present.contains($0.participant.id) }
    return SequenceDiagram(steps, badges: drawn) { RowSentence(row: $0, cast: cast).text }
      .svg(title: recording.title.description)
  }

  /// The rows that are in no fold, each with the number of those inside it that are drawn.
  private static func rows(in trees: [RowTree]) -> [Row] {
    trees.flatMap { tree -> [Row] in
      guard case .row(var row, _, let inside) = tree else { return [] }
      let drawn = rows(in: inside)
      row.length = drawn.count
      return [row] + drawn
    }
  }

  /// What set a step off; no input did where an answer came or time passed.
  private static func heading(of step: Int, _ events: [Event], in recording: Recording) -> String {
    if step == 0 { return "Opening" }
    if step == recording.closingStep { return "Closing" }
    let inputs = events.lazy.compactMap { event in
      if case .input(let input) = event.payload { input.description } else { nil }
    }
    return inputs.first ?? "The clock or the server"
  }
}
