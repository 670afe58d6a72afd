import Diagnostics
import SwiftSyntax

/// Finds what is observed: the second argument of each call of `observe`.
final class ObservationVisitor: SyntaxVisitor {
  private(set) var found: [Int: [String]] = [:]
  private let converter: SourceLocationConverter
  /// The values of the constants in sight; programs are short, and name nothing twice.
  private var constants: [String: ExprSyntax] = [:]

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    constants = [:]
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      constants[node.pattern.trimmedDescription] = value
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "observe",
      let argument = node.arguments.dropFirst().first
    else { return .visitChildren }
    // `#line` is the line at which the called expression begins.
    let line = node.startLocation(converter: converter).line
    let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let expression = name.flatMap { constants[$0] } ?? argument.expression
    found[line] = Self.isMade(expression) ? lines(of: expression) : []
    return .visitChildren
  }

  /// Returns whether operators make it of others; what the recorder supplies has a line of its own.
  private static func isMade(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base.map { $0.trimmedDescription != "recorder" } ?? false
  }

  /// The lines of an expression, without the indentation that they have in common.
  private func lines(of expression: ExprSyntax) -> [String] {
    let lines = TextLines(expression.trimmedDescription).texts.filter { !$0.isEmpty }
    guard let first = lines.first else { return [] }
    let column = expression.startLocation(converter: converter).column - 1
    let indents = lines.dropFirst().map { $0.prefix { $0 == " " }.count }
    let common = min(column, indents.min() ?? 0)
    return [first] + lines.dropFirst().map { String($0.dropFirst(common)) }
  }
}
