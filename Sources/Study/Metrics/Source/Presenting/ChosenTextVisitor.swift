import SwiftSyntax
import Trace

/// Finds what turns a value into what is seen without a text of values: a choice between texts that
/// are written out, texts that are joined, and descriptions of values.
///
/// A choice is `?:` with a text, or an `if` or `switch` that gives one as a value. Joined is what a
/// `+` with a text is in. A description is `.description`, `.formatted(…)`, `.uppercased()` or their
/// like; where the domain has a property of that name, it is the domain's. What escapes are texts that are looked up in a dictionary, and those
/// that several statements assign.
final class ChosenTextVisitor: SyntaxVisitor {
  private(set) var found: [Presentation] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    let joins = elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
    if joins, elements.contains(where: \.isWords) { note(node) }
    for index in elements.indices {
      guard let choice = elements[index].as(UnresolvedTernaryExprSyntax.self) else { continue }
      let texts = [choice.thenExpression] + elements[(index + 1)...].prefix(1)
      if texts.contains(where: \.isWords) { note(node) }
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard ExprSyntax(node).isWords, let item = node.parent?.as(CodeBlockItemSyntax.self),
      let branch = item.parent?.parent
    else { return .visitChildren }
    let isBranch =
      branch.is(SwitchCaseSyntax.self)
      || branch.is(CodeBlockSyntax.self) && branch.parent?.is(IfExprSyntax.self) == true
    if isBranch { note(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let names = [
      "capitalized", "debugDescription", "description", "formatted", "lowercased", "uppercased",
    ]
    if node.base != nil, names.contains(node.declName.baseName.text) { note(node) }
    return .visitChildren
  }

  private func note(_ node: some ExprSyntaxProtocol) {
    let types = node.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard let role = types.compactMap(\.attributes.role).first else { return }
    found.append(
      Presentation(
        expression: node.trimmedDescription, type: node.owner, role: role,
        location: lines.location(of: node)))
  }
}

extension ExprSyntax {
  /// Says whether it is a written-out text that has a letter.
  fileprivate var isWords: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self) else { return false }
    return text.segments.description.contains(where: \.isLetter)
  }
}
