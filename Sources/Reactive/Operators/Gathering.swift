import OpenCombine

/// Subscribes to several publishers for one subscriber, and completes when all of them have, or at
/// the first failure.
nonisolated final class Gathering<Output, Failure: Error> {
  private var outlet: Outlet<Output, Failure>?
  private var connections: [AnyCancellable] = []
  private var open: Int

  /// A subscriber that is told of a number of publishers.
  init<Downstream: Subscriber>(
    _ downstream: Downstream, of count: Int, excess: Outlet<Output, Failure>.Excess
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    open = count
    // The outlet keeps what is gathered for it; cancelling it lets everything go.
    outlet = Outlet(downstream, excess: excess) { self.end() }
    outlet?.open()
  }

  /// Subscribes to one of the publishers.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - endsAll: Whether the whole completes with it.
  ///   - receive: What to do with each of its values.
  func add<Upstream: Publisher>(
    _ publisher: Upstream, endsAll: Bool = false, _ receive: @escaping (Upstream.Output) -> Void
  ) where Upstream.Failure == Failure {
    guard outlet?.isOpen == true else { return }
    let sink = Subscribers.Sink<Upstream.Output, Failure>(
      receiveCompletion: { [weak self] in self?.receive($0, endsAll: endsAll) },
      receiveValue: receive)
    connections.append(AnyCancellable(sink))
    publisher.subscribe(sink)
  }

  /// Hands a value to the subscriber.
  func send(_ value: Output) { outlet?.send(value) }

  /// Completes for the subscriber.
  func finish() { complete(.finished) }

  private func receive(_ completion: Subscribers.Completion<Failure>, endsAll: Bool) {
    open -= 1
    switch completion {
    case .failure: complete(completion)
    case .finished: if endsAll || open == 0 { complete(completion) }
    }
  }

  private func complete(_ completion: Subscribers.Completion<Failure>) {
    let outlet = outlet
    end()
    outlet?.send(completion: completion)
  }

  private func end() {
    outlet = nil
    connections = []
  }
}
