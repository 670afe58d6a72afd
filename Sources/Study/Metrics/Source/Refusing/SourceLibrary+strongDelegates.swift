import Diagnostics
import Identifiers

extension SourceLibrary {
  /// The properties of a pattern module that keep a delegate, a data source or an observer alive.
  ///
  /// One counts if it stores, not weakly, a protocol whose name ends in `Delegate`, `DataSource` or
  /// `Observer`, alone or in a collection. A class with such a name is no such protocol: who needs
  /// it may own it. What escapes is a delegate by another name.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each, in the order of the module's files.
  func strongDelegates(module: String) -> [Diagnostic] {
    let library = files.filter(\.area.isLibrary)
    return implementationFiles(of: module).flatMap { own, visible -> [Diagnostic] in
      let index = TypeIndex(visible, library: library)
      return own.flatMap(\.declarations).flatMap { declaration in
        declaration.stored.compactMap { property -> Diagnostic? in
          guard !property.isWeak,
            let name = property.types.flatMap({ index.resolve($0) }).first(where: { name in
              index.isProtocol(name) && Knowledge.Manner(naming: name) == .byBinding
            })
          else { return nil }
          return Diagnostic(
            .strongDelegate, at: property.location,
            "'\(declaration.name).\(property.name)' keeps a '\(name)' alive",
            explanation: "Who is notified owns the one that notifies; held strongly, neither of "
              + "them ends.",
            suggestion: "write 'weak var \(property.name)'")
        }
      }
    }
  }
}
