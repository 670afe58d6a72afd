public import Diagnostics
public import Documents
import Foundation
import Identifiers
public import Trace

extension Contract {
  /// Reads a contract from the front matter of `content/patterns/<id>.md`: `title`, `module`,
  /// `roles`, `directions` and, if one role presents values, `presents`.
  ///
  /// Errors are reported to the fields' collector, and the erroneous entries are left out.
  ///
  /// - Parameter fields: The front matter of a file named after the pattern's identifier. Other
  ///   keys are left to other readers.
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

  /// Reads a contract from the text of its file, ignoring other keys; throws every error in it.
  ///
  /// The file is named after the pattern's identifier.
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
            .repeatedDirection, at: direction.location, "duplicate direction '\(direction)'",
            notes: [DiagnosticNote(at: first.location, "first defined here")]))
      }
    }
  }
}

extension Contract {
  /// Reads a contract for your own modules: a YAML file with `title`, `module`, `roles` and
  /// `directions`, in the format of a pattern page's front matter.
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
  /// - Parameter path: The file, relative to the current directory.
  /// - Throws: ``DiagnosticError`` with every error in the file, each with its line and a
  ///   suggestion, or with the error that the file cannot be read.
  public init(contentsOf path: String) throws {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw DiagnosticError(
        .unreadable, at: SourceLocation(file: path),
        "the contract cannot be read from \(FileManager.default.currentDirectoryPath)")
    }
    try self.init(yaml: text, file: path)
  }

  /// Reads a contract from the text of a YAML file.
  package init(yaml text: String, file: String) throws(DiagnosticError) {
    let value = try Value.parse(yaml: text, file: file)
    self = try (value ?? Value(.mapping([]), at: SourceLocation(file: file)))
      .decode(Contract.init(reading:))
  }

  /// Verifies the recording of a test.
  ///
  /// ```swift
  /// @Suite(.recorded(verifying: { try contract.verify($0) })) struct CartTests { … }
  /// ```
  ///
  /// - Parameter log: The recording.
  /// - Throws: ``DiagnosticError`` with every breach: the roles, the act, its line, and the rule.
  public func verify(_ log: EventLog) throws(DiagnosticError) {
    let breaches = breaches(in: log)
    if !breaches.isEmpty { throw DiagnosticError(breaches.map(\.diagnostic)) }
  }
}
