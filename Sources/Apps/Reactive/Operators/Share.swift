public import OpenCombine
import Trace

/// A publisher that subscribes only once, while it has any subscribers.
public nonisolated final class Share<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  private let upstream: Upstream
  let maker = ParticipantMark.acting
  // Created with the operator, so that in a recording it belongs to the operator's maker, not to
  // the first subscriber.
  private let subject = PassthroughSubject<Output, Failure>()
  private var connection: AnyCancellable?
  private var subscribers = 0

  init(upstream: Upstream) {
    self.upstream = upstream
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers += 1
    // A subscription keeps the publisher alive, since it may have no other owner.
    subject
      .handleEvents(receiveCancel: { self.leave() })
      .subscribe(subscriber)
    if subscribers == 1 { connect() }
  }

  private func connect() {
    let connection = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { [subject] in subject.send(completion: $0) },
      receiveValue: { [subject] in subject.send($0) })
    self.connection = AnyCancellable(connection)
    Relay(upstream: upstream, maker: maker).subscribe(connection)
  }

  private func leave() {
    subscribers -= 1
    if subscribers == 0 { connection = nil }
  }
}

nonisolated extension Share: MadePublisher {
  var upstreams: [Any] { [upstream] }
}

// OpenCombine's own `share` keeps no order. With the constraints, the compiler prefers the ones
// below; for any other failure type, the two are ambiguous.

nonisolated extension Publisher where Failure == Never {
  /// Subscribes once for all subscribers, and notifies them in the order of their subscriptions.
  public func share() -> Share<Self> { Share(upstream: self) }
}

nonisolated extension Publisher where Failure == any Error {
  /// Subscribes once for all subscribers, and notifies them in the order of their subscriptions.
  public func share() -> Share<Self> { Share(upstream: self) }
}

nonisolated extension Publisher {
  /// Subscribes once for all subscribers, and notifies them in the order of their subscriptions.
  public func share() -> Share<Self> { Share(upstream: self) }
}
