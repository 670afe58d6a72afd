public import OpenCombine
import Trace

extension Publishers {
  /// Publishes the values of two publishers as they come.
  public nonisolated struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let maker = ParticipantMark.acting

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let gathering = GatheringSubscription(subscriber, of: 2, excess: .queued, maker: maker)
      gathering.add(a) { gathering.send($0) }
      gathering.add(b) { gathering.send($0) }
    }
  }
}

nonisolated extension Publisher {
  /// Publishes the values of this publisher and another as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B> where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(a: self, b: b)
  }

  /// Publishes the values of this publisher and two others as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  /// Publishes the values of this publisher and three others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    merge(with: b, c).merge(with: d)
  }
}

nonisolated extension Publishers.Merge: MadePublisher {
  var upstreams: [Any] { [a, b] }
}
