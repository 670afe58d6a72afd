import SwiftSyntax

/// The name of a type in source, without generic arguments.
struct TypePath {
  let text: String
  var first: String { String(text.prefix { $0 != "." }) }
  var last: String { text.split(separator: ".").last.map(String.init) ?? text }
  /// Indicates whether its capitalisation is that of a type.
  var isType: Bool { last.first?.isUppercase == true }
  /// The path without a final `.init`.
  var withoutInit: TypePath {
    TypePath(text: text.hasSuffix(".init") ? String(text.dropLast(".init".count)) : text)
  }

  private init(text: String) { self.text = text }

  /// Creates the path that a type or expression spells; `nil` if it is not a name.
  init?(_ node: some SyntaxProtocol) {
    if let type = node.as(IdentifierTypeSyntax.self) {
      text = type.name.text
    } else if let type = node.as(MemberTypeSyntax.self), let base = TypePath(type.baseType) {
      text = "\(base.text).\(type.name.text)"
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      text = reference.baseName.text
    } else if let call = node.as(GenericSpecializationExprSyntax.self),
      let base = TypePath(call.expression)
    {
      text = base.text
    } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      let path = TypePath(base)
    {
      text = "\(path.text).\(member.declName.baseName.text)"
    } else {
      return nil
    }
  }
}

/// The names that count in a type.
enum TypeNameScope {
  /// All names.
  case named
  /// Names outside function types, because a closure does not hold its parameters.
  case held
  /// Names that are not generic arguments, because a type does not inherit from its arguments.
  case inherited
}

extension TypeSyntax {
  /// Returns the type names in a type.
  func names(_ scope: TypeNameScope) -> [Syntax] {
    let nodes = all(Syntax.self) { node in
      node.is(MemberTypeSyntax.self) || scope == .held && node.is(FunctionTypeSyntax.self)
        || scope == .inherited && node.is(IdentifierTypeSyntax.self)
    }
    return nodes.filter { $0.is(IdentifierTypeSyntax.self) || $0.is(MemberTypeSyntax.self) }
  }

  /// Returns the type names in a type, without their generic arguments.
  func paths(_ scope: TypeNameScope) -> [TypePath] { names(scope).compactMap { TypePath($0) } }
}

extension SyntaxProtocol {
  /// The generic type of which this type is an argument.
  var genericType: IdentifierTypeSyntax? {
    parent?.as(GenericArgumentSyntax.self)?.parent?.as(GenericArgumentListSyntax.self)?
      .parent?.as(GenericArgumentClauseSyntax.self)?.parent?.as(IdentifierTypeSyntax.self)
  }
}
