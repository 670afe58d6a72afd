import SwiftSyntax
import SwiftSyntaxBuilder

/// Puts what a closure does into a run of the call in which it is written (`Call.enterClosure`).
///
/// A single expression stays one, so that the closure keeps the type that the compiler infers.
struct ClosureRunWriter {
  private let original: ClosureExprSyntax
  private let line: (Syntax) -> String

  /// Nothing for a closure that does nothing that could be recorded, or that is asynchronous.
  init?(_ closure: ClosureExprSyntax, line: @escaping (Syntax) -> String) {
    guard closure.signature?.effectSpecifiers?.asyncSpecifier == nil,
      !closure.statements.isEmpty, Work.isDone(in: closure.statements)
    else { return nil }
    original = closure
    self.line = line
  }

  /// The closure after its statements were moved, with its run.
  func written(_ moved: ClosureExprSyntax) -> ClosureExprSyntax {
    moved.with(\.statements, run(moved.statements, of: original.statements))
  }

  private func run(
    _ moved: CodeBlockItemListSyntax, of original: CodeBlockItemListSyntax
  ) -> CodeBlockItemListSyntax {
    guard let first = moved.first, let source = original.first else { return moved }
    let number = line(Syntax(source))
    guard moved.count == 1 else { return entered(moved, number) }
    switch (first.item, source.item) {
    case (.expr(let expression), .expr(let written)) where !written.isAssignment:
      let text = expression.with(\.leadingTrivia, []).with(\.trailingTrivia, []).description
      let call = "\(Entry.call).inside(\(Entry.call).closure(\(number)), \(text))"
      return [
        .verbatim(call).with(\.leadingTrivia, first.leadingTrivia)
          .with(\.trailingTrivia, first.trailingTrivia)
      ]
    case (.stmt(let statement), .stmt(let written)):
      guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression,
        let source = written.as(ExpressionStmtSyntax.self)?.expression,
        let branches = run(choice, of: source)
      else { return entered(moved, number) }
      let item = CodeBlockItemSyntax(
        item: .stmt(StmtSyntax(ExpressionStmtSyntax(expression: branches))))
      return [item]
    default: return entered(moved, number)
    }
  }

  /// Statements after the one that enters.
  private func entered(
    _ moved: CodeBlockItemListSyntax, _ number: String
  ) -> CodeBlockItemListSyntax {
    guard let first = moved.first else { return moved }
    let enter =
      "let __traced_run = \(Entry.call).enterClosure(\(number)); defer { __traced_run.leave() }; "
    return CodeBlockItemListSyntax([first.marked(enter)] + moved.dropFirst())
  }

  /// An `if` or `switch` that is all there is: each branch has a run of its own, since the whole may
  /// be the closure's value.
  private func run(_ moved: ExprSyntax, of original: ExprSyntax) -> ExprSyntax? {
    if let moved = moved.as(IfExprSyntax.self), let source = original.as(IfExprSyntax.self) {
      return ExprSyntax(run(moved, of: source))
    }
    guard let moved = moved.as(SwitchExprSyntax.self),
      let source = original.as(SwitchExprSyntax.self)
    else { return nil }
    let cases = zip(moved.cases, source.cases).map { moved, source in
      guard case .switchCase(let moved) = moved, case .switchCase(let source) = source else {
        return moved
      }
      return .switchCase(
        moved.with(\.statements, run(moved.statements, of: source.statements)))
    }
    return ExprSyntax(moved.with(\.cases, SwitchCaseListSyntax(cases)))
  }

  private func run(_ moved: IfExprSyntax, of source: IfExprSyntax) -> IfExprSyntax {
    var result = moved.with(
      \.body.statements, run(moved.body.statements, of: source.body.statements))
    switch (moved.elseBody, source.elseBody) {
    case (.ifExpr(let moved)?, .ifExpr(let source)?):
      result = result.with(\.elseBody, .ifExpr(run(moved, of: source)))
    case (.codeBlock(let moved)?, .codeBlock(let source)?):
      result = result.with(
        \.elseBody,
        .codeBlock(moved.with(\.statements, run(moved.statements, of: source.statements))))
    default: break
    }
    return result
  }
}

/// Looks for what can be recorded in a closure: calls, members of others, assignments.
private final class Work: SyntaxVisitor {
  private var isFound = false

  static func isDone(in statements: CodeBlockItemListSyntax) -> Bool {
    let visitor = Work(viewMode: .sourceAccurate)
    visitor.walk(statements)
    return visitor.isFound
  }

  private func find(_ isWork: Bool) -> SyntaxVisitorContinueKind {
    isFound = isFound || isWork
    return isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { find(true) }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    find(node.base != nil)
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { find(true) }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { find(true) }
}

extension ExprSyntax {
  /// Whether the expression stores something, which only a statement may.
  fileprivate var isAssignment: Bool {
    let operators: [ExprSyntax]
    if let sequence = self.as(SequenceExprSyntax.self) {
      operators = Array(sequence.elements)
    } else if let infix = self.as(InfixOperatorExprSyntax.self) {
      operators = [infix.operator]
    } else {
      operators = []
    }
    return operators.contains { element in
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        return false
      }
      return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }
  }
}
