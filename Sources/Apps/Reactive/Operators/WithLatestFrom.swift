public import OpenCombine
import Trace

/// Publishes, for each value of one publisher, what is made of it and the latest value of another;
/// nothing while the other has not published yet.
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
  /// The other is subscribed to first. The result completes with this publisher.
  public func withLatestFrom<Other: Publisher>(
    _ other: Other
  ) -> WithLatestFrom<Self, Other, Other.Output> where Other.Failure == Failure {
    WithLatestFrom(upstream: self, other: other) { $1 }
  }

  /// Publishes what is made of each value and the latest value of another publisher.
  public func withLatestFrom<Other: Publisher, Result>(
    _ other: Other, _ combine: @escaping (Output, Other.Output) -> Result
  ) -> WithLatestFrom<Self, Other, Result> where Other.Failure == Failure {
    WithLatestFrom(upstream: self, other: other, combine: combine)
  }
}

nonisolated extension WithLatestFrom: MadePublisher {
  var upstreams: [Any] { [upstream, other] }
}
