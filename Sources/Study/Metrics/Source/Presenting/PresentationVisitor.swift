public import Diagnostics
import SwiftParser
import SwiftSyntax
public import Trace

/// Finds the expressions in traced types that turn values into displayed text or colours.
///
/// Messages for programmers, such as that of a precondition, are not displayed.
final class PresentationVisitor: FindingVisitor<Presentation> {
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) else {
      return .skipChildren
    }
    note(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = TypePath(node.calledExpression)?.text ?? node.calledName
    if Self.messages.contains(called) { return .skipChildren }
    guard ["String", "String.init"].contains(called) else { return .visitChildren }
    note(node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription
    let name = node.declName.baseName.text
    let isColor = base == "Color" || base == nil && Self.colors.contains(name)
    if isColor || base == "String" && name == "init" { note(node) }
    return .visitChildren
  }

  /// Functions and methods whose texts are for programmers.
  private static let messages: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "report",
  ]

  /// The colours that carry a meaning; `label` is the default colour of text.
  static let colors: Set<String> = ["red", "gray", "green", "blue"]
}

extension FindingVisitor<Presentation> {
  /// Records an expression if it is in a type with a role.
  fileprivate func note(_ node: some ExprSyntaxProtocol) {
    guard let role = node.enclosingRole else { return }
    found.append(
      Presentation(
        expression: node.trimmedDescription, type: node.owner, role: role,
        location: lines.location(of: node)))
  }
}

extension FunctionCallExprSyntax {
  /// The name of the callee.
  fileprivate var calledName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}

/// An expression that turns a value into something displayed.
///
/// It is a text with interpolated values, a text that `String` creates from a value, or a named
/// colour. Not detected are complete texts from the domain, and values behind a declared constant.
public struct Presentation: Sendable, Hashable, Codable {
  /// The expression as written.
  public let expression: String
  /// The enclosing type.
  public let type: String
  /// The role of that type.
  public let role: Role
  /// The location of the expression.
  public let location: Diagnostics.SourceLocation
}

/// Finds displayed values that are not interpolated: a choice between text literals, concatenated
/// texts, and descriptions of values.
///
/// A choice is `?:` with a text, or an `if` or `switch` with a text as its value. A concatenation
/// is a `+` with a text. A description is `.description`, `.formatted(…)`, `.uppercased()` or the
/// like; if the domain has a property of that name, it is the domain's. Not detected are texts
/// looked up in a dictionary, and texts assigned by several statements.
final class ChosenTextVisitor: FindingVisitor<Presentation> {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    let joins = elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
    let chooses = elements.indices.contains { index in
      guard let choice = elements[index].as(UnresolvedTernaryExprSyntax.self) else { return false }
      let texts = [choice.thenExpression] + elements[(index + 1)...].prefix(1)
      return texts.contains(where: \.isWords)
    }
    if chooses || joins && elements.contains(where: \.isWords) { note(node) }
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
}

extension ExprSyntax {
  /// Indicates whether it is a text literal with a letter.
  fileprivate var isWords: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self) else { return false }
    return text.segments.description.contains(where: \.isLetter)
  }
}
