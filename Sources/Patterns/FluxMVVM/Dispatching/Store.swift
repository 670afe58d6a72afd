import Reactive
import Trace

/// Holds a domain value, changes it as actions say, and publishes it once the dispatch has ended.
@Traced(.store)
class Store<Action, Value> {
  /// The present value to each new subscriber, and each change.
  let changes: AnyPublisher<Value, Never>
  private(set) var value: Value
  private(set) var registration: Registration<Action>?
  private let published: CurrentValueSubject<Value, Never>
  private var unpublished: [Value] = []
  private var isPublishing = false
  let dispatcher: Dispatcher<Action>

  init(_ value: Value, dispatcher: Dispatcher<Action>) {
    self.value = value
    self.dispatcher = dispatcher
    published = CurrentValueSubject(value)
    changes = published.eraseToAnyPublisher()
    registration = dispatcher.register(
      receive: { [weak self] action in self?.receive(action) },
      ended: { [weak self] in self?.publishChanges() })
  }

  /// Applies an action's transition to the value; a concrete store says which.
  func receive(_ action: Action) {}

  /// Takes over a new value, which is published after the dispatch.
  final func commit(_ value: Value) {
    self.value = value
    unpublished.append(value)
  }

  /// Takes over a new value that looks the same: it is not published.
  final func keep(_ value: Value) { self.value = value }

  /// Publishes the changes one by one, also those to which a subscriber's own dispatch leads.
  private func publishChanges() {
    guard !isPublishing, !unpublished.isEmpty else { return }
    isPublishing = true
    while !unpublished.isEmpty { published.send(unpublished.removeFirst()) }
    isPublishing = false
  }
}
