import OpenCombine
import Trace

/// The end of a stream, which delivers each value through a binding until it is cancelled or
/// completed.
nonisolated final class Receiver<Input, Failure: Error>: Subscriber, Cancellable {
  private var handlers: Handlers?
  private var subscription: (any Subscription)?

  /// The passage for the values of the stream's last stage.
  var passage: StreamPassage? { handlers?.binding.map { StreamPassage($0) } }

  init(
    _ binding: LiveBinding?,
    completion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    value: @escaping (Input) -> Void
  ) {
    handlers = Handlers(value: value, completion: completion, binding: binding)
  }

  func receive(subscription: any Subscription) {
    guard handlers != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let handlers {
      handlers.notify(input is Void ? [] : [input]) { handlers.value(input) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let handlers = end(), let notify = handlers.completion else { return }
    handlers.notify([completion]) { notify(completion) }
  }

  func cancel() {
    let subscription = subscription
    _ = end()
    subscription?.cancel()
  }

  private func end() -> Handlers? {
    defer {
      handlers = nil
      subscription = nil
    }
    return handlers
  }
}

nonisolated extension Receiver {
  /// The closures for values and completion, with their binding.
  private struct Handlers {
    let value: (Input) -> Void
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let binding: LiveBinding?

    func notify(_ arguments: @autoclosure () -> [Any?], _ body: () -> Void) {
      if let binding { binding.pass(arguments(), body) } else { body() }
    }
  }
}
