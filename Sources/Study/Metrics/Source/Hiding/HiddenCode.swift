public import Diagnostics

/// Code that tracing cannot see, or a value that others could read unseen.
///
/// None of it is a fault by itself; it is listed with its place, because what is not seen is
/// missing from every number.
public struct HiddenCode: Sendable, Hashable, Codable {
  /// The reason why it cannot be seen.
  public let kind: HiddenCodeKind
  /// The property, after the type that has it: `CounterView.count`; of a closure, the member in
  /// which it is written.
  public let name: String
  /// The place where it is: the property's name, `subscript`, or the closure's brace.
  public let location: SourceLocation
  /// The calls that its code writes.
  let calls: [WrittenCall]
}

/// The reason why it cannot be seen.
public enum HiddenCodeKind: String, Sendable, Hashable, Codable, CaseIterable {
  case getter
  case setter
  case observer
  case `subscript`
  case lazy = "lazy initialiser"
  /// A closure: what its body does is attributed to the participant that bound it or runs it; the
  /// body itself is no call.
  case closure
  /// A `let` that is neither private nor fileprivate.
  case constant
}

extension HiddenCodeKind {
  /// Says whether it is an accessor, an observer or a lazy initialiser: code that runs when a
  /// property is read or written.
  public var isAccessor: Bool { self != .closure && self != .constant }
}

/// A call as it is written.
struct WrittenCall: Sendable, Hashable, Codable {
  /// The name that is called, without what is before its last dot.
  let name: String
  /// The labels of the arguments in parentheses, `_` where there is none.
  let labels: [String]
  /// The number of closures that follow the parentheses.
  let trailingClosures: Int
  /// The place of the name.
  let location: SourceLocation

  /// Returns whether it could call a method: the labels agree, arguments with defaults may be
  /// missing, and closures may follow.
  func mayCall(_ method: MethodSignature) -> Bool {
    guard name == method.name, labels.count + trailingClosures <= method.labels.count else {
      return false
    }
    var rest = method.labels[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.count >= trailingClosures
  }
}
