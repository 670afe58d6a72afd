import Trace

/// A publisher that knows its maker: a stream passes through that participant on its way.
nonisolated protocol MadePublisher {
  /// The participant in whose method the publisher was made; `nil` if nothing was recorded then.
  var maker: ParticipantMark? { get }
  /// The publishers whose values it publishes.
  var upstreams: [Any] { get }
}
