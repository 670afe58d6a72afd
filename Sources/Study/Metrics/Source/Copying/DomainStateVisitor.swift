import SwiftSyntax

/// Finds the value types that a file declares or extends, with their cases, properties and
/// transitions.
final class DomainStateVisitor: SyntaxVisitor {
  private(set) var found: [DomainState] = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, isValue: node.attributes.role == nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, isValue: node.attributes.role == nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.extendedType.trimmedDescription, isValue: node.attributes.role == nil)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, isValue: false)
  }

  private func note(
    _ node: some DeclGroupSyntax, _ name: String, isValue: Bool
  ) -> SyntaxVisitorContinueKind {
    let owner = node.owner
    var state = DomainState(name: owner.isEmpty ? name : "\(owner).\(name)", isValue: isValue)
    for member in node.memberBlock.members { state.add(member.decl, of: name) }
    found.append(state)
    return .visitChildren
  }
}

extension DomainState {
  fileprivate mutating func add(_ member: DeclSyntax, of type: String) {
    if let enumCase = member.as(EnumCaseDeclSyntax.self) {
      cases += enumCase.elements.compactMap { element in
        element.parameterClause.map { clause in
          MethodSignature(
            name: element.name.text,
            labels: clause.parameters.map { $0.firstName?.text ?? "_" })
        }
      }
    } else if let property = member.as(VariableDeclSyntax.self) {
      let names = property.bindings.map(\.pattern.trimmedDescription)
      if property.modifiers.contains(anyOf: .static) { constants += names }
      properties += names
    } else if let method = member.as(FunctionDeclSyntax.self), method.isTransition(of: type) {
      transitions.append(MethodSignature(method))
    }
  }
}

extension FunctionDeclSyntax {
  /// Returns whether it leads from one value of its type to another: it changes the value, or gives
  /// one.
  fileprivate func isTransition(of type: String) -> Bool {
    if modifiers.contains(anyOf: .static, .class) { return false }
    if modifiers.contains(anyOf: .mutating) { return true }
    var result = signature.returnClause?.type
    while true {
      if let optional = result?.as(OptionalTypeSyntax.self) {
        result = optional.wrappedType
      } else if let array = result?.as(ArrayTypeSyntax.self) {
        result = array.element
      } else {
        break
      }
    }
    return ["Self", type].contains(result?.trimmedDescription)
  }
}
