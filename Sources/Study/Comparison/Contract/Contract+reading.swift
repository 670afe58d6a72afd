public import Diagnostics
public import Documents
import Foundation
import Identifiers
public import Trace

extension Contract {
  /// Reads a contract from the front matter of `content/patterns/<id>.md`: `title`, `module`,
  /// `roles`, `directions` and, if one role is to turn values into what is seen, `presents`.
  ///
  /// Faults go to the fields' collector; what was faulty is left out.
  ///
  /// - Parameter fields: The front matter of a file whose name is the pattern's identifier; other
  ///   keys are others' business.
  public init(reading fields: Fields) {
    let collector = fields.collector
    let file = fields.value.location.file
    let roles = RoleReader(fields.required("roles"), collector)
    let directions = fields.list("directions").compactMap {
      DirectionReader.read($0, roles, collector)
    }
    let presents = fields.optional("presents").flatMap(roles.role)
    self.init(
      id: PatternID(String((file.split(separator: "/").last ?? "").prefix { $0 != "." })),
      title: fields.string("title"), module: fields.string("module"), roles: roles.declared,
      directions: directions, presents: presents, file: file,
      moduleLocation: fields.value["module"]?.location)
    if let presents, !declares(presents) {
      fields.report(
        .undeclaredRole, at: "presents",
        "the role '\(presents.rawValue)' is not among the pattern's roles",
        suggestion: "describe it under 'roles'")
    }
    reportUndeclaredRoles(to: collector)
    reportRepetitions(to: collector)
  }

  /// Reads a contract from the text of its file; other keys are passed over.
  ///
  /// - Parameters:
  ///   - path: The file, whose name is the pattern's identifier.
  ///   - text: What is in it.
  /// - Returns: The contract.
  /// - Throws: Every fault of the front matter.
  public static func read(path: String, text: String) throws(DiagnosticError) -> Contract {
    try Document(path: path, text: text).fields.decode { fields in
      let contract = Contract(reading: fields)
      fields.leaveRest()
      return contract
    }
  }

  private func reportUndeclaredRoles(to collector: DiagnosticCollector) {
    for direction in directions {
      for role in [direction.from, direction.to] where !declares(role) {
        collector.report(
          Diagnostic(
            .undeclaredRole, at: direction.location,
            "the role '\(role.rawValue)' is not among the pattern's roles",
            suggestion: "describe it under 'roles'"))
      }
    }
  }

  private func reportRepetitions(to collector: DiagnosticCollector) {
    for (index, direction) in directions.enumerated() {
      let first = directions[..<index].first {
        $0.kind == direction.kind && $0.from == direction.from && $0.to == direction.to
      }
      if let first {
        collector.report(
          Diagnostic(
            .repeatedDirection, at: direction.location, "'\(direction)' is allowed already",
            notes: [DiagnosticNote(at: first.location, "it is allowed here")]))
      }
    }
  }
}

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
  /// - Throws: ``DiagnosticError`` with every mistake in it, each with its line and a suggestion,
  ///   or that it cannot be read.
  public init(contentsOf path: String) throws {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw DiagnosticError(
        .unreadable, at: SourceLocation(file: path),
        "the contract cannot be read, seen from \(FileManager.default.currentDirectoryPath)")
    }
    try self.init(yaml: text, file: path)
  }

  /// Reads a contract from the text of a YAML file.
  package init(yaml text: String, file: String) throws(DiagnosticError) {
    let value = try Value.parse(yaml: text, file: file)
    self = try (value ?? Value(.mapping([]), at: SourceLocation(file: file)))
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
