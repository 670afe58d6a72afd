import SwiftSyntax

extension ClosureRunWriter {
  /// Returns an `if` or `switch` that is a closure's only statement, with a run for each part.
  ///
  /// It may be the closure's value, so each branch needs its own run, and so does each condition
  /// that can be recorded. The result is `nil` for an `if` without `else`, and for any other
  /// expression.
  func run(choice moved: ExprSyntax, of original: ExprSyntax) -> ExprSyntax? {
    if let moved = moved.as(IfExprSyntax.self), let source = original.as(IfExprSyntax.self) {
      return source.coversAllCases ? ExprSyntax(run(moved, of: source)) : nil
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
    return ExprSyntax(
      moved.with(\.subject, decided(moved.subject, at: source.subject))
        .with(\.cases, SwitchCaseListSyntax(cases)))
  }

  private func run(_ moved: IfExprSyntax, of source: IfExprSyntax) -> IfExprSyntax {
    let conditions = zip(moved.conditions, source.conditions).map { condition($0, of: $1) }
    var result =
      moved
      .with(\.conditions, ConditionElementListSyntax(conditions))
      .with(\.body.statements, run(moved.body.statements, of: source.body.statements))
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

  private func condition(
    _ moved: ConditionElementSyntax, of source: ConditionElementSyntax
  ) -> ConditionElementSyntax {
    switch (moved.condition, source.condition) {
    case (.expression(let expression), .expression(let written)):
      return moved.with(\.condition, .expression(decided(expression, at: written)))
    case (.optionalBinding(let binding), .optionalBinding(let written)):
      guard let value = binding.initializer, let source = written.initializer else { return moved }
      return moved.with(
        \.condition,
        .optionalBinding(binding.with(\.initializer, decided(value, at: source))))
    case (.matchingPattern(let pattern), .matchingPattern(let written)):
      return moved.with(
        \.condition,
        .matchingPattern(
          pattern.with(
            \.initializer, decided(pattern.initializer, at: written.initializer))))
    default: return moved
    }
  }

  private func decided(
    _ moved: InitializerClauseSyntax, at source: InitializerClauseSyntax
  ) -> InitializerClauseSyntax {
    moved.with(\.value, decided(moved.value, at: source.value))
  }

  private func decided(_ moved: ExprSyntax, at source: ExprSyntax) -> ExprSyntax {
    work.isDone(in: source) ? evaluated(moved, at: source) : moved
  }
}

extension IfExprSyntax {
  /// Indicates whether one of the branches is always taken, so that the whole may be a value.
  fileprivate var coversAllCases: Bool {
    switch elseBody {
    case .ifExpr(let next)?: next.coversAllCases
    case .codeBlock?: true
    case nil: false
    }
  }
}
