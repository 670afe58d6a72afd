import SwiftSyntax

/// The positions at which a statement may be inserted without changing the meaning of the code.
///
/// A single expression is the value of its body, of its closure, or of a branch of an `if` or
/// `switch` that is itself a value. Nothing may precede it there.
enum MarkPlacement {
  /// Returns whether a statement may be inserted into a list.
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

  /// Returns whether a function has no result, so that its single statement is not a value.
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

  /// Returns the node whose line is current before the first statement of a list.
  ///
  /// A body or closure enters with the line of its first statement; in a block it is that of the
  /// enclosing statement. A local function has none, because it may be called from anywhere.
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
  /// Returns the statement, preceded on the same line by another one, so that no line moves.
  func marked(_ mark: String) -> CodeBlockItemSyntax {
    let body = with(\.leadingTrivia, []).description
    return CodeBlockItemSyntax.verbatim(mark + body).with(\.leadingTrivia, leadingTrivia)
  }

  /// Indicates whether the statement can call, read or write, rather than only leave or declare.
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
