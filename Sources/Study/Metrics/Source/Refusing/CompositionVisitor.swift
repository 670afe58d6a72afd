import Diagnostics
import SwiftSyntax
import Trace

/// Finds decisions in what only builds and connects.
///
/// In a type or extension that is traced as `composition` every `if`, `guard` or `while` with a
/// condition, `switch`, `?:`, `&&` and `||` counts. To unwrap an optional, by a binding or `??`, is
/// no decision of the pattern's. What escapes is a decision without any of these words, such as a
/// subscript of a dictionary.
final class CompositionVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if !node.condition.is(OptionalBindingConditionSyntax.self) { examine(node) }
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    examine(node.switchKeyword)
    return .visitChildren
  }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    examine(node)
    return .visitChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["&&", "||"].contains(node.operator.text) { examine(node) }
    return .visitChildren
  }

  private func examine(_ node: some SyntaxProtocol) {
    let types = node.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard types.compactMap(\.attributes.role).first == .composition else { return }
    found.append(
      Diagnostic(
        .decidingComposition, at: lines.location(of: node),
        "'\(node.member)' decides, and is traced as composition",
        explanation: "What builds and connects may do anything, so contracts cannot see what it "
          + "decides in a role's place.",
        suggestion: "decide in the role that the pattern names for it, and connect here only"))
  }
}
