package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@TracedStorage(role)`: accessors that record, in front of a storage named `_name`.
package protocol StorageTracing: AccessorMacro, PeerMacro {}

extension StorageTracing {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = TracedProperty(declaration), let kind = property.storageKind
    else { return [] }
    let setter = Setter(property, kind, role: node.role, in: context)
    return [
      "\(raw: getter(of: property, role: node.role, in: context))",
      """
      set {
      \(raw: setter.statements.reindented(to: 2))
      }
      """,
    ]
  }

  private static func getter(
    of property: TracedProperty, role: String, in context: some MacroExpansionContext
  ) -> String {
    guard property.isReadByOthers else { return "get { _\(property.name) }" }
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    return """
      get {
        Trace::Tracing.read(self, \(role), \(property.name.literal), _\(property.name), \(location))
        return _\(property.name)
      }
      """
  }
}

extension StorageTracing {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = TracedProperty(declaration), let kind = property.storageKind
    else { return [] }
    let storage: DeclSyntax = "\(raw: property.storageDeclaration)"
    return kind == .closure
      ? [storage, delivery(of: property)].compactMap(\.self) : [storage]
  }

  private static func delivery(of property: TracedProperty) -> DeclSyntax? {
    guard let type = property.type, let closure = ClosureType(type) else { return nil }
    let parameter = closure.isOptional ? type.trimmedDescription : "@escaping \(type.trimmed)"
    let unwrapping = closure.isOptional ? "guard let closure else { return nil }\n" : ""
    let statements = """
      \(unwrapping)let binding = binding()
      return \(closure.delivery)
      """
    return """
      private static func _bind_\(raw: property.name)(
        _ closure: \(raw: parameter), _ binding: @autoclosure () -> Trace::LiveBinding
      ) -> \(type.trimmed) {
      \(raw: statements.reindented(to: 2))
      }
      """
  }
}
