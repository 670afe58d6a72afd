import SwiftSyntax
import SwiftSyntaxBuilder

/// Puts what a closure does into a run of the call in which it is written (`Call.enterClosure`).
///
/// A single expression stays one, so that the closure keeps the type that the compiler infers.
struct ClosureRunWriter {
  let work: ClosureWork
  private let original: ClosureExprSyntax
  private let line: (Syntax) -> String

  /// `nil` for a closure that does nothing that could be recorded.
  init?(_ closure: ClosureExprSyntax, line: @escaping (Syntax) -> String) {
    work = ClosureWork(of: closure)
    guard work.isDone(in: closure.statements) else { return nil }
    original = closure
    self.line = line
  }

  /// The closure after its statements were moved, with its run.
  func written(_ moved: ClosureExprSyntax) -> ClosureExprSyntax {
    moved.with(\.statements, run(moved.statements, of: original.statements))
  }

  /// The statements of a closure, or of a branch that may be its value, in a run, if they do
  /// something that could be recorded.
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

  /// An expression, evaluated inside a run that ends with it.
  func evaluated(_ moved: ExprSyntax, at original: ExprSyntax) -> ExprSyntax {
    let text = moved.with(\.leadingTrivia, []).with(\.trailingTrivia, []).description
    let run = "\(MethodEntry.call).closure(\(line(Syntax(original))))"
    return ExprSyntax.verbatim("\(MethodEntry.call).inside(\(run), \(text))")
      .with(\.leadingTrivia, moved.leadingTrivia).with(\.trailingTrivia, moved.trailingTrivia)
  }

  /// Statements after the one that enters.
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
