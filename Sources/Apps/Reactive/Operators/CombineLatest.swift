public import OpenCombine
import Trace

extension Publishers {
  /// Publishes the latest values of two publishers whenever either publishes, once both have a
  /// value.
  public nonisolated struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let maker = ParticipantMark.acting

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let gathering = GatheringSubscription(subscriber, of: 2, excess: .newest, maker: maker)
      let (latestA, latestB) = (Latest<A.Output>(), Latest<B.Output>())
      func publish() {
        if let a = latestA.value, let b = latestB.value { gathering.send((a, b)) }
      }
      gathering.add(a) { value in
        latestA.value = value
        publish()
      }
      gathering.add(b) { value in
        latestB.value = value
        publish()
      }
    }
  }

  /// Publishes the latest values of three publishers together.
  public nonisolated struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let c: C

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(a: CombineLatest(a: a, b: b), b: c)
        .map { ($0.0, $0.1, $1) }
        .subscribe(subscriber)
    }
  }

  /// Publishes the latest values of four publishers together.
  public nonisolated struct CombineLatest4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let c: C
    let d: D

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(a: CombineLatest(a: a, b: b), b: CombineLatest(a: c, b: d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .subscribe(subscriber)
    }
  }
}

nonisolated extension Publisher {
  /// Publishes the latest values of this publisher and another together.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(a: self, b: b)
  }

  /// Publishes a transformation of the latest values of this publisher and another.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
    combineLatest(b).map { transform($0, $1) }
  }

  /// Publishes the latest values of this publisher and two others together.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(a: self, b: b, c: c)
  }

  /// Publishes the latest values of this publisher and three others together.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(a: self, b: b, c: c, d: d)
  }
}

/// The latest value of a publisher.
nonisolated final class Latest<Value> {
  var value: Value?
}

nonisolated extension Publishers.CombineLatest: MadePublisher {
  var upstreams: [Any] { [a, b] }
}
