import HeadlessUI
import Reactive
import Trace

/// The lines that were heard, in order.
final class Journal {
  var lines: [String] = []

  func note(_ line: some Any) { lines.append("\(line)") }
}

/// A layout with widgets that publish.
final class Layout: View, nonisolated Traceable {
  nonisolated let _life = Life(of: Layout.self, .view)
  let label = Label(identifier: "label")
  let button = Button(identifier: "button", title: "Go")
  let search = SearchBar(identifier: "search")
  let field = TextField(identifier: "field")
  let list = TableView(identifier: "list")

  init() {
    super.init(identifier: "layout")
    for view in [label, button, search, field, list] as [View] { addSubview(view) }
  }
}

/// Publishes in the ways in which a view model may.
final class Source: nonisolated Traceable {
  struct Look {
    let title: AnyPublisher<String, Never>
  }

  nonisolated let _life = Life(of: Source.self, .viewModel)
  let subject = PassthroughSubject<Int, Never>()
  let wheels: [AnyPublisher<Int, Never>]
  let look: Look
  @Published var count = 0

  init() {
    let call = Tracing.enterInit(
      Source.self, .viewModel, Member("init"), [], Body("Participants.swift", 1, first: 1))
    defer { call.leave() }
    let subject = subject
    wheels = (0..<2).map { wheel in subject.filter { $0 == wheel }.eraseToAnyPublisher() }
    look = Look(title: subject.map { "\($0)" }.removeDuplicates().eraseToAnyPublisher())
  }

  /// A traced method.
  func perform(_ body: () -> Void) {
    let call = Tracing.enter(
      self, .viewModel, Member("perform"), [], Body("Participants.swift", 1, first: 1))
    body()
    call.leave()
  }
}

/// Subscribes.
final class Subscriber: nonisolated Traceable {
  nonisolated let _life = Life(of: Subscriber.self, .view)
  var given: AnyPublisher<Int, Never>?
  var cancellables: [AnyCancellable] = []

  /// A traced method.
  func perform(_ body: () -> Void) {
    let call = Tracing.enter(
      self, .view, Member("perform"), [], Body("Participants.swift", 1, first: 1))
    body()
    call.leave()
  }
}
