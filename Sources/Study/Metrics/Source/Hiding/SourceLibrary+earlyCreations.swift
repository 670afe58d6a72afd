import Diagnostics

extension SourceLibrary {
  /// The initial values in the participants of a pattern module that create participants.
  ///
  /// Initial values are computed before the initialiser is entered, so that a recording cannot tell
  /// them from the arguments of the call: it would say that whoever creates the one participant
  /// creates the other too.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each creation, in the order of the module's files.
  func earlyCreations(module: String) -> [Diagnostic] {
    implementationFiles(of: module).flatMap { own, visible -> [Diagnostic] in
      let index = TypeIndex(visible)
      return own.flatMap(\.declarations).filter { $0.role != nil }.flatMap { declaration in
        declaration.stored.flatMap { property in
          property.created.compactMap { mention in
            index.resolve(mention).first { !index.isProtocol($0) && index.role(of: $0) != nil }
              .map { .earlyCreation(of: $0, at: mention, by: property, in: declaration) }
          }
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func earlyCreation(
    of type: String, at mention: Mention, by property: StoredProperty, in declaration: Declaration
  ) -> Diagnostic {
    Diagnostic(
      .hiddenCall, at: mention.location,
      "the initial value of '\(declaration.name).\(property.name)' creates a '\(type)'",
      explanation: "It is computed before the initialiser is entered: it would be recorded as "
        + "created by whoever creates '\(declaration.name)'.",
      suggestion: "create it in 'init'")
  }
}
