public import OpenCombine
import Trace

/// A stream at the point where a participant passes it on, after that participant's own operators.
///
/// Values from other participants are delivered to the maker before they continue.
nonisolated struct Relay<Upstream: Publisher>: Publisher, MadePublisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let maker: ParticipantMark?
  var upstreams: [Any] { [upstream] }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let relay = RelaySubscriber(downstream: subscriber)
    StreamPassage.subscribing(by: StreamPassage(from: upstream, to: maker)) {
      upstream.subscribe(relay)
    }
  }
}

/// The subscriber after the operators of a stream's maker, which passes values on along the next
/// passage.
private nonisolated final class RelaySubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let next = StreamPassage.next

  init(downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    next.pass(input) { downstream.receive(input) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}

nonisolated extension Publisher {
  /// Hides the publisher's type.
  ///
  /// In a recording, the stream passes through the acting participant: a value from another
  /// participant is first delivered to that one.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    guard let maker = ParticipantMark.acting, !(self is AnyPublisher<Output, Failure>) else {
      return AnyPublisher(self)
    }
    return AnyPublisher(Relay(upstream: self, maker: maker))
  }
}

/// A publisher that knows its maker, through which the stream passes.
nonisolated protocol MadePublisher {
  /// The participant whose method made the publisher; `nil` if nothing was recorded then.
  var maker: ParticipantMark? { get }
  /// The publishers whose values it publishes.
  var upstreams: [Any] { get }
}
