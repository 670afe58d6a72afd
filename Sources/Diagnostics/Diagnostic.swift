/// A fault as a value: what is wrong, where, what was expected, and what may help.
public struct Diagnostic: Hashable, Sendable {
  /// A stable name of the kind of fault in lower-case words joined by hyphens.
  public let id: String
  /// How bad it is.
  public let severity: Severity
  /// Where it is; `nil` if it belongs to no file.
  public let location: SourceLocation?
  /// What is wrong, in one line without a full stop.
  public let message: String
  /// What was expected, or why it is a fault.
  public let explanation: String?
  /// What may help, for instance `did you mean 'title'?`.
  public let suggestion: String?

  /// Makes a diagnostic; an error unless told otherwise.
  public init(
    _ id: String, severity: Severity = .error, at location: SourceLocation? = nil,
    _ message: String, explanation: String? = nil, suggestion: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.location = location
    self.message = message
    self.explanation = explanation
    self.suggestion = suggestion
  }
}

extension Diagnostic: Comparable {
  /// Orders diagnostics by file, line and column, then by id and message; those without a file first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location {
      guard let rightLocation = right.location else { return false }
      guard let leftLocation = left.location else { return true }
      return leftLocation < rightLocation
    }
    return (left.id, left.message) < (right.id, right.message)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `file:line:column: error: message [id]`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message) [\(id)]"
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether at least one is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
