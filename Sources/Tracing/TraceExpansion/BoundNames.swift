import SwiftSyntax

/// The names that a piece of code binds, which shadow its type's members there.
final class BoundNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func all(in node: Syntax) -> Set<String> {
    let visitor = BoundNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.bareText)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).bareText)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.bareText)
    return .skipChildren
  }
}
