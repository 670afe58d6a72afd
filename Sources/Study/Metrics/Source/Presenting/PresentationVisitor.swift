public import Diagnostics
import SwiftParser
import SwiftSyntax
public import Trace

/// Finds the expressions of traced types that turn values into what is seen.
///
/// What a programmer reads, the message of a precondition or of a fault, is not seen.
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

  /// The colours that mean something; `label` is that of every text.
  static let colors: Set<String> = ["red", "gray", "green", "blue"]
}

extension FindingVisitor<Presentation> {
  /// Notes an expression, if it is in a type with a role.
  fileprivate func note(_ node: some ExprSyntaxProtocol) {
    guard let role = node.enclosingRole else { return }
    found.append(
      Presentation(
        expression: node.trimmedDescription, type: node.owner, role: role,
        location: lines.location(of: node)))
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function or method that is called.
  fileprivate var calledName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}

/// An expression that turns a value into what is seen.
///
/// That is a text with values in it, a text made of a value by `String`, or a colour that is named.
/// Not found are texts that are taken whole from the domain, and what a declared constant hides.
public struct Presentation: Sendable, Hashable, Codable {
  /// The expression as the source has it.
  public let expression: String
  /// The type in whose source it is.
  public let type: String
  /// That type's role.
  public let role: Role
  /// The place where it is.
  public let location: Diagnostics.SourceLocation
}

/// Finds what turns a value into what is seen without a text of values: a choice between texts that
/// are written out, texts that are joined, and descriptions of values.
///
/// A choice is `?:` with a text, or an `if` or `switch` that gives one as a value. Joined is what a
/// `+` with a text is in. A description is `.description`, `.formatted(…)`, `.uppercased()` or
/// their like; where the domain has a property of that name, it is the domain's. What escapes are
/// texts that are looked up in a dictionary, and those that several statements assign.
final class ChosenTextVisitor: FindingVisitor<Presentation> {
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
}

extension ExprSyntax {
  /// Says whether it is a written-out text that has a letter.
  fileprivate var isWords: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self) else { return false }
    return text.segments.description.contains(where: \.isLetter)
  }
}
