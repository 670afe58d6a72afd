extension DiagnosticError {
  /// Creates an error that carries one diagnostic; for the parameters, see ``Diagnostic``.
  public init(
    _ id: DiagnosticID, at location: SourceLocation? = nil, _ message: String,
    explanation: String? = nil, suggestion: String? = nil, notes: [DiagnosticNote] = []
  ) {
    self.init(
      Diagnostic(
        id, at: location, message, explanation: explanation, suggestion: suggestion, notes: notes))
  }
}

extension DiagnosticCollector {
  /// Evaluates an expression, or reports the diagnostics that it throws and returns `nil`.
  @discardableResult
  public func collect<Result>(
    _ value: @autoclosure () throws(DiagnosticError) -> Result
  ) -> Result? {
    collect { () throws(DiagnosticError) in try value() }
  }
}
