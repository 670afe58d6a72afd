import OpenCombine
import Trace

/// Subscribes to several publishers for one subscriber, and completes when all of them have, or at
/// the first failure.
nonisolated final class GatheringSubscription<Output, Failure: Error> {
  private var outlet: Outlet<Output, Failure>?
  private var connections: [AnyCancellable] = []
  private var open: Int
  private let maker: ParticipantMark?

  /// A subscriber to a number of publishers.
  ///
  /// - Parameters:
  ///   - downstream: For whom they are subscribed to.
  ///   - count: How many publishers there are.
  ///   - excess: What becomes of values beyond the subscriber's demand.
  ///   - maker: The participant that made the operator: what comes from others is delivered to it
  ///     on its way.
  init<Downstream: Subscriber>(
    _ downstream: Downstream, of count: Int, excess: Outlet<Output, Failure>.Excess,
    maker: ParticipantMark?
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    open = count
    self.maker = maker
    // The outlet keeps what is gathered for it; cancelling it lets everything go.
    outlet = Outlet(downstream, excess: excess) { self.end() }
    outlet?.open()
  }

  /// Subscribes to one of the publishers, with which the whole completes if it `endsAll`.
  func add<Upstream: Publisher>(
    _ publisher: Upstream, endsAll: Bool = false, _ receive: @escaping (Upstream.Output) -> Void
  ) where Upstream.Failure == Failure {
    guard outlet?.isOpen == true else { return }
    let sink = Subscribers.Sink<Upstream.Output, Failure>(
      receiveCompletion: { [weak self] in self?.receive($0, endsAll: endsAll) },
      receiveValue: receive)
    connections.append(AnyCancellable(sink))
    StreamPassage.subscribing(by: StreamPassage(from: publisher, to: maker)) {
      publisher.subscribe(sink)
    }
  }

  func send(_ value: Output) { outlet?.send(value) }

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
