/// The collector to which one piece of work reports what it finds.
///
/// So the work can go on and find the rest.
///
/// A collector belongs to the task that made it; what leaves the task is `diagnostics`.
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

  /// Takes back what was reported, once what explains it better is found.
  ///
  /// - Complexity: O(*n*).
  public func withdraw(_ diagnostic: Diagnostic) {
    if let index = collected.lastIndex(of: diagnostic) { collected.remove(at: index) }
  }

  /// All that was reported, by file, line and column.
  ///
  /// - Complexity: O(*n* log *n*).
  public var diagnostics: [Diagnostic] { collected.sorted() }

  /// Tells whether an error was reported.
  public var hasErrors: Bool { collected.hasErrors }

  /// Runs a piece of work and keeps what it throws.
  ///
  /// - Returns: What the work gives, or `nil` if it threw.
  @discardableResult
  public func collect<Result>(_ work: () throws(DiagnosticError) -> Result) -> Result? {
    do {
      return try work()
    } catch {
      report(contentsOf: error.diagnostics)
      return nil
    }
  }

  /// Throws all that was reported, if there is an error among it.
  public func throwErrors() throws(DiagnosticError) {
    if hasErrors { throw DiagnosticError(collected) }
  }
}

/// Diagnostics on their way up through an interface that throws.
public struct DiagnosticError: Error, CustomStringConvertible {
  /// All that was found, in order of file, line and column.
  public let diagnostics: [Diagnostic]

  /// Creates an error that carries several diagnostics, which it puts in order.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = diagnostics.sorted()
  }

  /// Creates an error that carries one diagnostic.
  public init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  /// A line for each diagnostic, and below it what explains it and what helps: where an error is
  /// printed by somebody else, as by a test's runner, nothing else is seen of it.
  public var description: String {
    diagnostics.flatMap { diagnostic in
      [
        diagnostic.description, diagnostic.explanation.map { "  \($0)" },
        diagnostic.suggestion.map { "  = \($0)" },
      ].compactMap(\.self)
    }.joined(separator: "\n")
  }
}
