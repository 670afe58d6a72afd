import SwiftSyntax

/// The name of a type as written, without generic arguments.
struct TypePath {
  /// All parts, joined by dots.
  let text: String
  /// The first part.
  var first: String { String(text.prefix { $0 != "." }) }

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

/// The names of types in a type.
final class TypeNames: SyntaxVisitor {
  /// The kind of names that count.
  enum NameScope {
    /// All.
    case named
    /// Those that are not inside a function type: a closure does not hold its parameters.
    case held
    /// Those that are no generic arguments: no type inherits from those.
    case inherited
  }

  private(set) var nodes: [Syntax] = []
  private let scope: NameScope

  /// The names in a type.
  init(in type: TypeSyntax, _ scope: NameScope) {
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
    walk(type)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(Syntax(node))
    return scope == .inherited ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    scope == .held ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// The generic type that this type is an argument of.
  var genericType: IdentifierTypeSyntax? {
    parent?.as(GenericArgumentSyntax.self)?.parent?.as(GenericArgumentListSyntax.self)?
      .parent?.as(GenericArgumentClauseSyntax.self)?.parent?.as(IdentifierTypeSyntax.self)
  }
}
