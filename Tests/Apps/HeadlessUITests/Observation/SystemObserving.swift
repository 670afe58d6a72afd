import Observation

/// Tracks by the system's module.
enum SystemObserving: Observing {
  static func track(_ apply: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(apply) { MainActor.assumeIsolated { onChange() } }
  }

  @Observable final class Model: ObservedModel {
    var number = 0
    var words: [String] = []
    var opaque = Opaque()
    weak var friend: Friend?
    @ObservationIgnored var ignored = 0
  }
}
