import Diagnostics
import Sequences
import Trace

extension SourceLibrary {
  /// The extensions of a pattern module that are traced as another role than the type they extend:
  /// one participant would have two roles.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each extension, naming both roles, with the type's place.
  func extensionRoles(module: String) -> [Diagnostic] {
    implementationFiles(of: module).flatMap { own, visible -> [Diagnostic] in
      let extensions = own.flatMap(\.declarations).filter {
        $0.kind == .extension && $0.role != nil
      }
      guard !extensions.isEmpty else { return [] }
      let types = Dictionary(
        keepingFirst: visible.flatMap(\.declarations).filter {
          $0.kind != .extension && $0.role != nil
        }
        .map { ($0.name, $0) })
      return extensions.compactMap { part in
        guard let type = types[part.name], let role = type.role, let other = part.role,
          role != other
        else { return nil }
        return Diagnostic(
          .extensionRole, at: part.location,
          "the extension of '\(part.name)' is traced as '\(other.rawValue)', the type as "
            + "'\(role.rawValue)'",
          suggestion: "write @Traced(extending: .\(role))",
          notes: [DiagnosticNote(at: type.location, "the type is declared here")])
      }
    }
  }
}
