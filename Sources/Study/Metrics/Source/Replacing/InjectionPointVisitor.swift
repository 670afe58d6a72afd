import SwiftSyntax

/// Finds the properties that others can set and the parameters of initialisers, with the types that
/// they take.
final class InjectionPointVisitor: SyntaxVisitor {
  private(set) var found: [InjectionPoint] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.bindingSpecifier.tokenKind == .keyword(.var),
      !node.modifiers.contains(anyOf: .private, .fileprivate, .static)
    else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock.storesValue {
      guard let type = binding.typeAnnotation?.type else { continue }
      note(binding.pattern.trimmedDescription, type, of: node)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(anyOf: .private, .fileprivate) else { return .skipChildren }
    for parameter in node.signature.parameterClause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      note(name.text, parameter.type, of: node)
    }
    return .skipChildren
  }

  private func note(_ name: String, _ type: TypeSyntax, of node: some SyntaxProtocol) {
    let owner = node.owner
    found.append(
      InjectionPoint(
        owner: owner, name: name, isFunction: type.isFunction,
        types: TypeNames(in: type, .held).nodes.compactMap { named in
          TypePath(named).map {
            Mention(name: $0.text, scope: owner, location: lines.location(of: named))
          }
        }))
  }
}

extension TypeSyntax {
  /// Says whether it is a function's type, an optional one included.
  fileprivate var isFunction: Bool {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isFunction }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.isFunction
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.isFunction == true
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
