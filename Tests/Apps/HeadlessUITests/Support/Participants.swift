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

  /// A traced method.
  func perform(_ body: () -> Void) {
    let call = Tracing.enter(
      self, .view, Member("perform"), [], Body("Participants.swift", 1, first: 1))
    body()
    call.leave()
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
      self, .presenter, Member("perform"), [], Body("Participants.swift", 1, first: 1))
    body()
    call.leave()
  }
}
