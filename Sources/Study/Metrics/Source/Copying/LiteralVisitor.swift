import SwiftParser
import SwiftSyntax

/// Finds the texts and numbers that a file writes.
final class LiteralVisitor: SyntaxVisitor {
  private(set) var found: [Literal] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !text.isEmpty { note(.text(text), node) }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(.number(node.literal.text.filter { $0 != "_" }), node)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(.number(node.literal.text.filter { $0 != "_" }), node)
    return .skipChildren
  }

  private func note(_ value: LiteralValue, _ node: some ExprSyntaxProtocol) {
    let constant = node.parent?.is(InitializerClauseSyntax.self) == true ? node.namedValue : nil
    found.append(
      Literal(
        value: value, text: node.trimmedDescription, constant: constant, owner: node.owner,
        location: lines.location(of: node)))
  }
}

extension ExprSyntaxProtocol {
  /// The constant or the case that has this as its whole value.
  fileprivate var namedValue: String? {
    guard let holder = parent?.parent else { return nil }
    if let binding = holder.as(PatternBindingSyntax.self), binding.isAtTypeOrFileLevel {
      return binding.pattern.member
    }
    guard let enumCase = holder.as(EnumCaseElementSyntax.self) else { return nil }
    return "\(enumCase.owner).\(enumCase.name.text)"
  }
}
