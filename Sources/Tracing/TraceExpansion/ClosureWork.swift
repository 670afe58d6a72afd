import SwiftSyntax

/// Searches a closure for work to record: calls, member accesses and outer names, which may be
/// properties.
final class ClosureWork: SyntaxVisitor {
  private let own: Set<String>
  private var isFound = false

  init(of closure: ClosureExprSyntax) {
    own = closure.namesInHead.union(BoundNames.all(in: Syntax(closure.statements)))
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns whether a part of the closure does such work.
  func isDone(in part: some SyntaxProtocol) -> Bool {
    isFound = false
    walk(part)
    return isFound
  }

  private func find() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.arguments.isEmpty ? .visitChildren : find()
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.base == nil ? .skipChildren : find()
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.baseName.tokenKind, !own.contains(node.baseName.bareText) else {
      return .skipChildren
    }
    return find()
  }
}

extension ClosureExprSyntax {
  fileprivate var namesInHead: Set<String> {
    let captures = signature?.capture?.items.map(\.name.bareText) ?? []
    let parameters: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let list)?: list.map(\.name.bareText)
      case .parameterClause(let clause)?:
        clause.parameters.map { ($0.secondName ?? $0.firstName).bareText }
      case nil: []
      }
    return Set(captures + parameters)
  }
}
