extension Diagnostic {
  /// The same fault as a warning, for a site that allows it.
  public var asWarning: Diagnostic {
    Diagnostic(
      id, severity: .warning, at: location, message, explanation: explanation,
      suggestion: suggestion, notes: notes, replacement: replacement)
  }
}
