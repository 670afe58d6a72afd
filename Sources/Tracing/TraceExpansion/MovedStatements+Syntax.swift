import SwiftSyntax
import SwiftSyntaxBuilder

/// The target and values of an assignment, whether its operators are folded or not.
struct AssignmentTarget {
  let target: ExprSyntax
  /// The values after the sign: one expression, or operands and operators.
  let values: [ExprSyntax]

  var value: ExprSyntax? { values.count == 1 ? values.first : nil }

  init?(_ expression: some ExprSyntaxProtocol) {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      guard infix.operator.is(AssignmentExprSyntax.self) else { return nil }
      target = infix.leftOperand
      values = [infix.rightOperand]
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      target = elements[0]
      values = Array(elements[2...])
    } else {
      return nil
    }
  }
}

/// A statement that delegates initialisation.
enum Delegation {
  case superclass, same

  init?(_ item: CodeBlockItemSyntax) {
    guard case .expr(var expression) = item.item else { return nil }
    while let inner = expression.as(TryExprSyntax.self)?.expression
      ?? expression.as(AwaitExprSyntax.self)?.expression
    {
      expression = inner
    }
    guard
      let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    else { return nil }
    if base.is(SuperExprSyntax.self) {
      self = .superclass
    } else if base.isSelf {
      self = .same
    } else {
      return nil
    }
  }
}

extension ClosureExprSyntax {
  /// Returns the closure without its capture list, which becomes constants around it.
  func unfolded(as closure: ExprSyntax) -> ExprSyntax {
    guard let captures = signature?.capture?.items, let inner = closure.as(ClosureExprSyntax.self)
    else { return closure }
    let constants = captures.map(\.constant).joined()
    return "{ \(raw: constants)return \(raw: inner.withoutCaptures.trimmedDescription) }()"
  }

  var withoutCaptures: ClosureExprSyntax { with(\.signature, signature?.withoutCaptures) }
}

extension ClosureSignatureSyntax {
  /// The signature without captures, or `nil` if nothing else remains.
  fileprivate var withoutCaptures: ClosureSignatureSyntax? {
    let isNeeded =
      !attributes.isEmpty || parameterClause != nil || effectSpecifiers != nil
      || returnClause != nil
    return isNeeded ? with(\.capture, nil) : nil
  }
}

extension ExprSyntax {
  var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`)
  }

  /// Indicates whether the expression contains statements.
  var hasBlocks: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// Returns the statement, followed on its last line by another one, so that no line moves.
  func followed(by statement: String) -> CodeBlockItemSyntax {
    replaced(by: "\(with(\.semicolon, nil).trimmedDescription); \(statement)")
  }

  /// Returns other code in place of the statement; a comment after the statement is dropped.
  func replaced(by code: String) -> CodeBlockItemSyntax {
    CodeBlockItemSyntax.verbatim(code + (semicolon == nil ? "" : ";"))
      .with(\.leadingTrivia, leadingTrivia)
  }
}

extension TokenSyntax {
  /// Returns the name of a property's storage, in place of the property's name.
  static func storage(_ name: TokenSyntax) -> TokenSyntax {
    name.with(\.tokenKind, .identifier("_" + name.bareText))
  }
}
