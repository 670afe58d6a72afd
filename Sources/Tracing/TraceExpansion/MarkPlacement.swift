import SwiftSyntax

/// The places where a statement may precede others; the body or closure keeps its meaning.
///
/// A single expression in a body or a closure is its value, and so is one in the branches of an
/// `if` or `switch` that is a value; nothing may be before those.
enum MarkPlacement {
  /// Returns whether a statement may be put into a list.
  static func mayStand(in list: CodeBlockItemListSyntax) -> Bool {
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
    case .initializerDecl: return true
    case .functionDecl: return list.count > 1 || isVoid(owner)
    default: return false
    }
  }

  /// Returns whether a function gives nothing back; a single statement of it is then no value.
  private static func isVoid(_ function: Syntax) -> Bool {
    function.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.isVoid ?? true
  }

  /// Returns whether an `if` or `switch` is a statement, not an expression with a value.
  private static func isStatement(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(IfExprSyntax.self) { return isStatement(parent) }
    guard parent.is(ExpressionStmtSyntax.self),
      let list = parent.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    if let function = list.parent?.parent, function.is(FunctionDeclSyntax.self) {
      return isVoid(function)
    }
    return !(list.parent?.is(ClosureExprSyntax.self) ?? true) && mayStand(in: list)
  }

  /// Returns the node whose line a list's code has before its first statement: that statement
  /// itself in the body and in a closure, which enter with its line, the statement around a block,
  /// `nil` for a local function's, which may be called from anywhere.
  static func lineBefore(_ list: CodeBlockItemListSyntax) -> Syntax? {
    guard let owner = list.parent?.parent else { return nil }
    if list.parent?.is(ClosureExprSyntax.self) == true { return list.first.map { Syntax($0) } }
    guard owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self) else {
      return owner
    }
    return owner.parent?.is(CodeBlockItemSyntax.self) == true
      ? nil : list.first.map { Syntax($0) }
  }
}

extension CodeBlockItemSyntax {
  /// The statement with another one before it, on the same line, so that no line moves.
  func marked(_ mark: String) -> CodeBlockItemSyntax {
    let body = with(\.leadingTrivia, []).description
    return CodeBlockItemSyntax.verbatim(mark + body).with(\.leadingTrivia, leadingTrivia)
  }

  /// Says whether the statement can call, read or write; what only leaves or declares does not.
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
