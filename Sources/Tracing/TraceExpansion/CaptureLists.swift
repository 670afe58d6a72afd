import SwiftSyntax

/// Looks for closures with capture lists, which no rewritten body may hold outside a local
/// function.
final class CaptureLists: SyntaxVisitor {
  private(set) var closures: [ClosureExprSyntax] = []
  private let entersBlocks: Bool

  private init(entersBlocks: Bool) {
    self.entersBlocks = entersBlocks
    super.init(viewMode: .sourceAccurate)
  }

  /// The outermost such closures, with or without those that are in nested statements.
  static func closures(
    in node: some SyntaxProtocol, enteringBlocks: Bool = true
  ) -> [ClosureExprSyntax] {
    let visitor = CaptureLists(entersBlocks: enteringBlocks)
    visitor.walk(node)
    return visitor.closures
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature?.capture != nil else { return .visitChildren }
    closures.append(node)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let isClosure = node.parent?.is(ClosureExprSyntax.self) == true
    return entersBlocks || isClosure ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// Says whether the closure captures the object itself.
  var capturesSelf: Bool {
    signature?.capture?.items.contains { $0.name.text == "self" } ?? false
  }
}
