public import OpenCombine
import Trace

/// Combines each value of one publisher with the latest value of another.
///
/// It publishes nothing until the other has published.
public nonisolated struct WithLatestFrom<Upstream: Publisher, Other: Publisher, Output>: Publisher
where Upstream.Failure == Other.Failure {
  public typealias Failure = Upstream.Failure

  let upstream: Upstream
  let other: Other
  let combine: (Upstream.Output, Other.Output) -> Output
  let maker = ParticipantMark.acting

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let gathering = GatheringSubscription(subscriber, of: 2, excess: .queued, maker: maker)
    let latest = Latest<Other.Output>()
    gathering.add(other) { latest.value = $0 }
    gathering.add(upstream, endsAll: true) { value in
      if let other = latest.value { gathering.send(combine(value, other)) }
    }
  }
}

nonisolated extension Publisher {
  /// Publishes the latest value of another publisher whenever this one publishes.
  ///
  /// It subscribes to the other first, and completes with this publisher.
  public func withLatestFrom<Other: Publisher>(
    _ other: Other
  ) -> WithLatestFrom<Self, Other, Other.Output> where Other.Failure == Failure {
    WithLatestFrom(upstream: self, other: other) { $1 }
  }

  /// Publishes a combination of each value with the latest value of another publisher.
  public func withLatestFrom<Other: Publisher, Result>(
    _ other: Other, _ combine: @escaping (Output, Other.Output) -> Result
  ) -> WithLatestFrom<Self, Other, Result> where Other.Failure == Failure {
    WithLatestFrom(upstream: self, other: other, combine: combine)
  }
}

nonisolated extension WithLatestFrom: MadePublisher {
  var upstreams: [Any] { [upstream, other] }
}
