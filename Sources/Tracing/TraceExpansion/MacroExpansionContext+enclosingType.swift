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
  var isInRootClass: Bool {
    guard let enclosingClass else { return false }
    return enclosingClass.inheritanceClause == nil && !enclosingClass.modifiers.contains(.final)
  }

  /// Says whether the innermost type is a class that may inherit: whether the first name after its
  /// colon is a class cannot be seen.
  var isInHeir: Bool { enclosingClass?.inheritanceClause != nil }

  private var enclosingClass: ClassDeclSyntax? {
    let type = lexicalContext.first {
      $0.is(ExtensionDeclSyntax.self) || $0.isProtocol((any DeclGroupSyntax).self)
    }
    return type?.as(ClassDeclSyntax.self)
  }
}
