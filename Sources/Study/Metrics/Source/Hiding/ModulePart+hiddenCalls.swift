import Diagnostics

extension ModulePart {
  /// The accessors, observers, subscripts and lazy initialisers that call a traced method.
  ///
  /// Tracing cannot see such code, so the call would be attributed to the participant that reads
  /// or writes the property. A call is matched by name and labels with the methods of traced types
  /// in the module or in the same sample's domain, because the source does not show the receiver's
  /// type. Initialisers, operators and methods passed as values are not checked.
  var hiddenCalls: [Diagnostic] {
    let suspects = own.flatMap(\.hidden).filter { $0.kind.isAccessor && !$0.calls.isEmpty }
    guard !suspects.isEmpty else { return [] }
    let traced = visible.flatMap(\.declarations).filter { $0.role != nil }
    let methods = Dictionary(grouping: traced.flatMap(\.methods), by: \.name)
    return suspects.flatMap { code in
      code.calls.compactMap { call in
        methods[call.name]?.first(where: call.mayCall).map { .hiddenCall(call, $0, in: code) }
      }
    }
  }

  /// The initial values in participants that create other participants.
  ///
  /// Initial values are computed before the initialiser is entered, so a recording cannot
  /// distinguish them from the arguments of the call. It would attribute the creation of both to
  /// the same creator. Widgets do not count as participants here.
  var earlyCreations: [Diagnostic] {
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

extension Diagnostic {
  fileprivate static func hiddenCall(
    _ call: WrittenCall, _ method: MethodSignature, in code: HiddenCode
  ) -> Diagnostic {
    Diagnostic(
      .hiddenCall, at: call.location,
      "the \(code.kind.rawValue) of '\(code.name)' calls '\(method)', a traced method",
      explanation: "Tracing cannot see such code. The call would be recorded as made by the code "
        + "that reads or writes '\(code.name)'.",
      suggestion: "make it a method, and call the method")
  }

  fileprivate static func earlyCreation(
    of type: String, at mention: Mention, by property: StoredProperty, in declaration: Declaration
  ) -> Diagnostic {
    Diagnostic(
      .hiddenCall, at: mention.location,
      "the initial value of '\(declaration.name).\(property.name)' creates a '\(type)'",
      explanation: "It is computed before the initialiser is entered. It would be recorded as "
        + "created by the code that creates '\(declaration.name)'.",
      suggestion: "create it in 'init'")
  }
}
