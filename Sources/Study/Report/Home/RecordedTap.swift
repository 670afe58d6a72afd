import HeadlessUI
import Scenarios
import Sequences
import Trace

/// One tap of a recording, with the texts of the labels before and after it.
///
/// A step with several taps has only one frame, at its end. The labels between two taps are
/// therefore computed from the recorded effects, and a step whose effects do not lead to its frame
/// is omitted.
struct RecordedTap {
  let step: Int
  /// The identifier of the tapped widget.
  let target: String
  let before: Labels
  let after: Labels
  /// The input and all events that it caused.
  let events: ArraySlice<Event>

  /// The texts of the labels on the screen, by identifier.
  typealias Labels = [String: String]

  /// All taps of a recording, in order.
  static func all(in recording: Recording) -> [RecordedTap] {
    let steps = Dictionary(grouping: recording.log.events.indices) {
      recording.log.events[$0].step
    }
    return recording.frames.indices.dropFirst().flatMap { step -> [RecordedTap] in
      let taps = taps(in: steps[step] ?? [], of: recording, step)
      return taps.last.map { $0.after == labels(recording.frames[step]) } == true ? taps : []
    }
  }

  private static func taps(
    in indices: [Int], of recording: Recording, _ step: Int
  ) -> [RecordedTap] {
    let events = recording.log.events
    guard let end = indices.last.map({ $0 + 1 }) else { return [] }
    let starts = indices.filter { events[$0].kind == .input }
    var before = labels(recording.frames[step - 1])
    return zip(starts, starts.dropFirst() + [end]).compactMap { start, end in
      guard case .input(let input) = events[start].payload, input.verb == "tap",
        let target = input.target
      else { return nil }
      let slice = events[start..<end]
      let after = slice.reduce(into: before) { labels, event in
        if case .effect(let widget, "text", _, .text(let new)) = event.payload,
          labels[widget] != nil
        {
          labels[widget] = new
        }
      }
      defer { before = after }
      return RecordedTap(
        step: step, target: target, before: before, after: after, events: slice)
    }
  }

  /// The texts of a frame's labels.
  static func labels(_ frame: Frame) -> Labels {
    Dictionary(
      keepingFirst: frame.widgets.filter { $0.kind == .label }.map {
        ($0.identifier, $0.text ?? "")
      })
  }
}
