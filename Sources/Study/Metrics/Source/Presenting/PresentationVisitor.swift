public import Diagnostics
import SwiftParser
import SwiftSyntax
public import Trace

/// Finds the expressions of traced types that turn values into what is seen.
///
/// What a programmer reads, the message of a precondition or of a fault, is not seen.
final class PresentationVisitor: SyntaxVisitor {
  private(set) var found: [Presentation] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

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

  private func note(_ node: some ExprSyntaxProtocol) {
    let types = node.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard let role = types.compactMap(\.attributes.role).first else { return }
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
