import SwiftSyntax

/// Where a statement may be put before others without changing what a body or a closure means.
///
/// A single expression in a body or a closure is its value, and so is one in the branches of an `if`
/// or `switch` that is a value; nothing may stand before those.
struct Marks {
  /// Whether the body gives nothing back.
  let isVoid: Bool

  /// Whether a statement may be put into a list.
  func mayStand(in list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return list.count > 1 }
    if parent.is(ClosureExprSyntax.self) { return list.count > 1 }
    if let cases = parent.as(SwitchCaseSyntax.self) {
      return cases.parent?.parent?.as(SwitchExprSyntax.self).map { isStatement(Syntax($0)) }
        ?? false
    }
    guard parent.is(CodeBlockSyntax.self), let owner = parent.parent else { return false }
    switch owner.kind {
    case .ifExpr: return isStatement(owner)
    case .forStmt, .whileStmt, .repeatStmt, .doStmt, .catchClause, .guardStmt, .deferStmt:
      return true
    case .functionDecl, .initializerDecl: return true
    default: return false
    }
  }

  /// Whether an `if` or `switch` stands as a statement, rather than for a value.
  private func isStatement(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(IfExprSyntax.self) { return isStatement(parent) }
    guard parent.is(ExpressionStmtSyntax.self),
      let list = parent.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    let owner = list.parent?.parent
    if owner?.is(FunctionDeclSyntax.self) == true { return isVoid }
    return !(list.parent?.is(ClosureExprSyntax.self) ?? true) && mayStand(in: list)
  }

  /// What stands on the line on which a list's code is taken to stand before its first statement: the
  /// body's first statement, the statement around a block, nothing for a closure's.
  static func lineBefore(_ list: CodeBlockItemListSyntax) -> Syntax? {
    guard let owner = list.parent?.parent else { return nil }
    if list.parent?.is(ClosureExprSyntax.self) == true { return list.first.map { Syntax($0) } }
    let isBody = owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
    return isBody ? list.first.map { Syntax($0) } : owner
  }
}

extension CodeBlockItemSyntax {
  /// The statement with another one before it, on the same line, so that no line moves.
  func marked(_ mark: String) -> CodeBlockItemSyntax {
    let body = with(\.leadingTrivia, []).description
    return CodeBlockItemSyntax.verbatim(mark + body).with(\.leadingTrivia, leadingTrivia)
  }

  /// Whether the statement can call, read or write; what only leaves or declares does not.
  var doesSomething: Bool {
    switch item {
    case .decl(let declaration): !declaration.is(FunctionDeclSyntax.self)
    case .stmt(let statement):
      switch statement.kind {
      case .breakStmt, .continueStmt, .fallThroughStmt: false
      case .returnStmt: statement.as(ReturnStmtSyntax.self)?.expression != nil
      default: true
      }
    case .expr: true
    }
  }
}
