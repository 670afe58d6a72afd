/// A fault as a value: what is wrong, where, what was expected, and what may help.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of the fault.
  public let id: DiagnosticID
  /// The severity of the fault.
  public private(set) var severity: Severity
  /// The place of the fault; `nil` if it belongs to no file.
  public let location: SourceLocation?
  /// The fault, in one line without a full stop.
  public let message: String
  /// The explanation: why it is a fault, or a thing that was expected.
  public let explanation: String?
  /// A suggestion, for instance `did you mean 'title'?`.
  public private(set) var suggestion: String?
  /// The other places that belong to it, for instance where a name was defined first.
  public let notes: [DiagnosticNote]
  /// The change that the suggestion means, if it is known exactly.
  public private(set) var replacement: Replacement?

  /// Creates a diagnostic; as severe as such faults are, unless a severity is given.
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
  /// Orders diagnostics by file, line and column, then by what they say; those without a file last,
  /// since they are about the whole.
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
  /// Tells whether at least one is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// The same fault as a warning, for a site that allows it.
  public var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// The same with a suggestion, and with the replacement that it means, if that is known.
  package func suggesting(
    _ suggestion: String, replacement: Replacement? = nil
  ) -> Diagnostic {
    var diagnostic = self
    diagnostic.suggestion = suggestion
    diagnostic.replacement = replacement
    return diagnostic
  }
}

/// Another place that belongs to a fault, for instance where a name was defined first.
public struct DiagnosticNote: Hashable, Sendable {
  /// The other place.
  public let location: SourceLocation
  /// The connection with the fault, in one line without a full stop.
  public let message: String

  /// Creates a note.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}

/// The severity of the fault.
public enum Severity: String, Sendable, Codable, CaseIterable {
  /// The work cannot be finished.
  case error
  /// The work is finished, and probably not as it was meant.
  case warning
  /// Worth knowing.
  case note
}
