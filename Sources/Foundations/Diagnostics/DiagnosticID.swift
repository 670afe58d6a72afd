/// A stable name of a kind of fault: lower-case words joined by hyphens.
///
/// Those of this package are constants, each with its meaning; ``all`` lists them. A site's own
/// program adds further ones for what its reports find:
///
/// ```swift
/// extension DiagnosticID {
///   static let shouting = DiagnosticID("shouting", meaning: "A title is in capital letters.")
/// }
/// ```
public struct DiagnosticID: RawRepresentable, Sendable {
  /// The name, as messages and JSON show it.
  public let rawValue: String
  /// The severity of such a fault, unless its diagnostic says otherwise.
  public let severity: Severity
  /// The fault that a diagnostic with this id reports, in one sentence; `nil` for an id with a name
  /// only.
  public let meaning: String?

  /// Creates an id.
  ///
  /// - Parameters:
  ///   - rawValue: The name, in lower-case words joined by hyphens.
  ///   - severity: How bad such a fault usually is.
  ///   - meaning: What is wrong, in one sentence.
  public init(_ rawValue: String, severity: Severity = .error, meaning: String? = nil) {
    self.rawValue = rawValue
    self.severity = severity
    self.meaning = meaning
  }

  /// Creates an id that has only a name.
  public init(rawValue: String) { self.init(rawValue) }
}

// The name alone decides what is equal, and is all that is written: so it is of whatever has a raw
// value.
extension DiagnosticID: Hashable, Codable {}

extension DiagnosticID: Comparable {
  /// Orders ids by their names.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DiagnosticID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
