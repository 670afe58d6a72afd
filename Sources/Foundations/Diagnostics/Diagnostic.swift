/// A problem in the input: what is wrong, where, what was expected, and how to fix it.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of problem.
  public let id: DiagnosticID
  /// The severity of the problem.
  public private(set) var severity: Severity
  /// The location of the problem; `nil` if it belongs to no file.
  public let location: SourceLocation?
  /// The problem, in one line without a full stop.
  public let message: String
  /// The reason why this is a problem, or an account of what was expected.
  public let explanation: String?
  /// A suggestion, for instance `did you mean 'title'?`.
  public private(set) var suggestion: String?
  /// Other locations that are involved, for instance the first definition of a name.
  public let notes: [DiagnosticNote]
  /// The edit that carries out the suggestion, if it is known exactly.
  public private(set) var replacement: Replacement?

  /// Creates a diagnostic with the severity of its id, unless another one is given.
  public init(
    _ id: DiagnosticID, severity: Severity? = nil, at location: SourceLocation? = nil,
    _ message: String, explanation: String? = nil, suggestion: String? = nil,
    notes: [DiagnosticNote] = [], replacement: Replacement? = nil
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.location = location
    self.message = message
    self.explanation = explanation
    self.suggestion = suggestion
    self.notes = notes
    self.replacement = replacement
  }
}

extension Diagnostic: Comparable {
  /// Orders diagnostics by file, line, column and text; those without a file, which concern the
  /// whole, come last.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location {
      guard let rightLocation = right.location else { return true }
      guard let leftLocation = left.location else { return false }
      return leftLocation < rightLocation
    }
    return left.words < right.words
  }

  private var words: (DiagnosticID, String, String, String) {
    (id, message, explanation ?? "", suggestion ?? "")
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `file:line:column: error: message [id]`.
  public var description: String {
    let prefix = location.map { "\($0): " } ?? ""
    return "\(prefix)\(severity.rawValue): \(message) [\(id)]"
  }
}

extension Sequence where Element == Diagnostic {
  /// Indicates whether at least one diagnostic is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// The same diagnostic as a warning, for a site that tolerates the problem.
  public var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// Returns the diagnostic with a suggestion and, if it is known, the matching replacement.
  package func suggesting(
    _ suggestion: String, replacement: Replacement? = nil
  ) -> Diagnostic {
    var diagnostic = self
    diagnostic.suggestion = suggestion
    diagnostic.replacement = replacement
    return diagnostic
  }
}

/// Another location involved in a problem, for instance the first definition of a name.
public struct DiagnosticNote: Hashable, Sendable {
  /// The other location.
  public let location: SourceLocation
  /// The connection with the problem, in one line without a full stop.
  public let message: String

  /// Creates a note.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}

/// The severity of a problem.
public enum Severity: String, Sendable, Codable, CaseIterable {
  /// The work cannot be completed.
  case error
  /// The work is completed, but the result is probably not the intended one.
  case warning
  /// Information only.
  case note
}
