@testable import Flux

/// The record of what happened, in order.
final class Told<Value> {
  private(set) var values: [Value] = []

  func append(_ value: Value) { values.append(value) }
}

/// A store in whose place a dispatcher gives a test the actions that go through it.
final class ActionSpy<Action> {
  private(set) var actions: [Action] = []
  private var registration: Registration<Action>?

  init(_ dispatcher: Dispatcher<Action>) {
    registration = dispatcher.register(
      receive: { [weak self] action in self?.actions.append(action) }, ended: {})
  }
}
