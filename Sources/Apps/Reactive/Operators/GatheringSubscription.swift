import OpenCombine
import Trace

/// A subscription to several publishers for one subscriber.
///
/// It completes when all of them have completed, or at the first failure.
nonisolated final class GatheringSubscription<Output, Failure: Error> {
  private var outlet: Outlet<Output, Failure>?
  private var connections: [AnyCancellable] = []
  private var open: Int
  private let maker: ParticipantMark?

  /// Creates a subscription to `count` publishers for one subscriber.
  ///
  /// `excess` is the treatment of values beyond its demand. Values from other participants are
  /// delivered to `maker`, which made the operator.
  init<Downstream: Subscriber>(
    _ downstream: Downstream, of count: Int, excess: Outlet<Output, Failure>.Excess,
    maker: ParticipantMark?
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    open = count
    self.maker = maker
    // The outlet keeps this object alive, and releases everything when it is cancelled.
    outlet = Outlet(downstream, excess: excess) { self.end() }
    outlet?.open()
  }

  /// Subscribes to one of the publishers; if it `endsAll`, its completion is that of the whole.
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
