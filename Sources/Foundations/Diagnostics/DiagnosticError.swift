/// Diagnostics on their way up through an interface that throws.
public struct DiagnosticError: Error, CustomStringConvertible {
  /// All that was found, in order of file, line and column.
  public let diagnostics: [Diagnostic]

  /// Makes an error that carries several diagnostics, which it puts in order.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = diagnostics.sorted()
  }

  /// Makes an error that carries one diagnostic.
  public init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  /// One line for each diagnostic.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
