/// A model as programs of reads and changes need it, whosever macro makes it observable.
protocol ObservedModel: AnyObject {
  init()
  var number: Int { get set }
  var words: [String] { get set }
  var opaque: Opaque { get set }
  var friend: Friend? { get set }
  var ignored: Int { get set }
}

extension ObservedModel {
  /// Computed from two properties that are tracked and one that is not.
  var summary: String { "\(number) \(words.count) \(ignored)" }
}

/// A value that cannot be compared.
struct Opaque {
  var value = 0
}

/// An object that is known by its identity.
nonisolated final class Friend: Sendable {}

/// A way of tracking: ours, or the system's.
protocol Observing {
  associatedtype Model: ObservedModel
  static func track(_ apply: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void)
}
