public import Diagnostics
public import Documents
import Identifiers
import Trace

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
    let roles = fields.required("roles").map { Self.roles($0, collector) } ?? []
    let directions = fields.list("directions").compactMap {
      DirectionReader.read($0, collector)
    }
    let presents = fields.optional("presents").flatMap { Self.role($0, collector) }
    self.init(
      id: PatternID(String((file.split(separator: "/").last ?? "").prefix { $0 != "." })),
      title: fields.string("title"), module: fields.string("module"), roles: roles,
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

  static func roles(_ value: Value, _ collector: DiagnosticCollector) -> [DeclaredRole] {
    guard let entries = value.entries else {
      _ = Fields(value, collector: collector)
      return []
    }
    return entries.compactMap { entry in
      guard let text = entry.value.string(collector) else { return nil }
      guard let role = Role(rawValue: entry.key) else {
        collector.report(.unknownRole(entry.key, at: entry.keyLocation))
        return nil
      }
      return DeclaredRole(role: role, text: text, location: entry.keyLocation)
    }
  }

  static func role(_ value: Value, _ collector: DiagnosticCollector) -> Role? {
    guard let name = value.string(collector) else { return nil }
    if let role = Role(rawValue: name) { return role }
    collector.report(.unknownRole(name, at: value.location))
    return nil
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

extension Diagnostic {
  /// That a contract names a role that is not in the vocabulary.
  static func unknownRole(_ name: String, at location: SourceLocation) -> Diagnostic {
    let known = Role.allCases.map(\.rawValue)
    return Diagnostic(
      .unknownRole, at: location, "there is no role '\(name)'",
      explanation: "Known are: \(known.joined(separator: ", "))."
    )
    .suggesting(nearestTo: name, in: known)
  }
}
