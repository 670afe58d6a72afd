public import OpenCombine
import Trace

/// A stream at the place where a participant hands it on, its own operators included: what comes
/// from another participant is delivered to the maker before it goes further.
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

/// The subscriber with which the operators of the stream's maker end.
///
/// It hands on what it receives, by the way that goes on.
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
  /// In a recording, the stream passes through the participant in whose method this is: a value
  /// that comes from another participant is delivered to it on its way.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    guard let maker = ParticipantMark.acting, !(self is AnyPublisher<Output, Failure>) else {
      return AnyPublisher(self)
    }
    return AnyPublisher(Relay(upstream: self, maker: maker))
  }
}

/// A publisher that knows its maker: a stream passes through that participant on its way.
nonisolated protocol MadePublisher {
  /// The participant in whose method the publisher was made; `nil` if nothing was recorded then.
  var maker: ParticipantMark? { get }
  /// The publishers whose values it publishes.
  var upstreams: [Any] { get }
}
