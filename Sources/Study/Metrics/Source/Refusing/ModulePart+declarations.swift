import Diagnostics
import Sequences
import Trace

extension ModulePart {
  /// The extensions traced with another role than their type, which would then have two roles.
  var extensionRoles: [Diagnostic] {
    let types = Dictionary(
      keepingFirst: visible.flatMap(\.declarations).filter {
        $0.kind != .extension && $0.role != nil
      }
      .map { ($0.name, $0) })
    return own.flatMap(\.declarations).filter { $0.kind == .extension }.compactMap { part in
      guard let type = types[part.name], let role = type.role, let other = part.role, role != other
      else { return nil }
      return Diagnostic(
        .extensionRole, at: part.location,
        "the extension of '\(part.name)' is traced as '\(other.rawValue)', the type as "
          + "'\(role.rawValue)'",
        suggestion: "write @Traced(extending: .\(role))",
        notes: [DiagnosticNote(at: type.location, "the type is declared here")])
    }
  }

  /// The properties that keep a delegate, a data source or an observer alive.
  ///
  /// A property counts if it stores, not weakly, a protocol whose name ends in `Delegate`,
  /// `DataSource` or `Observer`, alone or in a collection. A class with such a name does not
  /// count, because its client may own it. Not detected is a delegate with another name.
  var strongDelegates: [Diagnostic] {
    own.flatMap(\.declarations).flatMap { declaration in
      declaration.stored.compactMap { property -> Diagnostic? in
        guard !property.isWeak,
          let name = property.types.flatMap({ index.resolve($0) }).first(where: { name in
            index.isProtocol(name) && Knowledge.Manner(naming: name) == .byBinding
          })
        else { return nil }
        return Diagnostic(
          .strongDelegate, at: property.location,
          "'\(declaration.name).\(property.name)' holds a '\(name)' strongly",
          explanation: "The notified object owns the notifying one. With a strong reference back, "
            + "neither is released.",
          suggestion: "write 'weak var \(property.name)'")
      }
    }
  }
}
