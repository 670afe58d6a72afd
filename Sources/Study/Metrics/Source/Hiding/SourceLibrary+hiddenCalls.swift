import Diagnostics

extension SourceLibrary {
  /// The accessors, observers, subscripts and lazy initialisers of a pattern module that call a
  /// traced method.
  ///
  /// Tracing cannot see such code, so the call would be recorded as made by the participant that
  /// reads or writes the property. A call is taken to be a traced method's if it has the name and
  /// the labels of one that a traced type of the module or of the same sample's domain declares;
  /// the source does not say on which type it is called. Initialisers, operators and methods that
  /// are handed over without being called are not looked at.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each call, in the order of the module's files.
  func hiddenCalls(module: String) -> [Diagnostic] {
    implementationFiles(of: module).flatMap { own, visible -> [Diagnostic] in
      let suspects = own.filter { $0.hidden.contains { $0.kind.isAccessor && !$0.calls.isEmpty } }
      guard !suspects.isEmpty else { return [] }
      let methods = tracedMethods(in: visible)
      return suspects.flatMap { file in
        file.hidden.filter(\.kind.isAccessor).flatMap { code in
          code.calls.compactMap { call in
            methods[call.name]?.first(where: call.mayCall).map { .hiddenCall(call, $0, in: code) }
          }
        }
      }
    }
  }

  /// The methods of the traced types among some files, by name.
  private func tracedMethods(in files: [FileFacts]) -> [String: [MethodSignature]] {
    let traced = files.flatMap(\.declarations).filter { $0.role != nil }
    return Dictionary(grouping: traced.flatMap(\.methods), by: \.name)
  }
}

extension Diagnostic {
  fileprivate static func hiddenCall(
    _ call: WrittenCall, _ method: MethodSignature, in code: HiddenCode
  ) -> Diagnostic {
    Diagnostic(
      .hiddenCall, at: call.location,
      "the \(code.kind.rawValue) of '\(code.name)' calls '\(method)', a traced method",
      explanation: "Tracing cannot see such code: the call would be recorded as made by whoever "
        + "reads or writes '\(code.name)'.",
      suggestion: "make it a method, and call that")
  }
}
