import Reactive
import Trace

/// Holds a domain value, changes it as actions say, and publishes it once the dispatch has ended.
@Traced(.store)
class Store<Action, Value> {
  /// The value published last to each new subscriber, and each change.
  let changes: AnyPublisher<Value, Never>
  private(set) var value: Value
  private(set) var registration: Registration<Action>?
  private let published: CurrentValueSubject<Value, Never>
  /// For each action whose dispatch has not ended for this store, what it has changed.
  private var unpublished: [[Value]] = []
  let dispatcher: Dispatcher<Action>

  init(_ value: Value, dispatcher: Dispatcher<Action>) {
    self.value = value
    self.dispatcher = dispatcher
    published = CurrentValueSubject(value)
    changes = published.eraseToAnyPublisher()
    registration = dispatcher.register(
      receive: { [weak self] action in
        self?.unpublished.append([])
        self?.receive(action)
      },
      ended: { [weak self] in self?.publishChanges() })
  }

  /// Applies an action's transition to the value; a concrete store says which.
  func receive(_ action: Action) {}

  /// Takes over a new value, while an action is received; it is published after the dispatch.
  final func commit(_ value: Value) {
    self.value = value
    unpublished[unpublished.count - 1].append(value)
  }

  /// Takes over a new value that looks the same: it is not published.
  final func keep(_ value: Value) { self.value = value }

  /// Publishes the changes of one action, one by one.
  ///
  /// A subscriber's own dispatch may have led to further ones; they come when that has ended for all
  /// stores.
  private func publishChanges() {
    for change in unpublished.removeFirst() { published.send(change) }
  }
}
