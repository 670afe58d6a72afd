import SwiftSyntax

extension AttributeSyntax {
  /// The role in a tracing attribute, as it is written.
  var role: String {
    guard case .argumentList(let arguments)? = arguments, let first = arguments.first else {
      return ""
    }
    return first.expression.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// Returns whether one of the attributes has a name, with or without a module.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.baseName == name }
  }
}

extension AttributeSyntax {
  /// The name of the attribute without its module.
  var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension DeclGroupSyntax {
  /// The access modifier that a witness of a public protocol needs, followed by a space.
  var witnessAccess: String {
    if modifiers.contains(.public) || modifiers.contains(.open) { return "public " }
    let usable = attributes.contains(named: "usableFromInline") ? "@usableFromInline " : ""
    return modifiers.contains(.package) ? usable + "package " : usable
  }
}

extension TypeSyntax {
  /// The type without attributes such as `@escaping` and without enclosing parentheses.
  var bare: TypeSyntax {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bare }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil, only.ellipsis == nil
    {
      return only.type.bare
    }
    return self
  }

  /// The type that an optional type wraps, if it is one.
  var wrapped: TypeSyntax? {
    bare.as(OptionalTypeSyntax.self)?.wrappedType
      ?? bare.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
  }

  var isVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(trimmedDescription)
  }

  /// Indicates whether the type is written with `~Copyable`.
  var suppressesCopying: Bool { trimmedDescription.contains("~Copyable") }
}

extension GenericParameterClauseSyntax {
  /// Returns whether the parameter with a name suppresses copying.
  func suppressesCopying(of name: String) -> Bool {
    parameters.contains { $0.name.text == name && $0.inheritedType?.suppressesCopying == true }
  }
}
