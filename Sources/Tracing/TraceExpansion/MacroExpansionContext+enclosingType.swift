import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// The innermost type around the macro, as an expression there names it.
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

  /// Indicates whether the innermost type is a class that can have subclasses and inherits from
  /// nothing.
  var isInRootClass: Bool {
    guard let enclosingClass else { return false }
    return enclosingClass.inheritanceClause == nil && !enclosingClass.modifiers.contains(.final)
  }

  /// Indicates whether the innermost type is a class that may have a superclass.
  ///
  /// Syntax does not show whether the first name after the colon is a class.
  var isInHeir: Bool { enclosingClass?.inheritanceClause != nil }

  private var enclosingClass: ClassDeclSyntax? {
    let type = lexicalContext.first {
      $0.is(ExtensionDeclSyntax.self) || $0.isProtocol((any DeclGroupSyntax).self)
    }
    return type?.as(ClassDeclSyntax.self)
  }
}
