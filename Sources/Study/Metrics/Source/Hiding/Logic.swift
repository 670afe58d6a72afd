import Diagnostics
import SwiftSyntax

/// A kind of work that code does beyond returning a value.
enum Logic: String, CaseIterable {
  /// Branches: `if`, `guard`, `switch`, `catch`, `?:`, `&&`, `||`, `??`.
  case decision
  /// Repeats: `for`, `while`, `repeat`.
  case loop
  /// Calls a function, a method or an initialiser.
  case call
  /// Computes or compares with an operator.
  case computation
  /// Assigns, or passes a variable `inout`.
  case change
}

/// Finds the work of a piece of code, including the closures inside it.
final class LogicVisitor: SyntaxVisitor {
  private var found: Set<Logic> = []
  private(set) var calls: [WrittenCall] = []
  private let lines: LineTable

  init(_ node: some SyntaxProtocol, _ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  /// The kinds of logic in the code, in the order of the cases.
  var logic: [Logic] { Logic.allCases.filter(found.contains) }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { note(.decision) }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { note(.decision) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { note(.decision) }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { note(.decision) }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    note(.decision)
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { note(.loop) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { note(.loop) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { note(.loop) }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { note(.change) }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { note(.change) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = WrittenCall(node, lines) { calls.append(call) }
    return note(.call)
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.text
    if ["&&", "||", "??"].contains(sign) { return note(.decision) }
    let isComparison = ["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
    return note(sign.hasSuffix("=") && !isComparison ? .change : .computation)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isNumber =
      node.expression.is(IntegerLiteralExprSyntax.self)
      || node.expression.is(FloatLiteralExprSyntax.self)
    return isNumber ? .visitChildren : note(.computation)
  }

  private func note(_ logic: Logic) -> SyntaxVisitorContinueKind {
    found.insert(logic)
    return .visitChildren
  }
}

/// A call in the source.
struct WrittenCall: Sendable, Hashable, Codable {
  /// The name of the callee, without everything up to its last dot.
  let name: String
  /// The labels of the arguments in parentheses; `_` for an argument without a label.
  let labels: [String]
  /// The number of closures that follow the parentheses.
  let trailingClosures: Int
  let location: Diagnostics.SourceLocation

  /// Returns whether it could call a method.
  ///
  /// The labels must match in order. Arguments may be missing, since they may have defaults, and
  /// trailing closures may follow.
  func mayCall(_ method: MethodSignature) -> Bool {
    guard name == method.name, labels.count + trailingClosures <= method.labels.count else {
      return false
    }
    var rest = method.labels[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.count >= trailingClosures
  }
}

extension WrittenCall {
  /// Creates the call of an expression; `nil` if the callee has no name.
  init?(_ node: FunctionCallExprSyntax, _ lines: LineTable) {
    let name: TokenSyntax
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName
    } else {
      return nil
    }
    self.init(
      name: name.text, labels: node.arguments.map { $0.label?.text ?? "_" },
      trailingClosures: node.trailingClosures.count, location: lines.location(of: name))
  }
}
