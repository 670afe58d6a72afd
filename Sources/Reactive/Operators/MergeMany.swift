public import OpenCombine
import Trace

extension Publishers {
  /// Publishes what any of several publishers of one type publishes, as it comes.
  public nonisolated struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let publishers: [Upstream]
    let maker = ParticipantMark.acting

    /// A publisher of what some publishers publish.
    public init(_ publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// A publisher of what some publishers publish.
    public init(_ publishers: Upstream...) {
      self.init(publishers)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let gathering = Gathering(
        subscriber, of: publishers.count, excess: .queued, maker: maker)
      for publisher in publishers { gathering.add(publisher) { gathering.send($0) } }
      if publishers.isEmpty { gathering.finish() }
    }
  }
}

nonisolated extension Publishers.MergeMany: Made {
  var upstreams: [Any] { publishers }
}
