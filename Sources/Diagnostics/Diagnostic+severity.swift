extension Diagnostic {
  /// The same fault as a warning, where it is known to be bearable.
  public var asWarning: Diagnostic {
    Diagnostic(
      id, severity: .warning, at: location, message, explanation: explanation,
      suggestion: suggestion, notes: notes, replacement: replacement)
  }
}
