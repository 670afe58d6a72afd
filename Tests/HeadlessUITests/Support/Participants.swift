import HeadlessUI
import Trace

/// A screen's layout that takes part in recordings, as `@Traced` would have it.
final class TracedScreen: View, nonisolated Traceable {
  nonisolated let _life = Life(of: TracedScreen.self, .view)
  let label = Label(identifier: "label", text: "first")
  let button = Button(identifier: "button", title: "Go")
  let field = TextField(identifier: "field", placeholder: "Write")
  let search = SearchBar(identifier: "search", placeholder: "Look for")
  let list = TableView(identifier: "list")
  let spinner = ActivityIndicator(identifier: "spinner")

  init() {
    super.init(identifier: "screen")
    for view in [label, button, field, search, list, spinner] as [View] { addSubview(view) }
  }
}

/// Shows a layout that is given to it.
final class PlainController: ViewController {
  private let layout: View

  init(_ layout: View) {
    self.layout = layout
    super.init()
  }

  override func loadView() { view = layout }
}

/// Something that acts: its `perform` is a traced method.
final class Participant: nonisolated Traceable {
  nonisolated let _life = Life(of: Participant.self, .presenter)

  func perform(_ body: () -> Void) {
    let call = Tracing.enter(
      self, .presenter, "perform", [], file: "Participants.swift", line: 1, column: 1)
    body()
    call.leave()
  }
}

extension EventLog {
  /// The events of a kind, each in one line: from, to, member, value and, if so, that it is
  /// redundant.
  func lines(_ kinds: Event.Kind...) -> [String] {
    events.filter { kinds.contains($0.kind) }.map { event in
      let ends = "\(event.kind) \(event.from ?? "-") → \(event.to ?? "-") \(event.member)"
      return ends + (event.value.map { " = \($0)" } ?? "")
        + (event.redundant == true ? " (redundant)" : "")
    }
  }
}

/// The log of what `body` does.
func recording(_ body: (Recorder) throws -> Void) rethrows -> EventLog {
  let recorder = Recorder()
  try recorder.record { try body(recorder) }
  return recorder.log()
}
