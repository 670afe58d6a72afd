import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// The innermost type around the macro, as an expression names it there.
  var enclosingType: String {
    for node in lexicalContext {
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if node.isProtocol((any DeclGroupSyntax).self),
        let type = node.asProtocol((any NamedDeclSyntax).self)
      {
        return type.name.text
      }
    }
    return "Self"
  }
}
