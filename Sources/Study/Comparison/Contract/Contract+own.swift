public import Diagnostics
import Documents
import Foundation
public import Trace

extension Contract {
  /// Reads a contract for modules of one's own: a YAML file with `title`, `module`, `roles` and
  /// `directions`, as a pattern's page has them at its head.
  ///
  /// ```yaml
  /// title: The shop
  /// module: Shop
  /// roles:
  ///   view: Shows, and says what was tapped.
  ///   view model: Decides.
  /// directions:
  ///   - view -> view model
  ///   - view model ~> view (w)
  /// ```
  ///
  /// - Parameter path: The file, as seen from where the process runs.
  /// - Throws: ``DiagnosticError`` with every mistake in it, each with its line and a suggestion, or that
  ///   it cannot be read.
  public init(contentsOf path: String) throws {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unreadable, at: SourceLocation(file: path),
          "the contract cannot be read, seen from \(FileManager.default.currentDirectoryPath)"))
    }
    let value = try Value.parse(yaml: text, file: path)
    self = try (value ?? Value(.mapping([]), at: SourceLocation(file: path)))
      .decode(Contract.init(reading:))
  }

  /// Verifies what a test recorded.
  ///
  /// ```swift
  /// @Suite(.recorded(verifying: { try contract.verify($0) })) struct CartTests { … }
  /// ```
  ///
  /// - Parameter log: The recording.
  /// - Throws: ``DiagnosticError`` with every breach: who did what to whom, on which line, and what
  ///   the contract says instead.
  public func verify(_ log: EventLog) throws(DiagnosticError) {
    let breaches = breaches(in: log)
    if !breaches.isEmpty { throw DiagnosticError(breaches.map(\.diagnostic)) }
  }
}
