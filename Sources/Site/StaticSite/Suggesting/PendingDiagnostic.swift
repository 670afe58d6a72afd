import Diagnostics

/// A fault, and the name that was perhaps misspelt: suggestions are computed when all faults are
/// collected, so that many of them cost no more than a few.
struct PendingDiagnostic: Sendable {
  /// The fault.
  let diagnostic: Diagnostic
  /// The name to look for; `nil` if there is nothing to suggest, or something is suggested already.
  let question: Question?

  init(_ diagnostic: Diagnostic, question: Question? = nil) {
    self.diagnostic = diagnostic
    self.question = question
  }

  /// A name to be compared with those that there are.
  struct Question: Sendable {
    /// The names that are meant.
    enum Domain: Hashable, Sendable {
      /// The paths of texts below `content/`.
      case texts
      /// The addresses of pages and files, from the root.
      case addresses
      /// The anchors of the page that is written to a file.
      case anchors(file: String)
    }

    /// A name, and where it was looked for.
    struct SoughtName: Hashable, Sendable {
      let domain: Domain
      let name: String
    }

    let key: SoughtName
    /// The text that the suggestion would replace.
    let written: String
    /// Writes a name as it would be written there.
    let form: @Sendable (String) -> String

    init(
      _ domain: Domain, _ name: String, insteadOf written: String,
      form: @escaping @Sendable (String) -> String
    ) {
      key = SoughtName(domain: domain, name: name)
      self.written = written
      self.form = form
    }
  }
}

extension PendingDiagnostic {
  /// The same with notes.
  func noting(_ notes: [DiagnosticNote]) -> PendingDiagnostic {
    PendingDiagnostic(
      Diagnostic(
        diagnostic.id, severity: diagnostic.severity, at: diagnostic.location, diagnostic.message,
        explanation: diagnostic.explanation, suggestion: diagnostic.suggestion, notes: notes,
        replacement: diagnostic.replacement), question: question)
  }

  /// Tells whether this one is reported rather than another that reads the same: the answer is to
  /// be the same each time.
  static func precedes(_ left: PendingDiagnostic, _ right: PendingDiagnostic) -> Bool {
    if left.diagnostic < right.diagnostic { return true }
    if right.diagnostic < left.diagnostic { return false }
    return (left.diagnostic.explanation ?? "") < (right.diagnostic.explanation ?? "")
  }
}
