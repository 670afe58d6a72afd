import Trace

/// The observers of a model, in the order in which they subscribed.
///
/// They are held by their ``ObservationToken``s alone: releasing a token ends the observation.
public final class Observers<Value> {
  private var list: [WeakObserver<Value>] = []

  /// No observers.
  public init() {}

  /// Adds an observer, and sends it the present value.
  ///
  /// Called inside the model's own `observe` method, so that the trace knows whose binding it is.
  ///
  /// - Parameters:
  ///   - value: The present value.
  ///   - member: What of the model is observed.
  ///   - handler: What to do with each value.
  /// - Returns: The registration; releasing it ends it.
  public func add(
    replaying value: Value, of member: String, _ handler: @escaping (Value) -> Void
  ) -> ObservationToken {
    let observer = Observer(LiveBinding(.observer, member: member), handler)
    list.append(WeakObserver(observer: observer))
    observer.hear(value)
    return observer
  }

  /// Adds an observer of what is still to come, such as failures.
  ///
  /// Called inside the model's own method, as ``add(replaying:of:_:)`` is.
  ///
  /// - Parameters:
  ///   - member: What of the model is observed.
  ///   - handler: What to do with each value.
  /// - Returns: The registration; releasing it ends it.
  public func add(of member: String, _ handler: @escaping (Value) -> Void) -> ObservationToken {
    let observer = Observer(LiveBinding(.observer, member: member), handler)
    list.append(WeakObserver(observer: observer))
    return observer
  }

  /// Notifies all that are observers when this begins.
  ///
  /// - Parameter value: What they receive.
  public func notify(_ value: Value) {
    list.removeAll { $0.observer == nil }
    for entry in list { entry.observer?.hear(value) }
  }
}

/// A registration with a model: as long as it is held, its observer is notified.
public class ObservationToken {
  fileprivate init() {}
}

private final class Observer<Value>: ObservationToken {
  private let binding: LiveBinding
  private let handler: (Value) -> Void

  init(_ binding: LiveBinding, _ handler: @escaping (Value) -> Void) {
    self.binding = binding
    self.handler = handler
  }

  func hear(_ value: Value) {
    binding.deliver([value]) { handler(value) }
  }
}

private struct WeakObserver<Value> {
  weak var observer: Observer<Value>?
}
