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

  /// Says whether the innermost type is an inheritable class that inherits from none.
  ///
  /// A class with a colon may inherit: whether the first name after it is a class cannot be seen.
  var isInRootClass: Bool {
    let type = lexicalContext.first {
      $0.is(ExtensionDeclSyntax.self) || $0.isProtocol((any DeclGroupSyntax).self)
    }
    guard let type = type?.as(ClassDeclSyntax.self) else { return false }
    return type.inheritanceClause == nil && !type.modifiers.contains(.final)
  }
}
