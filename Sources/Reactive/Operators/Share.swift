public import OpenCombine
import Trace

/// A publisher that subscribes once, for all its subscribers, while there are any.
public nonisolated final class Share<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  private let upstream: Upstream
  let maker = ParticipantMark.acting
  private var subject: PassthroughSubject<Output, Failure>?
  private var connection: AnyCancellable?
  private var subscribers = 0

  init(upstream: Upstream) {
    self.upstream = upstream
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let current = subject ?? PassthroughSubject()
    let isFirst = subject == nil
    subject = current
    subscribers += 1
    current
      .handleEvents(receiveCancel: { [weak self] in self?.leave() })
      .subscribe(subscriber)
    if isFirst { connect(current) }
  }

  private func connect(_ subject: PassthroughSubject<Output, Failure>) {
    let connection = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    self.connection = AnyCancellable(connection)
    Relay(upstream: upstream, maker: maker).subscribe(connection)
  }

  private func leave() {
    subscribers -= 1
    guard subscribers == 0 else { return }
    subject = nil
    connection = nil
  }
}

nonisolated extension Share: Made {
  var upstreams: [Any] { [upstream] }
}

// OpenCombine has a `share` of its own, which keeps no order, and which the compiler would not put
// after this one if it were not for the constraints: with any other failure the two are ambiguous.

nonisolated extension Publisher where Failure == Never {
  /// Subscribes once for all subscribers, which are notified in the order in which they subscribed.
  public func share() -> Share<Self> { Share(upstream: self) }
}

nonisolated extension Publisher where Failure == any Error {
  /// Subscribes once for all subscribers, which are notified in the order in which they subscribed.
  public func share() -> Share<Self> { Share(upstream: self) }
}

nonisolated extension Publisher {
  /// Subscribes once for all subscribers, which are notified in the order in which they subscribed.
  public func share() -> Share<Self> { Share(upstream: self) }
}
