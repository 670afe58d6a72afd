/// Collects the diagnostics of one piece of work.
///
/// Reporting instead of throwing lets the work continue and find the remaining problems.
///
/// A collector belongs to the task that created it. Only its `diagnostics` leave that task.
public final class DiagnosticCollector {
  private var collected: [Diagnostic] = []

  /// Creates an empty collector.
  public init() {}

  /// Reports a diagnostic.
  public func report(_ diagnostic: Diagnostic) {
    collected.append(diagnostic)
  }

  /// Reports several diagnostics.
  public func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
    collected.append(contentsOf: diagnostics)
  }

  /// Removes a reported diagnostic, once a better explanation of the problem is found.
  ///
  /// - Complexity: O(*n*).
  public func withdraw(_ diagnostic: Diagnostic) {
    if let index = collected.lastIndex(of: diagnostic) { collected.remove(at: index) }
  }

  /// All reported diagnostics, sorted by file, line and column.
  ///
  /// - Complexity: O(*n* log *n*).
  public var diagnostics: [Diagnostic] { collected.sorted() }

  /// Indicates whether an error was reported.
  public var hasErrors: Bool { collected.hasErrors }

  /// Runs a closure, or reports the diagnostics that it throws and returns `nil`.
  @discardableResult
  public func collect<Result>(_ work: () throws(DiagnosticError) -> Result) -> Result? {
    do {
      return try work()
    } catch {
      report(contentsOf: error.diagnostics)
      return nil
    }
  }

  /// Throws all reported diagnostics if at least one of them is an error.
  public func throwErrors() throws(DiagnosticError) {
    if hasErrors { throw DiagnosticError(collected) }
  }
}

/// An error that carries diagnostics through a throwing interface.
public struct DiagnosticError: Error, CustomStringConvertible {
  /// All diagnostics, sorted by file, line and column.
  public let diagnostics: [Diagnostic]

  /// Creates an error that carries several diagnostics, and sorts them.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = diagnostics.sorted()
  }

  /// Creates an error that carries one diagnostic.
  public init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  /// Each diagnostic on a line, followed by its explanation and suggestion, since foreign code
  /// such as a test runner prints nothing else.
  public var description: String {
    diagnostics.flatMap { diagnostic in
      [
        diagnostic.description, diagnostic.explanation.map { "  \($0)" },
        diagnostic.suggestion.map { "  = \($0)" },
      ].compactMap(\.self)
    }.joined(separator: "\n")
  }
}
