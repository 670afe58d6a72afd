import SwiftSyntax
import SwiftSyntaxMacros

/// The new body of a method: the old one becomes a local function, called inside the recorded
/// call.
///
/// Closures with capture lists and implicit returns compile only in such a function.
struct MethodBody {
  private static let body = "__traced_body"

  let method: FunctionDeclSyntax
  let block: CodeBlockSyntax
  let entry: MethodEntry

  func text(in context: some MacroExpansionContext) -> String {
    if block.statements.isEmpty { return "\(enter)\n\(MethodEntry.call).leave()" }
    return needsInlining
      ? inlined(MovedStatements(in: context, function: entry.function))
      : nested(MovedCode(in: context, function: entry.function))
  }

  // MARK: As a local function

  private func nested(_ code: MovedCode) -> String {
    """
    \(enter)\(refusal)
    func \(Self.body)()\(effects)\(result) {
    \(code.rewritten(block.statements).reindented(to: 2))
    }
    \(called)
    """
  }

  /// The code that ends an endless loop: once the recording was stopped, a body without a result
  /// does nothing.
  private var refusal: String {
    isVoid && !isAsync ? "\nif \(MethodEntry.call).isRefused { return }" : ""
  }

  /// The call of the local function, and the end of the recorded call.
  private var called: String {
    let mark = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let call = "\(mark)\(Self.body)()"
    // The call is entered and never left.
    if returnsNever, !isThrowing { return "_ = \(MethodEntry.call)\n\(call)" }
    let left =
      returnsNever
      ? call
      : isVoid
        ? "\(call)\n\(MethodEntry.call).leave()"
        : "return \(MethodEntry.call).leave(\(call))"
    guard isThrowing else { return left }
    return """
      do\(thrownType) {
      \(left.reindented(to: 2))
      } catch {
        \(MethodEntry.call).fail(error)
        throw error
      }
      """
  }

  private var effects: String {
    method.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
  }

  private var result: String {
    method.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
  }

  // MARK: In place

  /// Indicates whether the body stays in place: a local function can neither rethrow nor capture
  /// consumed values.
  private var needsInlining: Bool {
    isRethrowing || arguments.consumesOne || method.modifiers.contains(.consuming)
      || method.modifiers.contains(.borrowing)
      || method.signature.returnClause?.type.suppressesCopying == true
  }

  private func inlined(_ code: MovedStatements) -> String {
    let single = block.statements.count == 1 ? block.statements.first : nil
    let prefix = !isVoid && !returnsNever && single?.isExpression == true ? "return " : ""
    let statements = code.rewritten(block.statements, after: prefix)
    if code.hasErrors { return MovedCode.instead }
    return """
      \(enter)
      defer { \(MethodEntry.call).leave() }
      \(statements)
      """
  }

  // MARK: The method

  private var enter: String {
    entry.statement("enter", subject, arguments: arguments.expression)
  }

  private var arguments: Arguments {
    Arguments(of: method.signature, generics: method.genericParameterClause)
  }

  private var subject: String {
    let isStatic = method.modifiers.contains(.static) || method.modifiers.contains(.class)
    return isStatic ? "type: Self.self" : "self"
  }

  private var throwsClause: ThrowsClauseSyntax? { method.signature.effectSpecifiers?.throwsClause }
  private var isThrowing: Bool { throwsClause != nil }
  private var isAsync: Bool { method.signature.effectSpecifiers?.asyncSpecifier != nil }

  private var isRethrowing: Bool {
    throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
  }

  private var thrownType: String {
    throwsClause?.type.map { " throws(\($0.trimmedDescription))" } ?? ""
  }

  private var isVoid: Bool { method.signature.returnClause?.type.isVoid ?? true }

  private var returnsNever: Bool {
    method.signature.returnClause?.type.trimmedDescription == "Never"
  }
}

extension CodeBlockItemSyntax {
  /// Indicates whether the statement is an expression, which is the body's value if it is the only
  /// one.
  var isExpression: Bool {
    switch item {
    case .expr: true
    case .stmt(let statement): statement.is(ExpressionStmtSyntax.self)
    case .decl: false
    }
  }
}
