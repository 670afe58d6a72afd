import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Traced` adds to a class with `@Observable`.
///
/// These are the two methods that the accessors of the system's macro call, preferred over those
/// that it adds itself. They are isolated like the class, because only there its key paths can be
/// formed.
enum ObservedMembers {
  static func of(
    _ type: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let properties = type.memberBlock.members.compactMap { TracedProperty($0.decl) }
      .filter(\.variable.isObservable)
    guard type.attributes.contains(named: "Observable"), !properties.isEmpty,
      let name = type.as(ClassDeclSyntax.self)?.name.text
    else { return [] }
    let list = properties.map { property in
      let location = OriginalLocation(of: property.binding, in: context).fileAndLine
      let isWatched = property.observers.isEmpty ? "" : "hasObservers: true, "
      return """
            Trace::ObservedProperty(
              \(property.name.literal), \\\(name).\(property.name), storage: \\\(name)._\(property.name),
              \(isWatched)\(location)),
        """
    }.joined(separator: "\n")
    return [
      """
      private var _observed: [Trace::ObservedProperty] {
        [
      \(raw: list)
        ]
      }
      """,
      """
      private func access<__Value>(keyPath: ReferenceWritableKeyPath<\(raw: name), __Value>) {
        Trace::Tracing.access(self, keyPath, in: _$observationRegistrar, _observed)
      }
      """,
      """
      private func withMutation<__Value, __Result>(
        keyPath: ReferenceWritableKeyPath<\(raw: name), __Value>, _ mutation: () throws -> __Result
      ) rethrows -> __Result {
        try Trace::Tracing.withMutation(
          of: self, keyPath, in: _$observationRegistrar, _observed, mutation)
      }
      """,
    ]
  }
}
