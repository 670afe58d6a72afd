import SwiftSyntax

/// The name of a type as written, without generic arguments.
struct TypePath {
  /// All parts, joined by dots.
  let text: String
  /// The first part.
  var first: String { String(text.prefix { $0 != "." }) }
  /// The last part.
  var last: String { text.split(separator: ".").last.map(String.init) ?? text }
  /// Says whether it is a type's, as its spelling shows.
  var isType: Bool { last.first?.isUppercase == true }
  /// The same without `.init` at its end.
  var withoutInit: TypePath {
    TypePath(text: text.hasSuffix(".init") ? String(text.dropLast(".init".count)) : text)
  }

  private init(text: String) { self.text = text }

  /// The name that a type or an expression writes; `nil` if it is none.
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

/// The kinds of names in a type.
enum TypeNameScope {
  /// All.
  case named
  /// Those that are not inside a function type: a closure does not hold its parameters.
  case held
  /// Those that are no generic arguments: no type inherits from those.
  case inherited
}

extension TypeSyntax {
  /// The names of types in a type.
  func names(_ scope: TypeNameScope) -> [Syntax] {
    let nodes = all(Syntax.self) { node in
      node.is(MemberTypeSyntax.self) || scope == .held && node.is(FunctionTypeSyntax.self)
        || scope == .inherited && node.is(IdentifierTypeSyntax.self)
    }
    return nodes.filter { $0.is(IdentifierTypeSyntax.self) || $0.is(MemberTypeSyntax.self) }
  }

  /// The same without their generic arguments.
  func paths(_ scope: TypeNameScope) -> [TypePath] { names(scope).compactMap { TypePath($0) } }
}

extension SyntaxProtocol {
  /// The generic type that this type is an argument of.
  var genericType: IdentifierTypeSyntax? {
    parent?.as(GenericArgumentSyntax.self)?.parent?.as(GenericArgumentListSyntax.self)?
      .parent?.as(GenericArgumentClauseSyntax.self)?.parent?.as(IdentifierTypeSyntax.self)
  }
}
