import Diagnostics
import Documents
import Trace

/// Reads the roles of a contract: standard roles by their names alone, and a program's own roles.
///
/// ```yaml
/// roles:
///   view: Shows, and says what was tapped.
///   mapper: { family: presentation, letters: MP, text: Turns answers into rows. }
/// ```
struct RoleReader {
  private let collector: DiagnosticCollector
  /// The described roles, in source order.
  private(set) var declared: [DeclaredRole] = []

  /// Reads the value of `roles`; the standard roles are known without it.
  init(_ value: Value?, _ collector: DiagnosticCollector) {
    self.collector = collector
    guard let value else { return }
    guard let entries = value.entries else {
      _ = Fields(value, collector: collector)
      return
    }
    for entry in entries {
      let role =
        entry.value.entries == nil
        ? standard(entry.key, entry.value, at: entry.keyLocation)
        : ofProgram(entry.key, entry.value, at: entry.keyLocation)
      if let role { declared.append(role) }
    }
  }

  private func standard(_ name: String, _ value: Value, at location: SourceLocation)
    -> DeclaredRole?
  {
    guard let text = value.string(collector) else { return nil }
    guard let role = Role(rawValue: name) else {
      collector.report(unknown(name, at: location))
      return nil
    }
    return DeclaredRole(role: role, text: text, location: location)
  }

  private func ofProgram(_ name: String, _ value: Value, at location: SourceLocation)
    -> DeclaredRole?
  {
    guard Role(rawValue: name) == nil else {
      collector.report(
        Diagnostic(
          .standardRole, at: location, "the standard role '\(name)' has a fixed family and letters",
          suggestion: "write '\(name): …' with a description of the role"))
      return nil
    }
    return value.decode(reportingTo: collector) { fields -> DeclaredRole? in
      let family: Role.Family? = fields.oneOf("family")
      let letters = fields.optional("letters")?.string(fields.collector)
      let text = fields.string("text")
      guard let family else { return nil }
      return DeclaredRole(
        role: Role(name, letters: letters, family: family, sentence: text), text: text,
        location: location)
    } ?? nil
  }

  func role(_ value: Value) -> Role? {
    guard let name = value.string(collector) else { return nil }
    return role(name, at: value.location)
  }

  /// Returns the role with a name; reports an error and returns `nil` if there is none.
  func role(_ name: String, at location: SourceLocation) -> Role? {
    if let role = declared.first(where: { $0.role.rawValue == name })?.role ?? Role(rawValue: name)
    {
      return role
    }
    collector.report(unknown(name, at: location))
    return nil
  }

  private func unknown(_ name: String, at location: SourceLocation) -> Diagnostic {
    let standard = Role.standard.map(\.rawValue)
    return Diagnostic(
      .unknownRole, at: location, "there is no role '\(name)'",
      explanation: """
        Known names: \(standard.joined(separator: ", ")). A role of your own needs a family: \
        '\(name): { family: …, text: … }'.
        """
    )
    .suggesting(nearestTo: name, in: standard + declared.map(\.role.rawValue))
  }
}
