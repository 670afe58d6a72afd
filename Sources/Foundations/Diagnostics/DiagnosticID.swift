/// The stable name of a kind of problem: lower-case words joined by hyphens.
///
/// The ids of this package are constants with a meaning each; ``all`` lists them. A site's own
/// program adds ids for its own reports:
///
/// ```swift
/// extension DiagnosticID {
///   static let shouting = DiagnosticID("shouting", meaning: "A title is in capital letters.")
/// }
/// ```
public struct DiagnosticID: RawRepresentable, Sendable {
  /// The name, as shown in messages and JSON.
  public let rawValue: String
  /// The default severity of such a problem, which a diagnostic may override.
  public let severity: Severity
  /// The problem that a diagnostic with this id reports, in one sentence; `nil` for an id created
  /// from a name only.
  public let meaning: String?

  /// Creates an id.
  ///
  /// - Parameters:
  ///   - rawValue: The name, in lower-case words joined by hyphens.
  ///   - severity: The default severity of such a problem.
  ///   - meaning: The problem, in one sentence.
  public init(_ rawValue: String, severity: Severity = .error, meaning: String? = nil) {
    self.rawValue = rawValue
    self.severity = severity
    self.meaning = meaning
  }

  /// Creates an id that has only a name.
  public init(rawValue: String) { self.init(rawValue) }
}

// Only the name is compared and encoded, as for every `RawRepresentable` type.
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
