import SwiftSyntax
import SwiftSyntaxBuilder

/// Wraps the work of a closure in a run of the call that contains it (`Call.enterClosure`).
///
/// A single expression stays one, so that the compiler infers the same type for the closure.
struct ClosureRunWriter {
  let work: ClosureWork
  private let original: ClosureExprSyntax
  private let line: (Syntax) -> String

  /// Returns `nil` for a closure that does nothing that could be recorded.
  init?(_ closure: ClosureExprSyntax, line: @escaping (Syntax) -> String) {
    work = ClosureWork(of: closure)
    guard work.isDone(in: closure.statements) else { return nil }
    original = closure
    self.line = line
  }

  /// Returns the closure with its moved statements inside a run.
  func written(_ moved: ClosureExprSyntax) -> ClosureExprSyntax {
    moved.with(\.statements, run(moved.statements, of: original.statements))
  }

  /// Returns the statements of a closure or a branch inside a run, if they do anything to record.
  func run(
    _ moved: CodeBlockItemListSyntax, of original: CodeBlockItemListSyntax
  ) -> CodeBlockItemListSyntax {
    guard let first = moved.first, let source = original.first, work.isDone(in: original) else {
      return moved
    }
    guard moved.count == 1 else { return entered(moved, at: source) }
    switch (first.item, source.item) {
    case (.expr(let expression), .expr(let written)):
      return [first.with(\.item, .expr(evaluated(expression, at: written)))]
    case (.stmt(let statement), .stmt(let written)):
      guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression,
        let source = written.as(ExpressionStmtSyntax.self)?.expression,
        let branches = run(choice: choice, of: source)
      else { break }
      return [
        CodeBlockItemSyntax(item: .stmt(StmtSyntax(ExpressionStmtSyntax(expression: branches))))
      ]
    default: break
    }
    return entered(moved, at: source)
  }

  /// Returns an expression that is evaluated inside a run, which ends with it.
  func evaluated(_ moved: ExprSyntax, at original: ExprSyntax) -> ExprSyntax {
    let text = moved.with(\.leadingTrivia, []).with(\.trailingTrivia, []).description
    let run = "\(MethodEntry.call).closure(\(line(Syntax(original))))"
    return ExprSyntax.verbatim("\(MethodEntry.call).inside(\(run), \(text))")
      .with(\.leadingTrivia, moved.leadingTrivia).with(\.trailingTrivia, moved.trailingTrivia)
  }

  /// Returns statements after one that enters a run.
  private func entered(
    _ moved: CodeBlockItemListSyntax, at source: CodeBlockItemSyntax
  ) -> CodeBlockItemListSyntax {
    guard let first = moved.first else { return moved }
    let enter =
      "let __traced_run = \(MethodEntry.call).enterClosure(\(line(Syntax(source)))); "
      + "defer { __traced_run.leave() }; "
    return CodeBlockItemListSyntax([first.marked(enter)] + moved.dropFirst())
  }
}
