import HeadlessUI

/// Tracks by this module.
enum OwnObserving: Observing {
  static func track(_ apply: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(apply, onChange: onChange)
  }

  @Observable final class Model: ObservedModel {
    var number = 0
    var words: [String] = []
    var opaque = Opaque()
    weak var friend: Friend?
    @ObservationIgnored var ignored = 0
  }
}
